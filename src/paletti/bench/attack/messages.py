"""Mutated messages: an attacker sends nearly valid ones, at others' tables with wrong secrets and at its own."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from typing import Final, get_args

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from paletti.bench.attack.floods import ELSEWHERE, LOCAL, NOISE
from paletti.bench.pages import LiveTable, make
from paletti.bench.report import Figures
from paletti.protocol import toclient as said
from paletti.protocol.fromclient import FromClient, Hello, Ownership
from paletti.protocol.version import VERSION
from paletti.protocol.view import SeatSecret
from paletti.protocol.words import PIECES
from paletti.testing.line import understood

SEED: Final = 16
TABLES: Final = 4
BATCH: Final = 45
"""Messages on one connection. With more, most would be closed for nonsense before a game has answered."""
LINES: Final = 8
"""Connections at a time, half of them at one table: a seat has four pages."""
READS_S: Final = 0.5
MOST_TRIES: Final = 10
"""If a server lets nobody in, the attack gives up after this many times the batches that should be enough."""
OWN_BATCHES: Final = 4
"""Batches at one table of the attacker's own: by then its seats have used up their allowance, and another is made."""

SAID: Final[dict[str, list[str]]] = {
    str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)]
    for kind in get_args(FromClient)
}
"""All kinds of messages, each with its fields."""
RIGHT: Final[dict[str, tuple[object, ...]]] = {
    "seat": (0, 1),
    "absent": (0, 1),
    "name": ("Eve",),
    "strength": ("apprentice", "master"),
    "column": PIECES,
    "plateau": ("blue", "red", "yellow"),
    "colour": ("red", "blue", "yellow"),
    "point": ([0.0, 0.0, 0.0], [0.0, 0.0, 0.03]),
    "position": ([0.0, 0.0, 0.1], [0.1, -0.1, 0.02], [5.0, 5.0, 5.0]),
    "direction": ([0.1, 0.0], [0.0, 0.0]),
    "turn": (0.0, 3.0),
    "atMs": (0.0, 1000.0, 1e12),
    "choice": ("wait", "drop", "bot"),
    "phrase": ("steady",),
    "on": (True, False),
    "version": (VERSION,),
    "owns": ([],),
}
"""What one of our pages could send in each field."""
GAMES_OWN: Final = (said.Judged, said.Refused, said.AttemptBegan, said.AttemptEnded, said.Reach, said.Loads)
VALUES: Final[tuple[object, ...]] = (
    *(0, 1, 3, -1, 10**30, 1e308, -0.0, True, None, "", "red", "red-hex", "blue", "steady", "bot", "x" * 3000, "\x00"),
    *([], {}, [0, 0, 0], [1e9, 0, 0], [[[[]]]], {"seat": 0}, "../../etc", "007", "\u202e", "A" * 22, "master"),
)
FIELDS: Final = (*RIGHT, "table")


def mutated(chance: random.Random) -> bytes:
    """A message that is nearly one of ours: many have something wrong, in a field, in their fields or their bytes."""
    kind = chance.choice(tuple(SAID))
    message: dict[str, object] = {"type": kind} | {name: chance.choice(RIGHT[name]) for name in SAID[kind]}
    for _ in range(chance.choice((0, 0, 0, 0, 0, 0, 1, 2))):
        message[chance.choice(SAID[kind] or FIELDS)] = chance.choice(VALUES)
    if chance.random() < 0.05:
        message[chance.choice(FIELDS)] = chance.choice(VALUES)
    if chance.random() < 0.05:
        del message[chance.choice(tuple(message))]
    data = bytearray(msgspec.json.encode(message))
    for _ in range(chance.choice((*[0] * 18, 1, 3))):
        # Nearly always a valid character: anything else ends the connection at once.
        data[chance.randrange(len(data))] = chance.randrange(128 if chance.random() < 0.98 else 256)
    return bytes(data)


@dataclass
class Attacker:
    """Sends them: half the time to others' tables, half the time to one of its own, where they reach a game."""

    port: int
    chance: random.Random
    others: list[str]
    """Tables that are not the attacker's."""
    own: str = ""
    owns: list[SeatSecret] = field(default_factory=list)
    batches: int = 0
    sent: int = 0
    """Messages that were given to an open line."""
    takeovers: int = 0
    """Seats of others' tables that the attacker was given."""
    reached: int = 0
    """Answers that came from a game itself."""

    async def send_batch(self) -> None:
        """Sends one batch on a connection of its own, and reads the answers."""
        number, self.batches = self.batches, self.batches + 1
        at_home = number % 2 == 0
        if number % (2 * OWN_BATCHES) == 0:
            # If the answer is not a table, it is a refusal: the attacker goes on at the table it has.
            with contextlib.suppress(*NOISE, msgspec.MsgspecError):
                self.own, self.owns = await make(self.port, source=ELSEWHERE)
        with contextlib.suppress(*NOISE):
            owns = self._shown(at_home=at_home)
            table = self.own if at_home else self.chance.choice(self.others)
            address = f"ws://127.0.0.1:{self.port}/socket/{table}"
            async with connect(address, compression=None, max_size=None, local_addr=LOCAL) as line:
                await line.send(msgspec.json.encode(Hello(VERSION, tuple(owns))).decode())
                batch = [mutated(self.chance) for _ in range(BATCH)]
                line.transport.write(b"".join(Frame(Opcode.TEXT, data).serialize(mask=True) for data in batch))
                self.sent += len(batch)
                async with asyncio.timeout(READS_S):
                    async for text in line:
                        if isinstance(text, str):
                            message = understood(text)
                            self.takeovers += not at_home and _given(message)
                            self.reached += isinstance(message, GAMES_OWN)

    def _shown(self, *, at_home: bool) -> list[Ownership]:
        """The secrets that are shown: the true ones at home; elsewhere none, a guessed one, or one of another table."""
        if at_home:
            return [Ownership(own.seat, own.secret) for own in self.owns]
        guessed = f"{self.chance.getrandbits(128):032x}"[:22]
        secret = self.chance.choice((guessed, *(own.secret for own in self.owns)))
        return [Ownership(self.chance.randrange(4), secret)] if self.chance.random() < 0.5 else []


async def send_mutated(progress: Progress, port: int, wanted: int) -> Figures:
    """How many were sent while four tables were played, and how many seats of others the attacker got with them."""
    tables = [await LiveTable.open(port) for _ in range(TABLES)]
    left, _ = await make(port)
    task = progress.add_task("bench-doing-messages", total=wanted)
    attacker = Attacker(port, random.Random(SEED), [left, *(table.token for table in tables)])
    while attacker.sent < wanted and attacker.batches * BATCH < MOST_TRIES * wanted:
        await asyncio.gather(*(attacker.send_batch() for _ in range(LINES)))
        progress.update(task, completed=attacker.sent)
    for each in tables:
        await each.close()
    return {"messages": attacker.sent, "takeovers": attacker.takeovers, "reached_a_game": attacker.reached}


def _given(message: said.ToClient) -> bool:
    """Whether an attacker was given a seat with this."""
    return isinstance(message, said.Seated) or (isinstance(message, said.Welcome) and bool(message.seats))
