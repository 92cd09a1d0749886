"""Games that many tests go on from."""

import pytest
from tests.table.tables import begun, own

from paletti.rules.pieces import Place
from paletti.table.entry import Entry
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.setup import GameSetup
from paletti.testing.hand import ScriptedHand


@pytest.fixture
def game() -> Game:
    """A game whose first turn can begin."""
    return begun()


@pytest.fixture(scope="session")
def three_up_journal() -> tuple[GameSetup, tuple[Entry, ...]]:
    """The journal of a game for two that was played until three columns stood on the blue plateau."""
    game = begun(players=2, seed=11, serial=2)
    spots = ((0.03, 0.0), (-0.03, 0.03), (-0.03, -0.03))
    for _ in range(10):
        up = len(game.state.on(Place.BLUE))
        if up == len(spots):
            break
        x, y, _ = game.world.pose("blue").position
        ScriptedHand(game, game.state.turn).raise_column(
            own(game, loose=True), spot=(x + spots[up][0], y + spots[up][1])
        )
    assert len(game.state.on(Place.BLUE)) == len(spots)
    return game.setup, tuple(game.journal.entries())


@pytest.fixture
def three_up(three_up_journal: tuple[GameSetup, tuple[Entry, ...]]) -> Game:
    """That game, ready to be continued."""
    setup, entries = three_up_journal
    return Game.resume(setup, Journal(entries))
