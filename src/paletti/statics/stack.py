"""A resting stack in plain words: columns, slabs, what stands on what; metres, kilograms, seen from above."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from paletti.outline import Points, contains
from paletti.statics.contact import overlap

BASE = "base"
GRAVITY_M_S2 = 9.81


@dataclass(frozen=True, eq=False)
class StackColumn:
    """An upright column: its foot's rim, what it stands on, and how far its head leans out over its foot.

    `height` is measured where it meets the slab above, flaws included: slightly more and it carries, slightly less and
    it is loose.
    """

    name: str
    floor: str
    rim: Points
    mass: float
    height: float
    lean: tuple[float, float] = (0.0, 0.0)
    friction: float = 0.4

    @cached_property
    def foot(self) -> Points:
        """The middle of its foot."""
        middle: Points = (self.rim.min(axis=0) + self.rim.max(axis=0)) / 2
        return middle

    @cached_property
    def centre(self) -> Points:
        """Its centre of mass, from above."""
        middle: Points = self.foot + np.array(self.lean) / 2
        return middle

    @cached_property
    def head(self) -> Points:
        """The rim of its head."""
        rim: Points = self.rim + np.array(self.lean)
        return rim


@dataclass(frozen=True, eq=False)
class StackSlab:
    """A plate lying on the columns that stand on `floor`."""

    name: str
    floor: str
    outline: Points
    mass: float
    centre: tuple[float, float]
    thickness: float = 0.006


class Stack:
    """A resting stack. Contacts are computed once; variations share what they do not change."""

    def __init__(self, columns: Iterable[StackColumn], slabs: Iterable[StackSlab], site: Points | None = None) -> None:
        self.columns: Mapping[str, StackColumn] = {column.name: column for column in columns}
        self.slabs: tuple[StackSlab, ...] = _from_below(tuple(slabs))
        self.site = site
        self._heads: dict[tuple[int, int], Points] = {}
        _check(self)

    def without(self, name: str) -> Stack:
        """The stack with one column gone."""
        return self._varied([column for column in self.columns.values() if column.name != name], self.slabs)

    def with_column(self, column: StackColumn) -> Stack:
        """The stack with a column added or moved."""
        return self._varied([*(old for old in self.columns.values() if old.name != column.name), column], self.slabs)

    def with_slab(self, slab: StackSlab) -> Stack:
        """The stack with a slab laid on it."""
        return self._varied(self.columns.values(), (*self.slabs, slab))

    def slab(self, name: str) -> StackSlab:
        """The slab of that name."""
        for slab in self.slabs:
            if slab.name == name:
                return slab
        raise KeyError(name)

    def above(self, floor: str) -> StackSlab | None:
        """The slab that lies on the columns of a floor."""
        return next((slab for slab in self.slabs if slab.floor == floor), None)

    def on(self, floor: str) -> tuple[StackColumn, ...]:
        """The columns that stand on a floor."""
        return tuple(column for column in self.columns.values() if column.floor == floor)

    def meeting(self, column: StackColumn, slab: StackSlab) -> Points:
        """Where the column's head meets the slab, limited to where its foot stands on something; empty if nowhere."""
        key = (id(column), id(slab))
        if key not in self._heads:
            shared = overlap(column.head, slab.outline)
            floor = self.outline(column.floor)
            if floor is not None and len(shared) and not contains(floor, column.rim).all():
                # A load beyond the floor's edge would tip the column itself.
                footing = overlap(column.rim, floor)
                shared = shared[contains(footing, shared)] if len(footing) > 2 else shared[:0]
            self._heads[key] = shared
        return self._heads[key]

    def carriers(self, slab: StackSlab) -> dict[str, Points]:
        """Each column that meets the slab from below, with the corners of the contact."""
        met = {column.name: self.meeting(column, slab) for column in self.on(slab.floor)}
        return {name: points for name, points in met.items() if len(points)}

    def outline(self, floor: str) -> Points | None:
        """The outline of a floor; None if the base counts as endless."""
        if floor == BASE:
            return self.site
        return next((slab.outline for slab in self.slabs if slab.name == floor), None)

    def burden(self, slab: StackSlab) -> tuple[float, Points]:
        """The mass a slab carries, its own included, and where its centre lies.

        Every floor rests on the one below as a whole, so this needs no knowledge of how loads are shared above.
        """
        mass, moment = slab.mass, slab.mass * np.array(slab.centre)
        floors = {slab.name}
        for other in self.slabs:
            if other.floor in floors:
                floors.add(other.name)
                mass, moment = mass + other.mass, moment + other.mass * np.array(other.centre)
        for column in self.columns.values():
            if self._ground(column) in floors:
                mass, moment = mass + column.mass, moment + column.mass * column.centre
        return mass, moment / mass

    def _ground(self, column: StackColumn) -> str:
        """The floor under a column, even if it stands on another column."""
        floor = column.floor
        while floor in self.columns:
            floor = self.columns[floor].floor
        return floor

    def _varied(self, columns: Iterable[StackColumn], slabs: tuple[StackSlab, ...]) -> Stack:
        varied = Stack(columns, slabs, self.site)
        varied._heads = self._heads
        return varied


def _from_below(slabs: tuple[StackSlab, ...]) -> tuple[StackSlab, ...]:
    """The slabs from the lowest up."""
    ordered: list[StackSlab] = []
    floor = BASE
    by_floor = {slab.floor: slab for slab in slabs}
    while floor in by_floor and len(ordered) < len(slabs):
        ordered.append(by_floor[floor])
        floor = ordered[-1].name
    if len(ordered) != len(slabs):
        raise ValueError("Every slab must lie on the floor below it, one slab a floor.")
    return tuple(ordered)


def _check(stack: Stack) -> None:
    known = {BASE, *(slab.name for slab in stack.slabs), *stack.columns}
    for column in stack.columns.values():
        if column.floor not in known:
            raise ValueError(f"The column {column.name} stands on {column.floor}, which is not there.")
