"""A player's hand is never quite still, and the same seed makes it tremble in the same way."""

import numpy as np
import pytest
from tests.physics.wood import FLOOR, small_villa, stand, thick

from paletti.physics.feel import CONTROL_S
from paletti.physics.gesture import GestureError, Grip, Move, Tool, Tremor
from paletti.physics.pose import Pose
from paletti.physics.snapshot import Snapshot
from paletti.physics.tremor import Trembling
from paletti.physics.world import World


def in_the_air(tremor: Tremor | None) -> World:
    """A column held in free air for half a second."""
    post = thick("post")
    world = World([post], FLOOR)
    world.place({"post": Pose((0.0, 0.0, 0.3))})
    world.do(Grip(0, "post", world.pose("post").position, tremor=tremor))
    world.advance(0.5)
    return world


def sway_mm(world: World, seconds: float = 6.0) -> float:
    """How far the column swings round its average place (root mean square)."""
    places = []
    for _ in range(round(seconds / 0.02)):
        world.advance(0.02)
        places.append(world.pose("post").position)
    return float(np.sqrt(np.var(np.array(places), axis=0).sum()) * 1000)


def test_a_steady_hand_holds_still_and_a_natural_one_shakes_by_a_fraction_of_a_millimetre() -> None:
    assert sway_mm(in_the_air(None)) < 0.01
    assert 0.1 < sway_mm(in_the_air(Tremor(7))) < 0.3


def test_the_scale_of_the_tremor_makes_a_hand_nervous_or_steady() -> None:
    assert sway_mm(in_the_air(Tremor(7, 0.0))) < 0.01
    assert sway_mm(in_the_air(Tremor(7, 2.0))) == pytest.approx(2 * sway_mm(in_the_air(Tremor(7, 1.0))), rel=0.1)


def test_the_same_seed_shakes_the_same_way_and_another_does_not() -> None:
    one, same, other = (in_the_air(Tremor(seed)) for seed in (7, 7, 8))

    assert one.hash() == same.hash()
    assert not np.array_equal(one.poses(), other.poses())


def test_a_snapshot_goes_on_shaking_the_same_way() -> None:
    world = in_the_air(Tremor(7, 1.5))
    moment = world.snapshot()
    world.advance(1.0)
    twin = World(world.pieces, FLOOR)
    twin.restore(Snapshot.from_bytes(moment.to_bytes()))

    twin.advance(1.0)

    assert twin.hash() == world.hash()


def spread_mm(trembling: Trembling, load: float, seconds: float) -> float:
    return float(np.sqrt(np.mean([np.square(trembling.next(load, seconds)).sum() for _ in range(3000)])) * 1000)


def test_tremor_grows_under_load_and_with_the_length_of_the_grip() -> None:
    rest, loaded, long = (
        spread_mm(Trembling(Tremor(3)), load, seconds) for load, seconds in ((0.0, 0.0), (1.0, 0.0), (0.0, 60.0))
    )

    assert rest == pytest.approx(0.2, rel=0.1)
    assert loaded == pytest.approx(0.5, rel=0.1)
    assert long == pytest.approx(0.3, rel=0.1)


def test_most_of_the_tremor_lies_between_five_and_sixteen_hertz() -> None:
    trembling = Trembling(Tremor(3))
    way = np.array([trembling.next(0.0, 0.0)[0] for _ in range(5000)])
    power = np.abs(np.fft.rfft(way)) ** 2
    hertz = np.fft.rfftfreq(len(way), CONTROL_S)

    assert power[(hertz > 5) & (hertz < 16)].sum() > 0.75 * power.sum()


def test_a_hook_that_shakes_draws_all_the_same_and_does_not_lift() -> None:
    world = small_villa()
    x, y, z = world.pose("loose").position
    world.do(Grip(0, "loose", (x, y, z), Tool.HOOK, Tremor(1, 1.0)))
    world.do(Move(0, world.time + 2.0, (0.13, y, z)))
    world.advance(2.2)

    assert world.pose("loose").position[0] > 0.12
    assert world.pose("loose").position[2] == pytest.approx(z, abs=0.001)


def test_the_pull_tells_the_stray_and_the_true_target() -> None:
    world = in_the_air(Tremor(7))
    pull = world.pulls()[0]

    assert 0 < np.linalg.norm(pull.tremor) < 0.001
    assert pull.target == pytest.approx((0.0, 0.0, pull.target[2]), abs=1e-6)


@pytest.mark.parametrize(
    "tremor", [Tremor(-1), Tremor(1 << 64), Tremor(1, float("nan")), Tremor(1, -0.5), Tremor(1, 9)]
)
def test_a_tremor_that_makes_no_sense_is_refused_and_changes_nothing(tremor: Tremor) -> None:
    world = small_villa()
    before = world.hash()

    with pytest.raises(GestureError, match="tremor"):
        world.do(Grip(0, "free", world.pose("free").position, tremor=tremor))

    assert world.hash() == before


def test_a_trembling_hand_still_sets_a_column_down() -> None:
    world = small_villa()
    free = world.pieces[world.index("free")]
    x, y, z = world.pose("free").position
    world.do(Grip(0, "free", (x, y, z), tremor=Tremor(11)))
    world.do(Move(0, world.time + 0.5, (x, y, z + 0.05)))
    world.do(Move(0, world.time + 1.0, (x, y, z)))
    world.advance(1.3)

    fact = world.observe().column("free")

    assert (fact.level, fact.whole) == ("base", True)
    assert fact.lean < 1
    assert stand(free, x, y).position == pytest.approx(world.pose("free").position, abs=0.002)
