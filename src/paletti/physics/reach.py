"""Room for fingers: from where a hand can reach a column, or the hook if no hand can."""

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
ANGLES = 360 / DIRECTIONS * np.arange(DIRECTIONS)
TURNS = 2 * pi * np.arange(DIRECTIONS) / DIRECTIONS
WAYS = np.column_stack([np.cos(TURNS), np.sin(TURNS)])


@dataclass(frozen=True)
class Reach:
    """The directions, in degrees from the x axis, from which a column can be reached and so drawn out."""

    hand: tuple[float, ...]
    hook: tuple[float, ...]
    from_above: bool

    @property
    def by_hand(self) -> bool:
        """Whether fingers can reach it, from the side or from above."""
        return self.from_above or bool(self.hand)

    @property
    def by_hook(self) -> bool:
        """Whether the hook can reach it."""
        return bool(self.hook)


def reach(facts: Observation, name: str) -> Reach:
    """From where this column can be got at, among everything that stands or lies at its height."""
    return Crowd(facts).reach(name)


class Crowd:
    """All columns of one moment, prepared once to compute the reach of any number of them."""

    def __init__(self, facts: Observation) -> None:
        self._facts = facts
        self._rows = {name: facts.names.index(name) for name in facts.columns}
        self._heights = {row: _heights(facts, row) for row in self._rows.values()}
        self._discs = {row: _discs(facts, row) for row in self._rows.values()}

    def reach(self, name: str) -> Reach:
        """From where this column can be got at, among everything that stands or lies at its height."""
        column = self._facts.column(name)
        at = self._rows[name]
        here, (low, high) = self._facts.poses[at, :2], self._heights[at]
        others = [
            self._discs[row]
            for row, (bottom, top) in self._heights.items()
            if row != at and top > low + 0.002 and bottom < high - 0.002
        ]
        if others:
            spots = np.concatenate([spots for spots, _ in others]) - here
            room = _room(spots, np.repeat([radius for _, radius in others], [len(spots) for spots, _ in others]))
        else:
            room = np.full(DIRECTIONS, OUTSIDE_M)
        fingers = room >= self._facts.pieces[at].foot_radius + FINGER_M
        hook = room >= HOOK_M / 2
        return Reach(tuple(ANGLES[fingers].tolist()), tuple(ANGLES[hook].tolist()), not column.covered)


def _room(spots: NDArray[np.float64], radii: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each direction, half the width of the free way out."""
    along = WAYS @ spots.T
    beside = np.abs(WAYS[:, :1] * spots[:, 1] - WAYS[:, 1:] * spots[:, 0])
    clear = np.where((along > -radii) & (along < OUTSIDE_M), beside - radii, OUTSIDE_M)
    # Something behind the column only matters as far as it also is beside it.
    behind = along < 0
    clear = np.where(behind, np.hypot(along, beside) - radii, clear)
    room: NDArray[np.float64] = clear.min(axis=1)
    return room


def _heights(facts: Observation, at: int) -> tuple[float, float]:
    """The lowest and the highest point of a column's axis, plus its radius if it lies."""
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
    along_x, along_y = 2 * (x * z + w * y), 2 * (y * z - w * x)
    if (abs(along_x) + abs(along_y)) * piece.height < piece.foot_radius:
        return facts.poses[at : at + 1, :2], piece.foot_radius  # it stands, as nearly all do
    axis = np.array([along_x, along_y])
    count = 1 + int(np.hypot(*axis) * piece.height / piece.foot_radius)
    along = np.linspace(-0.5, 0.5, count) if count > 1 else np.zeros(1)
    return facts.poses[at, :2] + along[:, None] * axis * piece.height, piece.foot_radius
