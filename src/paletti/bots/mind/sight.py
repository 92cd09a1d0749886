"""What a player's eye makes of the wood: poses turned into a resting stack for the reckoning of balance."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from paletti.physics.pose import rotation
from paletti.physics.shapes import Cylinder, Piece, Prism, Slab
from paletti.statics import BASE, Column, Stack, disc
from paletti.statics import Slab as Plate

Poses = NDArray[np.float64]
UPRIGHT_COS = 0.966
REACH_M = 0.02  # heads and floors nearer than this to each other belong together
PARKED_Z_M = 5.0
LAID_Z_M = 0.03  # a plateau lower than this still lies on the table beside the villa


def stack_of(pieces: Sequence[Piece], poses: Poses) -> Stack:
    """The stack that upright columns and plateaus make; what lies, hangs or is out of the game is left out."""
    slabs = _plates(pieces, poses)
    tops = [(BASE, 0.0), *((plate.name, top) for plate, top, _ in slabs)]
    columns = []
    for piece, pose in zip(pieces, poses, strict=True):
        axis = rotation(pose[3:])[:, 2]
        if piece.is_slab or pose[2] > PARKED_Z_M or abs(axis[2]) < UPRIGHT_COS:
            continue
        columns += _column(piece, pose, axis if axis[2] > 0 else -axis, tops, slabs)
    plates: list[Plate] = []
    for plate, _, _ in slabs:
        floor = plates[-1].name if plates else BASE
        plates.append(Plate(plate.name, floor, plate.outline, plate.mass, plate.centre, plate.thickness))
    return Stack(columns, plates)


# A plateau as it lies: its plate, the height of its upper face, its shape and its pose.
Lying = tuple[Plate, float, tuple[Slab, NDArray[np.float64]]]


def _plates(pieces: Sequence[Piece], poses: Poses) -> list[Lying]:
    """The plateaus on the table from the lowest up, each with the height of its upper face."""
    found = []
    for piece, pose in zip(pieces, poses, strict=True):
        shape = piece.shape
        if not isinstance(shape, Slab) or not LAID_Z_M < pose[2] < PARKED_Z_M:
            continue
        turn = rotation(pose[3:])
        outline = shape.polygon() @ turn[:2, :2].T + pose[:2]
        plate = Plate(piece.name, BASE, outline, piece.mass, (float(pose[0]), float(pose[1])), shape.thickness)
        found.append((plate, float(pose[2]) + shape.thickness / 2, (shape, pose)))
    return sorted(found, key=lambda lying: lying[1])


def _column(
    piece: Piece,
    pose: NDArray[np.float64],
    axis: NDArray[np.float64],
    tops: list[tuple[str, float]],
    slabs: list[Lying],
) -> list[Column]:
    """The column as the stack knows it, alone in a list; nothing where its foot is in the air."""
    foot_z = float(pose[2]) - piece.height / 2
    floor = min(tops, key=lambda top: abs(top[1] - foot_z))
    if abs(floor[1] - foot_z) > REACH_M:
        return []
    lean = axis[:2] / axis[2] * piece.height
    foot = pose[:2] - lean / 2
    above = next((lying for lying in slabs if lying[1] > foot_z + piece.height / 2), None)
    # Where the plateau sags, the column meets it as if it were taller by as much.
    sag = 0.0
    if above is not None:
        shape, lies = above[2]
        local = (foot + lean - lies[:2]) @ rotation(lies[3:])[:2, :2]
        sag = float(shape.sag(local[None, :])[0])
    return [
        Column(
            piece.name,
            floor[0],
            _rim(piece, foot, pose),
            piece.mass,
            piece.height + sag,
            (float(lean[0]), float(lean[1])),
            piece.friction,
        )
    ]


def _rim(piece: Piece, foot: NDArray[np.float64], pose: NDArray[np.float64]) -> NDArray[np.float64]:
    match piece.shape:
        case Cylinder(radius=radius):
            return disc((float(foot[0]), float(foot[1])), radius)
        case Prism() as prism:
            rim: NDArray[np.float64] = prism.corners() @ rotation(pose[3:])[:2, :2].T + foot
            return rim
        case Slab():
            raise ValueError("A plateau is no column.")
