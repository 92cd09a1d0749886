"""Floods of a hostile client, and what the worst of them costs an honest table."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from statistics import mean
from typing import Final

from rich.progress import Progress
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from paletti.bench.pages import TWO_AT_ONE_DEVICE, LiveTable, Page, ask, join, make
from paletti.bench.report import Figures
from paletti.physics.settings import FRAME_S
from paletti.protocol import toclient as said
from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.frames import Decoder
from paletti.protocol.version import VERSION
from paletti.protocol.words import PIECES
from paletti.table.replay.file import to_bytes
from paletti.testing.bombs import toppled

SPELL_S: Final = 3.0
HANDS: Final = 20
"""Tables at which an attacker wants to wave a column: more than an address may."""
RISES_S: Final = {"hands": 12.0}
"""How long a flood needs to begin if it does not begin at once: its villas have to be built."""
ELSEWHERE: Final = "127.0.0.66" if sys.platform == "linux" else None
"""The attacker comes from another address than the victim, if the machine has several."""
LOCAL: Final = None if ELSEWHERE is None else (ELSEWHERE, 0)
NOISE: Final = (WebSocketException, OSError, asyncio.IncompleteReadError, TimeoutError)
"""What a client that is disconnected gets."""


async def worst_flood(progress: Progress, port: int, rounds: int) -> Figures:
    """A victim's frames under the worst flood over those in the spells around it, and which flood that was.

    `control_fps` is the same ratio for spells in which nobody attacks: it shows how much the machine itself varies.
    """
    task = progress.add_task("bench-doing-floods", total=len(FLOODS) * rounds)
    shares: dict[str, float] = {}
    for kind, flood in FLOODS.items():
        victim = await LiveTable.open(port)  # another column each time: after ten minutes a piece is led back
        quiet, loud = [await _frames(victim, SPELL_S)], 0
        for _ in range(rounds):
            flooding = asyncio.create_task(_again(flood, port))
            await asyncio.sleep(RISES_S.get(kind, 0.0))
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
    """Floods, and begins again as soon as it is disconnected."""
    while True:
        with contextlib.suppress(*NOISE):
            await flood(port)
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def _attacker(port: int, wish: NewTable = TWO_AT_ONE_DEVICE) -> AsyncIterator[Page]:
    """A page at a new table of the attacker's own; it reads everything that comes."""
    table, owns = await make(port, wish, ELSEWHERE)
    page = await join(port, table, owns, ELSEWHERE)
    taking = asyncio.create_task(page.watch())
    try:
        yield page
    finally:
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        await page.line.close()


def _in_turn(*wishes: tuple[str, dict[str, object]]) -> Callable[[int], Awaitable[None]]:
    """Says these things in turn, with a column that can be taken."""

    async def flood(port: int) -> None:
        table, owns = await make(port, source=ELSEWHERE)
        page = await join(port, table, owns, ELSEWHERE)
        column = (await page.hear(said.Snapshot)).view.touch[0].may[0]
        taking = asyncio.create_task(page.watch())
        try:
            while True:
                for kind, fields in wishes:
                    more = {"column": column} if kind in ("grip", "hook") else {}
                    await page.say(kind, seat=0, **fields, **more)
                    await asyncio.sleep(0.002)
        finally:
            taking.cancel()
            await asyncio.gather(taking, return_exceptions=True)
            await page.line.close()

    return flood


async def _hands(port: int) -> None:
    """Waves a column at every table that one address can have."""
    async with contextlib.AsyncExitStack() as open_ones:
        waved: list[tuple[Page, tuple[float, float, float]]] = []
        for _ in range(HANDS):
            page, start = await _with_a_hand(port, open_ones)
            waved.append((page, start))
        while True:
            for page, (x, y, z) in waved:
                await page.say("aim", seat=0, position=[x + random.uniform(-0.05, 0.05), y, z + 0.02])
            await asyncio.sleep(FRAME_S)


async def _with_a_hand(port: int, open_ones: contextlib.AsyncExitStack) -> tuple[Page, tuple[float, float, float]]:
    """A page at a table of its own that asked for a column, and where the column is; the server may refuse the hand."""
    table, owns = await make(port, source=ELSEWHERE)
    page = await join(port, table, owns, ELSEWHERE)
    open_ones.callback(page.line.transport.abort)
    snapshot = await page.hear(said.Snapshot)
    for column in snapshot.view.touch[0].may:
        await page.say("grip", seat=0, column=column, point=[0.0, 0.0, 0.02])
        if not isinstance(await page.hear(said.AttemptBegan, said.Refused, said.Sorry), said.Refused):
            break
    x, y, z, *_ = Decoder().decode(page.key).poses[PIECES.index(column)]
    taking = asyncio.create_task(page.watch())
    open_ones.callback(taking.cancel)
    return page, (x, y, z)


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
    lines = [await asyncio.open_connection("127.0.0.1", port, local_addr=LOCAL) for _ in range(50)]
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
    """Pages that join a table, look at it and leave."""
    table, owns = await make(port, source=ELSEWHERE)
    while True:
        page = await join(port, table, owns, ELSEWHERE)
        await page.hear(said.Snapshot)
        await page.line.close()


async def _requests(port: int) -> None:
    """Requests one after the other, on eight connections."""

    async def again() -> None:
        while True:
            await ask(port, "GET /api/lobby HTTP/1.1", b"", ELSEWHERE)

    await asyncio.gather(*(again() for _ in range(8)))


async def _tables(port: int) -> None:
    """Tables that nobody comes to."""
    await make(port, source=ELSEWHERE)


async def uploads(port: int) -> None:
    """Sends a whole game, which is checked before it is taken."""
    await ask(port, "POST /api/replays HTTP/1.1", to_bytes(toppled()), ELSEWHERE)


CONTROL: Final = "nothing"
ORIGIN: Final = [0.0, 0.0, 0.0]
ONE_AWAY: Final = NewTable((NewSeat("here", "Ann"), NewSeat("link", "Ben")))
PRACTICE: Final = NewTable((NewSeat("here", "Ann"),), practice=True, height=2)
FLOODS: Final[dict[str, Callable[[int], Awaitable[None]]]] = {
    CONTROL: _nothing,
    "hello": _saying("hello", version=VERSION),
    "claim-seat": _saying("claim-seat", seat=1, name="Eve"),
    "seat-bot": _saying("seat-bot", ONE_AWAY, seat=1, strength="apprentice"),
    "resync": _saying("resync"),
    "grip": _saying("grip", seat=0, column="red-hex", point=ORIGIN),
    "hook": _in_turn(("hook", {"direction": [0.1, 0.0]}), ("put-back", {})),
    "hold": _in_turn(("grip", {"point": ORIGIN}), ("hold", {"plateau": "blue", "point": ORIGIN})),
    "take-plateau": _saying("take-plateau", seat=0),
    "aim": _saying("aim", seat=0, position=[0.0, 0.0, 0.1]),
    "aim-hold": _in_turn(
        ("grip", {"point": ORIGIN}),
        ("hold", {"plateau": "blue", "point": ORIGIN}),
        ("aim-hold", {"position": [0.0, 0.0, 0.2]}),
        ("aim-hold", {"position": [0.1, 0.0, 0.1]}),
    ),
    "let-go": _in_turn(("grip", {"point": ORIGIN}), *[("let-go", {})] * 4),
    "release-hold": _in_turn(("hold", {"plateau": "blue", "point": ORIGIN}), ("release-hold", {})),
    "put-back": _in_turn(("grip", {"point": ORIGIN}), ("put-back", {})),
    "grip and let-go": _in_turn(("grip", {"point": ORIGIN}), ("let-go", {})),
    "hands": _hands,
    "arrange": _saying("arrange", seat=0),
    "throw": _saying("throw", seat=0),
    "choose": _saying("choose", seat=0, colour="red"),
    "apply": _saying("apply", seat=0),
    "consent": _saying("consent", seat=1),
    "object": _saying("object", seat=1),
    "pass": _saying("pass", seat=0),
    "name-colour": _saying("name-colour", seat=0, colour="red"),
    "waive": _saying("waive", seat=0),
    "give-up": _saying("give-up", seat=0),
    "deeds": _in_turn(("apply", {}), ("consent", {}), ("take-plateau", {}), ("give-up", {})),
    "vote": _saying("vote", seat=0, absent=1, choice="wait"),
    "rematch": _saying("rematch", seat=0),
    "say": _saying("say", phrase="steady", seat=0),
    "undo": _saying("undo", PRACTICE),
    "hurry": _saying("hurry", on=True),
    "ask-reach": _saying("ask-reach", column="red-hex"),
    "ask-loads": _saying("ask-loads"),
    "pings": _framing(*[Frame(Opcode.PING, b"?")] * 50),
    "pongs": _framing(*[Frame(Opcode.PONG, b"!")] * 50),
    "parts": _framing(Frame(Opcode.TEXT, b"", False), *[Frame(Opcode.CONT, b"", False)] * 50),
    "comings": _comings,
    "requests": _requests,
    "tables": _tables,
    "bodies": _bodies,
    "uploads": uploads,
}
