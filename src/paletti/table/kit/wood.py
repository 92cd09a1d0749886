"""A wooden set as its file describes it, and its pieces for a serial number."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import TypedDict, cast

import numpy as np

from paletti import outline
from paletti.physics import shapes
from paletti.physics.settings import LIVE, LONGEST_KIT, WorldSettings
from paletti.physics.shapes import Cylinder, Piece, Prism, Slab
from paletti.physics.world import World
from paletti.physics.yard import Floor
from paletti.table.kit.flaws import Flaws

POINTS_PER_CORNER = 4
LONGEST_SET_NAME = 60
MOST_OF_A_KIND = 20  # columns a colour
MOST_CORNERS = 64  # of an outline
MOST_MM, LEAST_MM = 1000.0, 1.0
MOST_DENSITY, MOST_FRICTION = 25_000.0, 5.0  # kg/m3; wood on wood has 0.4
MOST_FLAW_MM, MOST_FRICTION_FLAW = 5.0, 1.0


class _Base(TypedDict):
    radius_mm: float
    site_radius_mm: float
    friction: float


class _Kind(TypedDict):
    name: str
    count: int
    shape: str
    width_mm: float


class _Columns(TypedDict):
    colours: list[str]
    height_mm: float
    density: float
    friction: float
    kinds: list[_Kind]


class _Outline(TypedDict):
    name: str
    outline_mm: list[tuple[float, float]]


class _Plateaus(TypedDict):
    thickness_mm: float
    density: float
    friction: float
    pieces: list[_Outline]


class _Spread(TypedDict):
    height_sd_mm: float
    height_max_mm: float
    bend_sd_mm: float
    bend_max_mm: float
    friction_sd: float
    friction_max: float


class _File(TypedDict):
    """What a set's file should contain; what a file really contains is checked while the set is built."""

    name: str
    base: _Base
    columns: _Columns
    plateaus: _Plateaus
    flaws: _Spread


class SetError(ValueError):
    """This file does not describe a set. The message says in one sentence what is wrong."""


@dataclass(frozen=True)
class WoodSet:
    """One kind of set: nominal columns, plateaus in the order they are laid, the base, and how pieces differ."""

    name: str
    base_radius: float
    site_radius: float
    base_friction: float
    columns: tuple[Piece, ...]
    plateaus: tuple[Piece, ...]
    colours: tuple[str, ...]
    flaws: Flaws

    @property
    def floor(self) -> Floor:
        """The base as physics knows it."""
        return Floor(self.base_radius, self.base_friction)

    @cached_property
    def column_names(self) -> tuple[str, ...]:
        """All columns' names."""
        return tuple(piece.name for piece in self.columns)

    @cached_property
    def plateau_names(self) -> tuple[str, ...]:
        """All plateaus' names, in the order they are laid."""
        return tuple(piece.name for piece in self.plateaus)

    def pieces(self, serial: int) -> tuple[Piece, ...]:
        """The pieces of the set with this serial number, each with its flaws; columns first, then plateaus."""
        return tuple(self._flawed(piece, serial) for piece in (*self.columns, *self.plateaus))

    def world(self, serial: int, settings: WorldSettings = LIVE, *, ears: bool = True) -> World:
        """An empty base and this set's pieces, all still in the box."""
        return World(self.pieces(serial), self.floor, settings, ears=ears)

    def _flawed(self, piece: Piece, serial: int) -> Piece:
        flaws, name = self.flaws, piece.name
        friction = round(piece.friction + flaws.friction(serial, name), 8)
        match piece.shape:
            case Slab() as slab:
                shape: Slab | Cylinder | Prism = replace(
                    slab, bend=flaws.bend(serial, name), bend_turn=flaws.bend_turn(serial, name)
                )
            case Cylinder() | Prism() as column:
                shape = replace(column, height=round(column.height + flaws.height(serial, name), 9))
        return replace(piece, shape=shape, friction=friction)


@cache
def beech() -> WoodSet:
    """The set that comes with the program."""
    return parse_set((files("paletti.table.kit") / "beech.toml").read_text(encoding="utf-8"), "beech.toml")


def read_set(path: Path) -> WoodSet:
    """The set that a file describes; raises SetError if it describes none."""
    try:
        return parse_set(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise SetError(f"{path.name} cannot be read.") from error


def parse_set(text: str, name: str) -> WoodSet:
    """The set that this TOML text describes; `name` is used in error messages."""
    if len(text) > LONGEST_KIT:
        raise SetError(f"{name} is too long: a set needs {LONGEST_KIT} characters at most.")
    try:
        return _build(cast(_File, tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise SetError(f"{name} is not valid TOML: {str(error).rstrip('.')}.") from error
    except RecursionError as error:
        raise SetError(f"{name} is nested too deeply.") from error
    except KeyError as error:
        raise SetError(f"{name} lacks {error.args[0]}.") from error
    except (TypeError, ValueError, AttributeError, IndexError, ArithmeticError) as error:
        raise SetError(f"{name}: {str(error).rstrip('.')}.") from error


def _build(data: _File) -> WoodSet:
    base, columns, plateaus, flaws = data["base"], data["columns"], data["plateaus"], data["flaws"]
    kit = WoodSet(
        name=_name(data["name"]),
        base_radius=_mm(base, "radius_mm"),
        site_radius=_mm(base, "site_radius_mm"),
        base_friction=_friction(base),
        columns=tuple(_columns(columns)),
        plateaus=tuple(_plateau(piece, plateaus) for piece in plateaus["pieces"]),
        colours=tuple(str(colour) for colour in columns["colours"]),
        flaws=Flaws(
            *(
                _between(flaws, key, 0.0, MOST_FLAW_MM) / 1000
                for key in ("height_sd_mm", "height_max_mm", "bend_sd_mm", "bend_max_mm")
            ),
            *(_between(flaws, key, 0.0, MOST_FRICTION_FLAW) for key in ("friction_sd", "friction_max")),
        ),
    )
    names = [*kit.column_names, *kit.plateau_names]
    for piece in names:
        if names.count(piece) > 1:
            raise ValueError(f"two pieces are called {piece}.")
    if kit.flaws.friction_max >= min(piece.friction for piece in (*kit.columns, *kit.plateaus)):
        raise ValueError("friction_max is as large as the friction itself.")
    if kit.site_radius > kit.base_radius:
        raise ValueError("the site is larger than the base.")
    return kit


def _name(name: object) -> str:
    if not isinstance(name, str) or not name.isprintable() or not 1 <= len(name) <= LONGEST_SET_NAME:
        raise ValueError(f"the name of a set has 1 to {LONGEST_SET_NAME} characters.")
    return name


def _columns(columns: _Columns) -> list[Piece]:
    pieces = []
    height, density, friction = _mm(columns, "height_mm"), _density(columns), _friction(columns)
    for colour in columns["colours"]:
        for kind in columns["kinds"]:
            width = _mm(kind, "width_mm")
            match kind["shape"]:
                case "round":
                    shape: Cylinder | Prism = Cylinder(width / 2, height)
                case "hexagonal":
                    shape = Prism(6, width, height)
                case other:
                    raise ValueError(f"a column is round or hexagonal, not {other}.")
            count = int(_between(kind, "count", 1, MOST_OF_A_KIND))
            for number in range(1, count + 1):
                name = f"{colour}-{kind['name']}" + (f"-{number}" if count > 1 else "")
                pieces.append(Piece(name, shape, density, friction))
    return pieces


def _plateau(piece: _Outline, plateaus: _Plateaus) -> Piece:
    corners = np.array(piece["outline_mm"], dtype=float) / 1000
    if corners.ndim != 2 or corners.shape[1] != 2 or len(corners) < 4:
        raise ValueError(f"the outline of {piece['name']} needs four points or more, each of two numbers.")
    if len(corners) > MOST_CORNERS or not np.all(np.abs(corners) <= MOST_MM / 1000):
        raise ValueError(f"the outline of {piece['name']} has more than {MOST_CORNERS} points, or one far away.")
    curve = outline.smooth(corners, POINTS_PER_CORNER)
    slab = shapes.slab(curve, _mm(plateaus, "thickness_mm"))
    return Piece(str(piece["name"]), slab, _density(plateaus), _friction(plateaus))


def _between(table: Mapping[str, object], key: str, least: float, most: float) -> float:
    value = float(cast(float, table[key]))  # or a TypeError, which means the same
    if not least <= value <= most:
        raise ValueError(f"{key} must be a number from {least:g} to {most:g}.")
    return value


def _mm(table: Mapping[str, object], key: str) -> float:
    return _between(table, key, LEAST_MM, MOST_MM) / 1000


def _density(table: Mapping[str, object]) -> float:
    return _between(table, "density", 1.0, MOST_DENSITY)


def _friction(table: Mapping[str, object]) -> float:
    return _between(table, "friction", 0.001, MOST_FRICTION)
