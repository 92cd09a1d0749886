"""The gestures of a deed with their ticks, and how the journal keeps them small."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from paletti.table.gestures import GRAIN_M, GRAIN_RAD, Aim, AimHold, Gesture
from paletti.table.planes import pack_rows, unpack_rows


class Timed(msgspec.Struct, frozen=True, array_like=True):
    """A gesture, and the world's tick before whose step it was done."""

    tick: int
    gesture: Gesture


class Gestures(msgspec.Struct, frozen=True, array_like=True):
    """All gestures of a deed: the few acts as they are, the many targets of each hand packed by columns."""

    acts: tuple[tuple[int, Timed], ...] = ()  # with their numbers in the sequence
    aims: int = 0
    packed_aims: bytes = b""
    hold_aims: int = 0
    packed_hold_aims: bytes = b""


def pack_gestures(timed: Sequence[Timed]) -> Gestures:
    """The gestures as the journal keeps them."""
    acts, aims, holds = [], [], []
    for number, one in enumerate(timed):
        match one.gesture:
            case Aim(position, turn):
                aims.append([number, one.tick, *_grains(position), round(turn / GRAIN_RAD)])
            case AimHold(position):
                holds.append([number, one.tick, *_grains(position), 0])
            case _:
                acts.append((number, one))
    return Gestures(tuple(acts), len(aims), _pack(aims), len(holds), _pack(holds))


def unpack_gestures(gestures: Gestures) -> list[Timed]:
    """The gestures again, in order."""
    found = list(gestures.acts)
    for number, tick, *grains in _unpack(gestures.packed_aims, gestures.aims):
        found.append((number, Timed(tick, Aim(_metres(grains), round(grains[3] * GRAIN_RAD, 6)))))
    for number, tick, *grains in _unpack(gestures.packed_hold_aims, gestures.hold_aims):
        found.append((number, Timed(tick, AimHold(_metres(grains)))))
    return [timed for _, timed in sorted(found, key=lambda numbered: numbered[0])]


def _grains(position: Sequence[float]) -> list[int]:
    return [round(part / GRAIN_M) for part in position]


def _metres(grains: Sequence[int]) -> tuple[float, float, float]:
    x, y, z = (round(grain * GRAIN_M, 6) for grain in grains[:3])
    return x, y, z


def _pack(rows: list[list[int]]) -> bytes:
    # A hand mostly moves evenly, so its differences hardly differ: order 2 leaves almost only zeros.
    return pack_rows(np.array(rows, np.int64).T, order=2) if rows else b""


def _unpack(packed: bytes, count: int) -> list[list[int]]:
    rows: list[list[int]] = unpack_rows(packed, count, order=2).T.tolist() if count else []
    return rows
