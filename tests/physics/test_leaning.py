"""What a referee asks about wood that no longer stands straight: drops, grounds; wedged, leaning and lying columns."""

from math import cos, pi, radians, sin

import pytest
from tests.physics.wood import FLOOR, HEIGHT, TOP, hexagonal, plate, small_villa, stand, thick, thin

from paletti.physics.gesture import Grip, Move
from paletti.physics.pose import Pose
from paletti.physics.world import World


def leaning(x: float, y: float, z: float, degrees: float) -> Pose:
    """A pose that leans towards +x by this many degrees."""
    half = radians(degrees) / 2
    return Pose((x, y, z), (cos(half), 0.0, sin(half), 0.0))


def wedged_villa() -> World:
    """A plate on two legs and on a column that leans by 12 degrees, its far edges between floor and plate."""
    askew = thin("askew", (HEIGHT + 1e-4 - 0.015 * sin(radians(12))) / cos(radians(12)))
    legs, top = [thin("leg-0"), thin("leg-1")], plate("plate")
    world = World([*legs, askew, top], FLOOR)
    world.place(
        {"leg-0": stand(legs[0], -0.065, -0.045), "leg-1": stand(legs[1], -0.065, 0.045)}
        | {"askew": leaning(0.06, 0.0, HEIGHT / 2 + 5e-5, 12), "plate": stand(top, 0, 0, HEIGHT)}
    )
    assert world.settle()
    return world


def test_the_rim_point_that_sank_most_gives_the_drop() -> None:
    top = plate("plate")
    world = World([top], FLOOR)
    world.place({"plate": leaning(0.0, 0.0, 0.2, 20)})
    now = world.pose("plate").position[2]

    drop = world.observe().drop("plate", Pose((0.0, 0.0, 0.21)))

    assert drop == pytest.approx(0.21 - now + 0.08 * sin(radians(20)), abs=1e-6)


def test_a_plateau_that_rose_and_leans_has_dropped_only_where_its_rim_is_lower() -> None:
    top = plate("plate")
    world = World([top], FLOOR)
    world.place({"plate": Pose((0.0, 0.0, 0.25))})
    now = world.pose("plate").position[2]

    assert world.observe().drop("plate", Pose((0.0, 0.0, now))) == pytest.approx(0, abs=1e-9)
    assert world.observe().drop("plate", Pose((0.0, 0.0, 0.2))) == pytest.approx(0.2 - now)


def test_a_plateau_on_base_and_table_says_both() -> None:
    spare = plate("plate")
    world = World([spare], FLOOR)
    grounds = []
    for x in (0.0, FLOOR.radius, 0.4):
        world.place({"plate": stand(spare, x, 0.0)})
        assert world.settle()
        fact = world.observe().plateau("plate")
        assert fact.on_ground
        grounds.append((fact.on_base, fact.on_table))

    assert grounds == [(True, False), (True, True), (False, True)]


def test_a_plateau_of_the_villa_lies_on_columns_and_one_dropped_on_it_on_a_plateau() -> None:
    world = small_villa()
    spare = world.pieces[world.index("spare")]
    world.place({"spare": stand(spare, 0.0, 0.0, TOP + 1e-4)})
    assert world.settle()
    facts = world.observe()

    below, above = facts.plateau("plate"), facts.plateau("spare")

    assert below.on_columns == tuple(f"corner-{number}" for number in range(4))
    assert (below.on_plateaus, below.on_ground, below.propped) == ((), False, False)
    assert (above.on_columns, above.on_plateaus, above.on_ground) == ((), ("plate",), False)


def test_a_plateau_on_a_column_in_a_hand_is_propped() -> None:
    world = small_villa()
    x, y, z = world.pose("corner-0").position
    world.do(Grip(0, "corner-0", (x, y, z)))
    world.do(Move(0, world.time + 0.2, (x, y, z)))
    world.advance(0.3)

    assert world.observe().plateau("plate").propped


def test_a_column_that_leans_under_its_plateau_is_wedged_and_stands_on_its_level() -> None:
    facts = wedged_villa().observe()
    askew, leg = facts.column("askew"), facts.column("leg-0")

    assert askew.lean == pytest.approx(12, abs=1)
    assert (askew.wedged_under, askew.level, askew.covered_by) == ("plate", "base", "plate")
    assert (askew.leans_on, askew.flat) == ((), False)
    assert leg.lean < 0.5


def test_a_loose_column_is_wedged_under_nothing() -> None:
    facts = small_villa().observe()

    assert facts.column("corner-0").wedged_under == "plate"
    assert (facts.column("loose").wedged_under, facts.column("loose").covered_by) == (None, "plate")


def test_a_column_that_leans_on_another_says_on_which() -> None:
    post, wall = thin("post"), hexagonal("wall")
    world = World([post, wall], FLOOR)
    # It leans towards a flat side of the hexagon, so that the post does not roll off.
    world.place({"post": leaning(-0.03, 0.0, 0.041, 14), "wall": Pose.upright(0.004, 0.0, HEIGHT / 2, pi / 6)})
    world.settle()
    facts = world.observe()
    column = facts.column("post")

    assert column.leans_on == ("wall",)
    assert facts.touching("post") == {"base", "wall"}
    assert (column.wedged_under, column.flat) == (None, False)
    assert column.lean > 5
    assert facts.column("wall").lean < 5


def test_a_column_on_its_side_lies_flat_on_its_floor() -> None:
    post = thick("post")
    world = World([post], FLOOR)
    world.place({"post": leaning(0.0, 0.0, 0.0152, 90)})
    column = world.observe().column("post")

    assert (column.flat, column.level, column.upright) == (True, "base", False)
    assert column.lean == pytest.approx(90, abs=0.5)


def test_columns_piled_on_one_another_do_not_lean() -> None:
    lower, upper = thick("lower"), thick("upper")
    world = World([lower, upper], FLOOR)
    world.place({"lower": stand(lower, 0, 0), "upper": stand(upper, 0.004, 0, HEIGHT + 5e-5)})
    assert world.settle()
    facts = world.observe()

    assert (facts.column("lower").leans_on, facts.column("upper").leans_on) == ((), ())
    assert facts.touching("lower") == {"base", "upper"}
