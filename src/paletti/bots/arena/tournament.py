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
from threading import Thread

from paletti.bots.arena.match import MOST_DEEDS, play
from paletti.jobs import done_on_cluster
from paletti.rules.choices import Chosen
from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.state import NOBODY
from paletti.table.chance import Chance
from paletti.table.replay.file import SUFFIX, replay_of, save_bytes, to_bytes
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
    """The result of one game; players are given as contestants' numbers."""

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
    faults: tuple[tuple[int, str], ...] = ()  # contestant and a sentence: the mistakes of a guest

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


@dataclass(frozen=True)
class MatchJob:
    """A game to be played anywhere, in this process, another or on another machine."""

    pairing: Pairing
    most_deeds: int = MOST_DEEDS
    with_replay: bool = False


def played(job: MatchJob) -> tuple[MatchResult, bytes | None]:
    """The result of the game, and its replay if wanted."""
    pairing, began = job.pairing, time.process_time()
    match = play(pairing.setup, [pairing.bots[at] for at in pairing.seats], most_deeds=job.most_deeds)
    state, journal = match.game.state, match.game.journal
    replay = replay_of(pairing.setup, journal.entries(), journal.thoughts()) if job.with_replay else None
    result = MatchResult(
        pairing.number,
        pairing.seats,
        tuple(pairing.seats[seat] for seat in state.winners),
        None if state.cause == NOBODY else pairing.seats[state.cause],
        match.plateaus,
        state.number,
        match.game.version,
        time.process_time() - began,
        tuple((pairing.seats[thought.seat], thought.cpu_s) for thought in match.thoughts if thought.decision.weighed),
        match.stuck,
        sum(isinstance(entry.deed, MoveColumn) and entry.deed.ends is Ends.STANDS for entry in journal.entries()),
        tuple((pairing.seats[seat], fault) for seat, fault in match.faults),
    )
    return result, None if replay is None else to_bytes(replay)


def tournament(
    games: Sequence[Pairing],
    keep: Path | None = None,
    workers: int | None = None,
    progress: Callable[[MatchResult], None] = lambda result: None,
    most_deeds: int = MOST_DEEDS,
    ray: str | None = None,
) -> list[MatchResult]:
    """All results in the games' order; `progress` is called as each ends. Replays are put into the folder `keep`.

    With `ray`, the address of a cluster, games are played there, otherwise by this many `workers` here.
    """
    found = {}
    jobs = [MatchJob(game, most_deeds, keep is not None) for game in games]
    ended = _here(jobs, workers or os.cpu_count() or 1) if ray is None else done_on_cluster(ray, played, jobs)
    for result, replay in ended:
        if keep is not None and replay is not None:
            save_bytes(replay, keep / f"game-{result.number + 1:04d}{SUFFIX}")
        found[result.number] = result
        progress(result)
    return [found[number] for number in sorted(found)]


def _here(jobs: Sequence[MatchJob], workers: int) -> Iterator[tuple[MatchResult, bytes | None]]:
    if min(workers, len(jobs)) <= 1:
        yield from map(played, jobs)
        return
    # A fork would copy the locks of the caller's threads; fresh processes have none.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(jobs)), mp_context=spawn, initializer=_begin) as pool:
        waiting = [pool.submit(played, job) for job in jobs]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for future in waiting:
                future.cancel()


def _begin() -> None:
    # Ctrl-C is meant for the parent process, which stops its children.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    """Ends this process once its parent is gone, because nobody would get the results any more."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)
