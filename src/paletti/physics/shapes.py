"""Shapes of wood: upright cylinders and prisms, flat slabs with an outline; sizes in metres, mass from density."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin
from typing import TypeAlias

import numpy as np

from paletti import outline
from paletti.outline import Points, Ring


@dataclass(frozen=True)
class Cylinder:
    """A round column, its axis upright."""

    radius: float
    height: float


@dataclass(frozen=True)
class Prism:
    """A column with a regular outline, its axis upright; `across` is the width over two opposite flats."""

    sides: int
    across: float
    height: float

    @property
    def corner_radius(self) -> float:
        """Half the width over two opposite corners."""
        return self.across / 2 / cos(pi / self.sides)

    def corners(self) -> Points:
        """The outline, anticlockwise."""
        turns = 2 * pi * np.arange(self.sides) / self.sides
        return np.column_stack([np.cos(turns), np.sin(turns)]) * self.corner_radius


@dataclass(frozen=True)
class Slab:
    """A flat plate: its outline about the centre of area, the convex parts that make contact, and a slight bend.

    The plate bends along `bend_turn` (radians): its surface falls by `bend` metres from the middle to its far end.
    """

    outline: tuple[tuple[float, float], ...]
    parts: tuple[tuple[tuple[float, float], ...], ...]
    thickness: float
    bend: float = 0.0
    bend_turn: float = 0.0

    def polygon(self) -> Points:
        """The outline as an array."""
        return np.array(self.outline)

    @cached_property
    def ring(self) -> Ring:
        """The outline, prepared for many questions about points."""
        return Ring(self.polygon())

    def sag(self, points: Points) -> Points:
        """How much lower than the middle the plate is at each point of its plane."""
        along = points @ np.array([cos(self.bend_turn), sin(self.bend_turn)])
        reach = float(np.max(np.abs(self.polygon() @ np.array([cos(self.bend_turn), sin(self.bend_turn)]))))
        sag: Points = self.bend * (along / reach) ** 2
        return sag


Solid: TypeAlias = Cylinder | Prism | Slab


@dataclass(frozen=True)
class Piece:
    """One piece of wood: its name, shape, density (kg/m3) and friction against whatever it stands on or carries."""

    name: str
    shape: Solid
    density: float
    friction: float

    @property
    def is_slab(self) -> bool:
        """Whether this is a plateau rather than a column."""
        return isinstance(self.shape, Slab)

    @property
    def height(self) -> float:
        """The vertical size when it stands or lies as it was built."""
        return self.shape.thickness if isinstance(self.shape, Slab) else self.shape.height

    @property
    def mass(self) -> float:
        """The mass in kg."""
        return self.density * self.height * _area(self.shape)

    @property
    def inertia(self) -> tuple[float, float, float, float, float, float]:
        """The moments of inertia about the middle: xx, yy, zz, xy, xz, yz."""
        match self.shape:
            case Cylinder(radius=radius):
                across = radius * radius / 4
                xx, yy, xy = across, across, 0.0
            case Prism() as prism:
                area = _area(prism)
                xx, yy, xy = (moment / area for moment in outline.second_moments(prism.corners()))
            case Slab() as slab:
                area = _area(slab)
                xx, yy, xy = (moment / area for moment in outline.second_moments(slab.polygon()))
        upright = self.height**2 / 12
        return (
            self.mass * (yy + upright),
            self.mass * (xx + upright),
            self.mass * (xx + yy),
            -self.mass * xy,
            0.0,
            0.0,
        )

    @property
    def foot_radius(self) -> float:
        """The radius of the smallest upright circle round a column; for a slab, round its outline."""
        match self.shape:
            case Cylinder(radius=radius):
                return radius
            case Prism() as prism:
                return prism.corner_radius
            case Slab() as slab:
                return float(np.max(np.linalg.norm(slab.polygon(), axis=1)))


def slab(polygon: Points, thickness: float, bend: float = 0.0, bend_turn: float = 0.0) -> Slab:
    """A slab with this outline, moved so that its centre of area is the origin."""
    if outline.signed_area(polygon) < 0:
        polygon = polygon[::-1]
    polygon = polygon - outline.centroid(polygon)
    parts = outline.convex_parts(polygon, tolerance=0.001)
    return Slab(_rows(polygon), tuple(_rows(outline.thin(part, 0.0004)) for part in parts), thickness, bend, bend_turn)


def _rows(points: Points) -> tuple[tuple[float, float], ...]:
    return tuple((float(x), float(y)) for x, y in points)


def _area(shape: Solid) -> float:
    match shape:
        case Cylinder(radius=radius):
            return pi * radius * radius
        case Prism() as prism:
            return outline.signed_area(prism.corners())
        case Slab() as slab:
            return outline.signed_area(slab.polygon())
