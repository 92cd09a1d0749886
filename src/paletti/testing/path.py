"""Ways for a hand: straight from point to point at a given pace, one target a frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, dist, hypot, sin

import numpy as np

from paletti.outline import edge_distance
from paletti.physics.observation import Observation
from paletti.physics.pose import Vector
from paletti.physics.settings import FRAME_S
from paletti.physics.shapes import Piece, Slab
from paletti.table.gestures import Aim

SLOW_M_S = 0.035  # drawing
EASY_M_S = 0.16  # through free air
GENTLE_M_S = 0.03  # setting down
OVER_M = 0.025  # how far above everything a piece is carried
BESIDE_M = 0.03  # how far beside everything


TOPPLING_HOLD_M: Vector = (0.05, 0.0, 0.0)
"""Where the other hand holds the blue plateau, from its middle, to take it off its columns."""


@dataclass(frozen=True)
class Leg:
    """Straight to this point at this speed, turning evenly to `turn`."""

    to: Vector
    speed: float
    turn: float = 0.0


def aims(start: Vector, legs: Sequence[Leg], frame_s: float = FRAME_S) -> Iterator[Aim]:
    """One target a frame along the legs."""
    here, turn = start, 0.0
    for leg in legs:
        frames = max(1, round(dist(here, leg.to) / (leg.speed * frame_s)))
        for number in range(1, frames + 1):
            share = number / frames
            x, y, z = (one + (two - one) * share for one, two in zip(here, leg.to, strict=True))
            yield Aim((x, y, z), turn + (leg.turn - turn) * share)
        here, turn = leg.to, leg.turn


def toppling(frames: int) -> Iterator[Vector]:
    """Targets for a hand that holds the blue plateau and takes it off its columns, out and up."""
    return ((0.05 + 0.01 * step, 0.0, 0.09 + 0.004 * step) for step in range(frames))


def ceiling(facts: Observation, besides: str) -> float:
    """The height of the highest thing on the table."""
    return max(
        (
            float(facts.poses[at, 2]) + facts.pieces[at].height / 2
            for at, name in enumerate(facts.names)
            if name != besides and (name in facts.columns or name in facts.plateaus)
        ),
        default=0.0,
    )


def exit_point(facts: Observation, column: str, heading: float) -> Vector:
    """Where a column drawn straight along a heading (radians) is beside everything."""
    at = facts.names.index(column)
    x, y, z = facts.poses[at, :3].tolist()
    far = BESIDE_M + facts.pieces[at].foot_radius + outermost(facts, column)
    along = x * cos(heading) + y * sin(heading)
    aside = x * x + y * y - along * along
    out = (max(far * far - aside, 0.0)) ** 0.5 - along
    return x + out * cos(heading), y + out * sin(heading), z


def outermost(facts: Observation, besides: str) -> float:
    """The radius of the circle round the middle of the base that holds everything in the villa."""
    far = facts.base_radius * 0.8
    for at, name in enumerate(facts.names):
        if name in facts.plateaus and name != besides:
            far = max(far, float(np.max(np.hypot(*plan(facts.pieces[at], facts.poses[at]).T))))
        elif name in facts.columns and name != besides:
            far = max(far, hypot(*facts.poses[at, :2].tolist()) + facts.pieces[at].foot_radius)
    return far


def plan(
    piece: Piece, pose: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A plateau's outline seen from above."""
    assert isinstance(piece.shape, Slab)
    w, x, y, z = pose[3:].tolist()
    turn = np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - w * z)], [2 * (x * y + w * z), 1 - 2 * (x * x + z * z)]])
    seen: np.ndarray[tuple[int, int], np.dtype[np.float64]] = piece.shape.polygon() @ turn.T + pose[:2]
    return seen


def raise_legs(facts: Observation, column: str, heading: float, spot: tuple[float, float], floor_z: float) -> list[Leg]:
    """Slowly out, up beside the villa, over it, and gently down on a spot of a floor at this height."""
    at = facts.names.index(column)
    half = facts.pieces[at].height / 2
    high = ceiling(facts, column) + OVER_M + half
    x, y, z = exit_point(facts, column, heading)
    start = facts.poses[at, :3].tolist()
    legs = [] if not facts.columns[column].covered else [Leg((x, y, z), SLOW_M_S)]
    rise = (x, y, high) if legs else (start[0], start[1], high)
    low = floor_z + half
    return [
        *legs,
        Leg(rise, EASY_M_S),
        Leg((*spot, high), EASY_M_S),
        Leg((*spot, low + 0.006), EASY_M_S),
        Leg((*spot, low - 0.001), GENTLE_M_S),
    ]


def lay_legs(facts: Observation, plateau: str, spot: tuple[float, float], turn: float, heads_z: float) -> list[Leg]:
    """Up beside the villa, over it, and gently down on the heads at this height."""
    at = facts.names.index(plateau)
    half = facts.pieces[at].height / 2
    x, y, _ = facts.poses[at, :3].tolist()
    high = ceiling(facts, plateau) + OVER_M + half
    low = heads_z + half
    return [
        Leg((x, y, high), EASY_M_S),
        Leg((*spot, high), EASY_M_S, turn),
        Leg((*spot, low + 0.006), EASY_M_S, turn),
        Leg((*spot, low - 0.001), GENTLE_M_S, turn),
    ]


def free_spots(
    facts: Observation, column: str, plateau: str, *, margin: float = 0.004, gap: float = 0.012
) -> list[tuple[float, float]]:
    """Places on a plateau where this column can stand, those nearest to the plateau's middle first."""
    slab, at = facts.names.index(plateau), facts.names.index(column)
    radius = facts.pieces[at].foot_radius
    outline = plan(facts.pieces[slab], facts.poses[slab])
    low, high = outline.min(axis=0), outline.max(axis=0)
    xs, ys = np.arange(low[0], high[0], 0.006), np.arange(low[1], high[1], 0.006)
    grid = np.array([(x, y) for x in xs for y in ys])
    room = edge_distance(outline, grid) > radius + margin
    for name, fact in facts.columns.items():
        if fact.level == plateau and name != column:
            other = facts.names.index(name)
            apart = np.hypot(*(grid - facts.poses[other, :2]).T)
            room &= apart > radius + facts.pieces[other].foot_radius + gap
    middle = facts.poses[slab, :2]
    found = grid[room]
    order = np.argsort(np.hypot(*(found - middle).T), kind="stable")
    return [(float(x), float(y)) for x, y in found[order]]


def floor_height(facts: Observation, plateau: str) -> float:
    """The height of a plateau's upper side."""
    at = facts.names.index(plateau)
    return float(facts.poses[at, 2]) + facts.pieces[at].height / 2


def heads_height(facts: Observation, level: str) -> float:
    """The height of the highest head of a level's columns."""
    return max(
        float(facts.poses[facts.names.index(name), 2]) + facts.pieces[facts.names.index(name)].height / 2
        for name, fact in facts.columns.items()
        if fact.level == level
    )
