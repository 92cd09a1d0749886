"""Getting colours: throwing and choosing at the start (COLOUR-1 to COLOUR-3, TWO-1, THREE-1, US-2)."""

from paletti.rules import masks
from paletti.rules.clauses import Clause
from paletti.rules.deeds import ChooseColour
from paletti.rules.draft import Draft
from paletti.rules.events import ColourNeutral, ColourTaken, How
from paletti.rules.flow import begin_turn
from paletti.rules.gates import seat_of
from paletti.rules.pieces import COLOURS, Colour
from paletti.rules.raisable import Position
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import NOBODY, Stage, State
from paletti.rules.values import Begins, ColourRule, Mode, SpareColours


def check(state: State, deed: ChooseColour) -> Refusal | None:
    """Why this player may not choose this colour now, if so."""
    house = state.house
    seat = seat_of(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    if not house.gives_colours:
        return refuse(house, Reason.COLOURS_OPEN_TO_ALL)
    if state.stage is not Stage.COLOURS:
        return refuse(house, Reason.COLOURS_SETTLED)
    cite = (Clause.TWO_1,) if in_second_round(state) else ()
    if house.mode is Mode.ASSIGNED:
        if state.owned[seat]:  # the order is free, but each player has one choice
            return refuse(house, Reason.COLOUR_HELD, deed.by)
    elif seat != state.turn:
        return refuse(house, Reason.NOT_YOUR_CHOICE, state.player, cite=cite)
    elif throw_is_due(state):
        return refuse(house, Reason.THROW_FOR_COLOUR)
    owner = owner_of(state, deed.colour)
    if owner != NOBODY:
        return refuse(house, Reason.COLOUR_TAKEN, deed.colour, state.players[owner], cite=cite)
    return None


def carry_out(draft: Draft, deed: ChooseColour) -> None:
    """Give the colour to the player who chose it."""
    give(draft, draft.players.index(deed.by), deed.colour, How.CHOSEN)


def give(draft: Draft, seat: int, colour: Colour, how: How) -> None:
    """Give a colour to a player, then see who is next: the last player automatically gets the last free colour."""
    draft.owned = (
        *draft.owned[:seat],
        draft.owned[seat] | masks.OF_COLOUR[colour],
        *draft.owned[seat + 1 :],
    )
    draft.tell(ColourTaken(draft.players[seat], colour, how))
    free = free_colours(draft)
    following = _next_to_come(draft)
    if following == NOBODY:
        if len(free) == 1 and draft.house.spare_colours is SpareColours.SHARED_OUT:
            draft.neutral = masks.OF_COLOUR[free[0]]
            draft.tell(ColourNeutral(free[0]))
        draft.starter = _beginner(draft, seat)
        begin_turn(draft, draft.starter)
        return
    draft.turn = following
    if len(free) == 1:
        give(draft, following, free[0], How.LEFT_OVER)


def throw_is_due(state: State) -> bool:
    """Whether the next colour comes by a throw of the seal."""
    if state.house.mode is not Mode.OWN:
        return False
    rule = state.house.colour_rule
    return not any(state.owned) or (rule is ColourRule.ALL_THROW and not in_second_round(state))


def in_second_round(state: State) -> bool:
    """Whether everybody has a first colour and second ones are being chosen (TWO-1)."""
    return state.stage is Stage.COLOURS and all(state.owned)


def owner_of(position: Position, colour: Colour) -> int:
    """The seat that has this colour, or NOBODY."""
    bits = masks.OF_COLOUR[colour]
    return next((seat for seat, owned in enumerate(position.owned) if owned & bits), NOBODY)


def free_colours(position: Position) -> tuple[Colour, ...]:
    """The colours that nobody has."""
    return tuple(colour for colour in COLOURS if owner_of(position, colour) == NOBODY)


def _next_to_come(draft: Draft) -> int:
    """The seat that gets a colour next, or NOBODY if all have theirs."""
    seats = len(draft.players)
    if draft.house.mode is Mode.ASSIGNED:
        clockwise = [(draft.starter + step) % seats for step in range(seats)]
        return next((seat for seat in clockwise if not draft.owned[seat]), NOBODY)
    given = len(COLOURS) - len(free_colours(draft))
    second = seats == 2 and draft.house.spare_colours is SpareColours.SHARED_OUT
    return given % seats if given < (2 * seats if second else seats) else NOBODY


def _beginner(draft: Draft, last: int) -> int:
    """Who takes the first turn (COLOUR-2). Over rounds it is always the one whom the players named."""
    if draft.house.begins is Begins.NAMED or not draft.house.plays_for_seal:
        return draft.starter
    return 0 if draft.house.begins is Begins.THROWER else last
