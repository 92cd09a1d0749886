"""Room for fingers and for the hook."""

from math import cos, pi, sin

import pytest
from tests.physics.wood import FLOOR, small_villa, stand, thick, thin

from paletti.physics.pose import Pose
from paletti.physics.world import World
from paletti.physics.yard import PlaceError


def ringed(count: int, radius: float) -> World:
    """A thin column in a ring of thick ones, the first of which is pulled out of its place."""
    middle, ring = thin("middle"), [thick(f"ring-{number}") for number in range(count)]
    world = World([middle, *ring], FLOOR)
    poses = {"middle": stand(middle, 0, 0)}
    for at, piece in enumerate(ring):
        poses[piece.name] = stand(piece, radius * cos(2 * pi * at / count), radius * sin(2 * pi * at / count))
    world.place(poses)
    return world


def test_a_column_alone_is_reached_from_everywhere() -> None:
    world = World([thin("one")], FLOOR)
    world.place({"one": stand(thin("one"), 0, 0)})

    assert len(world.reach("one").hand) == 72


def test_an_outer_column_of_a_villa_is_reached_from_outside_only() -> None:
    reach = small_villa().reach("corner-1")

    assert 320.0 in reach.hand
    assert 90.0 not in reach.hand
    assert not reach.from_above


def test_where_fingers_do_not_fit_the_hook_may() -> None:
    reach = ringed(6, 0.037).reach("middle")

    assert reach.hand == ()
    assert 30.0 in reach.hook
    assert 0.0 not in reach.hook


def test_a_closed_ring_keeps_out_both_unless_the_top_is_free() -> None:
    reach = ringed(6, 0.0302).reach("middle")

    assert (reach.hand, reach.hook) == ((), ())
    assert reach.from_above
    assert reach.by_hand
    assert not reach.by_hook


def test_a_lying_column_bars_the_way() -> None:
    one, bar = thin("one"), thin("bar")
    world = World([one, bar], FLOOR)
    lying = Pose((0.04, 0.0, 0.0076), (0.7071067811865476, 0.7071067811865476, 0.0, 0.0))
    world.place({"one": stand(one, 0, 0), "bar": lying})

    assert 0.0 not in world.reach("one").hand
    assert 180.0 in world.reach("one").hand


def test_a_plateau_or_a_parked_column_has_no_reach() -> None:
    world = small_villa()
    world.park("free")
    for name in ("plate", "free", "nobody"):
        with pytest.raises(PlaceError):
            world.reach(name)
