"""Reading a packed replay piece by piece: nothing is trusted or kept before it is known to be small enough.

A file of a megabyte may unpack to gigabytes, and a kilobyte of MessagePack may claim to hold a million maps. So the
file is unpacked a little at a time, every value is measured before it is decoded, and only one deed is held at once.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec

from paletti.table.entry import PlainEntry
from paletti.table.journal import Thought

T = TypeVar("T")

LARGEST_BYTES: Final = 64 << 20
"""The size of a whole game, unpacked. No game is that long."""
MOST_ENTRIES: Final = 4000
MOST_THOUGHTS: Final = 4000
MOST_VALUES: Final = 500_000
"""Numbers, texts, lists and maps in the whole file."""
DEEPEST: Final = 16
UNPACKER_BYTES: Final = 16 << 20
"""How much memory the unpacker itself may need: twice as much as for our own files."""
CHUNK: Final = 64 << 10

_FIELDS: Final = ("setup", "engine", "entries", "thoughts")


class TooMuch(ValueError):
    """The file contains more than any game needs; the end of the sentence says of what."""


class NotPacked(ValueError):
    """These bytes are not a packed replay."""


class Limit(msgspec.Struct, frozen=True):
    """How large one value may be."""

    bytes: int
    values: int


SETUP: Final = Limit(512 << 10, 20_000)
ENGINE: Final = Limit(4096, 1)
ENTRY: Final = Limit(16 << 20, 20_000)
THOUGHT: Final = Limit(256 << 10, 5000)


class Reading:
    """A replay while it is read from its file: first the setup, then deed after deed, then what bots thought."""

    def __init__(self, body: bytes) -> None:
        """NotPacked if this is no replay at all, TooMuch if its head is too large."""
        self._stream = _Stream(body)
        if self._stream.byte() != 0x80 + len(_FIELDS):
            raise NotPacked("The body is no map of four.")
        self.setup: dict[str, Any] = self._field("setup", SETUP, dict[str, Any])
        self.engine: str = self._field("engine", ENGINE, str)

    def entries(self) -> Iterator[PlainEntry]:
        """Each deed; read this once, before the thoughts."""
        yield from self._list("entries", MOST_ENTRIES, ENTRY, PlainEntry)

    def thoughts(self) -> Iterator[Thought]:
        """What bots weighed; read this once, after the deeds."""
        yield from self._list("thoughts", MOST_THOUGHTS, THOUGHT, Thought)
        if not self._stream.ended():
            raise NotPacked("More follows where the game has ended.")

    def _list(self, name: str, most: int, limit: Limit, kind: type[T]) -> Iterator[T]:
        self._name(name)
        count = self._stream.list_length()
        if count > most:
            raise TooMuch(name)
        for _ in range(count):
            yield msgspec.msgpack.decode(self._stream.value(limit), type=kind)

    def _field(self, name: str, limit: Limit, kind: type[T]) -> T:
        self._name(name)
        return msgspec.msgpack.decode(self._stream.value(limit), type=kind)

    def _name(self, name: str) -> None:
        found = self._stream.value(Limit(64, 1))
        if found != msgspec.msgpack.encode(name):
            raise NotPacked(f"Where {name} should be is something else.")


# The first byte of a value: how many bytes of length or number follow it, and what it is
_FIXED: Final = {0xC0: 0, 0xC2: 0, 0xC3: 0, 0xCA: 4, 0xCB: 8, 0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8} | {
    0xD0: 1,
    0xD1: 2,
    0xD2: 4,
    0xD3: 8,
}
_BLOBS: Final = {0xC4: 1, 0xC5: 2, 0xC6: 4, 0xD9: 1, 0xDA: 2, 0xDB: 4}
_LISTS: Final = {0xDC: 2, 0xDD: 4}
_MAPS: Final = {0xDE: 2, 0xDF: 4}


class _Stream:
    """The unpacked bytes, as many of them at a time as one value needs."""

    def __init__(self, body: bytes) -> None:
        self._unpacker = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=UNPACKER_BYTES)
        self._packed = body
        self._ahead = bytearray()
        self._unpacked = 0
        self._values = 0

    def byte(self) -> int:
        """The next byte, taken."""
        self._need(1)
        first = self._ahead[0]
        del self._ahead[:1]
        return first

    def ended(self) -> bool:
        """Whether nothing is left; an unpacker that has not reached its end still has data."""
        if self._ahead:
            return False
        self._unpack()
        return not self._ahead and self._unpacker.eof

    def list_length(self) -> int:
        """How many values the list has that begins here; its head is taken."""
        first = self.byte()
        if 0x90 <= first <= 0x9F:
            return first & 0x0F
        if first not in _LISTS:
            raise NotPacked("Where a list should be is something else.")
        width = _LISTS[first]
        self._need(width)
        length = int.from_bytes(self._ahead[:width], "big")
        del self._ahead[:width]
        return length

    def value(self, limit: Limit) -> bytes:
        """The bytes of the next value, taken; TooMuch before more of it is unpacked than it may have."""
        at, values, open_lists = 0, 0, [1]
        while open_lists:
            if open_lists[-1] == 0:
                open_lists.pop()
                continue
            open_lists[-1] -= 1
            values += 1
            self._values += 1
            if values > limit.values or self._values > MOST_VALUES:
                raise TooMuch("values")
            inside, at = self._head(at, limit)
            if at > limit.bytes:
                raise TooMuch("bytes")
            if inside:
                if inside > limit.values or len(open_lists) >= DEEPEST:
                    raise TooMuch("values")
                open_lists.append(inside)
        self._need(at)
        found = bytes(self._ahead[:at])
        del self._ahead[:at]
        return found

    def _head(self, at: int, limit: Limit) -> tuple[int, int]:
        """How many values are inside the one that begins there, and where its own bytes end."""
        self._need(at + 1)
        first = self._ahead[at]
        at += 1
        if first < 0x80 or first >= 0xE0:
            return 0, at
        if first < 0x90:
            return 2 * (first & 0x0F), at
        if first < 0xA0:
            return first & 0x0F, at
        if first < 0xC0:
            return 0, at + (first & 0x1F)
        if first in _FIXED:
            return 0, at + _FIXED[first]
        width = _BLOBS.get(first) or _LISTS.get(first) or _MAPS.get(first)
        if width is None:
            raise NotPacked("A kind of value that no game has.")
        self._need(at + width)
        length = int.from_bytes(self._ahead[at : at + width], "big")
        at += width
        if first in _BLOBS:
            if at + length > limit.bytes:
                raise TooMuch("bytes")
            return 0, at + length
        return (length if first in _LISTS else 2 * length), at

    def _need(self, count: int) -> None:
        """Unpacks until this many bytes are there."""
        while len(self._ahead) < count:
            if not self._unpack():
                raise NotPacked("The game breaks off.")

    def _unpack(self) -> bool:
        """Whether a little more could be unpacked."""
        while not self._unpacker.eof:
            more = self._unpacker.decompress(self._packed, max_length=CHUNK)
            self._packed = b""
            if more:
                self._ahead += more
                self._unpacked += len(more)
                if self._unpacked > LARGEST_BYTES:
                    raise TooMuch("bytes")
                return True
            if self._unpacker.needs_input:
                raise NotPacked("The game breaks off.")
        return False
