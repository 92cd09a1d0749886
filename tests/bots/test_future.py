"""Stories of how a game may go on, told by the referee alone."""

import pytest
from tests.bots.scenes import after, looked_at, opening, rng

from paletti.bots.mind.future import Future, Worth, outlook
from paletti.bots.mind.playout import Dice
from paletti.rules import masks
from paletti.rules.deeds import ApplyForPlateau, Consent, Ends, LayPlateau, MoveColumn
from paletti.rules.pieces import COLUMNS
from paletti.rules.raisable import raisable
from paletti.rules.state import State


def with_seal() -> State:
    """Green is laid, and whoever was first to stand a column on it holds the seal."""
    state = opening().game.state
    for _ in range(2):
        state = after(state, MoveColumn(state.player, masks.columns(raisable(state))[0]))
    state = after(state, ApplyForPlateau(state.player), Consent(None), LayPlateau(state.player))
    return after(state, MoveColumn(state.player, masks.columns(raisable(state))[0]))


def test_who_holds_the_seal_over_wood_that_nobody_can_move_wins() -> None:
    state = with_seal()
    future = Future(looked_at(state, 0.01), Dice.thrown(60, rng()))

    assert future.value(state, state.holder) > future.value(state, 1 - state.holder)


def test_where_too_few_columns_stand_for_a_plateau_the_holder_only_has_to_wait() -> None:
    state = with_seal()
    future = Future(looked_at(state, 0.01), Dice.thrown(60, rng()))

    assert future.value(state, state.holder) > 0.8


def test_a_plateau_on_three_columns_that_lies_only_in_thought_is_carried_by_them() -> None:
    state = with_seal()
    for _ in range(2):
        state = after(state, MoveColumn(state.player, masks.columns(raisable(state))[0]))
    covered = state.levels[state.top]
    holder = state.holder
    chances = looked_at(state, 0.01)
    state = after(state._replace(turn=holder), ApplyForPlateau(state.players[holder]), Consent(None))
    state = after(state, LayPlateau(state.player))

    # Nobody can take the seal from the holder: no column under the new plateau can be drawn.
    assert len(masks.columns(covered)) == 3
    assert Future(chances, Dice.thrown(60, rng())).value(state, holder) > 0.8


def test_a_player_who_alone_can_move_overtakes_the_holder() -> None:
    state = with_seal()
    other = 1 - state.holder
    mine = {column: 0.97 if masks.BIT[column] & state.owned[other] else 0.02 for column in COLUMNS}
    stuck = dict.fromkeys(COLUMNS, 0.02)

    overtaken = Future(looked_at(state, mine), Dice.thrown(60, rng())).value(state, other)
    assert overtaken > Future(looked_at(state, stuck), Dice.thrown(60, rng())).value(state, other)


def test_a_leader_who_is_stuck_puts_a_column_back_rather_than_give_away_a_plateau() -> None:
    state = with_seal()
    holder = state.holder
    for _ in range(2):  # a plateau needs three columns
        state = after(state, MoveColumn(state.player, masks.columns(raisable(state))[0]))
    assert state.holder == holder
    # The other player has a safe column left, the holder has none: laying a plateau would hand over the seal.
    mine = {column: 0.02 if masks.BIT[column] & state.owned[holder] else 0.97 for column in COLUMNS}
    state = state._replace(turn=holder)
    given = after(state, ApplyForPlateau(state.player), Consent(None), LayPlateau(state.player))
    left = after(state, MoveColumn(state.player, masks.columns(raisable(state))[0], Ends.BROKEN_OFF))
    future = Future(looked_at(state, mine), Dice.thrown(60, rng()))

    assert future.value(left, holder) > future.value(given, holder)


def test_a_game_that_is_over_is_worth_its_result() -> None:
    state = with_seal()
    over = after(state, MoveColumn(state.player, masks.columns(raisable(state))[0], Ends.COLLAPSE))

    assert [Worth(seat, Future(looked_at(state, 0.98), Dice.thrown(5, rng())))(over) for seat in range(2)] == list(
        outlook(over)
    )


def test_without_stories_a_state_is_worth_its_outlook() -> None:
    state = with_seal()

    assert Worth(0)(state) == pytest.approx(outlook(state)[0])
