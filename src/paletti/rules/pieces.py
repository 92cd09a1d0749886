"""The wood of one set: columns, plateaus, levels and the seal's sides (PIECES-1 to PIECES-3)."""

from enum import StrEnum
from functools import cached_property
from typing import Final


class Colour(StrEnum):
    """A colour of columns, and a long side of the seal."""

    __hash__ = str.__hash__  # an enumeration's own hash is Python code, and columns are looked up all the time

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"


class Shape(StrEnum):
    """The form of a column's cross-section."""

    THIN = "thin"
    HEX = "hex"
    THICK = "thick"


WORTH: Final = {Shape.THIN: 1, Shape.HEX: 2, Shape.THICK: 3}


class Column(StrEnum):
    """One of the twenty columns, by the name that is used everywhere."""

    __hash__ = str.__hash__

    RED_THIN_1 = "red-thin-1"
    RED_THIN_2 = "red-thin-2"
    RED_THIN_3 = "red-thin-3"
    RED_HEX = "red-hex"
    RED_THICK = "red-thick"
    YELLOW_THIN_1 = "yellow-thin-1"
    YELLOW_THIN_2 = "yellow-thin-2"
    YELLOW_THIN_3 = "yellow-thin-3"
    YELLOW_HEX = "yellow-hex"
    YELLOW_THICK = "yellow-thick"
    BLUE_THIN_1 = "blue-thin-1"
    BLUE_THIN_2 = "blue-thin-2"
    BLUE_THIN_3 = "blue-thin-3"
    BLUE_HEX = "blue-hex"
    BLUE_THICK = "blue-thick"
    GREEN_THIN_1 = "green-thin-1"
    GREEN_THIN_2 = "green-thin-2"
    GREEN_THIN_3 = "green-thin-3"
    GREEN_HEX = "green-hex"
    GREEN_THICK = "green-thick"

    @cached_property
    def colour(self) -> Colour:
        """The paint, which says whose column it is."""
        return Colour(self.value.split("-")[0])

    @cached_property
    def shape(self) -> Shape:
        """Thin, hexagonal or thick."""
        return Shape(self.value.split("-")[1])

    @cached_property
    def worth(self) -> int:
        """The points that it brings on the top level (PIECES-2)."""
        return WORTH[self.shape]


class Place(StrEnum):
    """Where a column can be: a level from the base upwards, or out of the game."""

    BASE = "base"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"
    OUT = "out"


class Plateau(StrEnum):
    """A plateau, named by its colour, largest first."""

    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"


class Side(StrEnum):
    """How a thrown seal can land: with a colour up, or standing on its end."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    END = "end"


COLOURS: Final = tuple(Colour)
COLUMNS: Final = tuple(Column)
PLATEAUS: Final = tuple(Plateau)
LEVELS: Final = tuple(place for place in Place if place is not Place.OUT)


def columns_of(colour: Colour) -> tuple[Column, ...]:
    """The five columns of a colour."""
    return tuple(column for column in COLUMNS if column.colour is colour)
