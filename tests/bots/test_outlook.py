"""Each player's chance to win, from the referee's state."""

import pytest
from tests.bots.scenes import after, opening

from paletti.bots.mind.future import outlook
from paletti.bots.mind.view import View
from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.state import State


def view() -> View:
    played = opening()
    return View.of(played.game, played.game.state.turn)


def with_seal(state: State, holder: int) -> State:
    return state._replace(holder=holder, top=2, fresh=False)


def test_chances_add_up_to_one() -> None:
    assert sum(outlook(view().state)) == pytest.approx(1.0)


def test_who_holds_the_seal_has_the_better_chance() -> None:
    chances = outlook(with_seal(view().state, 1))

    assert chances[1] > 0.6


def test_who_comes_first_to_a_new_plateau_has_the_better_chance() -> None:
    state = view().state._replace(top=2, fresh=True, turn=0)

    assert outlook(state)[0] > outlook(state)[1]


def test_a_seal_over_a_plateau_that_nobody_stands_on_is_worth_less() -> None:
    state = with_seal(view().state, 1)

    assert outlook(state._replace(fresh=True))[1] < outlook(state)[1]


def test_after_a_collapse_that_nobody_wins_nobody_has_a_chance() -> None:
    seen = view()
    column = seen.options.move[0]

    assert outlook(after(seen.state, MoveColumn(seen.player, column, Ends.COLLAPSE))) == (0.0, 0.0)


def test_the_winner_of_a_finished_game_has_all_of_it() -> None:
    seen = view()
    held = View(seen.setup, with_seal(seen.state, 1 - seen.seat), seen.seat, seen.villa)
    column = held.options.move[0]

    assert outlook(after(held.state, MoveColumn(held.player, column, Ends.COLLAPSE)))[1 - seen.seat] == 1.0
