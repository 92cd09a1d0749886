"""Sets of columns as the bits of an int, because a referee who is asked 50,000 times a second cannot build sets."""

from collections.abc import Iterable
from typing import Final

from paletti.rules.pieces import COLOURS, COLUMNS, Colour, Column, Shape

BIT: Final[dict[Column, int]] = {column: 1 << index for index, column in enumerate(COLUMNS)}
ALL: Final = (1 << len(COLUMNS)) - 1
OF_COLOUR: Final[dict[Colour, int]] = {
    colour: sum(BIT[column] for column in COLUMNS if column.colour is colour) for colour in COLOURS
}
_HEX: Final = sum(BIT[column] for column in COLUMNS if column.shape is Shape.HEX)
_THICK: Final = sum(BIT[column] for column in COLUMNS if column.shape is Shape.THICK)


def mask(columns: Iterable[Column]) -> int:
    """The bits of these columns."""
    bits = 0
    for column in columns:
        bits |= BIT[column]
    return bits


def columns(bits: int) -> tuple[Column, ...]:
    """The columns of these bits, in the order of the set."""
    return tuple(column for column in COLUMNS if BIT[column] & bits)


def worth(bits: int) -> int:
    """The points of these columns together: one each, one more for hexagonal, two more for thick."""
    return bits.bit_count() + (bits & _HEX).bit_count() + 2 * (bits & _THICK).bit_count()


def colours(bits: int) -> tuple[Colour, ...]:
    """The colours that have a column among these bits."""
    return tuple(colour for colour in COLOURS if OF_COLOUR[colour] & bits)
