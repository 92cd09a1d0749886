"""The facts about a column, about a plateau, and about two pieces that press on one another."""

from __future__ import annotations

from dataclasses import dataclass

BASE = "base"
TABLE = "table"

FLAT_DEG = 75.0  # a column that leans this far lies on its side


@dataclass(frozen=True)
class RestsOn:
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
    lean: float  # degrees from upright
    wedged_under: str | None  # the plateau that presses on it from above; a loose column has none
    leans_on: tuple[str, ...]  # pieces that it touches, except its floor, its plateau and what it stands on or carries

    @property
    def flat(self) -> bool:
        """Whether it lies on its side."""
        return self.lean > FLAT_DEG

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
    on_base: bool
    on_table: bool  # on the table beside the base
    on_plateaus: tuple[str, ...]
    on_columns: tuple[str, ...]
    propped: bool  # one of these columns is in a hand

    @property
    def on_ground(self) -> bool:
        """Whether a part of it lies on the base or on the table."""
        return self.on_base or self.on_table
