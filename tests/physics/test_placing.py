"""Placing pieces, taking them away, and the clock."""

import numpy as np
import pytest
from tests.physics.wood import FLOOR, small_villa, stand, thick

from paletti.physics.gesture import Grip
from paletti.physics.pose import Pose, rotation
from paletti.physics.trial import stands
from paletti.physics.world import World
from paletti.physics.yard import PlaceError


def test_a_column_can_be_put_back_exactly_where_it_stood() -> None:
    world = small_villa()
    stood = world.pose("loose")
    world.park("loose")
    world.settle()

    world.place({"loose": stood})

    assert world.settle()
    assert world.pose("loose").position == pytest.approx(stood.position, abs=1e-4)
    assert stands(world.observe())


def test_a_parked_column_weighs_on_nothing() -> None:
    lower, upper = thick("lower"), thick("upper")
    world = World([lower, upper], FLOOR)
    world.place({"lower": stand(lower, 0, 0), "upper": stand(upper, 0, 0, 0.08005)})
    world.settle()
    assert world.observe().column("lower").load == pytest.approx(upper.mass * 9.81, rel=0.05)

    world.park("upper")
    world.settle()

    assert world.observe().column("lower").load == 0


def test_a_piece_that_would_stick_in_another_is_refused_and_nothing_changes() -> None:
    world = small_villa()
    before = world.hash()

    with pytest.raises(PlaceError, match="would stick in"):
        world.place({"free": Pose((0.06, 0.0, 0.04))})

    assert world.hash() == before


@pytest.mark.parametrize(
    ("pose", "why"),
    [
        (Pose((float("nan"), 0, 0)), "finite"),
        (Pose((0, 0, 0.5), (2.0, 0, 0, 0)), "unit quaternion"),
        (Pose((0.3, 0, -0.1)), "stick in the base"),
    ],
)
def test_an_impossible_pose_is_refused(pose: Pose, why: str) -> None:
    world = small_villa()
    with pytest.raises(PlaceError, match=why):
        world.place({"free": pose})


def test_a_piece_in_a_hand_can_be_neither_placed_nor_parked() -> None:
    world = small_villa()
    world.do(Grip(0, "free", world.pose("free").position))

    with pytest.raises(PlaceError, match="in a hand"):
        world.park("free")
    with pytest.raises(PlaceError, match="in a hand"):
        world.place({"free": Pose((0.3, 0, 0.1))})


def test_parked_pieces_stay_put_for_a_minute() -> None:
    world = small_villa()
    world.wake()
    before = world.poses()[world.index("spare")]
    for _ in range(10):
        world.wake()
        world.advance(1.0)

    assert np.abs(world.poses()[world.index("spare")] - before).max() < 1e-9


def test_a_world_advances_by_sensible_times_only() -> None:
    with pytest.raises(ValueError, match="0 to 3600 seconds"):
        small_villa().advance(float("nan"))


def test_a_rolling_column_comes_to_rest() -> None:
    log = thick("log")
    world = World([log], FLOOR)
    world.place({"log": Pose((0, 0, 0.0151), (0.7071067811865476, 0.0, 0.7071067811865476, 0.0))})
    world.velocities[0, :2] = [0.0, 0.3]

    assert world.settle(20.0)
    assert 0.02 < world.pose("log").position[1] < 1.0


def test_a_quarter_turn_leads_from_east_to_north() -> None:
    turned = rotation(np.array([np.sqrt(0.5), 0.0, 0.0, np.sqrt(0.5)])) @ np.array([1.0, 0.0, 0.0])

    assert np.allclose(turned, [0.0, 1.0, 0.0])
