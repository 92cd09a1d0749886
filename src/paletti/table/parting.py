"""What gave way first when a villa fell: the first plateau and column that parted for good, read from the pictures."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from paletti.physics.shapes import Piece, Slab
from paletti.physics.yard import PARKED_ABOVE_M

CLOSE_M = 0.0003  # a loose column's head is nearer to its plateau than this
APART_M = 0.001  # a gap that everybody sees

PoseRows = NDArray[np.float64]


def first_parted(
    pieces: Sequence[Piece], pictures: PoseRows, plateau: str | None, besides: str
) -> tuple[str, str, int] | None:
    """The plateau, the column under it, and the number of the picture from which on they were apart.

    `plateau` is the one that came down: what it lost counts, unless it lost nothing (it went down with those below
    it). The drawn column, `besides`, was to part anyway.
    """
    found = [
        (int(since), slab.name, piece.name)
        for at, slab in enumerate(pieces)
        if isinstance(slab.shape, Slab) and pictures[0, at, 2] < PARKED_ABOVE_M
        for row, piece in enumerate(pieces)
        if not piece.is_slab and piece.name != besides
        for since in _parted(slab, piece, pictures[:, at], pictures[:, row])
    ]
    own = [one for one in found if one[1] == plateau]
    if not found:
        return None
    since, upper, lower = min(own or found)
    return upper, lower, since


def _parted(slab: Piece, column: Piece, plateaus: PoseRows, columns: PoseRows) -> list[int]:
    """The picture from which on a column that was under a plateau no longer touches it, if there is one."""
    gaps, depths = _under(slab, column, plateaus[:1], columns[:1])
    if gaps[0] > CLOSE_M or depths[0] < 0:
        return []  # it stood somewhere else, as most do: no need to look at all the other pictures
    gaps, depths = _under(slab, column, plateaus, columns)
    touching = np.flatnonzero((gaps < APART_M) & (depths > -column.foot_radius))
    since = int(touching[-1]) + 1
    return [since] if since < len(columns) else []


def _under(slab: Piece, column: Piece, plateaus: PoseRows, columns: PoseRows) -> tuple[PoseRows, PoseRows]:
    """In each picture the gap between a column's head and a plateau's lower side, and how far inside its edge it is."""
    assert isinstance(slab.shape, Slab)
    seen = _inside(plateaus, _along(columns, (0.0, 0.0, column.height / 2)))
    return np.abs(-slab.height / 2 - seen[:, 2]), slab.shape.ring.depth(seen[:, :2])


def _turns(poses: PoseRows) -> PoseRows:
    """The rotation of each pose, as a matrix."""
    w, x, y, z = (poses[:, 3:] / np.linalg.norm(poses[:, 3:], axis=1, keepdims=True)).T
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    ).transpose(2, 0, 1)


def _along(poses: PoseRows, point: tuple[float, float, float]) -> PoseRows:
    """Where a point of a piece's own frame is in each picture."""
    found: PoseRows = poses[:, :3] + _turns(poses) @ np.array(point)
    return found


def _inside(poses: PoseRows, points: PoseRows) -> PoseRows:
    """Each point in the frame of the piece in the same picture."""
    found: PoseRows = np.einsum("nji,nj->ni", _turns(poses), points - poses[:, :3])
    return found
