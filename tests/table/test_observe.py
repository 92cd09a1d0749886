"""What the wood did, in the words of the rulings: each fact once true and once not."""

from math import cos, radians, sin

import pytest
from tests.table.tables import begun, own, upright_at

from paletti.physics.pose import Pose
from paletti.rules.house import House
from paletti.rules.pieces import Column
from paletti.table.game import Game
from paletti.table.observe import (
    Collapse,
    clear,
    collapse,
    collapse_at_rest,
    covered_by_next,
    covers,
    fallen,
    still_in,
    swayed,
)

HOUSE = House()
LYING = (cos(radians(45)), sin(radians(45)), 0.0, 0.0)


@pytest.fixture
def game() -> Game:
    return begun()


def test_a_villa_at_rest_has_not_collapsed(game: Game) -> None:
    assert collapse(game.facts(), HOUSE) is None
    assert collapse_at_rest(game.facts(), HOUSE) is None


def test_a_plateau_that_touches_the_table_is_a_collapse(game: Game) -> None:
    game.world.place({"green": Pose.upright(0.4, 0.0, 0.003)})
    game.world.settle()
    assert collapse(game.facts(), HOUSE) == Collapse("green", "base")
    assert collapse(game.facts(), HOUSE, in_hand=("green",)) is None


def test_a_plateau_that_leans_too_far_is_a_collapse(game: Game) -> None:
    for degrees, found in ((10, None), (20, Collapse("red", None))):
        turn = radians(degrees) / 2
        game.world.place({"red": Pose((0.0, 0.0, 0.5), (cos(turn), sin(turn), 0.0, 0.0))})
        assert collapse(game.facts(), HOUSE) == found


def test_a_plateau_on_another_plateau_is_a_collapse(game: Game) -> None:
    blue = game.world.pose("blue").position
    game.world.place({"green": Pose.upright(blue[0], blue[1], blue[2] + 0.0062)})
    game.world.settle()
    assert collapse_at_rest(game.facts(), HOUSE) == Collapse("green", "blue")


def test_a_plateau_that_nothing_carries_is_none_at_rest_only(game: Game) -> None:
    game.world.place({"red": Pose.upright(0.0, 0.0, 0.5)})
    assert collapse(game.facts(), HOUSE) is None
    assert collapse_at_rest(game.facts(), HOUSE) == Collapse("red", None)


def test_a_column_that_lies_has_fallen_and_one_that_stands_has_not(game: Game) -> None:
    assert fallen(game.facts(), game.state) == ()
    column = own(game, loose=True)
    game.world.place({column: Pose((0.4, 0.0, 0.02), LYING)})
    assert fallen(game.facts(), game.state) == (Column(column),)
    assert fallen(game.facts(), game.state, moved=column) == ()


def test_a_column_that_came_down_to_the_table_has_fallen_though_it_stands(game: Game) -> None:
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, 0.4, 0.0, 0.0)})
    assert fallen(game.facts(), game.state) == (Column(column),)


def test_covered_and_free_columns_are_told_apart(game: Game) -> None:
    column = own(game, loose=True)
    assert covers(game.facts())[column]
    game.world.place({column: upright_at(game, column, 0.4, 0.0, 0.0)})
    assert not covers(game.facts())[column]
    assert column not in covers(game.facts(), besides=column)


def test_the_top_plateau_sways_when_it_has_moved_or_leans(game: Game) -> None:
    facts = game.facts()
    assert not swayed(facts, HOUSE, "blue")
    facts.shifts["blue"] = 0.009
    assert swayed(facts, HOUSE, "blue")
    facts.shifts["blue"] = 0.0
    facts.leans["blue"] = 3.1
    assert swayed(facts, HOUSE, "blue")


def test_a_column_is_in_while_covered_and_out_when_clear(game: Game) -> None:
    column = own(game, loose=True)
    assert still_in(game.facts(), column, "base", was_covered=True)
    assert not clear(game.facts(), column, 0.1)
    game.world.place({column: upright_at(game, column, 0.4, 0.0, 0.0)})
    assert not still_in(game.facts(), column, "base", was_covered=True)
    assert clear(game.facts(), column, 0.3)
    assert not clear(game.facts(), column, 0.01)


def test_a_plateau_covers_the_heads_under_it(game: Game) -> None:
    assert covered_by_next(game.facts(), "blue", "base") == 20
    assert covered_by_next(game.facts(), "green", "blue") == 0
