"""How hard a slab may be pushed sideways before columns rock or slip, as a linear programme over the whole stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np

from paletti.outline import Points
from paletti.statics.programme import Numbers, Programme
from paletti.statics.stack import GRAVITY_M_S2, Stack, StackColumn, StackSlab

DIRECTIONS = 8
CONE_SIDES = 8


@dataclass(frozen=True)
class Push:
    """The greatest push a slab takes, in newtons, by direction (radians)."""

    slab: str
    newtons: dict[float, float]

    @property
    def weakest(self) -> float:
        """The push it takes in its worst direction."""
        return min(self.newtons.values())


def push(stack: Stack, slab: str, turns: Sequence[float] | None = None) -> Push:
    """The greatest push in each direction at the slab's edge, level with its middle; 0 if it does not stand."""
    model = _Model(stack, stack.slab(slab))
    directions = [2 * pi * k / DIRECTIONS for k in range(DIRECTIONS)] if turns is None else list(turns)
    return Push(slab, {turn: model.most(turn) for turn in directions})


class _Model:
    """Forces at every head and foot: upright ones at the contact's corners, one sideways force a column.

    Rows, for each carrying column: weight, and the two moments about its foot; for each slab: weight, two moments,
    two sideways forces and the twist. Sideways forces stay within friction.
    """

    def __init__(self, stack: Stack, pushed: StackSlab) -> None:
        self._stack, self._pushed = stack, pushed
        self._rows: list[dict[int, float]] = []
        self._least: list[float] = []
        self._most: list[float] = []
        self._size = 1  # variable 0 is the push itself
        self._low = [0.0]
        self._heads: dict[str, tuple[list[int], Points]] = {}
        self._feet: dict[str, tuple[list[int], Points]] = {}
        self._sideways: dict[str, tuple[int, int]] = {}
        for slab in stack.slabs:
            for name, points in stack.carriers(slab).items():
                self._column(stack.columns[name], points)
        self._push_rows: tuple[int, ...] = ()
        for slab in stack.slabs:
            self._slab(slab)
        matrix = np.zeros((len(self._rows), self._size))
        for index, row in enumerate(self._rows):
            for variable, value in row.items():
                matrix[index, variable] = value
        self._programme = Programme(matrix, np.array(self._least), np.array(self._most), np.array(self._low))

    def most(self, turn: float) -> float:
        """The greatest push in one direction."""
        self._programme.change_column(0, self._push_column(turn))
        goal = np.zeros(self._size)
        goal[0] = 1.0
        found = self._programme.most(goal)
        return 0.0 if found is None else found

    def _push_column(self, turn: float) -> Numbers:
        column = np.zeros(len(self._rows))
        _, centre = self._stack.burden(self._pushed)
        along = (cos(turn), sin(turn))
        lever = self._pushed.thickness / 2 * 1000
        east, north, sideways_x, sideways_y, twist = self._push_rows
        column[east], column[north] = -lever * along[0], -lever * along[1]
        column[sideways_x], column[sideways_y] = -along[0], -along[1]
        column[twist] = -(centre[0] * along[1] - centre[1] * along[0]) * 1000
        return column

    def _variables(self, count: int, low: float) -> list[int]:
        start = self._size
        self._size += count
        self._low += [low] * count
        return list(range(start, self._size))

    def _row(self, row: dict[int, float], least: float, most: float) -> int:
        self._rows.append(row)
        self._least.append(least)
        self._most.append(most)
        return len(self._rows) - 1

    def _column(self, column: StackColumn, points: Points) -> None:
        """A strut between two floors: loads at its head, support at its foot, one sideways force through it."""
        heads = self._variables(len(points), 0.0)
        feet = self._variables(len(column.rim), 0.0)
        east, north = self._variables(2, -np.inf)
        self._heads[column.name], self._feet[column.name] = (heads, points), (feet, column.rim)
        self._sideways[column.name] = (east, north)
        weight = column.mass * GRAVITY_M_S2
        balance = dict.fromkeys(feet, 1.0) | dict.fromkeys(heads, -1.0)
        self._row(balance, weight, weight)
        for axis, sideways in enumerate((east, north)):
            moments = dict(zip(feet, (column.rim[:, axis] * 1000).tolist(), strict=True))
            moments |= dict(zip(heads, (-points[:, axis] * 1000).tolist(), strict=True))
            moments[sideways] = -column.height * 1000
            level = weight * float(column.centre[axis]) * 1000
            self._row(moments, level, level)
        for side in range(CONE_SIDES):
            turn = 2 * pi * side / CONE_SIDES
            grip = dict.fromkeys(heads, -column.friction) | {east: cos(turn), north: sin(turn)}
            self._row(grip, -np.inf, 0.0)

    def _slab(self, slab: StackSlab) -> None:
        """A plate: the forces of the columns beneath equal its weight and what stands on it, sideways as well."""
        stack = self._stack
        beneath = list(stack.carriers(slab))
        standing = [column for column in stack.on(slab.name) if column.name in self._heads]
        idle = [column for column in stack.on(slab.name) if column.name not in self._heads]
        weight = slab.mass * GRAVITY_M_S2 + sum(column.mass for column in idle) * GRAVITY_M_S2
        upright: dict[int, float] = {}
        for name in beneath:
            upright |= dict.fromkeys(self._heads[name][0], 1.0)
        for column in standing:
            upright |= dict.fromkeys(self._feet[column.name][0], -1.0)
        self._row(upright, weight, weight)
        moments: list[int] = []
        for axis in (0, 1):
            row: dict[int, float] = {}
            for name in beneath:
                heads, points = self._heads[name]
                row |= dict(zip(heads, (points[:, axis] * 1000).tolist(), strict=True))
            for column in standing:
                feet, rim = self._feet[column.name]
                row |= dict(zip(feet, (-rim[:, axis] * 1000).tolist(), strict=True))
                row[self._sideways[column.name][axis]] = -slab.thickness * 1000
            level = slab.mass * slab.centre[axis] + sum(column.mass * float(column.centre[axis]) for column in idle)
            level *= GRAVITY_M_S2 * 1000
            moments.append(self._row(row, level, level))
        sideways: list[int] = []
        for axis in (0, 1):
            row = {self._sideways[name][axis]: 1.0 for name in beneath}
            row |= {self._sideways[column.name][axis]: -1.0 for column in standing}
            sideways.append(self._row(row, 0.0, 0.0))
        twist: dict[int, float] = {}
        for name, sign in [*((name, 1.0) for name in beneath), *((column.name, -1.0) for column in standing)]:
            place = stack.columns[name].foot * 1000 * sign
            east, north = self._sideways[name]
            twist |= {east: -float(place[1]), north: float(place[0])}
        turn = self._row(twist, 0.0, 0.0)
        if slab is self._pushed:
            self._push_rows = (moments[0], moments[1], sideways[0], sideways[1], turn)


def push_at_top(stack: Stack) -> Push | None:
    """The push that the topmost slab takes; None if there is no slab."""
    return push(stack, stack.slabs[-1].name) if stack.slabs else None


__all__ = ["Push", "push", "push_at_top"]
