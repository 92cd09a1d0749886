"""A short whole game for the replay's tests."""

from functools import cache

from tests.table.tables import NAMES, give_colours, topple

from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.replay.file import Replay, replay_of
from paletti.table.setup import GameSetup


@cache
def fallen_villa() -> Replay:
    """A game that ends with a swing: whoever begins sweeps the top off the tall villa."""
    journal = Journal()
    game = Game.new(GameSetup(NAMES, seed=4, height=4), journal)
    give_colours(game)
    topple(game)
    return replay_of(game.setup, journal.entries())
