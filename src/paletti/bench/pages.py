"""For benchmarks: pages that read everything, tables with a circling hand in each, and what nodes have spent."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from math import cos, sin
from time import perf_counter
from typing import Final

import msgspec

from paletti.physics.settings import FRAME_S, FRAME_TICKS
from paletti.protocol import toclient as said
from paletti.protocol.api import NewSeat, NewTable, TableMade
from paletti.protocol.frames import Decoder, tick_of
from paletti.protocol.framing import KEY
from paletti.protocol.view import SeatSecret
from paletti.protocol.words import PIECES
from paletti.testing.line import Caller, connected

PAGES_A_TABLE: Final = 4
"""How many pages each measured table has."""
CIRCLE_M: Final = 0.004


@dataclass
class Page(Caller):
    """One page at a table: what came, and when."""

    came: list[tuple[float, str | bytes]] = field(default_factory=list)
    key: bytes = b""
    """The last key frame."""
    _tick: int = 0

    async def next(self) -> said.ToClient | bytes:
        """The next message or frame; a frame's tick is noted."""
        come = await super().next()
        if isinstance(come, bytes):
            self.ticked(come)
        return come

    async def watch(self) -> None:
        """Keeps what comes and when. It is read later, so that reading one page does not make another late."""
        async for data in self.line:
            self.came.append((perf_counter(), data))

    def read(self) -> tuple[int, list[float]]:
        """The bytes since the last call, and how late each frame was by its tick, compared with the earliest."""
        came, self.came = self.came, []
        frames = [(now, self.ticked(data)) for now, data in came if isinstance(data, bytes)]
        lates = [now - tick * FRAME_S / FRAME_TICKS for now, tick in frames]
        first = min(lates, default=0.0)
        return sum(len(data) + 2 for _, data in came), [late - first for late in lates]

    def ticked(self, frame: bytes) -> int:
        """The tick of a frame, read from its head."""
        if frame[0] & KEY:
            self.key = frame
        self._tick = tick_of(frame, self._tick)
        return self._tick


TWO_AT_ONE_DEVICE: Final = NewTable((NewSeat("here", "Ann"), NewSeat("here", "Ben")), "us", serial=7, seed=11)


async def make(
    port: int, brief: NewTable = TWO_AT_ONE_DEVICE, source: str | None = None
) -> tuple[str, list[SeatSecret]]:
    """A new table's token and the secrets of its seats; `source` is the address of this machine to ask from."""
    answer = await ask(port, "POST /api/tables HTTP/1.1", msgspec.json.encode(brief), source)
    made = msgspec.json.decode(answer, type=TableMade)
    return made.table, made.owns


async def join(port: int, table: str, owns: list[SeatSecret], source: str | None = None) -> Page:
    """A page at a table, which has said hello."""
    return Page(await connected(port, table, owns, source))


@dataclass
class LiveTable:
    """A table with a column in hand, circling, and its pages."""

    token: str
    pages: list[Page]
    tasks: list[asyncio.Task[None]]

    @classmethod
    async def open(cls, port: int) -> LiveTable:
        """A new table, its first page leading a column in small circles."""
        token, start, pages = await _table(port)
        watching = [asyncio.create_task(page.watch()) for page in pages]
        return cls(token, pages, [asyncio.create_task(_circle(pages[0], start)), *watching])

    async def close(self) -> None:
        """Lets all pages go."""
        # In an empty room the wood stands still.
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for page in self.pages:
            await page.close()


async def _table(port: int) -> tuple[str, tuple[float, float, float], list[Page]]:
    """A table with a column in hand, where the hand is, and its pages."""
    token, owns = await make(port)
    pages = [await join(port, token, owns if number == 0 else []) for number in range(PAGES_A_TABLE)]
    snapshot = await pages[0].hear(said.Snapshot)
    for page in pages[1:]:
        await page.hear(said.Snapshot)
    first = pages[0]
    for column in snapshot.view.touch[0].may:
        await first.say("grip", seat=0, column=column, point=[0.0, 0.0, 0.02])
        if isinstance(await first.hear(said.AttemptBegan, said.Refused), said.AttemptBegan):
            x, y, z, *_ = Decoder().decode(first.key).poses[PIECES.index(column)]
            return token, (x, y, z + 0.02), pages
    raise RuntimeError("no column of this villa can be reached")


async def _circle(page: Page, start: tuple[float, float, float]) -> None:
    x, y, z = start
    frame = 0
    while True:
        at = [x + CIRCLE_M * sin(frame / 10), y + CIRCLE_M * cos(frame / 10), z]
        await page.say("aim", seat=0, position=at)
        frame += 1
        await asyncio.sleep(FRAME_S)


async def ask(port: int, what: str, body: bytes, source: str | None = None) -> bytes:
    """The body of the server's answer to a request."""
    local = None if source is None else (source, 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
    head = (what, f"host: 127.0.0.1:{port}", f"content-length: {len(body)}", "connection: close", "", "")
    writer.write("\r\n".join(head).encode() + body)
    answer = await reader.read()
    writer.close()
    return answer.partition(b"\r\n\r\n")[2]


async def cost(port: int) -> tuple[float, float]:
    """The processor time that the server's nodes have taken, and the frames they have sent to pages."""
    text = (await ask(port, "GET /metrics HTTP/1.1", b"")).decode()
    taken, sent = (
        sum(map(float, re.findall(rf"^paletti_{name}(?:{{.*}})? ([\d.e+-]+)$", text, re.MULTILINE)))
        for name in ("cpu_seconds", "frames_sent_total")
    )
    return taken, sent
