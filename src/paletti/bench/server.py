"""How many live tables a core carries, how much each page is sent, how soon it sees anything."""

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
from time import perf_counter, process_time
from typing import Any, Final

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from paletti.bench.report import Figures, Target, at_least, below, told
from paletti.physics.gesture import Move
from paletti.protocol.frames import Decoder
from paletti.protocol.version import VERSION
from paletti.server.settings import STATIC, Settings
from paletti.server.stepper import FRAME_S, FRAME_TICKS
from paletti.table.game import Game
from paletti.table.gestures import Grip
from paletti.table.journal import MemoryJournal
from paletti.table.setup import GameSetup

HELP = "Live tables a core carries, traffic a page costs, delays."
CLIENTS: Final = 4
LATE_S: Final = 2 * FRAME_S
"""Two frames after its time a frame is late: pages play 85 ms behind, as everybody's do."""
LATE_SHARE: Final = 0.02
CIRCLE_M: Final = 0.004

TARGETS = (
    Target(
        "tables_per_core",
        "live tables on one core, a hand moving in each, 4 pages each, before frames are late",
        *told(),
    ),
    Target("limit_per_core", "tables a core could carry if it did nothing but step their worlds", *told()),
    Target("vs_limit", "the first of these by the second", *at_least(0.6)),
    Target("kbit_s", "to each page while a hand moves", *below(100)),
    Target("kbit_s_rest", "to each page while the villa rests", *below(1)),
    Target("frame_late_p99_ms", "how late frames reach a page, at half the tables a core carries", *told()),
    Target("join_ms", "from opening the socket to the first full picture", *told()),
    Target("first_load_kb", "compressed, everything that the start page and a table load", *below(400)),
)


def measure(progress: Progress, *, quick: bool) -> Figures:
    """All figures; the server runs on one core, its pages on the others."""
    seconds = 3.0 if quick else 8.0
    task = progress.add_task("bare physics", total=7)
    step_s = bare_step_s(300 if quick else 1000)
    limit = FRAME_S / step_s
    progress.update(task, advance=1, description="traffic")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "bench.sqlite") as port:
        one = asyncio.run(run_tables(port, 1, seconds))
        progress.update(task, advance=1, description="rest")
        rest = asyncio.run(rest_kbit_s(port, seconds))
        progress.update(task, advance=1, description="joining")
        join_ms = asyncio.run(joining_ms(port, 5 if quick else 15))
        progress.update(task, advance=1, description="tables a core carries")
        tables = most_tables(port, limit, seconds)
        progress.update(task, advance=2, description="half of them")
        half = asyncio.run(run_tables(port, max(1, tables // 2), seconds))
        progress.update(task, advance=1, description="done")
    return {
        "tables_per_core": tables,
        "limit_per_core": round(limit, 2),
        "vs_limit": round(tables / limit, 3),
        "kbit_s": round(one.kbit_s, 1),
        "kbit_s_rest": round(rest, 3),
        "frame_late_p99_ms": round(half.late_ms(0.99), 1),
        "frames_s": round(one.frames_s, 1),
        "join_ms": round(join_ms, 1),
        "first_load_kb": round(first_load_kb(), 1),
    }


def setup() -> GameSetup:
    return GameSetup(("Ann", "Ben"), edition="us", serial=7, seed=11)


def bare_step_s(frames: int) -> float:
    """CPU seconds of one frame of a world with a column drawn in it, and nothing else."""
    game = Game.new(setup(), MemoryJournal())
    columns = [name for name, why in game.touchable(0).items() if why is None]
    column = next(name for name in columns if game.gesture(0, Grip(name, (0.0, 0.0, 0.02))) is None)
    world = game.world
    x, y, z = world.pose(column).position
    began = process_time()
    for frame in range(frames):
        at = (x + CIRCLE_M * sin(frame / 10), y + CIRCLE_M * cos(frame / 10), z + 0.02)
        world.do(Move(0, world.time + FRAME_S, at))
        world.step(FRAME_TICKS)
    return (process_time() - began) / frames


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
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        if len(cores) > 1:
            os.sched_setaffinity(process.pid, {cores[0]})
            for thread in os.listdir(f"/proc/{process.pid}/task"):
                os.sched_setaffinity(int(thread), {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]))
        yield port
    finally:
        if hasattr(os, "sched_setaffinity") and cores:
            os.sched_setaffinity(0, set(cores))
        process.terminate()
        process.wait(20)


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
    """One page at a table: how many bytes came, and how late."""

    line: ClientConnection
    bytes: int = 0
    frames: int = 0
    lates: list[float] = field(default_factory=list)
    _first: tuple[float, int] | None = None
    _decoder: Decoder = field(default_factory=Decoder)

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
                self._decoder.decode(data)

    async def watch(self) -> None:
        """Counts what comes; lateness is against the earliest that a frame ever came by its own tick."""
        async for data in self.line:
            now = perf_counter()
            self.bytes += len(data) + 2
            if isinstance(data, bytes):
                self.frames += 1
                due = self._decoder.decode(data).tick * FRAME_S / FRAME_TICKS
                self.lates.append(now - due)


@dataclass(frozen=True)
class Load:
    """What so many tables gave: kbit/s and frames a page, and every frame's lateness in seconds."""

    kbit_s: float
    frames_s: float
    lates: list[float]

    @property
    def late_share(self) -> float:
        return sum(late > LATE_S for late in self.lates) / max(1, len(self.lates))

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
    body = msgspec.json.encode(wish)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (f"host: 127.0.0.1:{port}", f"content-length: {len(body)}", "connection: close")
    writer.write("\r\n".join(("POST /api/tables HTTP/1.1", *head, "", "")).encode() + body)
    answer = await reader.read()
    writer.close()
    made = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return made["table"], made["owns"]


async def join(port: int, table: str, owns: list[dict[str, Any]]) -> Page:
    line = await connect(f"ws://127.0.0.1:{port}/socket", compression=None, max_size=None, max_queue=None)
    page = Page(line)
    await page.say("hello", version=VERSION, table=table, owns=owns)
    return page


async def run_tables(port: int, count: int, seconds: float) -> Load:
    """So many tables for so long, a hand circling in each, four pages watching each."""
    tables = [await _table(port) for _ in range(count)]
    pages = [page for _, pages in tables for page in pages]
    watching = [asyncio.create_task(page.watch()) for page in pages]
    moving = [asyncio.create_task(_circle(pages[0], start)) for start, pages in tables]
    await asyncio.sleep(1.0)
    for page in pages:
        page.bytes = page.frames = 0
        page.lates.clear()
    began = perf_counter()
    await asyncio.sleep(seconds)
    lasted = perf_counter() - began
    lates = [late - min(page.lates) for page in pages if page.lates for late in page.lates]
    load = Load(
        kbit_s=sum(page.bytes for page in pages) * 8 / 1000 / lasted / len(pages),
        frames_s=sum(page.frames for page in pages) / lasted / len(pages),
        lates=lates,
    )
    for task in (*moving, *watching):
        task.cancel()
    await asyncio.gather(*moving, *watching, return_exceptions=True)
    # In an empty room the wood stands still.
    for page in pages:
        await page.line.close()
    return load


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


def most_tables(port: int, limit: float, seconds: float) -> int:
    """The most tables at which frames still come in time."""
    low, high = 0, max(2, int(limit) + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if asyncio.run(run_tables(port, middle, seconds)).late_share <= LATE_SHARE:
            low = middle
        else:
            high = middle
    return low


async def rest_kbit_s(port: int, seconds: float) -> float:
    """What a page at a resting villa is sent."""
    token, owns = await make(port)
    page = await join(port, token, owns)
    await page.hear("snapshot")
    await asyncio.sleep(0.5)
    watching = asyncio.create_task(page.watch())
    await asyncio.sleep(0.5)
    page.bytes = 0
    await asyncio.sleep(seconds)
    sent = page.bytes
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
    """Kilobytes, compressed as they are sent, of the page and of every script and style that it needs."""
    page = folder / "index.html"
    if not page.is_file():
        return float("nan")
    wanted, seen = [page], set[Path]()
    while wanted:
        file = wanted.pop()
        if file in seen or not file.is_file():
            continue
        seen.add(file)
        if file.suffix in (".html", ".js", ".css"):
            text = file.read_text(encoding="utf-8")
            wanted += [folder / "assets" / Path(name).name for name in re.findall(r"[\w./-]+\.(?:js|css|woff2)", text)]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in seen) / 1000


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
