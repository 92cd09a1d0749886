"""Where a hand may open and where not (RULING-5, RULING-6), depending on what stands where."""

from dataclasses import replace
from math import cos, radians, sin

import pytest
from tests.table.tables import begun, own, upright_at

from paletti.physics.pose import Pose
from paletti.rules.pieces import Column
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal
from paletti.table import observe, permission
from paletti.table.game import Game
from paletti.testing import path


def asked(game: Game, column: str, **changes: object) -> Reason | None:
    facts = game.facts()
    given: dict[str, object] = {"held": None, "was_held": {}, "covers_before": None, "swayed": False, **changes}
    refused = permission.set_down(game.state, facts, column, **given)  # type: ignore[arg-type]
    return None if refused is None else refused.reason


def on_top(game: Game, column: str) -> tuple[float, float, float]:
    facts = game.facts()
    x, y = path.free_spots(facts, column, "blue")[0]
    return x, y, path.floor_height(facts, "blue")


def test_a_hand_opens_on_a_column_upright_and_wholly_on_the_top_plateau(game: Game) -> None:
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, *on_top(game, column))})
    assert asked(game, column) is None


def test_a_hand_does_not_open_in_the_air_or_on_the_base(game: Game) -> None:
    column = own(game, loose=True)
    assert asked(game, column) is Reason.NOT_ON_TOP_PLATEAU
    x, y, z = on_top(game, column)
    game.world.place({column: upright_at(game, column, x, y, z + 0.02)})
    assert asked(game, column) is Reason.NOT_ON_TOP_PLATEAU


def test_a_hand_does_not_open_over_the_edge(game: Game) -> None:
    column = own(game, loose=True)
    facts = game.facts()
    outline = path.plan(game.pieces[20], facts.poses[20])
    x, y = outline[0]
    game.world.place({column: upright_at(game, column, float(x), float(y), path.floor_height(facts, "blue"))})
    assert asked(game, column) is Reason.COLUMN_OVERHANGS


def test_a_hand_does_not_open_on_another_column_below_the_red_plateau(game: Game) -> None:
    one, two = "red-thick", "red-thin-1"
    x, y, z = on_top(game, one)
    game.world.place({one: upright_at(game, one, x, y, z)})
    head = z + game.pieces[game.world.index(one)].height
    game.world.place({two: upright_at(game, two, x, y, head)})
    assert asked(game, two) is Reason.COLUMN_ON_COLUMN


def test_a_hand_does_not_open_on_a_column_that_leans(game: Game) -> None:
    column = own(game, loose=True)
    x, y, z = on_top(game, column)
    half = radians(8) / 2
    height = game.pieces[game.world.index(column)].height
    game.world.place({column: Pose((x, y, z + height / 2 + 0.003), (cos(half), sin(half), 0.0, 0.0))})
    assert asked(game, column) is Reason.COLUMN_LEANS


def test_a_hand_does_not_open_while_the_other_one_holds_a_plateau(game: Game) -> None:
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, *on_top(game, column))})
    assert asked(game, column, held="blue") is Reason.PLATEAU_HELD


def test_french_rules_let_a_plateau_be_held_meanwhile() -> None:
    game = begun("fr", 2)
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, *on_top(game, column))})
    assert asked(game, column, held="blue") is None


def test_a_hand_does_not_open_while_other_columns_are_covered_than_before(game: Game) -> None:
    column = own(game, loose=True)
    before = observe.covers(game.facts(), column)
    game.world.place({column: upright_at(game, column, *on_top(game, column))})
    assert asked(game, column, covers_before=before) is None
    other = next(name for name in before if name != column)
    assert asked(game, column, covers_before={**before, other: not before[other]}) is Reason.COVER_CHANGED


@pytest.mark.parametrize(
    ("edition", "millimetres", "degrees"), [("de", 5, 3), ("fr", 5, 3), ("en", 5, 3), ("nl", 2, 1), ("ru", 2, 1)]
)
def test_a_plateau_that_was_held_may_lie_off_by_so_much(edition: str, millimetres: float, degrees: float) -> None:
    game = begun(edition, 2)
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, *on_top(game, column))})
    (x, y, z), turned = (lies := game.world.pose("blue")).position, lies.yaw

    def off_by(away: float, turn: float) -> Reason | None:
        half = turned / 2 + radians(turn) / 2
        lay = Pose((x + away / 1000, y, z), (cos(half), 0.0, 0.0, sin(half)))
        return asked(game, column, was_held={"blue": lay})

    assert off_by(millimetres - 0.1, degrees - 0.1) is None
    assert off_by(millimetres + 0.1, 0.0) is Reason.PLATEAU_SHIFTED
    assert off_by(0.0, degrees + 0.1) is Reason.PLATEAU_SHIFTED


def test_after_a_sway_russian_rules_demand_that_the_column_goes_back() -> None:
    game = begun("ru", 2)
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, *on_top(game, column))})
    assert asked(game, column, swayed=True) is Reason.MUST_BREAK_OFF
    assert asked(game, column) is None


def test_a_setup_notes_columns_on_the_rim_and_an_overhang(game: Game) -> None:
    assert permission.set_up_deed(game.facts(), game.kit.site_radius, game.state.house).on_rim == ()
    column = own(game, loose=True)
    game.world.place({column: upright_at(game, column, game.kit.base_radius - 0.01, 0.0, 0.0)})
    found = permission.set_up_deed(game.facts(), game.kit.site_radius, game.state.house)
    assert found.on_rim == (Column(column),)
    assert found.overhangs is False


def test_a_plateau_is_not_dropped_from_above(game: Game) -> None:
    facts = game.facts()
    assert permission.gap_to_heads(facts, "blue", "base") < 0.0005
    assert permission.gap_to_heads(facts, "blue", "blue") == float("inf")


def test_laying_asks_for_three_columns(game: Game) -> None:
    game.world.place({"green": Pose.upright(0.0, 0.0, 0.5)})
    refused = permission.lay_down(game.state, game.facts(), "green", game.state.player)
    assert isinstance(refused, Refusal)


def test_french_villas_must_stand_steady_when_they_are_set_up(game: Game) -> None:
    french = replace(game.state.house, setup_lean_deg=1, setup_column_lean_deg=5)
    assert not permission.set_up_deed(game.facts(), game.kit.site_radius, french).unsteady
    leaning, turn = own(game, loose=True), radians(6) / 2
    game.world.place({leaning: Pose((0.4, 0.0, 0.05), (cos(turn), sin(turn), 0.0, 0.0))})
    assert permission.set_up_deed(game.facts(), game.kit.site_radius, french).unsteady
    assert not permission.set_up_deed(game.facts(), game.kit.site_radius, game.state.house).unsteady
