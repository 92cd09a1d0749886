"""Ways out: in which directions a column can leave the villa, how far it must go, and how much room it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

from paletti.bots.sight import LAID_Z_M, PARKED_Z_M, Poses, turn_matrix
from paletti.physics.shapes import Cylinder, Piece, Prism, Slab
from paletti.statics.contact import Points, disc, overlap

DIRECTIONS = 36
STEP_M = 0.004
FARTHEST_M = 0.34
CLEAR_M = 0.006  # beyond the last plateau's edge before the column is lifted


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


UP = Way(0.0, 0.0, 0.05)  # straight up, where nothing lies over the column


@dataclass(frozen=True)
class Plan:
    """The villa seen from above, with heights: what stands in the way of a column."""

    columns: tuple[tuple[str, float, float, float, float], ...]  # name, x, y, radius, middle's height
    slabs: tuple[tuple[str, Points, float], ...]  # name, outline, middle's height


def radius_of(piece: Piece) -> float:
    """How far a column reaches from its axis."""
    match piece.shape:
        case Cylinder(radius=radius):
            return radius
        case Prism() as prism:
            return prism.corner_radius
        case Slab():
            raise ValueError("A plateau is no column.")


def plan_of(pieces: Sequence[Piece], poses: Poses) -> Plan:
    """What stands and lies in the villa."""
    columns, slabs = [], []
    for piece, pose in zip(pieces, poses, strict=True):
        if pose[2] > PARKED_Z_M:
            continue
        if isinstance(piece.shape, Slab):
            if pose[2] > LAID_Z_M:
                outline = piece.shape.polygon() @ turn_matrix(pose[3:])[:2, :2].T + pose[:2]
                slabs.append((piece.name, outline, float(pose[2])))
        else:
            x, y, z = pose[:3].tolist()
            columns.append((piece.name, x, y, radius_of(piece), z))
    return Plan(tuple(columns), tuple(sorted(slabs, key=lambda slab: slab[2])))


def ways_out(plan: Plan, name: str) -> list[Way]:
    """Every way on which the column touches no neighbour, the roomiest first."""
    _, x, y, radius, z = next(row for row in plan.columns if row[0] == name)
    others = np.array([row[1:4] for row in plan.columns if row[0] != name and abs(row[4] - z) < 0.06]).reshape(-1, 3)
    roofs = [outline for _, outline, height in plan.slabs if height > z]
    found = []
    for k in range(DIRECTIONS):
        turn = 2 * pi * k / DIRECTIONS
        metres = _until_clear(x, y, radius, turn, roofs)
        if metres is None:
            continue
        gap = _gap(np.array([x, y]), radius, turn, metres, others)
        if gap > 0:
            found.append(Way(turn, metres, gap))
    return sorted(found, key=lambda way: (-min(way.gap, 0.01), way.metres))


def is_open_above(plan: Plan, name: str) -> bool:
    """Whether the column can be lifted straight up."""
    _, x, y, radius, z = next(row for row in plan.columns if row[0] == name)
    rim = disc((x, y), radius + 0.003)
    return all(len(overlap(rim, outline)) == 0 for _, outline, height in plan.slabs if height > z)


def _until_clear(x: float, y: float, radius: float, turn: float, roofs: list[Points]) -> float | None:
    """How far until no plateau is overhead any more."""
    far = 0.0
    ways = np.array([cos(turn), sin(turn)])
    for outline in roofs:
        along = outline @ ways - (x * ways[0] + y * ways[1])
        beside = np.abs(outline @ np.array([-ways[1], ways[0]]) - (-x * ways[1] + y * ways[0]))
        near = along[beside < radius + 0.012]
        if len(near):
            far = max(far, float(near.max()) + radius)
    far += CLEAR_M
    return far if far < FARTHEST_M else None


def _gap(here: NDArray[np.float64], radius: float, turn: float, metres: float, others: NDArray[np.float64]) -> float:
    """The least gap to a neighbour along the way; negative where it would be hit."""
    if len(others) == 0:
        return 0.05
    way = np.array([cos(turn), sin(turn)])
    offset = others[:, :2] - here
    along = np.clip(offset @ way, 0, metres)
    apart = np.linalg.norm(offset - along[:, None] * way, axis=1) - others[:, 2] - radius
    # A neighbour at whose side the column already stands is only in the way if the way leads nearer to it.
    start = np.linalg.norm(offset, axis=1) - others[:, 2] - radius
    apart = np.where((along <= 0) & (start > -0.001), np.maximum(apart, 0.0005), apart)
    return float(apart.min())
