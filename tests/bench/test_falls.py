"""The bench's own judgement of a fall, which checks the table's verdicts: on made-up poses and on a real fall."""

from dataclasses import replace
from math import cos, radians, sin

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.table.tables import begun, own, topple

from paletti.bench.table.falls import examined, lean_deg, leans_on_another, plateau_down, ruined
from paletti.rules.deeds import Ends, Leave, MoveColumn, RunOutOfTime, TakeOut, TakeOutEnds
from paletti.rules.pieces import Column
from paletti.table.entry import Done, Entry, FeelColumn
from paletti.table.kit import beech
from paletti.testing.hand import ScriptedHand

PIECES = beech().pieces(1)
BLUE = next(at for at, piece in enumerate(PIECES) if piece.name == "blue")


def standing() -> NDArray[np.float64]:
    """All columns upright on the base, the blue plateau on them, the others away."""
    rows = np.zeros((len(PIECES), 7))
    rows[:, 3] = 1
    rows[:, 2] = [20.0 if piece.is_slab else 0.04 for piece in PIECES]
    rows[BLUE, 2] = 0.083
    return rows


def test_a_villa_that_stands_is_not_down() -> None:
    assert plateau_down(PIECES, standing(), standing()) is None
    assert not ruined(PIECES, np.array([standing()]), "red-thick")


@pytest.mark.parametrize(("degrees", "down"), [(9, None), (16, "blue")])
def test_a_plateau_that_leans_is_down_beyond_fifteen_degrees(degrees: float, down: str | None) -> None:
    last, turn = standing(), radians(degrees) / 2
    last[BLUE, 2] += 0.1  # so high that no part of the rim sank
    last[BLUE, 3:] = (cos(turn), sin(turn), 0.0, 0.0)
    assert lean_deg(last[BLUE]) == pytest.approx(degrees)
    assert plateau_down(PIECES, standing(), last) == down


@pytest.mark.parametrize(("millimetres", "down"), [(26, None), (27, "blue")])
def test_a_plateau_that_sank_by_a_third_of_a_column_is_down(millimetres: float, down: str | None) -> None:
    last = standing()
    last[BLUE, 2] -= millimetres / 1000
    assert plateau_down(PIECES, standing(), last) == down


def lie(rows: NDArray[np.float64], which: slice) -> None:
    """Lays these columns on their side."""
    rows[which, 3:] = (cos(radians(45)), sin(radians(45)), 0.0, 0.0)


def test_five_columns_that_lie_are_a_ruin_and_the_one_in_hand_is_none_of_them() -> None:
    last = standing()
    lie(last, slice(5))
    assert ruined(PIECES, np.array([standing(), last]), "")
    assert not ruined(PIECES, np.array([standing(), last]), PIECES[0].name)


@pytest.mark.parametrize("lay", [True, False])
def test_a_column_that_was_taken_off_the_table_counts_only_if_it_was_seen_to_lie(lay: bool) -> None:
    between = standing()
    lie(between, slice(5 if lay else 4))
    last = between.copy()
    last[:5, 2] = 20.0
    assert ruined(PIECES, np.array([standing(), between, last]), "") is lay


@pytest.mark.parametrize(("apart_mm", "fallen"), [(0.5, True), (6.0, False)])
def test_a_column_that_leans_on_another_has_fallen_and_one_that_leans_alone_has_not(
    apart_mm: float, fallen: bool
) -> None:
    last, turn = standing(), radians(17) / 2
    last[:, 0] = [0.3 * at for at in range(len(PIECES))]
    last[0, 3:] = (cos(turn), 0.0, sin(turn), 0.0)  # its head goes toward +x
    reach = 0.04 * sin(2 * turn) + (PIECES[0].foot_radius + PIECES[1].foot_radius) + apart_mm / 1000
    last[1, 0] = last[0, 0] + reach
    assert leans_on_another(PIECES, last, 0) is fallen
    assert not leans_on_another(PIECES, last, 1)
    fell = last.copy()
    lie(fell, slice(2, 6))
    assert ruined(PIECES, np.array([standing(), fell]), "") == fallen  # four that lie, and this one


@pytest.fixture(scope="module")
def toppled() -> tuple[Entry, Entry]:
    """From a real game: a column that was only felt, and the villa that came down."""
    game = begun(hands="steady")
    ScriptedHand(game, game.state.turn).touch_and_put_back(own(game, loose=True))
    topple(game)
    touch, fall = game.journal.entries()[-2:]
    return touch, fall


def test_a_collapse_that_was_called_and_that_the_pictures_do_not_show_is_named(toppled: tuple[Entry, Entry]) -> None:
    touch, fall = toppled
    found = examined(PIECES, [fall, replace(fall, track=touch.track)], "a game", ("de",))
    assert (found.called, found.seen, len(found.unseen), found.missed) == (2, 1, 1, ())
    assert found.kinds == ("de", "de")


@pytest.mark.parametrize(
    "deed",
    [
        MoveColumn("Ann", Column.RED_HEX),
        MoveColumn("Ann", Column.RED_HEX, Ends.FAULT),
        TakeOut("Ann", None, TakeOutEnds.WAIVED),
        RunOutOfTime("Ann"),
        Leave("Ann"),
        FeelColumn("Ann", "red-hex"),
    ],
    ids=str,
)
def test_a_fall_that_was_not_called_is_seen_whatever_the_attempt_was_judged_as(
    toppled: tuple[Entry, Entry], deed: Done
) -> None:
    touch, fall = toppled
    found = examined(PIECES, [touch, replace(fall, deed=deed)], "a game")
    assert (found.called, len(found.missed)) == (0, 1)
