"""Columns, plateaus and places as words, in the grammar of each language."""

from paletti.messages.catalogue import Messages
from paletti.rules.pieces import Colour, Column, Place, Plateau, Shape


def column_arguments(column: Column, *, ringed: bool = True) -> dict[str, str | int]:
    """What a message needs to name the column: its $colour, $shape and, if there are several, $number.

    The number is that of the rings round it. Wooden sets have no rings, and nothing to tell such columns apart.
    """
    parts = column.value.split("-")
    return {"colour": parts[0], "shape": parts[1], "number": int(parts[2]) if ringed and len(parts) > 2 else 0}


def column(words: Messages, name: Column | str) -> str:
    """The column as it stands in a sentence: `the thin red column with one ring`."""
    return words.say("column", **column_arguments(Column(name)))


def colour(words: Messages, name: Colour | str) -> str:
    """The colour's name."""
    return words.say("colour", colour=str(name))


def mark(words: Messages, name: Colour | str | None) -> str:
    """The mark carved for those who cannot tell colours apart; None is the neutral colour's."""
    return words.say("mark", colour=str(name) if name is not None else "neutral")


def shape(words: Messages, name: Shape | str) -> str:
    """The column's shape in a word."""
    return words.say("shape", shape=str(name))


def plateau(words: Messages, name: Plateau | str) -> str:
    """The plateau as it stands in a sentence: `the green plateau`."""
    return words.say("plateau", plateau=str(name))


def level(words: Messages, name: Place | str) -> str:
    """A place where columns can stand: `the base`, `the green plateau`."""
    return words.say("level", level=str(name))


def points(words: Messages, number: int) -> str:
    """The number with the right plural: `1 point`, `3 очка`."""
    return words.say("points", points=number)
