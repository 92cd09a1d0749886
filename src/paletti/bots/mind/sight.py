"""How a player sees the wood: as a resting stack whose balance can be computed, and each column's ways out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

from paletti.outline import Points
from paletti.physics.pose import rotation
from paletti.physics.shapes import Cylinder, Piece, Prism, Slab
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.statics import BASE, Stack, StackColumn, StackSlab
from paletti.statics.contact import disc, overlap

Poses = NDArray[np.float64]
UPRIGHT_COS = 0.966  # about 15 degrees, as when the bots were fitted; the wood's own limit differs in the fourth digit
NEAR_M = 0.02  # heads and floors nearer than this to each other belong together
LAID_Z_M = 0.03  # a plateau lower than this still lies on the table beside the villa
DIRECTIONS = 36
FARTHEST_M = 0.34
CLEAR_M = 0.006  # beyond the last plateau's edge before the column is lifted


def stack_of(pieces: Sequence[Piece], poses: Poses) -> Stack:
    """The stack that upright columns and plateaus make. Whatever lies, hangs or is out of the game is left out."""
    slabs = _plates(pieces, poses)
    tops = [(BASE, 0.0), *((plate.name, top) for plate, top, _ in slabs)]
    columns = []
    for piece, pose in zip(pieces, poses, strict=True):
        axis = rotation(pose[3:])[:, 2]
        if piece.is_slab or pose[2] > PARKED_ABOVE_M or abs(axis[2]) < UPRIGHT_COS:
            continue
        columns += _column(piece, pose, axis if axis[2] > 0 else -axis, tops, slabs)
    plates: list[StackSlab] = []
    for plate, _, _ in slabs:
        floor = plates[-1].name if plates else BASE
        plates.append(StackSlab(plate.name, floor, plate.outline, plate.mass, plate.centre, plate.thickness))
    return Stack(columns, plates)


# A plateau as it lies: its plate, the height of its upper face, its shape and its pose.
Lying = tuple[StackSlab, float, tuple[Slab, NDArray[np.float64]]]


def _plates(pieces: Sequence[Piece], poses: Poses) -> list[Lying]:
    """The plateaus on the table from the lowest up, each with the height of its upper face."""
    found = []
    for piece, pose in zip(pieces, poses, strict=True):
        shape = piece.shape
        if not isinstance(shape, Slab) or not LAID_Z_M < pose[2] < PARKED_ABOVE_M:
            continue
        turn = rotation(pose[3:])
        outline = shape.polygon() @ turn[:2, :2].T + pose[:2]
        plate = StackSlab(piece.name, BASE, outline, piece.mass, (float(pose[0]), float(pose[1])), shape.thickness)
        found.append((plate, float(pose[2]) + shape.thickness / 2, (shape, pose)))
    return sorted(found, key=lambda lying: lying[1])


def _column(
    piece: Piece,
    pose: NDArray[np.float64],
    axis: NDArray[np.float64],
    tops: list[tuple[str, float]],
    slabs: list[Lying],
) -> list[StackColumn]:
    """A list with the column as the stack describes it; empty if its foot is in the air."""
    foot_z = float(pose[2]) - piece.height / 2
    floor = min(tops, key=lambda top: abs(top[1] - foot_z))
    if abs(floor[1] - foot_z) > NEAR_M:
        return []
    lean = axis[:2] / axis[2] * piece.height
    foot = pose[:2] - lean / 2
    above = next((lying for lying in slabs if lying[1] > foot_z + piece.height / 2), None)
    # If the plateau sags, the column meets it as if it were taller by that much.
    sag = 0.0
    if above is not None:
        shape, lies = above[2]
        local = (foot + lean - lies[:2]) @ rotation(lies[3:])[:2, :2]
        sag = float(shape.sag(local[None, :])[0])
    return [
        StackColumn(
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


@dataclass(frozen=True)
class Way:
    """One way out: the direction in radians, how far to go before lifting, and the gap to the nearest neighbour."""

    turn: float
    metres: float
    gap: float

    @property
    def direction(self) -> tuple[float, float]:
        """The unit vector."""
        return cos(self.turn), sin(self.turn)

    @property
    def lifts(self) -> bool:
        """Whether the column is simply lifted off."""
        return self.metres == 0.0

    @property
    def drawn(self) -> float:
        """How far it moves, in metres, until it neither carries nor weighs anything."""
        return self.metres or LIFT_M

    def along(self, aside: float = 0.0) -> tuple[float, float, float]:
        """The unit vector in space of a hand that goes this way, `aside` radians off it."""
        return (0.0, 0.0, 1.0) if self.lifts else (cos(self.turn + aside), sin(self.turn + aside), 0.0)


LIFT_M = 0.015  # how far a column is lifted off: then it neither carries nor weighs
UP = Way(0.0, 0.0, 0.05)  # straight up, if nothing lies over the column


@dataclass(frozen=True)
class Plan:
    """The villa seen from above, with heights: what stands in the way of a column."""

    columns: tuple[tuple[str, float, float, float, float], ...]  # name, x, y, radius, middle's height
    slabs: tuple[tuple[str, Points, float], ...]  # name, outline, middle's height


def plan_of(pieces: Sequence[Piece], poses: Poses) -> Plan:
    """What stands and lies in the villa."""
    columns, slabs = [], []
    for piece, pose in zip(pieces, poses, strict=True):
        if pose[2] > PARKED_ABOVE_M:
            continue
        if isinstance(piece.shape, Slab):
            if pose[2] > LAID_Z_M:
                outline = piece.shape.polygon() @ rotation(pose[3:])[:2, :2].T + pose[:2]
                slabs.append((piece.name, outline, float(pose[2])))
        else:
            x, y, z = pose[:3].tolist()
            columns.append((piece.name, x, y, piece.foot_radius, z))
    return Plan(tuple(columns), tuple(sorted(slabs, key=lambda slab: slab[2])))


def ways_out(plan: Plan, name: str) -> list[Way]:
    """Every way on which the column touches no neighbour, the roomiest first."""
    ways = _ways(plan, name, 2 * pi * np.arange(DIRECTIONS) / DIRECTIONS)
    return sorted(
        (way for way in ways if way.metres < FARTHEST_M and way.gap > 0),
        key=lambda way: (-min(way.gap, 0.01), way.metres),
    )


def way_along(plan: Plan, name: str, turn: float) -> Way:
    """The way in this direction, in radians, even if something stands there."""
    return _ways(plan, name, np.array([turn]))[0]


def _ways(plan: Plan, name: str, turns: Points) -> list[Way]:
    _, x, y, radius, z = next(row for row in plan.columns if row[0] == name)
    others = np.array([row[1:4] for row in plan.columns if row[0] != name and abs(row[4] - z) < 0.06]).reshape(-1, 3)
    roofs = [outline for _, outline, height in plan.slabs if height > z]
    headings = np.column_stack([np.cos(turns), np.sin(turns)])
    metres = _until_clear(np.array([x, y]), radius, headings, roofs)
    gaps = _gaps(np.array([x, y]), radius, headings, metres, others)
    rows = zip(turns.tolist(), metres.tolist(), gaps.tolist(), strict=True)
    return [Way(turn, far, gap) for turn, far, gap in rows]


def is_open_above(plan: Plan, name: str) -> bool:
    """Whether the column can be lifted straight up."""
    _, x, y, radius, z = next(row for row in plan.columns if row[0] == name)
    rim = disc((x, y), radius + 0.003)
    return all(len(overlap(rim, outline)) == 0 for _, outline, height in plan.slabs if height > z)


def _until_clear(here: Points, radius: float, headings: Points, roofs: list[Points]) -> Points:
    """How far to go on each heading until no plateau is overhead any more."""
    far = np.zeros(len(headings))
    for outline in roofs:
        offset = outline - here
        along = headings @ offset.T
        beside = np.abs(headings[:, :1] * offset[:, 1] - headings[:, 1:] * offset[:, 0])
        near = np.where(beside < radius + 0.012, along, -np.inf).max(axis=1)
        far = np.maximum(far, near + radius)
    return far + CLEAR_M


def _gaps(here: Points, radius: float, headings: Points, metres: Points, others: Points) -> Points:
    """The least gap to a neighbour along each way; negative if it would be hit."""
    if len(others) == 0:
        return np.full(len(headings), 0.05)
    offset = others[:, :2] - here
    along = np.clip(headings @ offset.T, 0, metres[:, None])
    apart = np.linalg.norm(offset[None] - along[..., None] * headings[:, None], axis=2) - others[:, 2] - radius
    # A neighbour that the column already touches is only in the way if the way leads nearer to it.
    start = np.linalg.norm(offset, axis=1) - others[:, 2] - radius
    apart = np.where((along <= 0) & (start > -0.001), np.maximum(apart, 0.0005), apart)
    least: Points = apart.min(axis=1)
    return least
