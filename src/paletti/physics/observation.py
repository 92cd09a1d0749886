"""The facts of one moment: who stands where, upright or not, under what, and carries how much."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import atan2, degrees, dist, hypot

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics.frame import UPRIGHT_COS
from paletti.physics.glance import lean_deg
from paletti.physics.shapes import Prism, Slab
from paletti.physics.yard import Yard

BASE = "base"
TABLE = "table"

NEAR_M = 0.005  # a foot this close to a floor belongs to it
UNDER_M = 0.040  # a plateau lifted more than half a column above a head no longer covers it
EDGE_SLACK_M = 2e-4
TOUCH_N = 1e-4


@dataclass(frozen=True)
class Load:
    """One piece carrying another, or the base carrying it, with this many newtons."""

    upper: str
    lower: str
    newtons: float


@dataclass(frozen=True)
class ColumnFact:
    """What is true of one column on the table."""

    name: str
    level: str | None  # a plateau's name, `base`, `table` beside it; None in the air
    upright: bool
    covered_by: str | None
    whole: bool  # wholly on its floor, nothing over the edge
    on_column: str | None
    load: float  # newtons on its head
    held: bool

    @property
    def covered(self) -> bool:
        """Whether a plateau lies over its head, at least in part."""
        return self.covered_by is not None


@dataclass(frozen=True)
class PlateauFact:
    """What is true of one plateau on the table."""

    name: str
    lean: float  # degrees from level
    shift: float  # metres from where it last rested, in the plane
    turn: float  # degrees turned since then
    rests_on: tuple[str, ...]
    on_upright_columns_alone: bool
    over_base: bool  # no part sticks out beyond the edge of the base
    held: bool


class Observation:
    """The facts of one moment; it keeps what it needs, so the world may go on."""

    def __init__(
        self,
        model: mujoco.MjModel,
        data: mujoco.MjData,
        yard: Yard,
        stood: NDArray[np.float64],
        held: frozenset[int],
        at_rest: bool,
    ) -> None:
        count, contact = len(yard.pieces), data.contact
        self.pieces, self.names, self.base_radius = yard.pieces, yard.names, yard.base_radius
        self.at_rest, self.time = at_rest, float(data.time)
        self.poses: NDArray[np.float64] = data.qpos[: 7 * count].reshape(-1, 7).copy()
        self._turns: NDArray[np.float64] = data.xmat[1 : count + 1].reshape(-1, 3, 3).copy()
        self._columns, self._slabs = yard.columns, yard.slabs
        self._stood, self._held = stood, held
        self._body = model.geom_bodyid
        self._contact = contact.geom.copy(), contact.efc_address.copy(), contact.frame.copy(), data.efc_force.copy()

    # Facts by name

    def column(self, name: str) -> ColumnFact:
        """What is true of this column."""
        return self.columns[name]

    def plateau(self, name: str) -> PlateauFact:
        """What is true of this plateau."""
        return self.plateaus[name]

    # Cheap ones, for every picture

    @cached_property
    def leans(self) -> dict[str, float]:
        """Each plateau's lean in degrees."""
        upright = self._turns[:, 2, 2].tolist()
        return {self.names[at]: lean_deg(upright[at]) for at in self._slabs.tolist()}

    @cached_property
    def shifts(self) -> dict[str, float]:
        """How far each plateau is from where it last rested, in metres."""
        return {self.names[at]: dist(self.poses[at, :2], self._stood[at, :2]) for at in self._slabs.tolist()}

    @cached_property
    def tilted(self) -> tuple[str, ...]:
        """The columns that are not upright and not in a hand."""
        upright = self._turns[:, 2, 2].tolist()
        rows = self._columns.tolist()
        return tuple(self.names[at] for at in rows if abs(upright[at]) < UPRIGHT_COS and at not in self._held)

    # All of them

    @cached_property
    def loads(self) -> tuple[Load, ...]:
        """What carries what, with how many newtons."""
        return tuple(Load(self._name(upper), self._name(lower), newtons) for upper, lower, newtons in self._presses)

    @cached_property
    def rests_on(self) -> dict[str, tuple[str, ...]]:
        """What each plateau lies on."""
        below: dict[int, list[str]] = {at: [] for at in self._slabs.tolist()}
        for upper, lower, _ in self._presses:
            if upper in below:
                below[upper].append(self._name(lower))
        return {self.names[at]: tuple(lower) for at, lower in below.items()}

    @cached_property
    def columns(self) -> dict[str, ColumnFact]:
        """Every column on the table, by name."""
        facts = {}
        heads = dict.fromkeys(self.names, 0.0)
        for load in self.loads:
            if load.lower in heads:
                heads[load.lower] += load.newtons
        levels = self._levels
        covers = self._covers
        for row, at in enumerate(self._columns.tolist()):
            under = self._under[row]
            floor = row if under is None else self._bottom(row)
            name = self.names[at]
            facts[name] = ColumnFact(
                name,
                levels[floor][0],
                bool(abs(self._turns[at, 2, 2]) >= UPRIGHT_COS),
                covers[row],
                levels[row][1] if under is None else False,
                None if under is None else self.names[self._columns[under]],
                heads[name],
                at in self._held,
            )
        return facts

    @cached_property
    def plateaus(self) -> dict[str, PlateauFact]:
        """Every plateau on the table, by name."""
        facts, below = {}, self.rests_on
        for at in self._slabs.tolist():
            name, shape = self.names[at], self.pieces[at].shape
            assert isinstance(shape, Slab)
            turn, before = self._turns[at], self._stood[at]
            plan = shape.polygon() @ turn[:2, :2].T + self.poses[at, :2]
            facts[name] = PlateauFact(
                name,
                self.leans[name],
                self.shifts[name],
                degrees(_heading(self.poses[at, 3:]) - _heading(before[3:])),
                below[name],
                bool(below[name]) and all(self._is_upright_column(lower) for lower in below[name]),
                bool(np.all(np.hypot(*plan.T) <= self.base_radius)),
                at in self._held,
            )
        return facts

    # Inside

    @cached_property
    def _presses(self) -> list[tuple[int, int, float]]:
        """Every two that press on one another, as rows (-1: the base): the upper, the lower, and the newtons."""
        geoms, rows, normal, force = self._contact
        if not len(rows):
            return []
        # The vertical part of each contact's whole force, friction included, upon the second body of the pair.
        lifts = force[rows] * normal[:, 2] + force[rows + 1] * normal[:, 5] + force[rows + 2] * normal[:, 8]
        count = len(self.pieces) + 1
        sums = np.bincount(self._body[geoms] @ np.array([count, 1]), lifts, minlength=count * count)
        found = []
        for key in np.flatnonzero(np.abs(sums) > TOUCH_N).tolist():
            one, two = key // count - 1, key % count - 1
            upper, lower = (two, one) if sums[key] > 0 else (one, two)
            found.append((upper, lower, abs(float(sums[key]))))
        return found

    @cached_property
    def _rows(self) -> dict[str, int]:
        return {name: at for at, name in enumerate(self.names)}

    @cached_property
    def _ends(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Feet and heads of the columns: the middles of the lower and the upper end."""
        axis = self._turns[self._columns, :, 2]
        half = np.array([self.pieces[at].height / 2 for at in self._columns])
        reach = axis * (half * np.where(axis[:, 2] < 0, -1, 1))[:, None]
        middle = self.poses[self._columns, :3]
        return middle - reach, middle + reach

    @cached_property
    def _radii(self) -> NDArray[np.float64]:
        return np.array([self.pieces[at].foot_radius for at in self._columns])

    @cached_property
    def _under(self) -> list[int | None]:
        """For each column the one it stands on, as a row among the columns."""
        feet, heads = self._ends
        apart = np.linalg.norm(feet[:, None, :2] - heads[None, :, :2], axis=2)
        near = np.abs(feet[:, None, 2] - heads[None, :, 2]) < NEAR_M
        on = near & (apart < self._radii[:, None] + self._radii[None, :]) & ~np.eye(len(feet), dtype=bool)
        return [int(np.flatnonzero(row)[0]) if row.any() else None for row in on]

    def _bottom(self, row: int) -> int:
        for _ in range(len(self._under)):
            below = self._under[row]
            if below is None:
                break
            row = below
        return row

    @cached_property
    def _levels(self) -> list[tuple[str | None, bool]]:
        """For each column its floor and whether it stands wholly on it."""
        feet, _ = self._ends
        levels: list[tuple[str | None, bool]] = []
        for (x, y, z), radius in zip(feet.tolist(), self._radii.tolist(), strict=True):
            if abs(z) < NEAR_M:
                far = hypot(x, y)
                whole = far + radius <= self.base_radius + EDGE_SLACK_M
                levels.append((BASE if far <= self.base_radius else TABLE, whole))
            else:
                levels.append((None, False))
        for at in self._slabs.tolist():
            shape = self.pieces[at].shape
            assert isinstance(shape, Slab)
            local = self._in_plane(at, feet)
            close = np.flatnonzero(np.abs(local[:, 2] - shape.thickness / 2) < NEAR_M)
            if not len(close):
                continue
            inside = shape.ring.depth(local[close, :2])
            for row, depth in zip(close.tolist(), inside.tolist(), strict=True):
                if depth > -self._radii[row]:
                    levels[row] = (self.names[at], self._wholly(at, shape, row, depth))
        return levels

    def _wholly(self, slab: int, shape: Slab, row: int, inside: float) -> bool:
        if inside < 0:
            return False
        piece = self.pieces[self._columns[row]]
        if not isinstance(piece.shape, Prism):
            return inside >= float(self._radii[row]) - EDGE_SLACK_M
        corners = np.column_stack([piece.shape.corners(), np.zeros(piece.shape.sides)])
        corners = corners @ self._turns[self._columns[row]].T + self._ends[0][row]
        return bool((shape.ring.depth(self._in_plane(slab, corners)[:, :2]) >= -EDGE_SLACK_M).all())

    @cached_property
    def _covers(self) -> list[str | None]:
        """For each column the lowest plateau over its head."""
        _, heads = self._ends
        covers: list[str | None] = [None] * len(heads)
        gaps = np.full(len(heads), UNDER_M)
        for at in self._slabs.tolist():
            shape = self.pieces[at].shape
            assert isinstance(shape, Slab)
            local = self._in_plane(at, heads)
            gap = -shape.thickness / 2 - local[:, 2]
            near = np.flatnonzero((gap > -NEAR_M) & (gap < gaps))
            if not len(near):
                continue
            inside = shape.ring.depth(local[near, :2])
            for row in near[inside > -self._radii[near]].tolist():
                covers[row], gaps[row] = self.names[at], gap[row]
        return covers

    def _in_plane(self, slab: int, points: NDArray[np.float64]) -> NDArray[np.float64]:
        turn = self._turns[slab]
        local: NDArray[np.float64] = (points - self.poses[slab, :3]) @ turn
        if turn[2, 2] < 0:  # it lies on its face: below is above
            local = local * np.array([1, 1, -1])
        return local

    def _name(self, at: int) -> str:
        return BASE if at < 0 else self.names[at]

    def _is_upright_column(self, name: str) -> bool:
        at = self._rows.get(name)
        return at is not None and not self.pieces[at].is_slab and abs(float(self._turns[at, 2, 2])) >= UPRIGHT_COS


def _heading(quaternion: NDArray[np.float64]) -> float:
    w, x, y, z = quaternion.tolist()
    return atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
