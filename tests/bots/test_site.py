"""Setting up by hand: bots take turns to carry every column to the site, and then lay the blue plateau on them."""

from functools import cache

from tests.bots.scenes import PLAYERS, rng

from paletti.bots.arena.match import Played, play
from paletti.bots.mind.decision import Stand
from paletti.bots.mind.strength import SKILLS, Strength
from paletti.bots.mind.thinking import think
from paletti.bots.mind.view import View
from paletti.physics.pose import Pose
from paletti.rules.deeds import SetUp
from paletti.table.entry import PlacePiece
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.setup import GameSetup
from paletti.table.site import on_site

SETUP = GameSetup(PLAYERS[:2], "fr", serial=5, layout="by-hand", seed=8)


@cache
def built() -> Played:
    """A villa that two bots have just set up; in this house the plateau has to rest on all columns."""
    return play(SETUP, [Strength.JOURNEYMAN, Strength.APPRENTICE], most_deeds=21)


def test_every_column_is_placed_by_a_hand() -> None:
    entries = built().game.journal.entries()
    placed = [entry.deed.piece for entry in entries if isinstance(entry.deed, PlacePiece)]

    assert len(set(placed)) == 20
    assert isinstance(entries[-1].deed, SetUp)
    assert {entry.seat for entry in entries} == {0, 1}


def test_the_villa_that_hands_built_is_one_to_play_in() -> None:
    game = built().game

    assert game.state.set_up
    assert len(on_site(game.facts(), game.kit)) == 20
    assert all(fact.covered for fact in game.facts().columns.values())


def test_a_column_that_another_hand_put_there_is_built_around() -> None:
    game = Game.new(SETUP, Journal())
    first = think(View.of(game, 0), SKILLS[Strength.MASTER], rng(1))
    assert isinstance(first, Stand)
    other = "red-thick" if first.column != "red-thick" else "blue-thick"
    game.world.place({other: Pose.upright(first.spot.x, first.spot.y, 0.041)})
    game.world.settle()
    again = think(View.of(game, 0), SKILLS[Strength.MASTER], rng(1))

    assert isinstance(again, Stand)
    assert (again.column, again.spot) != (first.column, first.spot)
