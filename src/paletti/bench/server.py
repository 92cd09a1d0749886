"""How many live tables a core carries, how much each page is sent, how soon it sees anything."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import cos, sin
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from paletti.bench.bare import CIRCLE_M, Asked, Bare, elsewhere
from paletti.bench.report import Figures, Target, at_least, below, told
from paletti.messages.language import LANGUAGES
from paletti.protocol.framing import KEY
from paletti.protocol.varint import Reader
from paletti.protocol.version import VERSION
from paletti.server.settings import STATIC, Settings
from paletti.server.stepper import FRAME_S, FRAME_TICKS

HELP = "Live tables a core carries, traffic a page costs, delays."
CLIENTS: Final = 4
TABLES: Final = 4
LATE_MS: Final = 1000 * FRAME_S
LATE_SHARE: Final = 0.99
"""Frames are late when one of a hundred comes more than a frame after its time."""
TRIES: Final = 3
"""Another program, or the machine's own host, makes frames late as well: so many late spells in a row are too many."""
WORLDS: Final = 8

TARGETS = (
    Target("tables_per_core", "live tables, a hand moving in each, 4 pages each, before frames are late", *told()),
    Target("limit_per_core", "the same if the core did nothing but move hands and step worlds", *told()),
    Target("vs_limit", "the first of these by the second", *at_least(0.6)),
    Target("limit_by_cpu", "the limit by processor time alone, as if no frame ever came late", *told()),
    Target("tables_by_cpu", "tables by the processor time that the server takes for each of four", *told()),
    Target("kbit_s", "to each page while a hand moves", *below(100)),
    Target("kbit_s_rest", "to each page while the villa rests", *below(1)),
    Target("frames_s", "frames a second that reached a page", *told()),
    Target("frame_late_p99_ms", "how late frames reach a page, four live tables on the core", *told()),
    Target("join_ms", "from opening the socket to the first full picture", *told()),
    Target("first_load_kb", "compressed, everything that the start page and a table load", *below(400)),
)


def measure(progress: Progress, *, quick: bool) -> Figures:
    """All figures; the server runs on one core, its pages on the others, where the machine has so many."""
    seconds = 4.0 if quick else 10.0
    task = progress.add_task("bare physics", total=6)
    alone = Bare()
    alone.fill(WORLDS)
    by_cpu = FRAME_S / alone.frame_s(60 if quick else 250)
    progress.update(task, advance=1, description="bare physics by the clock")
    with elsewhere() as bare, apart(bare.process):
        limit = bare_limit(bare, seconds, by_cpu)
    progress.update(task, advance=1, description="live tables")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "bench.sqlite") as port:
        tables, load = asyncio.run(fill(port, seconds, limit))
        progress.update(task, advance=1, description="rest")
        rest = asyncio.run(rest_kbit_s(port, seconds))
        progress.update(task, advance=1, description="joining")
        join_ms = asyncio.run(joining_ms(port, 5 if quick else 15))
        progress.update(task, advance=1, description="first load")
    progress.update(task, advance=1, description="done")
    return {
        "tables_per_core": tables,
        "limit_per_core": limit,
        "vs_limit": round(tables / max(1, limit), 3),
        "limit_by_cpu": round(by_cpu, 2),
        "tables_by_cpu": round(FRAME_S / load.cpu_s, 2),
        "kbit_s": round(load.kbit_s, 1),
        "kbit_s_rest": round(rest, 3),
        "frames_s": round(load.frames_s, 1),
        "frame_late_p99_ms": round(load.late_ms(0.99), 1),
        "join_ms": round(join_ms, 1),
        "first_load_kb": round(first_load_kb(), 1),
    }


def bare_limit(bare: Asked, seconds: float, by_cpu: float) -> int:
    """How many worlds bare physics moves and steps before its frames are late, by the rule for tables."""
    carried = 0
    for worlds in range(max(1, int(0.6 * by_cpu)), int(1.2 * by_cpu) + 2):
        if not any(bare.late_ms(worlds, seconds, LATE_SHARE) <= LATE_MS for _ in range(TRIES)):
            break
        carried = worlds
    return carried


# The server, on a core of its own


@contextlib.contextmanager
def serving(database: Path) -> Iterator[int]:
    """The port of a server in a process of its own, on one core where the system lets us choose."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "paletti.bench.server", str(database), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        with apart(process):
            yield port
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def apart(process: subprocess.Popen[str]) -> Iterator[None]:
    """That process on one core and this one on the others, where the system lets us choose."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) < 2:
        yield
        return
    try:
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
        database=database, steppers=1, most_tables=1000, tables_a_minute=1e6, messages_a_second=1e6, bots=False
    )
    run(settings, listen("127.0.0.1", port), lambda: print(port, flush=True))  # noqa: T201  # the parent waits for it


# Its pages


@dataclass
class Page:
    """One page at a table: what came, and when."""

    line: ClientConnection
    came: list[tuple[float, str | bytes]] = field(default_factory=list)
    _tick: int = 0

    async def say(self, type_: str, **fields: Any) -> None:
        await self.line.send(msgspec.json.encode({"type": type_, **fields}).decode())

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            data = await self.line.recv()
            if isinstance(data, str):
                message: dict[str, Any] = msgspec.json.decode(data)
                if message["type"] in kinds:
                    return message
            else:
                self._ticked(data)

    async def watch(self) -> None:
        """Keeps what comes and when: it is read later, so that pages are not late for each other's reading."""
        async for data in self.line:
            self.came.append((perf_counter(), data))

    def read(self) -> tuple[int, list[float]]:
        """The bytes that came since the last time, and how late each frame was against the earliest by its own tick."""
        came, self.came = self.came, []
        frames = [(now, self._ticked(data)) for now, data in came if isinstance(data, bytes)]
        lates = [now - tick * FRAME_S / FRAME_TICKS for now, tick in frames]
        first = min(lates, default=0.0)
        return sum(len(data) + 2 for _, data in came), [late - first for late in lates]

    def _ticked(self, frame: bytes) -> int:
        """The tick of a frame, whose head tells it."""
        reader = Reader(frame)
        flags, ticks = reader.byte(), reader.natural()
        self._tick = ticks if flags & KEY else self._tick + ticks
        return self._tick


@dataclass(frozen=True)
class Load:
    """What so many tables gave: kbit/s and frames a page, each frame's lateness, processor time for a table's frame."""

    kbit_s: float
    frames_s: float
    lates: list[float]
    cpu_s: float

    def late_ms(self, share: float) -> float:
        ranked = sorted(self.lates) or [0.0]
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))]


async def make(port: int) -> tuple[str, list[dict[str, Any]]]:
    """A new table's token and the secrets of its seats."""
    wish = {
        "seats": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}],
        "edition": "us",
        "serial": 7,
        "seed": 11,
    }
    made = msgspec.json.decode(await _ask(port, "POST /api/tables HTTP/1.1", msgspec.json.encode(wish)))
    return made["table"], made["owns"]


async def join(port: int, table: str, owns: list[dict[str, Any]]) -> Page:
    line = await connect(f"ws://127.0.0.1:{port}/socket", compression=None, max_size=None, max_queue=None)
    page = Page(line)
    await page.say("hello", version=VERSION, table=table, owns=owns)
    return page


async def fill(port: int, seconds: float, most: int) -> tuple[int, Load]:
    """How many tables there can be before frames are late, and what the first few of them cost.

    A table more is opened each time, a hand circling in each and four pages watching each.
    """
    tables: list[LiveTable] = []
    while len(tables) < TABLES:
        tables.append(await LiveTable.open(port))
    first = await spell(port, tables, seconds)
    carried = 0
    while len(tables) <= most:
        for _ in range(TRIES):
            load = await spell(port, tables, seconds)
            if load.late_ms(LATE_SHARE) <= LATE_MS:
                break
        else:
            break
        carried = len(tables)
        tables.append(await LiveTable.open(port))
    for table in tables:
        await table.close()
    return carried, first


async def spell(port: int, tables: list[LiveTable], seconds: float) -> Load:
    """What all these tables give together, for so long."""
    pages = [page for table in tables for page in table.pages]
    await asyncio.sleep(1.0)
    for page in pages:
        page.read()
    began, (cpu_before, sent_before) = perf_counter(), await cost(port)
    await asyncio.sleep(seconds)
    lasted, (cpu, sent) = perf_counter() - began, await cost(port)
    read = [page.read() for page in pages]
    return Load(
        kbit_s=sum(size for size, _ in read) * 8 / 1000 / lasted / len(pages),
        frames_s=(sent - sent_before) / lasted / len(pages),
        lates=[late for _, lates in read for late in lates],
        cpu_s=(cpu - cpu_before) / (sent - sent_before) * CLIENTS,
    )


@dataclass
class LiveTable:
    """A table with a column in hand, circling, and its pages."""

    pages: list[Page]
    tasks: list[asyncio.Task[None]]

    @classmethod
    async def open(cls, port: int) -> LiveTable:
        start, pages = await _table(port)
        watching = [asyncio.create_task(page.watch()) for page in pages]
        return cls(pages, [asyncio.create_task(_circle(pages[0], start)), *watching])

    async def close(self) -> None:
        # In an empty room the wood stands still.
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for page in self.pages:
            await page.line.close()


async def _table(port: int) -> tuple[tuple[float, float, float], list[Page]]:
    """A table with a column in hand, where the hand is, and its pages."""
    token, owns = await make(port)
    pages = [await join(port, token, owns if number == 0 else []) for number in range(CLIENTS)]
    snapshot = await pages[0].hear("snapshot")
    for page in pages[1:]:
        await page.hear("snapshot")
    first, names = pages[0], [shape["name"] for shape in snapshot["kit"]["columns"]]
    for column in snapshot["view"]["touch"][0]["may"]:
        await first.say("grip", seat=0, column=column, point=[0.0, 0.0, 0.02])
        if (await first.hear("attempt-began", "refused"))["type"] == "attempt-began":
            x, y, z = snapshot["wood"]["poses"][names.index(column)][:3]
            return (x, y, z + 0.02), pages
    raise RuntimeError("no column of this villa can be reached")


async def _circle(page: Page, start: tuple[float, float, float]) -> None:
    x, y, z = start
    frame = 0
    while True:
        at = [x + CIRCLE_M * sin(frame / 10), y + CIRCLE_M * cos(frame / 10), z]
        await page.say("aim", seat=0, position=at)
        frame += 1
        await asyncio.sleep(1 / 60)


async def _ask(port: int, what: str, body: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (what, f"host: 127.0.0.1:{port}", f"content-length: {len(body)}", "connection: close", "", "")
    writer.write("\r\n".join(head).encode() + body)
    answer = await reader.read()
    writer.close()
    return answer.partition(b"\r\n\r\n")[2]


async def cost(port: int) -> tuple[float, float]:
    """The processor time that the server has taken, all its threads together, and the frames it has sent to pages."""
    text = (await _ask(port, "GET /metrics HTTP/1.1", b"")).decode()
    taken, sent = (
        float(re.findall(rf"^paletti_{name} ([\d.e+-]+)$", text, re.MULTILINE)[0])
        for name in ("cpu_seconds", "frames_sent_total")
    )
    return taken, sent


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
