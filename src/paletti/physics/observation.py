"""The facts of one moment: what stands where, upright or not, under what, and how much it carries."""

from __future__ import annotations

from functools import cached_property
from math import degrees, dist, hypot

import numpy as np
from numpy.typing import NDArray

from paletti.physics.contacts import Contacts
from paletti.physics.facts import BASE, TABLE, ColumnFact, PlateauFact, RestsOn
from paletti.physics.frame import UPRIGHT_COS
from paletti.physics.glance import lean_deg, rim_drop
from paletti.physics.layout import Layout
from paletti.physics.pose import Pose
from paletti.physics.shapes import Prism, Slab
from paletti.physics.yard import Yard

NEAR_M = 0.005  # a foot this close to a floor belongs to it
UNDER_M = 0.040  # a plateau lifted more than half a column above a head no longer covers it
EDGE_SLACK_M = 2e-4
TOUCH_N = 1e-4


class Observation:
    """The facts of one moment. It keeps copies of what it needs, so the world may go on."""

    def __init__(
        self,
        layout: Layout,
        yard: Yard,
        stood: NDArray[np.float64],
        held: frozenset[int],
        at_rest: bool,
        dormant: Contacts | None = None,
    ) -> None:
        data = layout.data
        self.pieces, self.names, self.base_radius = yard.pieces, yard.names, yard.base_radius
        self._rows = yard.rows
        self.at_rest, self.time = at_rest, float(data.time)
        self.poses, self._turns = layout.poses.copy(), layout.turns.copy()
        self._columns, self._slabs = yard.columns, yard.slabs
        self._radii, self._halves = yard.radii, yard.halves
        self._stood, self._held = stood, held
        self._stirring, self._dormant = Contacts.of(layout, data), dormant

    # Facts by name

    def column(self, name: str) -> ColumnFact:
        """What is true of this column."""
        return self.columns[name]

    def plateau(self, name: str) -> PlateauFact:
        """What is true of this plateau."""
        return self.plateaus[name]

    def pose(self, name: str) -> Pose:
        """Where this piece is."""
        return Pose.of_row(self.poses[self._rows[name]])

    def drop(self, plateau: str, since: Pose) -> float:
        """How far, in metres, the lowest-sunk point of its rim lies below where it was in that pose."""
        at = self._rows[plateau]
        shape = self.pieces[at].shape
        assert isinstance(shape, Slab)
        return rim_drop(shape, since.row, self.poses[at])

    def touching(self, name: str) -> frozenset[str]:
        """What this piece touches: other pieces, `base` for the ground."""
        at = self._rows[name]
        return frozenset(self._name(other) for other in self._touches.get(at, ()))

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
    def loads(self) -> tuple[RestsOn, ...]:
        """What carries what, with how many newtons."""
        return tuple(RestsOn(self._name(upper), self._name(lower), newtons) for upper, lower, newtons in self._resting)

    @cached_property
    def rests_on(self) -> dict[str, tuple[str, ...]]:
        """What each plateau lies on."""
        below: dict[int, list[str]] = {at: [] for at in self._slabs.tolist()}
        for upper, lower, _ in self._resting:
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
        upright = self._turns[:, 2, 2].tolist()
        wedged = self._wedged
        for row, at in enumerate(self._columns.tolist()):
            under = self._under[row]
            floor = row if under is None else self._bottom(row)
            name = self.names[at]
            facts[name] = ColumnFact(
                name,
                levels[floor][0],
                abs(upright[at]) >= UPRIGHT_COS,
                covers[row],
                levels[row][1] if under is None else False,
                None if under is None else self.names[self._columns[under]],
                heads[name],
                at in self._held,
                lean_deg(upright[at]),
                wedged.get(at),
                self._beside(row, levels[row][0], wedged.get(at)),
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
            on = [self._rows[lower] for lower in below[name] if lower != BASE]
            columns = [row for row in on if not self.pieces[row].is_slab]
            ground = self._ground.get(at, (False, False))
            facts[name] = PlateauFact(
                name,
                self.leans[name],
                self.shifts[name],
                degrees(Pose.of_row(self.poses[at]).yaw - Pose.of_row(before).yaw),
                below[name],
                bool(below[name]) and all(self._is_upright_column(lower) for lower in below[name]),
                bool(np.all(np.hypot(*plan.T) <= self.base_radius)),
                at in self._held,
                ground[0],
                ground[1],
                tuple(self.names[row] for row in on if self.pieces[row].is_slab),
                tuple(self.names[row] for row in columns),
                any(row in self._held for row in columns),
            )
        return facts

    # Inside

    @cached_property
    def _contacts(self) -> Contacts:
        """The contacts of pieces that are awake, and those that sleeping pieces have kept."""
        return self._stirring if self._dormant is None else self._stirring.and_also(self._dormant)

    @cached_property
    def _resting(self) -> list[tuple[int, int, float]]:
        """All pairs that press on one another, as rows (-1: the base): the upper, the lower, and the newtons."""
        count = len(self.pieces) + 1
        pairs, lifts = self._contacts.pieces, self._contacts.lifts
        if not len(lifts):
            return []
        sums = np.bincount(pairs @ np.array([count, 1]), lifts, minlength=count * count)
        keys = np.flatnonzero(np.abs(sums) > TOUCH_N)
        found = []
        for key, lift in zip(keys.tolist(), sums[keys].tolist(), strict=True):
            one, two = key // count - 1, key % count - 1
            upper, lower = (two, one) if lift > 0 else (one, two)
            found.append((upper, lower, abs(lift)))
        return found

    @cached_property
    def _touches(self) -> dict[int, set[int]]:
        """For each row (-1: the ground), the rows that it touches, however lightly."""
        firm = self._contacts.newtons > TOUCH_N
        touches: dict[int, set[int]] = {}
        for one, two in {(one, two) for one, two in (self._contacts.pieces[firm] - 1).tolist()}:
            touches.setdefault(one, set()).add(two)
            touches.setdefault(two, set()).add(one)
        return touches

    @cached_property
    def _wedged(self) -> dict[int, str]:
        """The plateau that presses on a column from above."""
        slabs = set(self._slabs.tolist())
        return {lower: self.names[upper] for upper, lower, _ in self._resting if upper in slabs and lower not in slabs}

    @cached_property
    def _ground(self) -> dict[int, tuple[bool, bool]]:
        """For each plateau that touches the ground: whether it touches the base, and the table beside it."""
        contacts = self._contacts
        found: dict[int, tuple[bool, bool]] = {}
        slabs = set(self._slabs.tolist())
        for at in np.flatnonzero((contacts.pieces[:, 0] == 0) & (contacts.newtons > TOUCH_N)).tolist():
            row = int(contacts.pieces[at, 1]) - 1
            if row in slabs:
                inside = hypot(*contacts.points[at, :2].tolist()) <= self.base_radius
                base, table = found.get(row, (False, False))
                found[row] = (base or inside, table or not inside)
        return found

    def _beside(self, row: int, floor: str | None, wedged: str | None) -> tuple[str, ...]:
        """What a column leans on: all that it touches except its floor, its plateau, and columns piled with it."""
        apart = (None, BASE, TABLE, floor, wedged)
        touched = self._touches.get(int(self._columns[row]), ())
        beside = [other for other in touched if self._name(other) not in apart]
        if not beside:
            return ()  # as it is almost always
        piled = {int(self._columns[other]) for other, under in enumerate(self._under) if under == row}
        if (under := self._under[row]) is not None:
            piled.add(int(self._columns[under]))
        return tuple(self._name(other) for other in sorted(beside) if other not in piled)

    @cached_property
    def _ends(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Feet and heads of the columns: the middles of the lower and the upper end."""
        axis = self._turns[self._columns, :, 2]
        reach = axis * (self._halves * np.where(axis[:, 2] < 0, -1, 1))[:, None]
        middle = self.poses[self._columns, :3]
        return middle - reach, middle + reach

    @cached_property
    def _under(self) -> list[int | None]:
        """For each column, the one that it stands on, as a row among the columns."""
        feet, heads = self._ends
        apart = np.linalg.norm(feet[:, None, :2] - heads[None, :, :2], axis=2)
        near = np.abs(feet[:, None, 2] - heads[None, :, 2]) < NEAR_M
        on = near & (apart < self._radii[:, None] + self._radii[None, :]) & ~np.eye(len(feet), dtype=bool)
        if not on.any():
            return [None] * len(feet)  # as it is almost always
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
        lowest = self._lifted(np.array([0.0, 0.0, 1.0]))
        for (x, y, z), radius, lift in zip(feet.tolist(), self._radii.tolist(), lowest.tolist(), strict=True):
            if abs(z - lift) < NEAR_M:
                far = hypot(x, y)
                whole = far + radius <= self.base_radius + EDGE_SLACK_M
                levels.append((BASE if far <= self.base_radius else TABLE, whole))
            else:
                levels.append((None, False))
        for at in self._slabs.tolist():
            shape = self.pieces[at].shape
            assert isinstance(shape, Slab)
            local = self._in_plane(at, feet)
            lift = self._lifted(self._turns[at, :, 2])
            close = np.flatnonzero(np.abs(local[:, 2] - lift - shape.thickness / 2) < NEAR_M)
            if not len(close):
                continue
            inside = shape.ring.depth(local[close, :2])
            for row, depth in zip(close.tolist(), inside.tolist(), strict=True):
                if depth > -self._radii[row]:
                    levels[row] = (self.names[at], self._wholly(at, shape, row, depth))
        return levels

    def _lifted(self, normal: NDArray[np.float64]) -> NDArray[np.float64]:
        """How far the middle of each foot is above its lowest point, over a floor with this normal."""
        leaning = self._turns[self._columns, :, 2] @ normal
        lifted: NDArray[np.float64] = self._radii * np.sqrt(np.clip(1 - leaning * leaning, 0, 1))
        return lifted

    def _wholly(self, slab: int, shape: Slab, row: int, inside: float) -> bool:
        if inside < 0:
            return False
        if inside >= float(self._radii[row]):
            return True  # with all its corners, wherever they are
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
        if turn[2, 2] < 0:  # it lies upside down: below is above
            local = local * np.array([1, 1, -1])
        return local

    def _name(self, at: int) -> str:
        return BASE if at < 0 else self.names[at]

    def _is_upright_column(self, name: str) -> bool:
        at = self._rows.get(name)
        return at is not None and not self.pieces[at].is_slab and abs(float(self._turns[at, 2, 2])) >= UPRIGHT_COS
