"""The wood in numbers: a row for each piece, the same in all environments."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paletti.physics.world import World
from paletti.rules.pieces import COLUMNS, PLATEAUS

Float32s = NDArray[np.float32]

PIECES = (*map(str, COLUMNS), *map(str, PLATEAUS))
"""The order of the rows: twenty columns, then five plateaus from blue to red."""
PER_PIECE = 8
"""Numbers a piece: 1 where it is on the table (else all are 0), x, y, z from the middle of the base, quaternion."""
FAR_M = 2.0  # pieces that rolled farther away are clipped to this distance
LARGEST = np.tile(np.array([1, *[FAR_M] * 3, *[1] * 4], np.float32), len(PIECES))
SMALLEST = np.tile(np.array([0, *[-FAR_M] * 3, *[-1] * 4], np.float32), len(PIECES))
"""The bounds of all rows, one after the other."""


def piece_numbers(world: World) -> Float32s:
    """Where every piece is, row after row."""
    rows = np.zeros((len(PIECES), PER_PIECE), np.float32)
    rows[:, 0] = [not world.is_parked(name) for name in PIECES]
    rows[:, 1:] = world.poses() * rows[:, :1]
    return np.clip(rows.ravel(), SMALLEST, LARGEST)
