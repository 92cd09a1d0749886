"""`paletti bench table`: whole games verified, tables killed and resumed, the cost of journalling a deed."""

import asyncio
import os
import tempfile
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from rich.progress import Progress

from paletti.bench.parts import PARTS
from paletti.bench.report import Figures, Promises, Target, at_least, below, exactly, reported, targets_of
from paletti.bench.serving import serving
from paletti.bench.table import falls, served_games
from paletti.bench.table.falls import Falls
from paletti.bench.table.kills import kill_trials
from paletti.bots.arena.tournament import NAMES
from paletti.bots.mind.strength import Strength
from paletti.protocol.words import EDITIONS
from paletti.rules.choices import Chosen
from paletti.rules.events import GameEnded
from paletti.storage import Shelf, Store, open_journal
from paletti.table.game import Game
from paletti.table.journal import Outcome
from paletti.table.replay.file import from_bytes, replay_of, to_bytes
from paletti.table.replay.rejudge import judge_again
from paletti.table.replay.verify import Verified, verify
from paletti.table.setup import GameSetup
from paletti.testing.players import Scripted

PROMISES: Final[Promises] = {
    "games": (
        Target("games", *at_least(40)),
        Target("ended", *reported()),
        Target("all_verified", *exactly(1)),
        Target("all_rejudged", *exactly(1)),
        Target("replay_kb", *below(400)),
        Target("replay_kb_max", *reported()),
        Target("deeds", *reported()),
        Target("save_ms_p99", *reported()),
        Target("save_ms_median", *reported()),
    ),
    "kills": (
        Target("kill_trials", *at_least(50)),
        Target("kill_mid_attempt", *reported()),
        Target("kill_lost", *exactly(0)),
        Target("kill_differs", *exactly(0)),
        Target("kill_untold", *exactly(0)),
    ),
    "served": (
        Target("verified", *at_least(30)),
        Target("not_verified", *exactly(0)),
        Target("unfinished", *exactly(0)),
        Target("rarest_verb", *at_least(10)),
        Target("verbs", *reported()),
    ),
    "falls": (
        Target("collapses", *at_least(60)),
        Target("by_hook", *at_least(5)),
        Target("least_of_an_edition", *at_least(1)),
        Target("least_of_a_strength", *at_least(1)),
        Target("visible_collapses", *exactly(1.0)),
        Target("unseen_falls", *exactly(0)),
        Target("early", *reported()),
    ),
}
TARGETS: Final = targets_of(PROMISES)

LAYOUTS = ("scattered", "rings", "colours")
WITH_JAMS: tuple[dict[str, str | int], ...] = (
    {"players": 2},
    {"players": 5},
    {"players": 8},
    {"players": 3, "scoring": "tournament"},
    {"players": 6, "scoring": "tournament", "rounds": 2},
    {"players": 2, "mode": "random"},
    {"players": 4, "mode": "random", "rounds": 2},
    {"players": 7, "mode": "random"},
    {"players": 3, "mode": "random", "scoring": "tournament"},
    {"players": 8, "mode": "random", "scoring": "tournament"},
    {"players": 2, "mode": "assigned"},
    {"players": 3, "mode": "assigned", "rounds": 2},
    {"players": 4, "mode": "assigned", "scoring": "tournament"},
)


@dataclass(frozen=True)
class Measured:
    """What was measured in one game."""

    ended: bool
    verified: bool
    rejudged: bool
    size: int
    deeds: int
    saves_ms: tuple[float, ...]
    falls: Falls


class Timing(Shelf):
    """A journal's shelf that times its writing."""

    def __init__(self, store: Store, table: str) -> None:
        super().__init__(store, table)
        self.saves_ms: list[float] = []

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        """Writes a deed, and notes how long that took."""
        before = time.perf_counter()
        super().append(version, payload, outcome)
        self.saves_ms.append((time.perf_counter() - before) * 1000)


def setups(quick: bool) -> list[tuple[GameSetup, int, float]]:
    """The games: setup, the players' seed, how bold they are."""
    found: list[tuple[GameSetup, int, float]] = []
    for turn in range(1 if quick else 2):
        for edition in served_games.OWN_COLOURS:
            for players in (2, 3, 4):
                house: dict[str, Chosen] = {"few-columns": True} if turn and edition in ("de", "en") else {}
                number = len(found)
                setup = GameSetup(
                    NAMES[:players], edition, house, serial=number + 1, layout=LAYOUTS[number % 3], seed=1000 + number
                )
                found.append((setup, number, 0.85 if turn else 0.5))
    for options in WITH_JAMS:
        house = {name: value for name, value in options.items() if name != "players"}
        number = len(found)
        names = NAMES[: int(options["players"])]
        setup = GameSetup(
            names, served_games.WITH_JAMS, house, serial=number + 1, layout=LAYOUTS[number % 3], seed=1000 + number
        )
        found.append((setup, number, 0.85))
    return found[:: 5 if quick else 1]


def play_one(job: tuple[GameSetup, int, float, str]) -> Measured:
    """One game in real physics, from the setup to a verified replay."""
    setup, seed, bold, folder = job
    with Store(Path(folder) / f"game-{seed}.db") as store:
        table = store.create(setup.to_json())
        shelf = Timing(store, table)
        journal = open_journal(store, table, shelf)
        game = Game.new(setup, journal)
        Scripted(game, seed, bold=bold).play()
        data = to_bytes(replay_of(setup, journal.entries()))
    replay = from_bytes(data)
    again = judge_again(replay, setup.edition)
    winners = tuple(game.state.players[seat] for seat in game.state.winners)
    return Measured(
        ended=game.state.over and any(isinstance(event, GameEnded) for event in replay.entries[-1].events),
        verified=isinstance(verify(replay), Verified),
        rejudged=again.winners == winners,
        size=len(data),
        deeds=len(replay.entries),
        saves_ms=tuple(shelf.saves_ms),
        falls=falls.examined(game.pieces, replay.entries, f"{setup.edition} seed {setup.seed}", (setup.edition,)),
    )


def watched(progress: Progress, title: str, jobs: Sequence[falls.Job]) -> Falls:
    """How the pictures of these games compare with their verdicts."""
    task = progress.add_task(title, total=len(jobs))
    found = Falls()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for one in pool.map(falls.played, jobs):
            found += one
            progress.advance(task)
    for sentence in (*found.unseen, *found.missed):
        progress.console.print(sentence, markup=False)
    return found


def through_a_server(progress: Progress, quick: bool) -> tuple[Figures, Falls]:
    """How many games that went through a real server verify, which verbs they have, and how they fell."""
    task = progress.add_task("bench-doing-served", total=served_games.ROUND if quick else served_games.ENOUGH_GAMES)
    rounds = 1 if quick else served_games.ROUNDS
    with serving(served_games.QUICK_S) as port:
        games = asyncio.run(served_games.enough_played(port, rounds, lambda _: progress.advance(task)))
    for trouble in (game.problem or game.unfinished for game in games):
        if trouble is not None:
            progress.console.print(trouble, markup=False)
    verbs = served_games.counts(games)
    unfinished = sum(game.unfinished is not None for game in games)
    not_verified = sum(game.problem is not None for game in games)
    figures: Figures = {
        "verified": len(games) - unfinished - not_verified,
        "not_verified": not_verified,
        "unfinished": unfinished,
        "rarest_verb": min(verbs.values()),
        "verbs": ", ".join(f"{verb} {count}" for verb, count in verbs.items()),
    }
    return figures, sum((game.falls for game in games), Falls())


def verified_games(progress: Progress, quick: bool) -> tuple[Figures, Falls]:
    """Whether whole games in this process end, verify and are judged the same again."""
    jobs = setups(quick)
    task = progress.add_task("bench-doing-verified", total=len(jobs))
    played = []
    with (
        tempfile.TemporaryDirectory(prefix="paletti-bench-") as folder,
        ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool,
    ):
        for one in pool.map(play_one, [(*job, folder) for job in jobs]):
            played.append(one)
            progress.advance(task)
    saves = sorted(ms for one in played for ms in one.saves_ms)
    figures: Figures = {
        "games": len(played),
        "ended": sum(one.ended for one in played),
        "all_verified": int(all(one.verified and one.ended for one in played)),
        "all_rejudged": int(all(one.rejudged for one in played)),
        "replay_kb": round(median(one.size for one in played) / 1024, 1),
        "replay_kb_max": round(max(one.size for one in played) / 1024, 1),
        "deeds": median(one.deeds for one in played),
        "save_ms_p99": round(quantiles(saves, n=100)[98], 2),
        "save_ms_median": round(median(saves), 2),
    }
    return figures, sum((one.falls for one in played), Falls())


def killed_games(progress: Progress, quick: bool) -> Figures:
    """Whether games that were killed at random moments and resumed lost anything."""
    task = progress.add_task("bench-doing-resumed", total=1)
    with tempfile.TemporaryDirectory(prefix="paletti-bench-") as folder:
        setup = GameSetup(NAMES[:4], seed=7000, serial=5)
        killed = kill_trials(Path(folder), setup, 99, 8 if quick else 50)
    progress.advance(task)
    return {
        "kill_trials": killed.trials,
        "kill_mid_attempt": killed.mid_attempt,
        "kill_lost": killed.lost,
        "kill_differs": killed.differs,
        "kill_untold": killed.untold,
    }


def seen_falls(progress: Progress, quick: bool, besides: Falls) -> Figures:
    """Whether the verdicts agree with the pictures of the same games, and of those that were played before."""
    for sentence in (*besides.unseen, *besides.missed):
        progress.console.print(sentence, markup=False)
    seen = besides + watched(progress, "bench-doing-collapses", falls.jobs(quick))
    first = watched(progress, "bench-doing-novices", falls.novices(quick))
    seen += first
    return {
        "collapses": seen.called,
        "by_hook": seen.by_hook,
        "least_of_an_edition": seen.least(EDITIONS),
        "least_of_a_strength": seen.least(Strength),
        "visible_collapses": seen.seen / max(seen.called, 1),
        "unseen_falls": len(seen.missed),
        "early": round(first.early / max(first.games, 1), 3),
    }


def measure(progress: Progress, *, quick: bool, parts: Collection[str] = PARTS["table"]) -> Figures:
    """The figures of these parts."""
    figures: Figures = {}
    fell = Falls()
    if "games" in parts:
        found, fallen = verified_games(progress, quick)
        figures, fell = figures | found, fell + fallen
    if "kills" in parts:
        figures |= killed_games(progress, quick)
    if "served" in parts:
        found, fallen = through_a_server(progress, quick)
        figures, fell = figures | found, fell + fallen
    if "falls" in parts:
        figures |= seen_falls(progress, quick, fell)
    return figures
