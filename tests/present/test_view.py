"""What a page is told of the state."""

from paletti.present.view import view
from paletti.rules import masks
from paletti.rules.editions import house
from paletti.rules.pieces import Column
from paletti.rules.referee import start


def test_columns_that_lean_and_columns_that_are_locked_are_told_apart() -> None:
    state = start(house("de"), ("Ann", "Ben"))
    state = state._replace(askew=masks.BIT[Column.GREEN_HEX], locked=masks.BIT[Column.RED_THICK])
    shown = view(state, (), {})
    assert (shown.askew, shown.locked) == (["green-hex"], ["red-thick"])
