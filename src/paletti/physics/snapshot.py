"""A world's exact memory: the engine's full integration state, and what the hands and watches know besides."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import TypedDict

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics.hand import HandMemory
from paletti.physics.layout import Layout
from paletti.physics.push import PushMemory
from paletti.physics.rest import RestMemory
from paletti.physics.settings import LIVE

FORMAT = 5

as_json = json.JSONEncoder(sort_keys=True).encode


class Memory(TypedDict):
    """What a world remembers besides the engine's state."""

    hands: list[HandMemory]
    parked: list[int]  # rows
    still: bool
    strained: bool  # whether steps are made in two halves, until the hands are steered again
    stood: str  # the poses of the last rest, in hexadecimal; empty if nothing has moved since
    watch: RestMemory
    push: PushMemory
    asleep: list[int]  # as returned by `Sleep.memory`


LARGEST_BYTES = 1 << 20  # one of our worlds has some ten thousand; bytes from elsewhere can be anything


class SnapshotError(ValueError):
    """This world cannot take up these bytes as a snapshot. The message says why in one sentence."""


@dataclass(frozen=True)
class Snapshot:
    """One moment of a world, good for the same set under the same engine version."""

    engine: str
    pieces: str
    physics: bytes
    memory: str

    @classmethod
    def of(cls, pieces: str, physics: NDArray[np.float64], memory: Memory) -> Snapshot:
        """The snapshot of a world of these pieces."""
        return cls(engine_version(), pieces, physics.tobytes(), as_json(memory))

    def remembered(self, pieces: str) -> Memory:
        """The memory of a world of these pieces; raises SnapshotError if this one cannot take it up."""
        if self.engine != engine_version():
            raise SnapshotError(f"This snapshot was made by {self.engine}; this is {engine_version()}.")
        if self.pieces != pieces:
            raise SnapshotError("This snapshot belongs to another set of pieces.")
        memory: Memory = json.loads(self.memory)
        return memory

    @property
    def hash(self) -> str:
        """A fingerprint: equal for equal moments, bit for bit."""
        digest = blake2b(digest_size=16)
        for part in (self.engine.encode(), self.pieces.encode(), self.physics, self.memory.encode()):
            digest.update(len(part).to_bytes(8, "little") + part)
        return digest.hexdigest()

    def at(self, time: float) -> Snapshot:
        """The same moment with another time on the clock; the wood is the same."""
        return Snapshot(self.engine, self.pieces, struct.pack("=d", time) + self.physics[8:], self.memory)

    def to_bytes(self) -> bytes:
        """The snapshot as plain bytes for a journal, which compresses them with everything else about a deed."""
        head = json.dumps([FORMAT, self.engine, self.pieces, self.memory]).encode()
        return len(head).to_bytes(4, "little") + head + _planes(self.physics, 8)

    @classmethod
    def from_bytes(cls, data: bytes) -> Snapshot:
        """The snapshot that `to_bytes` returned."""
        if len(data) > LARGEST_BYTES:
            raise SnapshotError("These bytes are more than any world remembers.")
        try:
            size = int.from_bytes(data[:4], "little")
            number, engine, pieces, memory = json.loads(data[4 : 4 + size])
            physics = _planes(data[4 + size :], (len(data) - 4 - size) // 8)
        except (ValueError, TypeError, RecursionError) as error:
            raise SnapshotError("These bytes are not a snapshot of a world.") from error
        if number != FORMAT:
            raise SnapshotError(f"This snapshot has format {number}, this program reads format {FORMAT}.")
        return cls(engine, pieces, physics, memory)


@dataclass(frozen=True)
class KeptMoment:
    """One moment of a world, of which a snapshot can be made at any time."""

    pieces: str
    layout: Layout
    state: NDArray[np.float64]
    memory: Memory

    def snapshot(self) -> Snapshot:
        """The snapshot of that moment."""
        return Snapshot.of(self.pieces, self.layout.by_row(self.state), self.memory)


def _planes(numbers: bytes, across: int) -> bytes:
    """The first bytes of all numbers, then the second ones, and so on: at rest many are alike. It also undoes this."""
    return np.frombuffer(numbers, np.uint8).reshape(-1, across).T.tobytes()


@cache
def engine_version() -> str:
    """The engine under which a snapshot is exact, and its steps in play: the usual one, and half of it under load."""
    return f"mujoco {mujoco.mj_versionString()} by {1000 * LIVE.step:g} and {500 * LIVE.step:g} ms"
