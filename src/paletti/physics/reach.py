"""Room for fingers: from where a hand gets at a column, and from where the hook does when no hand can."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi

import numpy as np
from numpy.typing import NDArray

from paletti.physics.observation import Observation

DIRECTIONS = 72
FINGER_M = 0.008  # a fingertip beside the column, on either side, flat
HOOK_M = 0.005  # the hook with a little play
OUTSIDE_M = 0.35  # farther out there is nothing but table


@dataclass(frozen=True)
class Reach:
    """The directions, in degrees from the x axis, from which a column can be got at and so drawn out."""

    hand: tuple[float, ...]
    hook: tuple[float, ...]
    from_above: bool

    @property
    def by_hand(self) -> bool:
        """Whether fingers get at it, from the side or from above."""
        return self.from_above or bool(self.hand)

    @property
    def by_hook(self) -> bool:
        """Whether the hook gets at it."""
        return bool(self.hook)


def reach(facts: Observation, name: str) -> Reach:
    """From where this column can be got at, among everything that stands or lies at its height."""
    column = facts.column(name)
    at = facts.names.index(name)
    piece = facts.pieces[at]
    here, low, high = facts.poses[at, :2], *_heights(facts, at)
    others, radii = [], []
    for other in facts.columns:
        row = facts.names.index(other)
        bottom, top = _heights(facts, row)
        if row == at or top <= low + 0.002 or bottom >= high - 0.002:
            continue
        spots, radius = _discs(facts, row)
        others.append(spots)
        radii.append(np.full(len(spots), radius))
    turns = 2 * pi * np.arange(DIRECTIONS) / DIRECTIONS
    if others:
        spots, far = np.concatenate(others) - here, np.concatenate(radii)
        room = _room(turns, spots, far)
    else:
        room = np.full(DIRECTIONS, OUTSIDE_M)
    angles = 360 / DIRECTIONS * np.arange(DIRECTIONS)
    fingers = room >= piece.foot_radius + FINGER_M
    hook = room >= HOOK_M / 2
    return Reach(tuple(angles[fingers].tolist()), tuple(angles[hook].tolist()), not column.covered)


def _room(turns: NDArray[np.float64], spots: NDArray[np.float64], radii: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each direction, half the width of the free way out."""
    ways = np.column_stack([np.cos(turns), np.sin(turns)])
    along = ways @ spots.T
    beside = np.abs(ways[:, :1] * spots[:, 1] - ways[:, 1:] * spots[:, 0])
    clear = np.where((along > -radii) & (along < OUTSIDE_M), beside - radii, OUTSIDE_M)
    # What stands behind the column only matters as far as it stands beside it.
    behind = along < 0
    clear = np.where(behind, np.hypot(along, beside) - radii, clear)
    room: NDArray[np.float64] = clear.min(axis=1)
    return room


def _heights(facts: Observation, at: int) -> tuple[float, float]:
    """The lowest and the highest point of a column's axis, with its radius where it lies."""
    piece = facts.pieces[at]
    _, x, y, _ = facts.poses[at, 3:].tolist()
    upright = abs(1 - 2 * (x * x + y * y))
    half = upright * piece.height / 2 + (1 - upright) * piece.foot_radius
    middle = float(facts.poses[at, 2])
    return middle - half, middle + half


def _discs(facts: Observation, at: int) -> tuple[NDArray[np.float64], float]:
    """The column seen from above, as discs along its axis: one when it stands, several when it lies."""
    piece = facts.pieces[at]
    w, x, y, z = facts.poses[at, 3:].tolist()
    axis = np.array([2 * (x * z + w * y), 2 * (y * z - w * x)])
    count = 1 + int(np.hypot(*axis) * piece.height / piece.foot_radius)
    along = np.linspace(-0.5, 0.5, count) if count > 1 else np.zeros(1)
    return facts.poses[at, :2] + along[:, None] * axis * piece.height, piece.foot_radius
