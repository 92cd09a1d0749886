"""How many tables and games a core carries, how many may watch, how much a page is sent, how soon it sees anything."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import tempfile
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Final

from rich.progress import Progress

from paletti.bench.pages import LiveTable, join, make
from paletti.bench.parts import PARTS
from paletti.bench.report import Figures, Promises, Target, above, below, reported, targets_of
from paletti.bench.server.bare_physics import BareElsewhere, bare_elsewhere
from paletti.bench.server.first_load import first_load_kb
from paletti.bench.server.lateness import Lateness
from paletti.bench.server.played_tables import PlayedTables, Spell, Stock, at_once, people
from paletti.bench.server.processes import apart, cluster, halted, measured_server
from paletti.bench.server.recorded_games import RecordedGame, recorded
from paletti.bench.server.watchers import watching
from paletti.physics.settings import FRAME_S
from paletti.protocol import toclient as said
from paletti.storage import Store

LATE_MS: Final = 1000 * FRAME_S
LATE_SHARE: Final = 0.99
"""Frames count as late if one in a hundred comes more than a frame after its time."""
EVERYTHING: Final = 0.9
"""The share of a player's bytes that a watcher must get: both are counted at slightly different moments."""

PROMISES: Final[Promises] = {
    "tables": (
        Target("tables_per_core", *reported()),
        Target("limit_per_core", *reported()),
        Target("tables_strayed", *reported()),
        Target("vs_limit", *above(1.0)),
        Target("tables_by_cpu", *reported()),
        Target("limit_by_cpu", *reported()),
        Target("vs_limit_by_cpu", *reported()),
        Target("awake_by_cpu", *reported()),
        Target("vs_awake_by_cpu", *reported()),
    ),
    "games": (
        Target("games_per_core", *above(40)),
        Target("games_by_cpu", *reported()),
        Target("games_strayed", *reported()),
    ),
    "watchers": (Target("watchers", *above(500)),),
    "traffic": (
        Target("kbit_s", *below(20)),
        Target("kbit_s_rest", *below(1)),
        Target("frames_s", *reported()),
        Target("frame_late_p99_ms", *reported()),
        Target("join_ms", *reported()),
    ),
    "nodes": (Target("scaling", *above(0.9)), Target("scaling_limit", *reported())),
    "load": (Target("first_load_kb", *below(260)), Target("bytes_a_game", *below(150_000))),
}
TARGETS: Final = targets_of(PROMISES)


@dataclass(frozen=True)
class Length:
    """How long to measure, and with how many to begin."""

    games: int
    spell_s: float
    traffic_s: float
    """Longer than other spells, because the traffic varies from deed to deed."""
    tables: int
    worlds: int
    played_from: int
    played_step: int
    played_s: float
    node_tables: int
    turns: int
    watchers: tuple[int, ...]
    joins: int
    tries: int
    """Late spells in a row that end a climb. One alone may be another program's fault, or the machine's."""


QUICK: Final = Length(2, 3.0, 5.0, 3, 3, 8, 16, 8.0, 2, 2, (120, 520), 5, 2)
FULL: Final = Length(6, 6.0, 40.0, 4, 4, 16, 5, 30.0, 3, 7, (120, 260, 400, 520, 640), 15, 4)


def measure(progress: Progress, *, quick: bool, parts: Collection[str] = PARTS["server"]) -> Figures:
    """The figures of these parts; the server runs on one core and its pages on the others, if there are several."""
    length = QUICK if quick else FULL
    games = _recorded(progress, length.games) if set(parts) != {"watchers"} else []
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        (where / "games").write_bytes(pickle.dumps(games))
        if not {"tables", "games", "watchers", "traffic"}.isdisjoint(parts):
            figures |= _at_one_server(progress, where, games, length, parts)
        if "nodes" in parts:
            task = progress.add_task("bench-doing-nodes", total=1)
            scaling, scaling_limit = scaling_of(where, games, length)
            figures |= {"scaling": round(scaling, 3), "scaling_limit": round(scaling_limit, 3)}
            progress.advance(task)
    if "load" in parts:
        bytes_a_game = round(median(game.bytes_kept() for game in games))
        figures |= {"first_load_kb": round(first_load_kb(), 1), "bytes_a_game": bytes_a_game}
    return figures


def _recorded(progress: Progress, count: int) -> list[RecordedGame]:
    task = progress.add_task("bench-doing-recording", total=count)
    return recorded(count, lambda: progress.advance(task))


def _at_one_server(
    progress: Progress, where: Path, games: Sequence[RecordedGame], length: Length, parts: Collection[str]
) -> Figures:
    figures: Figures = {}
    with measured_server(where / "bench.sqlite") as (server, port), Store(where / "bench.sqlite") as store:
        stock = Stock(games, store, port, Random(1))
        if "tables" in parts:
            task = progress.add_task("bench-doing-live", total=1)
            with bare_elsewhere(where / "games") as bare, apart(server, bare.process):
                figures |= asyncio.run(race(server, stock, bare, length))
            progress.advance(task)
        with apart(server):
            if "games" in parts:
                task = progress.add_task("bench-doing-games", total=1)
                figures |= asyncio.run(games_on_a_core(stock, length))
                progress.advance(task)
            if "watchers" in parts:
                task = progress.add_task("bench-doing-watchers", total=1)
                figures["watchers"] = asyncio.run(watched_by(port, length))
                progress.advance(task)
            if "traffic" in parts:
                figures |= _traffic(progress, stock, length)
    return figures


def _traffic(progress: Progress, stock: Stock, length: Length) -> Figures:
    """What a page is sent while a table is played, and while it rests; how late frames are, how soon a page joins."""
    task = progress.add_task("bench-doing-traffic", total=3)
    load = asyncio.run(spell_of(stock, length.tables, length.traffic_s))
    progress.update(task, advance=1, description="bench-doing-rest")
    rest = asyncio.run(rest_kbit_s(stock.port, length.spell_s))
    progress.update(task, advance=1, description="bench-doing-joining")
    join_ms = asyncio.run(joining_ms(stock.port, length.joins))
    progress.update(task, advance=1, description="bench-doing-done")
    return {
        "kbit_s": round(load.kbit_s, 1),
        "kbit_s_rest": round(rest, 3),
        "frames_s": round(load.frames_s, 1),
        "frame_late_p99_ms": round(load.lateness.late_ms(LATE_SHARE), 1),
        "join_ms": round(join_ms, 1),
    }


# Tables, games and bare physics, each until its frames are late


@dataclass
class Climb:
    """More and more of something on one core, until frames are late in every try; or fewer and fewer, if the
    first are too many."""

    count: int
    tries: int
    step: int = 1
    carried: int = 0
    late: int = 0
    falls: bool = False
    shares: list[float] = field(default_factory=list)
    """The share of a core's time that one of them took, spell by spell."""

    @property
    def over(self) -> bool:
        """Whether the climb has ended."""
        return self.late == self.tries or (self.falls and self.carried > 0)

    @property
    def by_cpu(self) -> float:
        """How many one core would carry if it could be filled completely."""
        return 1 / median(self.shares)

    def note(self, late_ms: float, share: float) -> None:
        """Takes in how late a spell was and the time one took: some more the next time, or the same again."""
        self.shares.append(share)
        if late_ms <= LATE_MS:
            self.carried, self.late = self.count, 0
            self.count += 0 if self.falls else self.step
        else:
            self.late += 1
        if self.late == self.tries and not self.carried and self.count > self.step:
            self.count, self.late, self.falls = self.count - self.step, 0, True


async def race(server: subprocess.Popen[str], stock: Stock, bare: BareElsewhere, length: Length) -> Figures:
    """How many tables played without a pause one core carries, and how many worlds of bare physics of the same games.

    They take turns, spell by spell: the machine may be twice as fast in one minute as in the next, for both alike.
    """
    tables, limit = Climb(length.tables, length.tries), Climb(length.worlds, length.tries)
    awake = list[float]()
    live = PlayedTables(stock, at_once)
    while not (tables.over and limit.over):
        if not tables.over:
            await live.seat(tables.count)
            load = await live.spell(length.spell_s)
            # Between two deeds a table rests for a moment: only frames in which something moved are counted.
            tables.note(load.lateness.late_ms(LATE_SHARE), load.frame_cpu_s / FRAME_S)
        if not limit.over:
            # Asked without awaiting: meanwhile no page moves its hand or listens.
            with halted(server):
                late_ms, cpu_s = bare.spell(limit.count, length.spell_s, LATE_SHARE)
                awake.append(bare.spell(length.worlds, length.spell_s / 2, LATE_SHARE, as_before=False)[1] / FRAME_S)
            limit.note(late_ms, cpu_s / FRAME_S)
    await live.close()
    awake_by_cpu = 1 / median(awake)
    return {
        "tables_per_core": tables.carried,
        "limit_per_core": limit.carried,
        "tables_strayed": round(live.strayed, 3),
        "vs_limit": round(tables.carried / max(1, limit.carried), 3),
        "tables_by_cpu": round(tables.by_cpu, 2),
        "limit_by_cpu": round(limit.by_cpu, 2),
        "vs_limit_by_cpu": round(tables.by_cpu / limit.by_cpu, 3),
        "awake_by_cpu": round(awake_by_cpu, 2),
        "vs_awake_by_cpu": round(tables.by_cpu / awake_by_cpu, 3),
    }


async def games_on_a_core(stock: Stock, length: Length) -> Figures:
    """How many games the core carries whose players stop to think."""
    climb, live = Climb(length.played_from, length.tries, length.played_step), PlayedTables(stock, people)
    while not climb.over:
        # Spare tables for those whose game ends. Making them is the bench's work, which must not disturb the timing.
        await asyncio.to_thread(stock.prepare, climb.count)
        await live.seat(climb.count)
        load = await live.spell(length.played_s)
        climb.note(load.lateness.late_ms(LATE_SHARE), load.cpu_s)
    await live.close()
    return {
        "games_per_core": climb.carried,
        "games_by_cpu": round(climb.by_cpu, 1),
        "games_strayed": round(live.strayed, 3),
    }


async def watched_by(port: int, length: Length) -> int:
    """How many may watch a table in which a hand moves all the time, while its players' frames are on time."""
    live, most = await LiveTable.open(port), 0
    with watching(port, live.token) as watchers:
        for count in length.watchers:
            if await asyncio.to_thread(watchers.admit, count) < count:
                break
            for _ in range(length.tries):
                await asyncio.to_thread(watchers.fewest_since)
                for page in live.pages:
                    page.read()
                await asyncio.sleep(length.spell_s)
                read = [page.read() for page in live.pages]
                fewest = await asyncio.to_thread(watchers.fewest_since)
                late = Lateness(dict(enumerate(lates for _, lates in read)))
                if late.late_ms(LATE_SHARE) <= LATE_MS and fewest >= EVERYTHING * min(size for size, _ in read):
                    most = count
                    break
            else:
                break
    await live.close()
    return most


def scaling_of(where: Path, games: Sequence[RecordedGame], length: Length) -> tuple[float, float]:
    """What a game costs one node, divided by what it costs two nodes that carry twice as many; and the same for bare
    physics in one process and in two, which shows what this machine's cores can do.

    The pages connect to either node by chance, and half of them are forwarded to the owner of their table. What they
    cost the bench is not counted. All four take turns: a machine may be twice as fast in one minute as in the next.
    """
    one, two = where / "one.sqlite", where / "two.sqlite"
    with ExitStack() as open_:
        stocks = [
            Stock(games, open_.enter_context(Store(database)), open_.enter_context(cluster(database, nodes)), Random(2))
            for nodes, database in ((1, one), (2, two))
        ]
        bare = [open_.enter_context(bare_elsewhere(where / "games")) for _ in range(2)]
        ratios, limits = [], []
        for _ in range(length.turns):
            costs = [
                asyncio.run(spell_of(stock, nodes * length.node_tables, length.spell_s)).frame_cpu_s
                for nodes, stock in enumerate(stocks, 1)
            ]
            ratios.append(costs[0] / costs[1])
            limits.append(_at_once(bare[:1], length) / _at_once(bare, length))
    return median(ratios), median(limits)


def _at_once(bare: Sequence[BareElsewhere], length: Length) -> float:
    """The processor time of a frame of bare physics, in all these processes at the same time."""
    with ThreadPoolExecutor(len(bare)) as pool:
        asked = [pool.submit(one.spell, length.node_tables, length.spell_s, LATE_SHARE) for one in bare]
        return mean(spell.result()[1] for spell in asked)


async def spell_of(stock: Stock, count: int, seconds: float) -> Spell:
    """What this number of tables sends and costs while they are played without a pause."""
    live = PlayedTables(stock, at_once)
    await live.seat(count)
    load = await live.spell(seconds)
    await live.close()
    return load


# What a page notices otherwise


async def rest_kbit_s(port: int, seconds: float) -> float:
    """What a page at a resting villa is sent."""
    token, owns = await make(port)
    page = await join(port, token, owns)
    await page.hear(said.Snapshot)
    await asyncio.sleep(0.5)
    watching = asyncio.create_task(page.watch())
    await asyncio.sleep(0.5)
    page.read()
    await asyncio.sleep(seconds)
    sent, _ = page.read()
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    await page.close()
    return sent * 8 / 1000 / seconds


async def joining_ms(port: int, times: int) -> float:
    """The median time from opening a socket to the first key frame, at a table that is awake."""
    token, owns = await make(port)
    first = await join(port, token, owns)
    await first.hear(said.Snapshot)
    took = []
    for _ in range(times):
        began = perf_counter()
        page = await join(port, token, [])
        await page.hear(said.Snapshot)
        while not isinstance(await page.next(), bytes):
            pass
        took.append(1000 * (perf_counter() - began))
        await page.close()
    await first.close()
    return sorted(took)[len(took) // 2]
