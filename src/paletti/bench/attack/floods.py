"""Floods of a hostile client, and what the worst of them costs an honest table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from statistics import mean
from typing import Final

from rich.progress import Progress
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from paletti.bench.pages import TWO_AT_ONE_DEVICE, LiveTable, Page, ask, join, make
from paletti.bench.report import Figures
from paletti.protocol import toclient as said
from paletti.protocol.api import NewSeat, NewTable
from paletti.table.replay.file import to_bytes
from paletti.testing.bombs import toppled

SPELL_S: Final = 3.0
NOISE: Final = (WebSocketException, OSError, asyncio.IncompleteReadError, TimeoutError)
"""What a client meets whose line is cut."""


async def worst_flood(progress: Progress, port: int, rounds: int) -> Figures:
    """A victim's frames under the worst flood over those in the spells around it, and which flood that was.

    `control_fps` is the same of spells in which nobody attacks: what the machine's own unrest comes to.
    """
    victim = await LiveTable.open(port)
    task = progress.add_task("bench-doing-floods", total=len(FLOODS) * rounds)
    shares: dict[str, float] = {}
    for kind, flood in FLOODS.items():
        quiet, loud = [await _frames(victim, SPELL_S)], 0
        for _ in range(rounds):
            flooding = asyncio.create_task(_again(flood, port))
            loud += await _frames(victim, SPELL_S)
            flooding.cancel()
            await asyncio.gather(flooding, return_exceptions=True)
            quiet.append(await _frames(victim, SPELL_S))
            progress.advance(task)
        shares[kind] = loud / rounds / max(1.0, mean(quiet))
    await victim.close()
    control = shares.pop(CONTROL)
    name = min(shares, key=lambda kind: shares[kind])
    return {"victim_fps": shares[name], "worst_flood": name, "control_fps": control}


async def _frames(victim: LiveTable, seconds: float) -> int:
    page = victim.pages[0]
    page.came.clear()
    await asyncio.sleep(seconds)
    return sum(isinstance(data, bytes) for _, data in page.came)


async def _again(flood: Callable[[int], Awaitable[None]], port: int) -> None:
    """Floods, and begins again as soon as it is cut off."""
    while True:
        with contextlib.suppress(*NOISE):
            await flood(port)
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def _attacker(port: int, wish: NewTable = TWO_AT_ONE_DEVICE) -> AsyncIterator[Page]:
    """A page at a new table of the attacker's own, that takes in all that comes."""
    table, owns = await make(port, wish)
    page = await join(port, table, owns)
    taking = asyncio.create_task(page.watch())
    try:
        yield page
    finally:
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        await page.line.close()


def _saying(kind: str, wish: NewTable = TWO_AT_ONE_DEVICE, **fields: object) -> Callable[[int], Awaitable[None]]:
    async def flood(port: int) -> None:
        async with _attacker(port, wish) as page:
            while True:
                await page.say(kind, **fields)
                await asyncio.sleep(0.002)

    return flood


def _framing(*frames: Frame) -> Callable[[int], Awaitable[None]]:
    data = b"".join(frame.serialize(mask=True) for frame in frames)

    async def flood(port: int) -> None:
        async with _attacker(port) as page:
            while not page.line.transport.is_closing():
                page.line.transport.write(data)
                await asyncio.sleep(0.002)

    return flood


async def _bodies(port: int) -> None:
    """Requests that are never finished."""
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(50)]
    try:
        for _, writer in lines:
            writer.write(b"POST /api/replays HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000000\r\n\r\nx")
        await asyncio.sleep(1.0)
    finally:
        for _, writer in lines:
            writer.close()


async def _nothing(port: int) -> None:
    await asyncio.sleep(SPELL_S)


async def _comings(port: int) -> None:
    """Pages that come to a table, look at it and go."""
    table, owns = await make(port)
    while True:
        page = await join(port, table, owns)
        await page.hear(said.Snapshot)
        await page.line.close()


async def _requests(port: int) -> None:
    """Questions one after the other, on eight lines."""

    async def again() -> None:
        while True:
            await ask(port, "GET /api/lobby HTTP/1.1", b"")

    await asyncio.gather(*(again() for _ in range(8)))


async def _tables(port: int) -> None:
    """Tables that nobody comes to."""
    await make(port)


async def uploads(port: int) -> None:
    """Sends a whole game, which is played through before it is taken."""
    await ask(port, "POST /api/replays HTTP/1.1", to_bytes(toppled()))


CONTROL: Final = "nothing"
PRACTICE: Final = NewTable((NewSeat("here", "Ann"),), practice=True, height=2)
FLOODS: Final[dict[str, Callable[[int], Awaitable[None]]]] = {
    CONTROL: _nothing,
    "arrange": _saying("arrange", seat=0),
    "resync": _saying("resync"),
    "ask-loads": _saying("ask-loads"),
    "ask-reach": _saying("ask-reach", column="red-hex"),
    "say": _saying("say", phrase="steady", seat=0),
    "apply": _saying("apply", seat=0),
    "grip": _saying("grip", seat=0, column="red-hex", point=[0.0, 0.0, 0.0]),
    "pings": _framing(*[Frame(Opcode.PING, b"?")] * 50),
    "parts": _framing(Frame(Opcode.TEXT, b"", False), *[Frame(Opcode.CONT, b"", False)] * 50),
    "undo": _saying("undo", PRACTICE),
    "throw": _saying("throw", seat=0),
    "claim-seat": _saying("claim-seat", seat=1, name="Eve"),
    "hurry": _saying("hurry", on=True),
    "aim": _saying("aim", seat=0, position=[0.0, 0.0, 0.1]),
    "comings": _comings,
    "requests": _requests,
    "tables": _tables,
    "bodies": _bodies,
    "uploads": uploads,
}
