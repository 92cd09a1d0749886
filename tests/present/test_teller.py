"""What pages are told about a game: the fall that ends a round, and what columns carry."""

import numpy as np
from tests.table.tables import begun, topple

from paletti.present.teller import Teller, loads_then
from paletti.protocol.view import Load
from paletti.table.replay.scene import Scene


def test_a_covered_column_that_carries_nothing_is_loose_and_not_free() -> None:
    loads = {"red-hex": 0.0, "red-thick": 0.0, "blue-hex": 0.3, "blue-thick": 2.0}
    covered = frozenset({"red-hex", "blue-hex", "blue-thick"})
    shown = loads_then(Scene(1, (), np.zeros((0, 7)), (), loads, covered))
    assert shown.columns == {
        "red-hex": Load("loose", 0.0),
        "red-thick": Load("free", 0.0),
        "blue-hex": Load("light", 0.3),
        "blue-thick": Load("heavy", 2.0),
    }


def test_under_another_engine_nobody_says_what_was_carried() -> None:
    assert loads_then(Scene(1, (), np.zeros((0, 7)), (), None)).columns == {}


def test_the_verdict_that_ends_a_round_by_a_fall_says_whose_it_was_and_when() -> None:
    game = begun("us", players=2, hold_plateaus=True, rounds=2)
    by = game.state.actor
    topple(game)
    fall = next(entry for entry in game.journal.entries() if entry.extra.collapse is not None)
    judged = Teller(game, game.journal).judged(fall)
    assert (game.state.over, game.state.round) == (False, 2)
    assert judged.forensics is not None
    assert (judged.forensics.cause, judged.forensics.version) == (by, fall.version)
    assert (judged.forensics.began, judged.forensics.ended) == (fall.began, fall.ended)
