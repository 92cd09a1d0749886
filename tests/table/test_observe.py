"""What the wood did, in the words of the rulings: each fact in one case where it is true and one where it is not."""

from dataclasses import astuple
from math import cos, radians, sin

import pytest
from tests.physics.wood import FLOOR, thin
from tests.table.tables import own, upright_at

from paletti.physics import gesture as physics
from paletti.physics.down import CollapseWatch, Limits, Why
from paletti.physics.pose import Pose
from paletti.physics.world import World
from paletti.rules.house import House
from paletti.rules.pieces import Column
from paletti.table.game import Game
from paletti.table.observe import (
    clear,
    covered_by_next,
    covers,
    fallen,
    limits_of,
    still_in,
    swayed,
)

LIMITS = Limits()
HOUSE = House()
LYING = (cos(radians(45)), sin(radians(45)), 0.0, 0.0)


def watch(game: Game) -> CollapseWatch:
    return CollapseWatch(game.world, limits_of(HOUSE, game.world))


def test_without_a_house_wood_is_judged_as_in_the_usual_house() -> None:
    wood = World([thin("red-thin-1", height=0.08)], FLOOR)
    assert astuple(limits_of(HOUSE, wood)) == pytest.approx(astuple(LIMITS))


def test_a_villa_at_rest_has_not_collapsed(game: Game) -> None:
    assert watch(game).now() is None


def test_a_plateau_on_the_base_is_down_and_one_in_a_hand_is_judged_when_the_hand_is_gone(game: Game) -> None:
    x, y, _ = game.world.pose("blue").position
    watching = watch(game)
    for name in game.facts().columns:
        game.world.park(name)
    game.world.place({"blue": Pose.upright(x, y, 0.0031)})
    game.world.settle()
    found = watching.at_rest()
    assert found is not None
    assert (found.why, found.plateau, found.on) == (Why.LIES, "blue", "base")
    game.world.do(physics.Grip(0, "blue", (x, y, 0.003)))
    assert watching.at_rest() is None
    assert watching.now() == found


@pytest.mark.parametrize(("degrees", "why"), [(10, None), (20, Why.LEANS)])
def test_a_plateau_that_leans_too_far_is_down(game: Game, degrees: float, why: Why | None) -> None:
    watching, turn = watch(game), radians(degrees) / 2
    x, y, z = game.world.pose("blue").position
    game.world.place({"blue": Pose((x, y, z + 0.1), (cos(turn), sin(turn), 0.0, 0.0))})
    found = watching.now()
    assert (None if found is None else found.why) == why


@pytest.mark.parametrize(("millimetres", "why"), [(26.0, None), (27.5, Why.DROPPED)])
def test_a_plateau_whose_rim_sank_by_a_third_of_a_column_is_down(
    game: Game, millimetres: float, why: Why | None
) -> None:
    x, y, z = game.world.pose("blue").position
    game.world.place({"blue": Pose.upright(x, y, z + 0.2)})
    watching = watch(game)
    game.world.place({"blue": Pose.upright(x, y, z + 0.2 - millimetres / 1000)})
    found = watching.now()
    assert (None if found is None else found.why) == why


def test_a_plateau_on_another_plateau_is_down_unless_it_was_laid_so(game: Game) -> None:
    blue = game.world.pose("blue").position
    game.world.place({"green": Pose.upright(blue[0], blue[1], blue[2] + 0.1)})
    above = watch(game)
    game.world.place({"green": Pose.upright(blue[0], blue[1], blue[2] + 0.0062)})
    game.world.settle()
    found = above.at_rest()
    assert found is not None
    assert (found.why, found.plateau, found.on) == (Why.LIES, "green", "blue")
    assert watch(game).at_rest() is None


def test_while_things_move_a_plateau_must_be_down_for_a_second(game: Game) -> None:
    watching, began = watch(game), game.world.time
    for name in game.facts().columns:
        game.world.park(name)
    seen = []
    for _ in range(40):
        game.world.wake()
        game.world.step(10)
        seen.append(watching.look())
    first = next(at for at, found in enumerate(seen) if found is not None)
    found = seen[first]
    assert found is not None
    assert game.world.settings.step * 10 * (first + 1) > 1.0
    assert found.since - began < 0.5


def test_four_fallen_columns_are_no_ruin_and_five_are(game: Game) -> None:
    watching = watch(game)
    columns = sorted(game.facts().columns)[:5]
    game.world.park("blue")
    for number, name in enumerate(columns, 1):
        game.world.place({name: Pose((0.4 + number / 20, 0.0, 0.02), LYING)})
        found = watching.now()
        assert (found is not None and found.why is Why.RUIN) == (number == 5)


def test_a_column_that_lies_has_fallen_and_one_that_stands_has_not(game: Game) -> None:
    assert fallen(game.facts(), game.state, LIMITS) == ()
    column = own(game, loose=True)
    game.world.place({column: Pose((0.4, 0.0, 0.02), LYING)})
    assert fallen(game.facts(), game.state, LIMITS) == (Column(column),)
    assert fallen(game.facts(), game.state, LIMITS, moved=column) == ()


def test_a_column_that_came_down_to_the_table_has_fallen_though_it_stands(game: Game) -> None:
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, 0.4, 0.0, 0.0)})
    assert fallen(game.facts(), game.state, LIMITS) == (Column(column),)


def test_covered_and_free_columns_are_told_apart(game: Game) -> None:
    column = own(game, loose=True)
    assert covers(game.facts())[column]
    game.world.place({column: upright_at(game, column, 0.4, 0.0, 0.0)})
    assert not covers(game.facts())[column]
    assert column not in covers(game.facts(), besides=(column,))


def test_the_top_plateau_sways_when_it_has_moved_or_leans() -> None:
    assert not swayed(0.0, 0.0, HOUSE)
    assert swayed(0.0, 0.009, HOUSE)
    assert swayed(3.1, 0.0, HOUSE)


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
