"""How many tables and games a core carries, how many may watch, how much a page is sent, how soon it sees anything."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import pickle
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from rich.progress import Progress

from paletti.bench.bare import Asked, elsewhere
from paletti.bench.lateness import Lateness
from paletti.bench.pages import LiveTable, join, make
from paletti.bench.played import PlayedTables, Spell, Stock, at_once, people
from paletti.bench.recorded import RecordedGame, recorded
from paletti.bench.report import Figures, Target, above, below, told
from paletti.bench.watchers import watching
from paletti.messages.language import LANGUAGES
from paletti.physics.settings import FRAME_S
from paletti.server.settings import STATIC, Settings
from paletti.storage import Store

HELP = "Live tables and games a core carries, watchers of a table, traffic a page costs, delays."
LATE_MS: Final = 1000 * FRAME_S
LATE_SHARE: Final = 0.99
"""Frames are late when one of a hundred comes more than a frame after its time."""
EVERYTHING: Final = 0.9
"""Of what a player's page is sent a watcher must get so much: both are counted at slightly different moments."""

TARGETS = (
    Target("tables_per_core", *told()),
    Target("limit_per_core", *told()),
    Target("vs_limit", *above(1.0)),
    Target("tables_by_cpu", *told()),
    Target("limit_by_cpu", *told()),
    Target("vs_limit_by_cpu", *told()),
    Target("games_per_core", *above(40)),
    Target("games_by_cpu", *told()),
    Target("scaling", *above(0.9)),
    Target("watchers", *above(500)),
    Target("kbit_s", *below(20)),
    Target("kbit_s_rest", *below(1)),
    Target("frames_s", *told()),
    Target("frame_late_p99_ms", *told()),
    Target("join_ms", *told()),
    Target("first_load_kb", *below(260)),
    Target("bytes_a_game", *below(150_000)),
)


@dataclass(frozen=True)
class Length:
    """How long it is measured, and from how many on: short of the real thing for a look, or in full."""

    games: int
    spell_s: float
    tables: int
    worlds: int
    played_from: int
    played_step: int
    played_s: float
    node_tables: int
    nodes_s: float
    watchers: tuple[int, ...]
    joins: int
    tries: int
    """Another program, or the machine's host, makes frames late as well: so many late spells in a row are too many."""


QUICK: Final = Length(2, 3.0, 3, 3, 8, 16, 8.0, 2, 6.0, (120, 520), 5, 2)
FULL: Final = Length(6, 6.0, 4, 4, 16, 6, 30.0, 3, 40.0, (120, 260, 400, 520, 640), 15, 4)


def measure(progress: Progress, *, quick: bool) -> Figures:
    """All figures; the server runs on one core, its pages on the others, where the machine has so many."""
    length = QUICK if quick else FULL
    task = progress.add_task("bench-doing-recording", total=length.games + 6)
    games = recorded(length.games, lambda: progress.update(task, advance=1))
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        (where / "games").write_bytes(pickle.dumps(games))
        progress.update(task, description="bench-doing-live")
        with serving(where / "bench.sqlite") as (server, port), Store(where / "bench.sqlite") as store:
            stock = Stock(games, store, port, Random(1))
            with elsewhere(where / "games") as bare, apart(server, bare.process):
                tables, limit, first = asyncio.run(race(server, stock, bare, length))
            progress.update(task, advance=1, description="bench-doing-games")
            with apart(server):
                played = asyncio.run(games_on_a_core(stock, length))
                progress.update(task, advance=1, description="bench-doing-watchers")
                watchers = asyncio.run(watched_by(port, length))
                progress.update(task, advance=1, description="bench-doing-rest")
                rest = asyncio.run(rest_kbit_s(port, length.spell_s))
                progress.update(task, advance=1, description="bench-doing-joining")
                join_ms = asyncio.run(joining_ms(port, length.joins))
        progress.update(task, advance=1, description="bench-doing-nodes")
        scaling = scaling_of(where, games, length)
    progress.update(task, advance=1, description="bench-doing-done")
    return {
        "tables_per_core": tables.carried,
        "limit_per_core": limit.carried,
        "vs_limit": round(tables.carried / max(1, limit.carried), 3),
        "tables_by_cpu": round(tables.by_cpu, 2),
        "limit_by_cpu": round(limit.by_cpu, 2),
        "vs_limit_by_cpu": round(tables.by_cpu / limit.by_cpu, 3),
        "games_per_core": played.carried,
        "games_by_cpu": round(played.by_cpu, 1),
        "scaling": round(scaling, 3),
        "watchers": watchers,
        "kbit_s": round(first.kbit_s, 1),
        "kbit_s_rest": round(rest, 3),
        "frames_s": round(first.frames_s, 1),
        "frame_late_p99_ms": round(first.lateness.late_ms(LATE_SHARE), 1),
        "join_ms": round(join_ms, 1),
        "first_load_kb": round(first_load_kb(), 1),
        "bytes_a_game": round(median(game.bytes_kept for game in games)),
    }


# Tables, games and bare physics, each until its frames are late


@dataclass
class Climb:
    """More and more of something on the core, until frames are late however often it is tried; or fewer, if even the
    first are too many."""

    count: int
    tries: int
    step: int = 1
    carried: int = 0
    late: int = 0
    falls: bool = False
    shares: list[float] = field(default_factory=list)
    """Of the core's time that one of them takes, spell after spell."""

    @property
    def over(self) -> bool:
        return self.late == self.tries or (self.falls and self.carried > 0)

    @property
    def by_cpu(self) -> float:
        """How many a core would carry that can be filled to the brim."""
        return 1 / median(self.shares)

    def note(self, late_ms: float, share: float) -> None:
        """Takes in a spell of so many: some more the next time, or the same again."""
        self.shares.append(share)
        if late_ms <= LATE_MS:
            self.carried, self.late = self.count, 0
            self.count += 0 if self.falls else self.step
        else:
            self.late += 1
        if self.late == self.tries and not self.carried and self.count > self.step:
            self.count, self.late, self.falls = self.count - self.step, 0, True


async def race(server: subprocess.Popen[str], stock: Stock, bare: Asked, length: Length) -> tuple[Climb, Climb, Spell]:
    """How far tables played without a pause and bare physics of the same come on one core, and what the first gave.

    They take turns, spell by spell: the machine may be twice as fast in one minute as in the next, for both alike.
    """
    tables, limit = Climb(length.tables, length.tries), Climb(length.worlds, length.tries)
    live = PlayedTables(stock, at_once)
    first: Spell | None = None
    while not (tables.over and limit.over):
        if not tables.over:
            await live.seat(tables.count)
            load = await live.spell(length.spell_s)
            first = first or load
            # Between two deeds a table rests for a moment: what it takes is reckoned by the frames that moved.
            tables.note(load.lateness.late_ms(LATE_SHARE), load.frame_cpu_s / FRAME_S)
        if not limit.over:
            # Asked without awaiting: meanwhile no page moves its hand or listens.
            with halted(server):
                late_ms, cpu_s = bare.spell(limit.count, length.spell_s, LATE_SHARE)
            limit.note(late_ms, cpu_s / FRAME_S)
    await live.close()
    assert first is not None
    return tables, limit, first


async def games_on_a_core(stock: Stock, length: Length) -> Climb:
    """How many games the core carries whose players stop to think."""
    climb, live = Climb(length.played_from, length.tries, length.played_step), PlayedTables(stock, people)
    while not climb.over:
        await live.seat(climb.count)
        load = await live.spell(length.played_s)
        climb.note(load.lateness.late_ms(LATE_SHARE), load.cpu_s)
    await live.close()
    return climb


async def watched_by(port: int, length: Length) -> int:
    """How many may watch a table in which a hand moves all the time, its players' frames being on time."""
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


def scaling_of(where: Path, games: Sequence[RecordedGame], length: Length) -> float:
    """What a game costs one node, over what it costs two that carry twice as many; the bench's own pages not counted.

    The pages come to either node as it happens, and half of them are passed on to the owner of their table.
    """
    costs = []
    for nodes in (1, 2):
        database = where / f"nodes-{nodes}.sqlite"
        with cluster(database, nodes) as port, Store(database) as store:
            stock = Stock(games, store, port, Random(2))
            costs.append(asyncio.run(cost_of_a_frame(stock, nodes * length.node_tables, length.nodes_s)))
    return costs[0] / costs[1]


async def cost_of_a_frame(stock: Stock, count: int, seconds: float) -> float:
    """The nodes' processor time for one frame of one of so many tables, with all that goes with it."""
    live = PlayedTables(stock, at_once)
    await live.seat(count)
    load = await live.spell(seconds)
    await live.close()
    return load.frame_cpu_s


@contextlib.contextmanager
def halted(process: subprocess.Popen[str]) -> Iterator[None]:
    """That process stands still meanwhile, where the system can do that."""
    if not hasattr(signal, "SIGSTOP"):
        yield
        return
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


# The server, on a core of its own


@contextlib.contextmanager
def serving(database: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server in a process of its own, and its port."""
    port = free_port()
    command = [sys.executable, "-m", "paletti.bench.server", str(database), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield process, port
        finally:
            process.terminate()


@contextlib.contextmanager
def cluster(database: Path, nodes: int) -> Iterator[int]:
    """The port of so many nodes on this machine, as `paletti serve` starts them."""
    port = free_port()
    command = [sys.executable, "-m", "paletti", "serve", "--nodes", str(nodes), "--port", str(port), "--no-bots"]
    command += ["--host", "127.0.0.1", "--database", str(database), "--behind-proxy"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield port
        finally:
            process.terminate()


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def apart(*processes: subprocess.Popen[str]) -> Iterator[None]:
    """Those processes on one core and this one on the others, where the system lets us choose."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) < 2:
        yield
        return
    try:
        for process in processes:
            for thread in os.listdir(f"/proc/{process.pid}/task"):
                os.sched_setaffinity(int(thread), {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))
        yield
    finally:
        os.sched_setaffinity(0, set(cores))


def serve(database: str, port: int) -> None:
    """What the server's process does."""
    from paletti.server.run import listen, run

    settings = Settings(
        database=database,
        steppers=1,
        most_tables=1000,
        most_lines=10_000,
        most_lines_a_table=10_000,
        most_lines_an_address=10_000,
        most_at_the_door_an_address=1000,
        most_connections_an_address=10_000,
        tables_a_minute=1e6,
        messages_a_second=1e6,
        bots=False,
    )
    run(settings, listen("127.0.0.1", port), lambda: print(port, flush=True))  # noqa: T201  # the parent waits for it


# What else a page notices


async def rest_kbit_s(port: int, seconds: float) -> float:
    """What a page at a resting villa is sent."""
    token, owns = await make(port)
    page = await join(port, token, owns)
    await page.hear("snapshot")
    await asyncio.sleep(0.5)
    watching = asyncio.create_task(page.watch())
    await asyncio.sleep(0.5)
    page.read()
    await asyncio.sleep(seconds)
    sent, _ = page.read()
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    await page.line.close()
    return sent * 8 / 1000 / seconds


async def joining_ms(port: int, times: int) -> float:
    """The median time from opening a socket to the first key frame, at a table that is awake."""
    token, owns = await make(port)
    first = await join(port, token, owns)
    await first.hear("snapshot")
    took = []
    for _ in range(times):
        began = perf_counter()
        page = await join(port, token, [])
        await page.hear("snapshot")
        while not isinstance(await page.line.recv(), bytes):
            pass
        took.append(1000 * (perf_counter() - began))
        await page.line.close()
    await first.line.close()
    return sorted(took)[len(took) // 2]


def first_load_kb(folder: Path = STATIC) -> float:
    """Kilobytes, compressed, of all that the start page and then a table load, in the longest language."""
    page = folder / "index.html"
    if not page.is_file():
        return float("nan")
    text = page.read_text(encoding="utf-8")
    files = {page, *(folder / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/[^"]+)"', text))}
    entries = [file for file in files if file.suffix == ".js"]
    for entry in entries:
        files |= {folder / name for name in _needed(entry.read_text(encoding="utf-8"), ("Start", "Table"))}
    languages = [file for file in (folder / "assets").glob("??-*.js") if file.name[:2] in LANGUAGES]
    files |= set(sorted(languages, key=lambda file: file.stat().st_size)[-1:])
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files if file.is_file()) / 1000


def _needed(script: str, pages: tuple[str, ...]) -> set[str]:
    """What the bundler's own list says that these pages need."""
    listed = re.search(r"m\.f=\[([^\]]*)\]", script)
    names = re.findall(r'"([^"]+)"', listed.group(1)) if listed else []
    found: set[str] = set()
    for page in pages:
        wanted = re.search(rf"import\([`'\"]\./{page}-[^)]*\),__vite__mapDeps\(\[([\d,]*)\]", script)
        found |= {names[int(number)] for number in wanted.group(1).split(",")} if wanted else set()
    return found


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
