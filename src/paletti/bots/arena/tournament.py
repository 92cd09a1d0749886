"""The arena: many games between bots, on all cores, every one fixed by its seed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from paletti.bots.arena.match import MOST_DEEDS, play
from paletti.rules.choices import Chosen
from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.state import NOBODY
from paletti.table.chance import Chance
from paletti.table.replay.file import SUFFIX, replay_of, save
from paletti.table.setup import CLASSIC, GameSetup

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hanna")
SERIALS = 100_000


@dataclass(frozen=True)
class Pairing:
    """One game to be played: its number, its setup and which contestant sits where."""

    number: int
    setup: GameSetup
    seats: tuple[int, ...]  # the contestant at each seat
    bots: tuple[str, ...]  # by contestant: a strength, or `module:Class`


@dataclass(frozen=True)
class MatchResult:
    """What became of one game; everybody in it is a contestant's number."""

    number: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    cause: int | None
    plateaus: int
    turns: int
    deeds: int
    cpu_s: float
    decide_s: tuple[tuple[int, float], ...]  # contestant, CPU seconds of each decision that needed thought
    stuck: bool
    raised: int = 0  # columns that were raised, and stood
    faults: tuple[tuple[int, str], ...] = ()  # contestant, a sentence: what a bot of one's own did wrong

    @property
    def decided(self) -> bool:
        """Whether somebody won."""
        return bool(self.winners)


def pairings(
    games: int,
    bots: Sequence[str],
    edition: str,
    seed: int,
    house: Mapping[str, Chosen] | None = None,
    kit: str = CLASSIC,
) -> list[Pairing]:
    """The games of a tournament: seats turn from game to game, every game with a set and a villa of its own."""
    count = len(bots)
    found = []
    for number in range(games):
        chance = Chance(seed, "arena", number)
        seats = tuple((seat + number) % count for seat in range(count))
        setup = GameSetup(
            NAMES[:count],
            edition,
            dict(house or {}),
            kit,
            serial=1 + chance.below(SERIALS),
            layout=("scattered", "rings", "colours")[number % 3],
            seed=chance.below(1 << 40),
        )
        found.append(Pairing(number, setup, seats, tuple(bots)))
    return found


def result_of(pairing: Pairing, keep: Path | None = None, most_deeds: int = MOST_DEEDS) -> MatchResult:
    """Plays one game, or its first deeds; with `keep`, its replay is put into that folder."""
    began = time.process_time()
    played = play(pairing.setup, [pairing.bots[at] for at in pairing.seats], most_deeds=most_deeds)
    state, journal = played.game.state, played.game.journal
    if keep is not None:
        replay = replay_of(pairing.setup, journal.entries(), journal.thoughts())
        save(replay, keep / f"game-{pairing.number + 1:04d}{SUFFIX}")
    return MatchResult(
        pairing.number,
        pairing.seats,
        tuple(pairing.seats[seat] for seat in state.winners),
        None if state.cause == NOBODY else pairing.seats[state.cause],
        played.plateaus,
        state.number,
        played.game.version,
        time.process_time() - began,
        tuple((pairing.seats[thought.seat], thought.cpu_s) for thought in played.thoughts if thought.decision.weighed),
        played.stuck,
        sum(isinstance(entry.deed, MoveColumn) and entry.deed.ends is Ends.STANDS for entry in journal.entries()),
        tuple((pairing.seats[seat], fault) for seat, fault in played.faults),
    )


def tournament(
    games: Sequence[Pairing],
    keep: Path | None = None,
    workers: int | None = None,
    told: Callable[[MatchResult], None] = lambda result: None,
    most_deeds: int = MOST_DEEDS,
) -> list[MatchResult]:
    """All results in the games' order; `told` hears of each as it ends."""
    found = {}
    for result in _results(games, keep, workers or os.cpu_count() or 1, most_deeds):
        found[result.number] = result
        told(result)
    return [found[number] for number in sorted(found)]


def _results(games: Sequence[Pairing], keep: Path | None, workers: int, most_deeds: int) -> Iterator[MatchResult]:
    if min(workers, len(games)) <= 1:
        yield from (result_of(game, keep, most_deeds) for game in games)
        return
    # A fork would carry the caller's threads' locks along; fresh processes have none.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(games)), mp_context=spawn, initializer=_begin) as pool:
        waiting = [pool.submit(result_of, game, keep, most_deeds) for game in games]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for future in waiting:
                future.cancel()


def _begin() -> None:
    # Who stops the arena from the keyboard stops the parent, and it its children.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
