"""A villa in characters: storeys of coloured blocks, each with its mark and a sign if it may not be touched."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from paletti.messages.catalogue import Messages
from paletti.messages.palette import ASKEW, BACK, EMBLEM, LOCKED, MEADOW, NEUTRAL, ON_PAINT, RISES, WOOD
from paletti.paint import INK, PAINT
from paletti.rules.examples import Example
from paletti.rules.pieces import COLOURS, Colour, Column, Place, Shape

WIDTH: Final = 52
"""In cells: exactly enough for twenty columns with gaps between them."""
CELLS: Final = {Shape.THIN: 1, Shape.HEX: 2, Shape.THICK: 3}
BAR: Final = {Place.BASE: 52, Place.BLUE: 46, Place.GREEN: 39, Place.YELLOW: 32, Place.ORANGE: 26, Place.RED: 20}
"""How wide each floor is drawn, until its columns need more."""


@dataclass(frozen=True)
class Storey:
    """A level and the columns on it."""

    place: Place
    columns: Sequence[Column]


def drawn(
    words: Messages, storeys: Sequence[Storey], sign: Mapping[Column, str], neutral: Colour | None, height: int
) -> Text:
    """The villa in at most `height` lines, the top first; if it grows too tall, lower levels are drawn flatter."""
    flat = max(0, len(storeys) * 3 - height)
    lines: list[Text] = []
    for number in range(len(storeys) - 1, -1, -1):
        here = storeys[number].columns
        # If there is only one line, the sign is more useful than the mark.
        feet = (False, True) if number >= flat else (None,)
        for foot in feet:
            blocks = (block(one, sign.get(one, ""), neutral, foot=foot) for one in here)
            lines.append(Text(" ").join(blocks))
        lines.append(floor(words, storeys[number]))
    return Text("\n").join(centred(line) for line in lines)


def block(column: Column, sign: str, neutral: Colour | None, *, foot: bool | None) -> Text:
    """One column's block: its mark at the head, its sign at the foot; None: the more useful one."""
    mark = NEUTRAL if column.colour is neutral else EMBLEM[column.colour]
    shown = (sign or " ") if foot else (sign or mark) if foot is None else mark
    style = Style(color=ON_PAINT[column.colour], bgcolor=PAINT[column.colour], bold=bool(sign))
    return Text(shown.center(CELLS[column.shape]), style=style)


def floor(words: Messages, storey: Storey) -> Text:
    """The bar of a level with its name, as wide as its columns need."""
    place = storey.place
    needed = sum(CELLS[column.shape] + 1 for column in storey.columns) + 1
    width = min(WIDTH, max(BAR[place], needed))
    name = words.say("keeper-floor", level=str(place))
    if place is Place.BASE:
        site = Text(name.center(width - 6), style=Style(color=INK, bgcolor=WOOD))
        rim = Text("   ", style=Style(bgcolor=MEADOW))
        return Text.assemble(rim, site, rim)
    return Text(name.center(width), style=Style(color=ON_PAINT[place], bgcolor=PAINT[place]))


def centred(line: Text) -> Text:
    """The line in the middle of the villa's width."""
    return Text(" " * ((WIDTH - line.cell_len) // 2)).append_text(line)


def example_drawn(words: Messages, example: Example) -> Text:
    """The example's villa in coloured characters, with the sign of whatever it points at on each column's foot."""
    sign = dict.fromkeys((*example.stays, *example.locked), LOCKED)
    sign |= dict.fromkeys(example.moves, RISES)
    sign |= dict(zip(example.moves, example.labels, strict=False))
    if example.tried is not None:
        sign[example.tried] = BACK
    if example.askew is not None:
        sign[example.askew] = ASKEW
    laid = [
        Storey(level, columns)
        for level, columns in zip(example.levels, example.storeys, strict=True)
        if str(level) != example.about_to_lay
    ]
    picture = drawn(words, laid, sign, example.neutral, 3 * len(laid))
    if example.about_to_lay is not None:
        bar = floor(words, Storey(Place(example.about_to_lay), ()))
        picture = Text("\n").join([centred(bar), centred(Text("↓       ↓")), picture])
    if example.seal is not None:
        picture = Text("\n").join([picture, Text(), centred(_scores(example))])
    return picture


def _scores(example: Example) -> Text:
    """Each colour's points, and the seal before its holder with the former holder's colour up."""
    assert example.seal is not None
    holder, shows = example.seal
    line = Text()
    for colour in COLOURS:
        line.append(f" {EMBLEM[colour]} ", style=Style(color=ON_PAINT[colour], bgcolor=PAINT[colour]))
        line.append(f" {example.points(colour)}")
        if colour is holder:
            line.append(" ").append("▐", style=WOOD)
            line.append(f" {EMBLEM[shows]} ", style=Style(color=ON_PAINT[shows], bgcolor=PAINT[shows]))
            line.append("▌", style=WOOD)
        line.append("   ")
    line.rstrip()
    return line
