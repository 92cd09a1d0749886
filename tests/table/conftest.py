"""A game that many tests go on from: three columns stand on the blue plateau."""

import pytest
from tests.table.tables import begun, own

from paletti.rules.pieces import Place
from paletti.table.game import Game
from paletti.table.hands import Hand
from paletti.table.journal import Entry, MemoryJournal
from paletti.table.setup import GameSetup


@pytest.fixture(scope="session")
def three_up_journal() -> tuple[GameSetup, tuple[Entry, ...]]:
    """The journal of a game for two in which each turn went well until three columns were up."""
    game = begun(players=2, seed=11, serial=2)
    spots = iter(((0.03, 0.0), (-0.03, 0.03), (-0.03, -0.03)))
    while len(game.state.on(Place.BLUE)) < 3:
        middle = game.world.pose("blue").position
        x, y = next(spots)
        Hand(game, game.state.turn).raise_column(own(game, loose=True), spot=(middle[0] + x, middle[1] + y))
    return game.setup, tuple(game.journal.entries())


@pytest.fixture
def three_up(three_up_journal: tuple[GameSetup, tuple[Entry, ...]]) -> Game:
    """That game, to go on with."""
    setup, entries = three_up_journal
    return Game.resume(setup, MemoryJournal(entries))
