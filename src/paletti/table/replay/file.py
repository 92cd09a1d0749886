"""The `.villa` file: one game, compressed, versioned and checksummed (docs/replay-format.md)."""

from __future__ import annotations

import hashlib
import lzma
import struct
from collections.abc import Sequence
from pathlib import Path

import msgspec

from paletti.physics.snapshot import Snapshot, engine_version
from paletti.table.journal import Entry
from paletti.table.setup import BadSetup, GameSetup

MAGIC = b"\x89VILLA\r\n"  # the line end shows a file that was sent as text
FORMAT = 1
HEAD = struct.Struct("<8sHHQ32s")  # magic, format, compression, length of the body, SHA-256 of the body
XZ = 1
LARGEST_BYTES = 64 << 20  # no game is that long; a file that claims so is meant to fill our memory
SUFFIX = ".villa"


class BadReplay(ValueError):
    """This is no replay we can read; the sentence says why."""


class Replay(msgspec.Struct, frozen=True):
    """A game as it is kept: what fixed it and everything that was done."""

    setup: GameSetup
    engine: str  # under which its states are exact
    entries: tuple[Entry, ...]


def replay_of(setup: GameSetup, entries: Sequence[Entry]) -> Replay:
    """The replay of a game that was kept, under the engine that it was played under."""
    state = next((entry.state for entry in entries if entry.state is not None), None)
    engine = engine_version() if state is None else Snapshot.from_bytes(state).engine
    return Replay(setup, engine, tuple(entries))


def to_bytes(replay: Replay) -> bytes:
    """The file's content; the same game always gives the same bytes."""
    plain = msgspec.msgpack.encode(replay, order="deterministic")
    body = lzma.compress(plain, preset=6, check=lzma.CHECK_CRC32)
    return HEAD.pack(MAGIC, FORMAT, XZ, len(body), hashlib.sha256(body).digest()) + body


def from_bytes(data: bytes, name: str = "This file") -> Replay:
    """The replay in these bytes; BadReplay says in one sentence what is wrong with them."""
    body = _body(data, name)
    try:
        unpacker = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=LARGEST_BYTES * 2)
        plain = unpacker.decompress(body, max_length=LARGEST_BYTES)
        if not unpacker.eof:
            raise BadReplay(f"{name} unpacks to more than any game needs.")
        replay = msgspec.msgpack.decode(plain, type=Replay)
        replay.setup.check()
    except lzma.LZMAError as problem:
        raise BadReplay(f"{name} cannot be unpacked.") from problem
    except (msgspec.MsgspecError, BadSetup) as problem:
        raise BadReplay(f"{name} holds no game that this version understands.") from problem
    if [entry.version for entry in replay.entries] != list(range(1, len(replay.entries) + 1)):
        raise BadReplay(f"{name} lacks some deeds of its game.")
    return replay


def save(replay: Replay, path: Path) -> int:
    """How many bytes the file has; it appears whole or not at all."""
    data = to_bytes(replay)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
    return len(data)


def load(path: Path) -> Replay:
    """The replay in a file; BadReplay says in one sentence what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_BYTES + 1)
    except OSError as problem:
        raise BadReplay(f"{path} cannot be read: {(problem.strerror or 'no such file').lower()}.") from problem
    return from_bytes(data, str(path))


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
    if number > FORMAT or packing != XZ:
        raise BadReplay(f"{name} was written by a newer Paletti (format {number}); this one reads format {FORMAT}.")
    body = data[HEAD.size :]
    if len(body) < length:
        raise BadReplay(f"{name} is cut short: {len(body)} of {length} bytes are there.")
    if len(body) > length or hashlib.sha256(body).digest() != digest:
        raise BadReplay(f"{name} was altered: its checksum does not fit.")
    return body
