"""What the terminal draws of a kept game: the villa as a small picture, the people beside it, the story so far."""

from itertools import islice
from typing import Final

from rich.style import Style
from rich.text import Text

from paletti.keeper.palette import ACCENT, ASKEW, INK, LOCKED, MARK, MEADOW, NEUTRAL, ON_PAINT, PAINT, SOFT, WOOD
from paletti.messages import Messages
from paletti.rules import masks
from paletti.rules.pieces import LEVELS, PLATEAUS, Colour, Column, Place, Shape
from paletti.rules.state import NOBODY, State
from paletti.scorekeeping.session import Session

WIDTH: Final = 52
"""Cells: twenty columns with a gap between them, and nothing to spare."""
CELLS: Final = {Shape.THIN: 1, Shape.HEX: 2, Shape.THICK: 3}
BAR: Final = {Place.BASE: 52, Place.BLUE: 46, Place.GREEN: 39, Place.YELLOW: 32, Place.ORANGE: 26, Place.RED: 20}
"""How wide each floor is drawn, until its columns need more."""
SEAL: Final = 3
"""Cells of the seal's upper side."""
POINTS: Final = 3


def villa(words: Messages, state: State, height: int) -> Text:
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
    """One column's block: its mark at the head; at the foot a cross where it is locked, a stroke where it leans."""
    width = CELLS[column.shape]
    sign = _sign(state, column)
    mark = NEUTRAL if column.colour is state.neutral_colour else MARK[column.colour]
    shown = (sign or " ") if foot else mark
    style = Style(color=ON_PAINT[column.colour], bgcolor=PAINT[column.colour], bold=bool(sign))
    return Text(shown.center(width), style=style)


def _sign(state: State, column: Column) -> str:
    """What keeps hands off a column, as a sign; nothing where it may be drawn."""
    bit = masks.BIT[column]
    return ASKEW if state.askew & bit else LOCKED if state.locked & bit else ""


def _columns(state: State, place: Place, *, tall: bool) -> list[Text]:
    here = state.on(place)
    if tall:
        return [Text(" ").join(block(state, column, foot=foot) for column in here) for foot in (False, True)]
    # In a single line the sign is worth more than the mark.
    return [Text(" ").join(block(state, one, foot=bool(_sign(state, one))) for one in here)]


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


def people(words: Messages, state: State, width: int) -> Text:
    """The players and the things beside the villa, so many cells wide."""
    lines = [_seat(state, seat, width) for seat in range(len(state.players))]
    lines.append(Text())
    if state.neutral_colour is not None:
        lines.append(Text.assemble(_chip(state.neutral_colour, NEUTRAL), " ", (words.say("keeper-neutral"), SOFT)))
    if state.house.plays_for_seal:
        lines.append(Text(_seal_line(words, state), style=INK))
    lines.append(_to_come(words, state))
    if state.locked or state.askew or state.out:
        lines.append(_counts(words, state))
    return Text("\n").join(lines)


def _seat(state: State, seat: int, width: int) -> Text:
    acting = not state.over and seat == state.actor
    winner = state.over and seat in state.winners
    name = state.players[seat]
    chips = [_chip(colour, MARK[colour]) for colour in state.colours(seat)]
    points = state.points(seat) if state.house.plays_for_seal else state.scores[seat]
    tail = Text.assemble(*chips, (f"{points:>{POINTS}} ", f"bold {INK}"), _seal(state, seat))
    room = width - tail.cell_len - 3
    shown = Text().append(f"{'▸' if acting else '★' if winner else ' '} ", style=f"bold {ACCENT}")
    shown.append(name, style=f"bold {INK}" if acting or winner else INK)
    shown.truncate(room + 2, overflow="ellipsis", pad=True)
    return Text.assemble(shown, " ", tail)


def _seal(state: State, seat: int) -> Text:
    """The seal before its holder: the former holder's mark and paint, bare wood for the first one."""
    if not state.house.plays_for_seal:
        return Text()
    if seat != state.holder:
        return Text(" " * SEAL)
    colours = state.colours(state.former) if state.former != NOBODY else ()
    if not colours:
        return Text(" · ", style=Style(color=INK, bgcolor=WOOD))
    return _chip(colours[0], MARK[colours[0]])


def _seal_line(words: Messages, state: State) -> str:
    holder, former = state.name(state.holder), state.name(state.former)
    if holder is None:
        return words.say("keeper-seal-free")
    return words.say("keeper-seal", by=holder, former=former or "none")


def _to_come(words: Messages, state: State) -> Text:
    left = PLATEAUS[state.top :]
    if not left:
        return Text(words.say("keeper-all-laid"), style=SOFT)
    line = Text().append(words.say("keeper-to-come"), style=SOFT)
    for plateau in left:
        line.append(" ").append(" " * (len(PLATEAUS) - PLATEAUS.index(plateau)), style=Style(bgcolor=PAINT[plateau]))
    return line


def _counts(words: Messages, state: State) -> Text:
    said = []
    if state.locked:
        said.append(words.say("keeper-locked", count=state.locked.bit_count()))
    if state.askew:
        said.append(words.say("keeper-askew", count=state.askew.bit_count()))
    if state.out:
        said.append(words.say("keeper-out", count=state.out.bit_count()))
    return Text(" · ".join(said), style=SOFT)


def _chip(colour: Colour, sign: str) -> Text:
    return Text(f" {sign} ", style=Style(color=ON_PAINT[colour], bgcolor=PAINT[colour]))


def story(words: Messages, session: Session, lines: int) -> Text:
    """The latest lines of the story, the newest first and in full ink."""
    latest = islice(reversed(session.told(words, last=4 * lines)), lines)
    return Text("\n").join(Text(line, style=SOFT if older else INK) for older, line in enumerate(latest))
