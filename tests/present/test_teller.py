"""What columns carry, as pages are told it."""

import numpy as np

from paletti.present.teller import loads_then
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
