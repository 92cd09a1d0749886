"""Pushes that the wood has not yet decided (RULING-4): only the hand holds the villa, or a column falls later."""

from itertools import product

from tests.table.tables import begun, upright_at, verdicts

from paletti.physics.pose import Pose, Vector
from paletti.rules.deeds import ApplyForPlateau, Ends, MoveColumn, Object, TakeOut, TakeOutEnds
from paletti.rules.pieces import Column
from paletti.rules.state import Stage
from paletti.table.game import Game
from paletti.table.gestures import Grip, PutBack
from paletti.table.happenings import Collapsing, Faulted, Happening, Judged, PuttingBack
from paletti.testing import path
from paletti.testing.hand import ScriptedHand

IN_HAND, PUSHED = Column.RED_THIN_1, Column.YELLOW_THIN_1
SPEED_M_S = 0.03


def villa(blue_x: float, **apart: tuple[float, float]) -> Game:
    """A game in which these columns stand apart and all others in a crowd at one side, under the blue plateau."""
    game = begun(players=2, hands="steady")
    world, places = game.world, {name.replace("_", "-"): spot for name, spot in apart.items()}
    columns = [name for name in world.names if not world.is_parked(name) and name != "blue"]
    for name in ("blue", *columns):
        world.park(name)
    crowd = [name for name in columns if name not in places]
    spots = [(-0.02 - 0.032 * row, 0.032 * at) for row, at in product(range(4), range(-2, 3))]
    places |= dict(zip(crowd, spots, strict=False))
    world.place({name: upright_at(game, name, *spot, 0.0) for name, spot in places.items()})
    world.place({"blue": Pose((blue_x, 0.0, 0.0835), (1.0, 0.0, 0.0, 0.0))})
    world.settle(10.0)
    world.hush()
    return game


def one_sided() -> Game:
    """A game in which the blue plateau lies on the crowd and, at the other side, on one column with a neighbour."""
    return villa(0.03, red_thin_1=(0.075, 0.0), yellow_thin_1=(0.075, 0.03))


def three_in_a_row() -> Game:
    """A game in which three columns stand free: one to take, one of a rival's, and one for that one to lean on."""
    return villa(-0.04, red_thin_1=(0.1, -0.03), yellow_thin_1=(0.1, 0.0), green_thin_1=(0.1, 0.032))


def led(game: Game, *to: Vector, column: Column = IN_HAND, then: PutBack | None = None) -> list[Happening]:
    """The player on turn leads the column along these steps from its place, then does `then`; what happens."""
    seat, happened = game.state.actor, list[Happening]()
    x, y, z = start = game.world.pose(column).position
    legs = [path.Leg((x + dx, y + dy, z + dz), SPEED_M_S) for dx, dy, dz in to]
    assert game.gesture(seat, Grip(column)) is None
    for aim in path.aims(start, legs):
        if game.gesture(seat, aim) is not None:
            break
        happened += game.advance().happenings
    if then is not None:
        assert game.gesture(seat, then) is None
    return happened + ScriptedHand(game, seat).rest()


def test_a_push_does_not_save_a_villa_that_only_the_hand_keeps_from_falling() -> None:
    game = one_sided()
    happened = led(game, (0.0, 0.0, 0.068), (0.0, 0.06, 0.068))
    told = [type(one) for one in happened if isinstance(one, Faulted | PuttingBack | Collapsing)]
    assert told == [Faulted, Collapsing]
    assert verdicts(happened)[0].deed == MoveColumn(game.state.players[1], IN_HAND, Ends.COLLAPSE)
    assert game.state.over


def test_a_villa_that_the_hand_propped_and_that_stands_without_it_is_put_back_after_a_push() -> None:
    game = one_sided()
    before = game.snapshot()
    happened = led(game, (0.0, 0.0, 0.04), (0.0, 0.06, 0.04))
    told = [type(one) for one in happened if isinstance(one, Faulted | PuttingBack | Collapsing)]
    assert told == [Faulted, PuttingBack]
    assert verdicts(happened)[0].deed == MoveColumn(game.state.players[1], IN_HAND, Ends.FAULT)
    assert game.snapshot().at(0.0).hash == before.at(0.0).hash


def test_a_rivals_column_that_was_tipped_on_its_neighbour_was_felled_by_a_push_and_stands_again() -> None:
    game = three_in_a_row()
    before = game.snapshot()
    up, tip, away = (0.0, 0.0, 0.045), (0.0, 0.024, 0.045), (0.0, -0.01, 0.045)
    happened = led(game, up, tip, away, then=PutBack())
    told = [one for one in happened if isinstance(one, Faulted | PuttingBack)]
    assert told == [Faulted(1, PUSHED), PuttingBack(1, IN_HAND)]
    assert verdicts(happened)[0].deed == MoveColumn(game.state.players[1], IN_HAND, Ends.FAULT)
    assert game.snapshot().at(0.0).hash == before.at(0.0).hash
    assert [lock.column for lock in game.state.locks] == [IN_HAND]


def test_who_pushes_while_taking_a_column_out_has_waived_it_and_lays_the_plateau() -> None:
    game = three_in_a_row()
    applicant, objector = game.state.player, game.state.players[0]
    assert isinstance(game.do(ApplyForPlateau(applicant)), Judged)
    assert isinstance(game.do(Object(objector)), Judged)
    ScriptedHand(game, 0).touch_and_put_back(IN_HAND)
    before = game.snapshot()
    happened = led(game, (0.0, -0.06, 0.001), column=PUSHED)
    assert verdicts(happened)[0].deed == TakeOut(applicant, None, TakeOutEnds.WAIVED)
    assert game.snapshot().at(0.0).hash == before.at(0.0).hash
    assert (game.state.stage, game.state.player, game.state.locks) == (Stage.LAY, applicant, ())
