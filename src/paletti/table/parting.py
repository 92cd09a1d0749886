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
    columns = [row for row, piece in enumerate(pieces) if not piece.is_slab and piece.name != besides]
    tops = np.array([(0.0, 0.0, pieces[row].height / 2) for row in columns]).reshape(-1, 3)
    found = []
    for at, slab in enumerate(pieces):
        if not isinstance(slab.shape, Slab) or pictures[0, at, 2] >= PARKED_ABOVE_M:
            continue
        # Most stood somewhere else: only those under this plateau are followed through all the pictures.
        first = np.repeat(pictures[:1, at], len(columns), axis=0)
        gaps, depths = _under(slab, first, tops, pictures[0, columns])
        for number in np.flatnonzero((gaps <= CLOSE_M) & (depths >= 0)).tolist():
            row = columns[number]
            gaps, depths = _under(slab, pictures[:, at], tops[number], pictures[:, row])
            since = 1 + int(np.flatnonzero((gaps < APART_M) & (depths > -pieces[row].foot_radius))[-1])
            if since < len(pictures):
                found.append((since, slab.name, pieces[row].name))
    own = [one for one in found if one[1] == plateau]
    if not found:
        return None
    since, upper, lower = min(own or found)
    return upper, lower, since


def _under(slab: Piece, plateaus: PoseRows, tops: PoseRows, columns: PoseRows) -> tuple[PoseRows, PoseRows]:
    """The gap between each column's top and its plateau's lower side, and how far inside its edge the top is.

    `tops` are in the columns' own frames: one for all poses, or one for each.
    """
    assert isinstance(slab.shape, Slab)
    heads = columns[:, :3] + np.einsum("nij,nj->ni", _turns(columns), np.broadcast_to(tops, (len(columns), 3)))
    seen = _inside(plateaus, heads)
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


def _inside(poses: PoseRows, points: PoseRows) -> PoseRows:
    """Each point in the frame of the piece in the same picture."""
    found: PoseRows = np.einsum("nji,nj->ni", _turns(poses), points - poses[:, :3])
    return found
