"""What the terminal draws of a kept game: the villa as a small picture, the people beside it, the story so far."""

from itertools import islice
from typing import Final

from rich.style import Style
from rich.text import Text

from paletti.messages import Messages
from paletti.messages import villa as pictures
from paletti.messages.palette import ACCENT, ASKEW, EMBLEM, LOCKED, NEUTRAL, ON_PAINT, SOFT, WOOD
from paletti.messages.villa import Storey
from paletti.paint import INK, PAINT
from paletti.rules import masks
from paletti.rules.pieces import LEVELS, PLATEAUS, Colour
from paletti.rules.state import NOBODY, State
from paletti.scorekeeping.session import Session

SEAL: Final = 3
"""Cells of the seal's upper side."""
POINTS: Final = 3


def villa(words: Messages, state: State, height: int) -> Text:
    """The villa in at most `height` lines, the top first."""
    sign = dict.fromkeys(masks.columns(state.locked), LOCKED) | dict.fromkeys(masks.columns(state.askew), ASKEW)
    storeys = [Storey(place, state.on(place)) for place in LEVELS[: state.top + 1]]
    return pictures.drawn(words, storeys, sign, state.neutral_colour, height)


def people(words: Messages, state: State, width: int) -> Text:
    """The players and the things beside the villa, `width` cells wide."""
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
    chips = [_chip(colour, EMBLEM[colour]) for colour in state.colours(seat)]
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
    return _chip(colours[0], EMBLEM[colours[0]])


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
    latest = islice(reversed(session.sentences(words, last=4 * lines)), lines)
    return Text("\n").join(Text(line, style=SOFT if older else INK) for older, line in enumerate(latest))
