"""Whole numbers packed so that what changes little, or evenly, compresses to almost nothing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def pack_rows(rows: NDArray[np.int64], order: int) -> bytes:
    """Rows of numbers as differences (of differences, for order 2) along each row: zigzag, 32 bits, byte planes."""
    steps = rows.astype(np.int64)
    for _ in range(order):
        steps = np.diff(steps, axis=1, prepend=np.zeros((len(steps), 1), np.int64))
    zigzag = ((steps << 1) ^ (steps >> 63)).astype("<u4")
    return np.ascontiguousarray(zigzag).view(np.uint8).reshape(-1, 4).T.tobytes()


def unpack_rows(packed: bytes, count: int, order: int) -> NDArray[np.int64]:
    """The rows again, each of `count` numbers."""
    planes = np.frombuffer(packed, np.uint8).reshape(4, -1)
    zigzag = np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.int64)
    rows = ((zigzag >> 1) ^ -(zigzag & 1)).reshape(-1, count)
    for _ in range(order):
        rows = np.cumsum(rows, axis=1)
    return rows
