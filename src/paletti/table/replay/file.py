"""The `.villa` file: one game, compressed, versioned and checksummed (docs/replay-format.md)."""

from __future__ import annotations

import hashlib
import lzma
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import msgspec

from paletti.physics.snapshot import engine_version
from paletti.table.entry import Entry, JournalProblem, PlainEntry, from_plain, to_plain
from paletti.table.journal import Thought
from paletti.table.machine import machine
from paletti.table.replay.reading import LARGEST_BYTES, NotPacked, Reading, TooMuch
from paletti.table.setup import BadSetup, GameSetup

MAGIC = b"\x89VILLA\r\n"  # the line end reveals a file that was sent as text
FORMAT = 4
HEAD = struct.Struct("<8sHHQ32s")  # magic, format, compression, length of the body, SHA-256 of the body
XZ = 1
SUFFIX = ".villa"


class OtherEngine(Exception):
    """This needs the engine under which the game was played; the sentence says so."""


class BadReplay(ValueError):
    """This is not a replay that we can read; the sentence says why."""


@dataclass(frozen=True)
class Replay:
    """A kept game: its setup, everything that was done, and what its bots thought."""

    setup: GameSetup
    entries: tuple[Entry, ...]
    thoughts: tuple[Thought, ...] = ()

    @property
    def engine(self) -> str:
        """The engine and processor under which its states are exact; several if the game moved between machines."""
        return " and ".join(self.machines) or machine()

    @property
    def same_engine(self) -> bool:
        """Whether the exact villas of this game can be set up here, whatever processor moved them."""
        return all(name.startswith(f"{engine_version()},") for name in self.machines)

    @property
    def machines(self) -> tuple[str, ...]:
        """The machines that moved its wood, in the order in which they did."""
        return tuple(dict.fromkeys(entry.machine for entry in self.entries if entry.machine is not None))


class Body(msgspec.Struct, frozen=True):
    """A replay in its stored form."""

    setup: dict[str, Any]  # as JSON: a file from elsewhere must not name files of ours
    engine: str
    entries: tuple[PlainEntry, ...]
    thoughts: tuple[Thought, ...]


def replay_of(setup: GameSetup, entries: Sequence[Entry], thoughts: Sequence[Thought] = ()) -> Replay:
    """The replay of a game that was kept."""
    return Replay(setup, tuple(entries), tuple(thoughts))


def to_bytes(replay: Replay) -> bytes:
    """The file's content; the same game always gives the same bytes."""
    return sealed(Body(replay.setup.to_json(), replay.engine, tuple(map(to_plain, replay.entries)), replay.thoughts))


def sealed(content: Body) -> bytes:
    """The file with this body."""
    plain = msgspec.msgpack.encode(content, order="deterministic")
    body = lzma.compress(plain, preset=6, check=lzma.CHECK_CRC32)
    return HEAD.pack(MAGIC, FORMAT, XZ, len(body), hashlib.sha256(body).digest()) + body


def from_bytes(data: bytes, name: str = "This file") -> Replay:
    """The replay in these bytes; raises BadReplay, which says in one sentence what is wrong with them."""
    with told_plainly(name):
        reading = opened(data, name)
        setup = setup_of(reading)
        entries = tuple(deeds_of(reading, name))
        return Replay(setup, entries, tuple(thoughts_of(reading, setup, name)))


def opened(data: bytes, name: str) -> Reading:
    """The replay in these bytes, for reading piece by piece under `told_plainly`."""
    return Reading(_body(data, name))


def setup_of(reading: Reading) -> GameSetup:
    """The game's setup, checked."""
    setup = GameSetup.from_json(reading.setup)
    setup.check()
    return setup


def deeds_of(reading: Reading, name: str) -> Iterator[Entry]:
    """The deeds one after the other, none missing."""
    for version, plain in enumerate(reading.entries(), 1):
        if plain.version != version:
            raise BadReplay(f"{name} lacks some deeds of its game.")
        yield from_plain(plain)


def thoughts_of(reading: Reading, setup: GameSetup, name: str) -> Iterator[Thought]:
    """What the bots at the table thought; read after the deeds."""
    for thought in reading.thoughts():
        if not 0 <= thought.seat < len(setup.players):
            raise BadReplay(f"{name} tells of bots that did not sit at its table.")
        yield thought


@contextmanager
def told_plainly(name: str) -> Iterator[None]:
    """Turns every fault found in a file into one sentence: BadReplay."""
    try:
        yield
    except TooMuch as problem:
        raise BadReplay(f"{name} unpacks to more than any game needs.") from problem
    except lzma.LZMAError as problem:
        raise BadReplay(f"{name} cannot be unpacked.") from problem
    except (msgspec.MsgspecError, NotPacked, BadSetup, JournalProblem) as problem:
        raise BadReplay(f"{name} holds no game that this version understands.") from problem


def save(replay: Replay, path: str | PathLike[str]) -> int:
    """Writes the file, as a whole or not at all; how many bytes it has."""
    return save_bytes(to_bytes(replay), path)


def save_bytes(data: bytes, path: str | PathLike[str]) -> int:
    """The same for a replay that is packed already."""
    path = Path(path)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
    return len(data)


def load(path: str | PathLike[str]) -> Replay:
    """The replay in a file; raises BadReplay, which says in one sentence what is wrong with it."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_BYTES + 1)
    except OSError as problem:
        raise BadReplay(f"{fspath(path)} cannot be read: {(problem.strerror or 'no such file').lower()}.") from problem
    return from_bytes(data, fspath(path))


def _body(data: bytes, name: str) -> bytes:
    if not data:
        raise BadReplay(f"{name} is empty.")
    if len(data) > LARGEST_BYTES:
        raise BadReplay(f"{name} is too large for a replay.")
    if not MAGIC.startswith(data[: len(MAGIC)]) and data[:6] != MAGIC[:6]:
        raise BadReplay(f"{name} is not a replay of Villa Paletti.")
    if len(data) >= len(MAGIC) and data[: len(MAGIC)] != MAGIC:
        raise BadReplay(f"{name} was changed on its way, as if it were text: send it as a binary file.")
    if len(data) < HEAD.size:
        raise BadReplay(f"{name} is cut short.")
    _, number, packing, length, digest = HEAD.unpack_from(data)
    if number < FORMAT:
        raise BadReplay(f"{name} was written before the first release (format {number}); format {FORMAT} is read here.")
    if number > FORMAT or packing != XZ:
        raise BadReplay(f"{name} was written by a newer Paletti (format {number}); this one reads format {FORMAT}.")
    body = data[HEAD.size :]
    if len(body) < length:
        raise BadReplay(f"{name} is cut short: {len(body)} of {length} bytes are there.")
    if len(body) > length or hashlib.sha256(body).digest() != digest:
        raise BadReplay(f"{name} was altered: its checksum does not fit.")
    return body
