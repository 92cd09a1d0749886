"""How many live tables a core carries, how much each page is sent, how soon it sees anything."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from rich.progress import Progress

from paletti.bench.bare import Asked, elsewhere
from paletti.bench.pages import LiveTable, Traffic, join, make, spell
from paletti.bench.report import Figures, Target, at_least, below, told
from paletti.messages.language import LANGUAGES
from paletti.physics.settings import FRAME_S
from paletti.server.settings import STATIC, Settings

HELP = "Live tables a core carries, traffic a page costs, delays."
TABLES: Final = 4
WORLDS: Final = 6
MOST: Final = 64
LATE_MS: Final = 1000 * FRAME_S
LATE_SHARE: Final = 0.99
"""Frames are late when one of a hundred comes more than a frame after its time."""
TRIES: Final = 4
"""Another program, or the machine's own host, makes frames late as well: so many late spells in a row are too many."""

TARGETS = (
    Target("tables_per_core", *told()),
    Target("limit_per_core", *told()),
    Target("vs_limit", *at_least(0.6)),
    Target("tables_by_cpu", *told()),
    Target("limit_by_cpu", *told()),
    Target("vs_limit_by_cpu", *at_least(0.6)),
    Target("kbit_s", *below(100)),
    Target("kbit_s_rest", *below(1)),
    Target("frames_s", *told()),
    Target("frame_late_p99_ms", *told()),
    Target("join_ms", *told()),
    Target("first_load_kb", *below(400)),
)


def measure(progress: Progress, *, quick: bool) -> Figures:
    """All figures; the server runs on one core, its pages on the others, where the machine has so many."""
    seconds = 2.0 if quick else 5.0
    task = progress.add_task("bench-doing-live", total=4)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "bench.sqlite") as (server, port),
        elsewhere() as bare,
        apart(server, bare.process),
    ):
        tables, limit, first = asyncio.run(race(server, port, bare, seconds))
        progress.update(task, advance=1, description="bench-doing-rest")
        rest = asyncio.run(rest_kbit_s(port, seconds))
        progress.update(task, advance=1, description="bench-doing-joining")
        join_ms = asyncio.run(joining_ms(port, 5 if quick else 15))
        progress.update(task, advance=1, description="bench-doing-load")
    progress.update(task, advance=1, description="bench-doing-done")
    return {
        "tables_per_core": tables.carried,
        "limit_per_core": limit.carried,
        "vs_limit": round(tables.carried / max(1, limit.carried), 3),
        "tables_by_cpu": round(tables.by_cpu, 2),
        "limit_by_cpu": round(limit.by_cpu, 2),
        "vs_limit_by_cpu": round(tables.by_cpu / limit.by_cpu, 3),
        "kbit_s": round(first.kbit_s, 1),
        "kbit_s_rest": round(rest, 3),
        "frames_s": round(first.frames_s, 1),
        "frame_late_p99_ms": round(first.late_ms(LATE_SHARE), 1),
        "join_ms": round(join_ms, 1),
        "first_load_kb": round(first_load_kb(), 1),
    }


# Tables and bare physics, each until its frames are late


@dataclass
class Climb:
    """More and more of something on the core, until frames are late however often it is tried."""

    count: int
    carried: int = 0
    late: int = 0
    cpu_s: list[float] = field(default_factory=list)
    """Of one frame of one of them, spell after spell."""

    @property
    def over(self) -> bool:
        return self.late == TRIES or self.count > MOST

    @property
    def by_cpu(self) -> float:
        """How many a core would carry that can be filled to the brim."""
        return FRAME_S / median(self.cpu_s)

    def note(self, late_ms: float, cpu_s: float) -> None:
        """Takes in a spell of so many: one more the next time, or the same again."""
        self.cpu_s.append(cpu_s)
        if late_ms > LATE_MS:
            self.late += 1
        else:
            self.carried, self.count, self.late = self.count, self.count + 1, 0


async def race(server: subprocess.Popen[str], port: int, bare: Asked, seconds: float) -> tuple[Climb, Climb, Traffic]:
    """How far live tables and bare physics come on the same core, and what the first few tables gave.

    They take turns, spell by spell: the machine may be twice as fast in one minute as in the next, for both alike.
    """
    tables, limit = Climb(TABLES), Climb(WORLDS)
    live: list[LiveTable] = []
    first: Traffic | None = None
    while not (tables.over and limit.over):
        if not tables.over:
            while len(live) < tables.count:
                live.append(await LiveTable.open(port))
            load = await spell(port, live, seconds)
            first = first or load
            tables.note(load.late_ms(LATE_SHARE), load.cpu_s)
        if not limit.over:
            # Asked without awaiting: meanwhile no page moves its hand or listens.
            with halted(server):
                limit.note(*bare.spell(limit.count, seconds, LATE_SHARE))
    for table in live:
        await table.close()
    assert first is not None
    return tables, limit, first


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
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "paletti.bench.server", str(database), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield process, port
        finally:
            process.terminate()


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
        most_lines_an_address=1000,
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
