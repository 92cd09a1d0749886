"""The checks that every verb makes first: who acts, is there a villa, is it their turn?"""

from paletti.rules.clauses import Clause
from paletti.rules.flow import FRESH_LEVELS
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import NOBODY, Stage, State
from paletti.rules.values import Mode

# Clauses that end a turn because a column was touched: a second one may not be touched (BUILD-6).
_TOUCHED = (Clause.MOVE_1, Clause.ABORT_2, Clause.RULING_2, Clause.RULING_4, Clause.RULING_18)


def seat_of(state: State, by: str) -> int | Refusal:
    """The seat of a player who is still in this game."""
    if state.stage is Stage.OVER:
        return refuse(state.house, Reason.GAME_OVER)
    try:
        seat = state.players.index(by)
    except ValueError:
        return refuse(state.house, Reason.NOT_AT_THE_TABLE, by)
    if state.gone >> seat & 1:
        return refuse(state.house, Reason.NOT_AT_THE_TABLE, by)
    return seat


def builder(state: State, by: str) -> int | Refusal:
    """The seat of a player, once colours are settled and the villa is set up."""
    stage = state.stage
    begun = state.set_up and stage is not Stage.COLOURS and stage is not Stage.OVER
    players = state.players
    if begun and not state.gone and by in players:
        return players.index(by)  # the usual case, asked before every deed
    seat = seat_of(state, by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is Stage.COLOURS:
        return refuse(state.house, Reason.COLOURS_FIRST, state.player)
    if not state.set_up:
        return refuse(state.house, Reason.NOT_SET_UP)
    return seat


def on_turn(state: State, by: str, *cite: Clause) -> int | Refusal:
    """The seat of the player whose turn it is to build; for anybody else, a refusal with the clause."""
    seat = builder(state, by)
    if isinstance(seat, Refusal) or seat == state.turn:
        return seat
    return not_your_turn(state, seat, *cite)


def not_your_turn(state: State, seat: int, *cite: Clause) -> Refusal:
    """The refusal of a deed out of turn, with the clause that ended the player's turn if it has just ended."""
    more: tuple[Clause, ...] = (*cite, Clause.MOVE_1)
    if state.ended_by is not None and seat == (state.turn - 1) % len(state.players):
        more = (*more, state.ended_by)
        if state.ended_by in _TOUCHED:
            more = (*more, Clause.BUILD_6, Clause.RULING_3)
    if untouched(state):
        more = (*more, Clause.COLOUR_2 if state.round == 1 else Clause.RULING_14)
    return refuse(state.house, Reason.NOT_YOUR_TURN, state.player, cite=tuple(dict.fromkeys(more)))


def placed_first(state: State) -> tuple[Clause, ...]:
    """The clause by which a platform must be placed that nobody applied for, if there is one (RULING-15)."""
    asked = state.consents or state.objector != NOBODY
    waits = state.house.mode is Mode.RANDOM and state.stage is Stage.LAY and not asked
    return (Clause.RULING_15,) if waits else ()


def untouched(state: State) -> bool:
    """Whether nobody has done anything to the villa of this round."""
    return state.levels == FRESH_LEVELS and state.ended_by is None
