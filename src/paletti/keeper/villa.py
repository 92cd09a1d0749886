"""The villa as a small picture: columns as painted blocks with their marks, plateaus as bars that shrink."""

from typing import Final

from rich.style import Style
from rich.text import Text

from paletti.keeper.palette import INK, LOCKED, MARK, MEADOW, NEUTRAL, ON_PAINT, PAINT, WOOD
from paletti.messages import Messages
from paletti.rules import masks
from paletti.rules.pieces import LEVELS, Column, Place, Shape
from paletti.rules.state import State

WIDTH: Final = 52
"""Cells: twenty columns with a gap between them, and nothing to spare."""
CELLS: Final = {Shape.THIN: 1, Shape.HEX: 2, Shape.THICK: 3}
BAR: Final = {Place.BASE: 52, Place.BLUE: 46, Place.GREEN: 39, Place.YELLOW: 32, Place.ORANGE: 26, Place.RED: 20}
"""How wide each floor is drawn, until its columns need more."""


def picture(words: Messages, state: State, height: int) -> Text:
    """The villa in at most so many lines, the top first; lower levels are drawn flatter where it grows too tall."""
    storeys = state.top + 1
    flat = max(0, storeys * 3 - height)
    lines: list[Text] = []
    for number in range(state.top, -1, -1):
        place = LEVELS[number]
        tall = number >= flat
        lines += _columns(state, place, tall=tall)
        lines.append(_floor(words, state, place))
    return Text("\n").join(Text(" " * ((WIDTH - line.cell_len) // 2)).append_text(line) for line in lines)


def block(state: State, column: Column, *, foot: bool) -> Text:
    """One column's block: its mark at the head; at the foot a cross where it is locked."""
    width = CELLS[column.shape]
    locked = bool(state.locked & masks.BIT[column])
    sign = NEUTRAL if column.colour is state.neutral_colour else MARK[column.colour]
    shown = (LOCKED if locked else " ") if foot else sign
    style = Style(color=ON_PAINT[column.colour], bgcolor=PAINT[column.colour], bold=locked)
    return Text(shown.center(width), style=style)


def _columns(state: State, place: Place, *, tall: bool) -> list[Text]:
    here = state.on(place)
    if tall:
        return [Text(" ").join(block(state, column, foot=foot) for column in here) for foot in (False, True)]
    # In a single line the cross is worth more than the mark.
    return [Text(" ").join(block(state, one, foot=bool(state.locked & masks.BIT[one])) for one in here)]


def _floor(words: Messages, state: State, place: Place) -> Text:
    here = state.on(place)
    needed = sum(CELLS[column.shape] + 1 for column in here) + 1
    width = min(WIDTH, max(BAR[place], needed))
    name = words.say("keeper-floor", level=str(place))
    if place is Place.BASE:
        site = Text(name.center(width - 6), style=Style(color=INK, bgcolor=WOOD))
        rim = Text("   ", style=Style(bgcolor=MEADOW))
        return Text.assemble(rim, site, rim)
    return Text(name.center(width), style=Style(color=ON_PAINT[place], bgcolor=PAINT[place]))
