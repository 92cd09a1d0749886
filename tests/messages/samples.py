"""An event of each kind and the facts of each refusal, with arbitrary values."""

import dataclasses

from paletti.rules.clauses import Clause
from paletti.rules.events import Event
from paletti.rules.pieces import PLATEAUS, Colour, Column, Place, Side

FACTS = {
    "player": "Ann",
    "column": "red-thin-1",
    "chosen": "red-hex",
    "under": "blue-thick",
    "colour": "green",
    "plateau": "orange",
    "next": "green",
    "level": "blue",
    "turn": "7",
    "covers": "2",
    "least": "3",
    "most": "2",
}


def sample(kind: type[Event], name: str = "Ann") -> Event:
    """An event of that kind with arbitrary values; this is the name of every player in it."""
    values: dict[str, object] = {}
    for field in dataclasses.fields(kind):
        match field.name:
            case "by" | "against" | "former":
                values[field.name] = name
            case "column":
                values[field.name] = Column.GREEN_HEX
            case "colour":
                values[field.name] = Colour.YELLOW
            case "plateau":
                values[field.name] = PLATEAUS[1]
            case "origin" | "to" | "level":
                values[field.name] = Place.GREEN
            case "shows":
                values[field.name] = Side.RED
            case "clause":
                values[field.name] = Clause.MOVE_1
            case "winners":
                values[field.name] = (name,)
            case "how":
                values[field.name] = "chosen"
            case "locked" | "swayed" | "itself" | "leant":
                values[field.name] = True
            case _:
                values[field.name] = 2
    return kind(**values)  # type: ignore[arg-type]
