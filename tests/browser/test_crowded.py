"""Carry up and set down where the top plateau is full of columns: real wood, a villa prepared for it."""

import importlib
from collections.abc import Callable
from math import dist
from pathlib import Path

import pytest
from tests.browser.prepared import sit_down
from tests.browser.sight import COLUMNS, State
from tests.browser.table import Table
from tests.table.tables import begun

from paletti.table.game import Game

STANDS_M = 0.004  # a column that was not knocked has moved less than this with its plateau
VILLAS = ((1, (6, 4, 10)), (6, (7, 4, 9)))
"""Numbers of a villa, and how many columns stand on its base, on blue, and free on green."""


def crowded(seed: int, storeys: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose first player is on turn, with so many columns on the base and on each plateau."""
    monkeypatch.setitem(importlib.import_module("paletti.table.kit.villa").STOREYS, 2, storeys)
    return begun(players=2, seed=seed, serial=seed, height=2)


def test_on_crowded_tops_a_column_is_carried_over_a_free_spot_and_set_down_beside_its_neighbours(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    for seed, storeys in VILLAS:
        sit_down(table, database, crowded(seed, storeys, monkeypatch))
        column = table.loosest(lambda name: table.state["view"]["at"][name] == "base")
        version = table.state["version"]
        assert table.draw_out(column)
        assert table.carry_up()
        table.follows()
        over = table.state
        assert [name for name in on_top(over) if gap_m(table, over, column, name) <= 0] == []

        table.press("set-down")
        after = table.at_rest(version + 1)
        assert set(on_top(after)) == {*on_top(over), column}
        assert [name for name in on_top(over) if dist(table.pose(over, name), table.pose(after, name)) > STANDS_M] == []


def on_top(state: State) -> list[str]:
    return [name for name in COLUMNS if state["view"]["at"][name] == "green"]


def gap_m(table: Table, state: State, column: str, other: str) -> float:
    """How far two columns are from each other, seen from above."""
    apart = dist(table.pose(state, column)[:2], table.pose(state, other)[:2])
    return apart - (table.width(column) + table.width(other)) / 2
