"""Mutated messages: an attacker says nearly right things at another's table, with wrong secrets."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Final

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from paletti.bench.attack.floods import NOISE
from paletti.bench.pages import LiveTable, make, understood
from paletti.bench.report import Figures
from paletti.protocol import toclient as said
from paletti.protocol.version import VERSION

SEED: Final = 16
TABLES: Final = 4
BATCH: Final = 250
"""Messages on one line: about as many as the server reads before it closes the line."""

KINDS: Final = (
    *("hello", "claim-seat", "seat-bot", "resync", "grip", "hook", "hold", "take-plateau", "aim", "aim-hold", "let-go"),
    *("release-hold", "put-back", "arrange", "throw", "choose", "apply", "consent", "object", "pass", "name-colour"),
    *("waive", "give-up", "vote", "rematch", "say", "undo", "hurry", "ask-reach", "ask-loads"),
)
VALUES: Final[tuple[object, ...]] = (
    *(0, 1, 3, -1, 10**30, 1e308, -0.0, True, None, "", "red", "red-hex", "blue", "steady", "bot", "x" * 3000, "\x00"),
    *([], {}, [0, 0, 0], [1e9, 0, 0], [[[[]]]], {"seat": 0}, "../../etc", "007", "\u202e", "A" * 22, "master"),
)
FIELDS: Final = (
    *("seat", "name", "strength", "column", "point", "direction", "plateau", "position", "turn", "colour"),
    *("absent", "choice", "phrase", "table", "owns", "version"),
)


def mutated(chance: random.Random) -> bytes:
    """A message that is nearly one of ours."""
    message: dict[str, object] = {"type": chance.choice(KINDS)}
    for field in chance.sample(FIELDS, chance.randrange(5)):
        message[field] = chance.choice(VALUES)
    if chance.random() < 0.6:
        message["seat"] = chance.randrange(4)
    data = bytearray(msgspec.json.encode(message))
    for _ in range(chance.choice((0, 0, 0, 1, 3))):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


async def send_mutated(progress: Progress, port: int, wanted: int) -> Figures:
    """How many were sent while four tables are played, and how many seats the attacker got with them."""
    tables = [await LiveTable.open(port) for _ in range(TABLES)]
    table, _ = await make(port)
    task = progress.add_task("bench-doing-messages", total=wanted)
    chance, sent, takeovers = random.Random(SEED), 0, 0
    while sent < wanted:
        with contextlib.suppress(*NOISE):
            async with connect(f"ws://127.0.0.1:{port}/socket/{table}", compression=None, max_size=None) as line:
                owns = [{"seat": chance.randrange(4), "secret": f"{chance.getrandbits(128):032x}"[:22]}]
                hello = {
                    "type": "hello",
                    "version": VERSION,
                    "owns": owns if chance.random() < 0.5 else [],
                }
                await line.send(msgspec.json.encode(hello).decode())
                batch = [mutated(chance) for _ in range(BATCH)]
                sent += len(batch)
                line.transport.write(b"".join(Frame(Opcode.TEXT, data).serialize(mask=True) for data in batch))
                async with asyncio.timeout(20):
                    async for told in line:
                        takeovers += isinstance(told, str) and _given(understood(told))
        progress.update(task, completed=sent)
    for each in tables:
        await each.close()
    return {"messages": sent, "takeovers": takeovers}


def _given(message: said.ToClient) -> bool:
    """Whether an attacker was given a seat with this."""
    return isinstance(message, said.Seated) or (isinstance(message, said.Welcome) and bool(message.seats))
