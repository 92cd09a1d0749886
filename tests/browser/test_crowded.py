"""Carry up and set down when the top plateau is crowded with columns, or full: real wood in prepared villas."""

from collections.abc import Callable
from math import cos, dist, pi, sin
from pathlib import Path

import pytest
from tests.browser.prepared import begun_with, in_the_bay, sit_down
from tests.browser.reasons import ON_A_FULL_TOP, Reader
from tests.browser.sight import COLUMNS, State
from tests.browser.table import Table

from paletti.physics.pose import Pose
from paletti.table.game import Game
from paletti.table.kit import Style, WoodSet
from paletti.table.kit.villa import storeyed_poses

STANDS_M = 0.004  # a column that nothing knocked has moved less than this with its plateau
FULL_M = 0.028  # from the middle of red to the four columns on it
ASIDE_M = 0.002  # towards the side where red reaches farthest
TAKEN = "red-thick"
VILLAS = ((1, (6, 4, 10)), (6, (7, 4, 9)))
"""The seed of a villa, and how many columns stand on its base, on blue, and free on green."""


def crowded(seed: int, storeys: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose first player is on turn, with this many columns on the base and on each plateau."""
    return begun_with(monkeypatch, storeys=storeys, players=2, seed=seed, serial=seed, height=2)


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


@pytest.mark.swift
def test_over_a_full_top_a_column_is_carried_beside_it_and_the_hand_says_why(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    reader = Reader(table, ON_A_FULL_TOP)
    sit_down(table, database, begun_with(monkeypatch, poses=full_on_top, players=2, seed=6, serial=6, height=5))
    assert table.draw_out(table.first_seen([TAKEN]))
    table.press("carry-up")
    reader.reads("top-full", TAKEN)
    assert reader.found == ON_A_FULL_TOP
    assert table.state["hand"]["holds"] == TAKEN


def full_on_top(kit: WoodSet, serial: int, _seed: int, _plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa on whose red top four hexagons leave no room for a thick column, which stands free on the base."""
    thick, hexes, *thin = ([name for name in COLUMNS if kind in name] for kind in ("thick", "hex", "-1", "-2", "-3"))
    below = [name for names in thin for name in names]
    poses = storeyed_poses(kit, serial, 0, [thick, below[:3], below[3:6], below[6:9], below[9:], hexes])
    x, y, _ = poses["red"].position
    spots = {
        name: (x + ASIDE_M + FULL_M * cos(turn), y - ASIDE_M + FULL_M * sin(turn))
        for name, turn in zip(hexes, (pi / 4, 3 * pi / 4, 5 * pi / 4, 7 * pi / 4), strict=True)
    }
    return poses | {
        **{name: Pose.upright(*spot, poses[name].position[2]) for name, spot in spots.items()},
        TAKEN: in_the_bay(kit, serial, poses, TAKEN),
    }


def on_top(state: State) -> list[str]:
    return [name for name in COLUMNS if state["view"]["at"][name] == "green"]


def gap_m(table: Table, state: State, column: str, other: str) -> float:
    """The gap between two columns, seen from above."""
    apart = dist(table.pose(state, column)[:2], table.pose(state, other)[:2])
    return apart - (table.width(column) + table.width(other)) / 2
