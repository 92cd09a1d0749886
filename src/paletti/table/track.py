"""The poses of a deed for watching: sampled, to 0.1 mm, packed as differences (docs/replay-format.md)."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from paletti.table.planes import pack_rows, unpack_rows

POSITION_GRAIN_M = 1e-4
TURN_GRAIN = 1e-4  # of a quaternion's parts: at 10 cm from the middle 0.02 mm
EVERY_TICKS = 8  # 31 pictures a second at the live step; in between a watcher interpolates


class Track(msgspec.Struct, frozen=True, array_like=True):
    """Pictures at `start`, `start + every`, ...; the last one at `end`. `packed` holds them (see `poses`)."""

    start: int
    end: int
    every: int
    count: int
    packed: bytes


def pack(pictures: list[NDArray[np.float64]], start: int, end: int, every: int = EVERY_TICKS) -> Track:
    """The track of these pictures, each one row of x y z w x y z a piece."""
    # One channel after the other: long runs of zeros, which compress to nothing.
    rows = quantised(np.array(pictures)).reshape(len(pictures), -1).T
    return Track(start, end, every, len(pictures), pack_rows(rows.astype(np.int64), order=1))


def poses(track: Track) -> NDArray[np.float64]:
    """The pictures again: an array of pictures x pieces x 7."""
    grains = unpack_rows(track.packed, track.count, order=1).T.reshape(track.count, -1, 7)
    found = grains.astype(np.float64)
    found[..., :3] *= POSITION_GRAIN_M
    found[..., 3:] *= TURN_GRAIN
    return found


def ticks(track: Track) -> list[int]:
    """The tick of every picture."""
    return [min(track.start + at * track.every, track.end) for at in range(track.count)]


def quantised(pictures: NDArray[np.float64]) -> NDArray[np.int32]:
    """The pictures in whole grains; each quaternion on the side of the one before, so that differences stay small."""
    turned = pictures.copy()
    for at in range(1, len(turned)):
        against = np.sum(turned[at, :, 3:] * turned[at - 1, :, 3:], axis=-1) < 0
        turned[at, against, 3:] *= -1
    turned[..., :3] /= POSITION_GRAIN_M
    turned[..., 3:] /= TURN_GRAIN
    return np.rint(turned).astype(np.int32)
