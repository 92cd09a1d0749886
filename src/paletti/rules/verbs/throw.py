"""Throwing the seal, for a colour at the start or for the colour of a turn (COLOUR-1, US-2, RULING-15)."""

from paletti.rules import masks
from paletti.rules.clauses import Clause
from paletti.rules.deeds import NameColour, ThrowSeal
from paletti.rules.draft import Draft
from paletti.rules.events import ColourRequired, How, PlateauRequired, SealThrown, ThrowAgain
from paletti.rules.gates import not_your_turn, on_turn, placed_first, seat_of
from paletti.rules.pieces import PLATEAUS, Colour, Side
from paletti.rules.raisable import Position, freed_by_plateau, liftable
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import NOBODY, Stage, State
from paletti.rules.values import ColourUsedUp, Mode
from paletti.rules.verbs import colours


def check(state: State, deed: ThrowSeal) -> Refusal | None:
    """Why this player may not throw now, if so."""
    house = state.house
    seat = seat_of(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is Stage.COLOURS:
        return _check_for_colour(state, deed, seat)
    if house.mode is not Mode.RANDOM:
        return refuse(house, Reason.NOTHING_TO_THROW)
    if seat != state.turn:
        return not_your_turn(state, seat, Clause.US_2)
    if not state.set_up:
        return refuse(house, Reason.NOT_SET_UP)
    if state.stage is not Stage.THROW:
        return refuse(house, Reason.NOTHING_TO_THROW, also=placed_first(state))
    return None


def _check_for_colour(state: State, deed: ThrowSeal, seat: int) -> Refusal | None:
    if not colours.throw_is_due(state):
        cite = (Clause.TWO_1,) if colours.in_second_round(state) else ()
        return refuse(state.house, Reason.CHOOSE_A_COLOUR, cite=cite)
    if seat != state.turn:
        return refuse(state.house, Reason.NOT_YOUR_THROW, state.player)
    if deed.shows is Side.END:
        return refuse(state.house, Reason.SEAL_ON_END)
    return None


def carry_out(draft: Draft, deed: ThrowSeal) -> None:
    """Let the seal fall and apply the result."""
    draft.tell(SealThrown(deed.by, deed.shows))
    if deed.shows is Side.END:
        draft.stage = Stage.NAME
        return
    colour = Colour(deed.shows)
    if draft.stage is Stage.COLOURS:
        if colours.owner_of(draft, colour) == NOBODY:
            colours.give(draft, draft.turn, colour, How.THROWN)
        else:
            draft.tell(ThrowAgain(deed.by, colour, Clause.COLOUR_1))
    elif liftable(draft) & masks.OF_COLOUR[colour]:
        _require(draft, deed.by, colour)
    elif _freed(draft, colour):
        _require_plateau(draft, deed.by, colour)
    else:
        draft.tell(ThrowAgain(deed.by, colour, Clause.RULING_15))


def check_name(state: State, deed: NameColour) -> Refusal | None:
    """Why this player may not name this colour now, if so."""
    house = state.house
    seat = on_turn(state, deed.by, Clause.TWO_1 if house.plays_for_seal else Clause.US_2)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is not Stage.NAME:
        return refuse(house, Reason.NOTHING_TO_NAME)
    if house.plays_for_seal and not state.owned[seat] & masks.OF_COLOUR[deed.colour]:
        return refuse(house, Reason.COLOUR_NOT_YOURS, deed.colour)
    free = liftable(state)
    if free & masks.OF_COLOUR[deed.colour] or (not free and _freed(state, deed.colour)):
        return None
    return refuse(house, Reason.COLOUR_NOT_BELOW, deed.colour)


def carry_out_name(draft: Draft, deed: NameColour) -> None:
    """Take the named colour for this turn."""
    if liftable(draft) & masks.OF_COLOUR[deed.colour]:
        _require(draft, deed.by, deed.colour)
    else:
        _require_plateau(draft, deed.by, deed.colour)


def _freed(position: Position, colour: Colour) -> bool:
    """Whether a platform would bring a column of this colour into reach, where the house places one (RULING-15)."""
    places = position.house.colour_used_up is ColourUsedUp.PLATFORM
    return places and bool(freed_by_plateau(position) & masks.OF_COLOUR[colour])


def _require(draft: Draft, by: str, colour: Colour) -> None:
    """Bind the player on turn to a colour."""
    draft.required = masks.OF_COLOUR[colour]
    draft.stage = Stage.BUILD
    draft.tell(ColourRequired(by, colour))


def _require_plateau(draft: Draft, by: str, colour: Colour) -> None:
    """Let the player place a platform that nobody can challenge, and then owe a column of the colour (RULING-15)."""
    draft.required = masks.OF_COLOUR[colour]
    draft.stage = Stage.LAY
    draft.tell(PlateauRequired(by, PLATEAUS[draft.top], colour))
