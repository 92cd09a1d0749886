"""What gave way when a villa fell, read from the pictures: what parted first, and whether the drawn column carried."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from paletti.physics.shapes import Piece, Slab
from paletti.physics.yard import PARKED_ABOVE_M

CLOSE_M = 0.0003  # a loose column's head is nearer to its plateau than this
APART_M = 0.001  # a gap that everybody can see
SUNK_M = 0.006  # a plateau that has sunk this far at some point is on its way down
DRAWN_M = 0.002  # a head that has moved this far under its plateau has been drawn
ASIDE_M = 0.01  # a plateau that has moved this far was pushed or carried off, whatever it lay on
MOSTLY = 0.8  # a plateau that has sunk by this share of its whole fall is (nearly) where it came down

PoseRows = NDArray[np.float64]


def first_parted(
    pieces: Sequence[Piece], pictures: PoseRows, plateau: str | None, besides: str
) -> tuple[str, str, int] | None:
    """The plateau, the column under it, and the number of the picture from which on they were apart.

    `plateau` is the one that came down. Its lost contacts count, unless it lost none and went down with those below it.
    The drawn column, `besides`, had to part anyway.
    """
    columns = [row for row, piece in enumerate(pieces) if not piece.is_slab and piece.name != besides]
    tops = np.array([(0.0, 0.0, pieces[row].height / 2) for row in columns]).reshape(-1, 3)
    found = []
    for at, slab in enumerate(pieces):
        if not isinstance(slab.shape, Slab) or pictures[0, at, 2] >= PARKED_ABOVE_M:
            continue
        # Most stood somewhere else, so only those under this plateau are followed through all pictures.
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


def carried_by(pieces: Sequence[Piece], pictures: PoseRows, drawn: str) -> str | None:
    """The plateau that went down where the drawn column had carried it, if there is one.

    The first lost contact does not show that: a plateau tips over the columns that still carry it, so it first comes
    off those on its far side.
    """
    row = next((row for row, piece in enumerate(pieces) if piece.name == drawn and not piece.is_slab), None)
    if row is None:
        return None
    for at, slab in enumerate(pieces):
        if not isinstance(slab.shape, Slab) or pictures[0, at, 2] >= PARKED_ABOVE_M:
            continue
        plateaus = pictures[:, at]
        spots = {i: _head_under(slab, piece, plateaus[:1], pictures[:1, i]) for i, piece in enumerate(pieces)}
        rests = {i: spot for i, spot in spots.items() if spot is not None}
        if row not in rests:
            continue
        heights = {i: _along(plateaus, spot)[:, 2] for i, spot in rests.items()}
        sunk = {i: height[0] - height for i, height in heights.items()}
        sinks = np.max(list(sunk.values()), axis=0)
        on_its_way = np.flatnonzero(sinks > SUNK_M)
        if len(on_its_way) == 0:
            return None
        when = int(on_its_way[0])
        head = _along(pictures[when : when + 1, row], (0.0, 0.0, pieces[row].height / 2))
        gone = np.linalg.norm(_inside(plateaus[when : when + 1], head)[0] - np.array(rests[row])) > DRAWN_M
        shoved = np.linalg.norm(plateaus[when, :2] - plateaus[0, :2]) > ASIDE_M
        return slab.name if gone and not shoved and sunk[row][when] >= MOSTLY * sinks[when] else None
    return None


def _head_under(slab: Piece, column: Piece, plateaus: PoseRows, columns: PoseRows) -> tuple[float, float, float] | None:
    """Where a column's head touches a plateau from below, in the plateau's own coordinates, in the first picture."""
    if column.is_slab:
        return None
    assert isinstance(slab.shape, Slab)
    x, y, z = _inside(plateaus, _along(columns, (0.0, 0.0, column.height / 2)))[0]
    if abs(-slab.height / 2 - z) > CLOSE_M or slab.shape.ring.depth(np.array([[x, y]]))[0] < 0:
        return None
    return float(x), float(y), float(z)


def _under(slab: Piece, plateaus: PoseRows, tops: PoseRows, columns: PoseRows) -> tuple[PoseRows, PoseRows]:
    """The gap between each column's top and its plateau's lower side, and how far inside its edge the top is.

    `tops` are in the columns' own coordinates: one for all poses, or one for each.
    """
    assert isinstance(slab.shape, Slab)
    seen = _inside(plateaus, _along(columns, tops))
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


def _along(poses: PoseRows, points: ArrayLike) -> PoseRows:
    """Where points in a piece's own coordinates are in each picture: one for all pictures, or one for each."""
    found: PoseRows = poses[:, :3] + np.einsum("nij,nj->ni", _turns(poses), np.broadcast_to(points, (len(poses), 3)))
    return found


def _inside(poses: PoseRows, points: PoseRows) -> PoseRows:
    """Each point in the coordinates of the piece in the same picture."""
    found: PoseRows = np.einsum("nji,nj->ni", _turns(poses), points - poses[:, :3])
    return found
