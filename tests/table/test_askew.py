"""Columns that lean and hold (RULING-2), in real wood: the game goes on, and what happens to them later is judged."""

from math import atan2, cos, dist, radians, sin

from tests.table.tables import begun, own, verdicts

from paletti.outline import edge_distance
from paletti.physics.pose import Pose
from paletti.rules import masks
from paletti.rules.clauses import Clause
from paletti.rules.deeds import ApplyForPlateau, Ends, MoveColumn, Object, TakeOut
from paletti.rules.events import ColumnOut
from paletti.rules.pieces import Column, Place
from paletti.rules.refusals import Refusal
from paletti.table.drawing.villa import corners
from paletti.table.game import Game
from paletti.table.gestures import AimHold, Grip, Hold, LetGo, ReleaseHold
from paletti.table.happenings import Felt, Happening, Judged
from paletti.testing.hand import ScriptedHand

LEANER, OTHER_LEANER = Column.YELLOW_THIN_1, Column.RED_THIN_1
DEEP_LEANER = Column.RED_THIN_2  # far enough from the edge to be wholly under the blue plateau when it lies
THIN_M, HALF_M = 0.0075, 0.04


def wedge(game: Game, column: str, degrees: float) -> None:
    """Leans a thin column outwards under the blue plateau, which settles on it and on the others."""
    world = game.world
    (x, y, _), blue = world.pose(column).position, world.pose("blue")
    lean, heading = radians(degrees), atan2(y, x)
    middle = HALF_M * cos(lean) + THIN_M * sin(lean) + 2e-5
    turned = (cos(lean / 2), -sin(heading) * sin(lean / 2), cos(heading) * sin(lean / 2), 0.0)
    bx, by, bz = blue.position
    world.park("blue")
    world.place({column: Pose((x, y, middle), turned)})
    world.place({"blue": Pose((bx, by, bz + 2 * (middle - HALF_M) + 1e-4), blue.quaternion)})
    world.settle(10.0)
    world.hush()


def leaning(column: Column, degrees: float) -> Game:
    """A game whose first draw revealed that a column leans."""
    game = begun(hands="steady")
    wedge(game, column, degrees)
    ScriptedHand(game, game.state.turn).raise_column(own(game, loose=True))
    return game


def lift_blue(game: Game, millimetres: float, *, put_back: bool = True) -> list[Happening]:
    """The player on turn lifts the blue plateau a little, a column in the other hand; what happens then."""
    seat, column = game.state.turn, own(game, loose=True)
    assert game.gesture(seat, Grip(column)) is None
    assert game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0))) is None
    x, y, z = game.world.pose("blue").position
    happened: list[Happening] = []
    steps = 60
    for number in (*range(1, steps + 1), *reversed(range(steps))):
        assert game.gesture(seat, AimHold((x, y, z + millimetres / 1000 * number / steps))) is None
        happened += game.advance(8).happenings
    assert game.gesture(seat, ReleaseHold()) is None
    return happened + (ScriptedHand(game, seat).put_back() if put_back else [])


def is_under_blue(game: Game, column: str) -> bool:
    """Whether the whole column is within the outline of the blue plateau, seen from above."""
    slab, wood = (corners(game.pieces[at], game.world.poses()[at]) for at in map(game.world.index, ("blue", column)))
    return bool((edge_distance(slab[: len(slab) // 2, :2], wood[:, :2]) > 0).all())


def test_a_villa_in_which_a_column_leans_and_holds_plays_on() -> None:
    game = begun(players=2, hands="steady")
    seat, column = game.state.turn, Column(own(game, loose=True))
    leaner = LEANER if game.state.owner(LEANER) != seat else OTHER_LEANER
    wedge(game, leaner, 14)
    fact = game.facts().columns[leaner]
    assert fact.lean > 10
    assert fact.wedged_under == "blue"
    deed = verdicts(ScriptedHand(game, seat).raise_column(column))[0].deed
    assert deed == MoveColumn(game.state.players[seat], column, askew=(leaner,))
    assert not game.state.over
    assert game.state.place(leaner) is Place.BASE
    refused = game.touchable(game.state.turn)[leaner]
    assert isinstance(refused, Refusal)
    assert refused.cites(Clause.RULING_2)


def test_a_column_that_leant_and_falls_later_is_out_and_the_game_goes_on() -> None:
    leaner = Column.YELLOW_THIN_2
    game = leaning(leaner, 12)
    assert game.state.askew == masks.BIT[leaner]
    deed = verdicts(lift_blue(game, 4.0))[0].deed
    assert isinstance(deed, MoveColumn)
    assert leaner in deed.fell
    assert game.state.place(leaner) is Place.OUT
    assert game.world.is_parked(leaner)
    assert not game.state.askew & masks.BIT[leaner]
    assert not game.state.over


def test_a_column_that_leant_and_is_buried_under_its_plateau_is_out_and_the_plateau_stays_where_it_is() -> None:
    game = leaning(DEEP_LEANER, 14)
    assert game.state.askew == masks.BIT[DEEP_LEANER]
    happened = lift_blue(game, 4.0, put_back=False)
    fact, blue = game.facts().columns[DEEP_LEANER], game.world.pose("blue")
    assert (fact.flat, fact.level, is_under_blue(game, DEEP_LEANER)) == (True, "base", True)
    deed = verdicts(happened + ScriptedHand(game, game.state.turn).put_back())[0].deed
    assert isinstance(deed, MoveColumn)
    assert deed.fell == (DEEP_LEANER,)
    assert game.state.place(DEEP_LEANER) is Place.OUT
    assert game.world.is_parked(DEEP_LEANER)
    assert dist(game.world.pose("blue").position, blue.position) < 0.001
    assert (game.state.askew, game.state.over) == (0, False)


def test_a_column_that_leans_may_be_taken_out() -> None:
    game = begun(players=2, hands="steady")
    objector, column = game.state.turn, own(game, loose=True)
    leaner = LEANER if game.state.owner(LEANER) == objector else OTHER_LEANER
    wedge(game, leaner, 14)
    ScriptedHand(game, objector).raise_column(column)
    assert game.state.askew == masks.BIT[leaner]
    applicant = game.state.player
    assert isinstance(game.do(ApplyForPlateau(applicant)), Judged)
    assert isinstance(game.do(Object(game.state.players[objector])), Judged)
    ScriptedHand(game, objector).touch_and_put_back(own(game, loose=True))
    assert game.state.stage == "take-out"
    assert game.touchable(game.state.turn)[leaner] is None
    (judged,) = verdicts(ScriptedHand(game, game.state.turn).take_out(leaner))
    assert judged.deed == TakeOut(applicant, leaner)
    assert ColumnOut(applicant, leaner, Clause.PLATEAU_4, leant=True) in judged.events
    assert game.world.is_parked(leaner)
    assert game.state.place(leaner) is Place.OUT
    assert not game.state.askew
    assert game.state.stage == "lay"


def test_a_column_that_comes_upright_again_stays_where_it_is_and_locked() -> None:
    column = Column.BLUE_THIN_3
    game = leaning(column, 9)
    before = game.state.askew
    assert before
    # The column in the other hand was only felt, and nothing fell that would have led to a verdict on it.
    assert isinstance(lift_blue(game, 4.0)[-1], Felt)
    assert game.facts().columns[column].lean < 5
    assert game.state.askew == before
    assert game.state.place(column) is Place.BASE


def test_an_own_column_that_leans_when_the_hand_opens_stands_askew_and_the_turn_is_over() -> None:
    game = begun(players=2, hands="steady")
    seat, column = game.state.turn, OTHER_LEANER
    wedge(game, column, 14)
    assert game.gesture(seat, Grip(column)) is None
    assert game.gesture(seat, LetGo()) is None
    deed = verdicts(ScriptedHand(game, seat).rest())[0].deed
    assert deed == MoveColumn(game.state.players[seat], column, Ends.ASKEW)
    assert game.state.askew == masks.BIT[column]
    assert game.state.turn != seat
