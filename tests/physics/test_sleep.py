"""Wood at rest sleeps: it does not move at all, keeps its facts, and wakes when touched, with all that touches it."""

from math import cos, radians, sin

import numpy as np
import pytest
from tests.physics.wood import FEET, FLOOR, HEIGHT, TOP, lead, plate, small_villa, stand, thick, thin

from paletti.physics.gesture import Grip, LetGo
from paletti.physics.pose import Pose
from paletti.physics.settings import LIVE, LIVE_BEFORE, REFERENCE
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World

CORNERS = tuple(f"corner-{number}" for number in range(4))
VILLA = (*CORNERS, "plate")


def asleep(world: World) -> set[str]:
    return {name for name in world.names if world.is_asleep(name) and not world.is_parked(name)}


def twin_villas() -> World:
    """Two plates on four legs each, well apart, and a thick column between them; all settled."""
    legs = [thin(f"{side}-{number}") for side in ("left", "right") for number in range(4)]
    plates, post = [plate("left"), plate("right")], thick("post")
    world = World([*legs, post, *plates], FLOOR)
    poses = {"post": stand(post, 0, 0)}
    for side, x in (("left", -0.2), ("right", 0.2)):
        poses |= {f"{side}-{at}": stand(legs[at], x + u, v) for at, (u, v) in enumerate(FEET)}
        poses[side] = stand(plates[0], x, 0, HEIGHT + 5e-5)
    world.place(poses)
    assert world.settle()
    return world


def test_a_villa_sleeps_and_does_not_move_while_a_column_is_carried_clear_of_it() -> None:
    world = small_villa()
    before = world.poses()
    world.do(Grip(0, "free", world.pose("free").position))
    lead(world, (0.5, (0.0, 0.14, 0.2)), (0.5, (0.1, 0.0, 0.25)), (0.5, (-0.1, 0.0, 0.25)))

    assert asleep(world) == {*VILLA, "loose"}
    still = [world.index(name) for name in (*VILLA, "loose")]
    assert np.array_equal(world.poses()[still], before[still])
    assert world.pose("free").position[2] > 0.2


def test_what_sleeps_keeps_its_contacts_loads_and_covers() -> None:
    sleeping, awake = small_villa(), small_villa(LIVE_BEFORE)
    for world in (sleeping, awake):
        world.do(Grip(0, "free", world.pose("free").position))
        lead(world, (0.8, (0.0, 0.14, 0.25)))
    assert {*VILLA, "loose"} == asleep(sleeping)
    assert asleep(awake) == set()

    facts, truth = sleeping.observe(), awake.observe()

    assert facts.plateau("plate").rests_on == truth.plateau("plate").rests_on == CORNERS
    assert facts.plateau("plate").on_upright_columns_alone
    for name in (*CORNERS, "loose"):
        fact, true = facts.column(name), truth.column(name)
        assert (fact.level, fact.covered_by, fact.wedged_under) == (true.level, true.covered_by, true.wedged_under)
        assert fact.load == pytest.approx(true.load, abs=0.01)
    assert facts.touching("corner-0") == {"base", "plate"}
    weight = sleeping.pieces[sleeping.index("plate")].mass * 9.81
    assert sum(load.newtons for load in facts.loads if load.upper == "plate") == pytest.approx(weight, rel=0.02)


def test_a_carried_column_that_grazes_one_villa_wakes_that_one_alone() -> None:
    world = twin_villas()
    before = world.poses()
    left = {"left", *(f"left-{number}" for number in range(4))}
    right = {"right", *(f"right-{number}" for number in range(4))}
    world.do(Grip(0, "post", world.pose("post").position))
    lead(world, (0.6, (0.0, 0.0, 0.16)), (0.6, (0.05, 0.0, 0.16)))
    assert asleep(world) == left | right

    # Down onto the edge of the right plate, which gives a little.
    lead(world, (0.6, (0.125, 0.0, 0.16)), (0.6, (0.125, 0.0, TOP + 0.0395)))

    assert asleep(world) == left
    moved = np.abs(world.poses() - before).max(axis=1) > 0
    assert {world.names[at] for at in np.flatnonzero(moved)} == right | {"post"}


def test_a_column_set_on_a_sleeping_villa_wakes_it_and_all_sleep_again() -> None:
    world = twin_villas()
    world.do(Grip(0, "post", world.pose("post").position))
    goal = (0.2, 0.0, TOP + HEIGHT / 2)
    lead(world, (0.6, (0.0, 0.0, 0.2)), (0.8, (0.2, 0.0, 0.2)), (0.8, goal))
    assert not world.is_asleep("right")
    world.do(LetGo(0))

    assert world.settle()

    assert asleep(world) == set(world.names)
    assert "post" in {load.upper for load in world.observe().loads if load.lower == "right"}


def test_a_plateau_laid_on_sleeping_columns_wakes_those_under_it_and_loads_them() -> None:
    posts, aside, top = [thick(f"post-{at}") for at in range(3)], thick("aside"), plate("plate")
    world = World([*posts, aside, top], FLOOR)
    spots = [(-0.05, -0.03), (0.05, -0.03), (0.0, 0.04)]
    world.place({post.name: stand(post, *spot) for post, spot in zip(posts, spots, strict=True)})
    world.place({"aside": stand(aside, 0.0, -0.12), "plate": stand(top, 0.3, 0.0, 5e-5)})
    assert world.settle()
    world.do(Grip(0, "plate", (0.3, 0.0, 0.0)))
    lead(world, (0.6, (0.3, 0.0, 0.15)), (0.8, (0.0, 0.0, 0.15)))
    assert asleep(world) == {"post-0", "post-1", "post-2", "aside"}

    lead(world, (0.8, (0.0, 0.0, HEIGHT + 0.001)))

    assert asleep(world) == {"aside"}
    world.do(LetGo(0))
    assert world.settle()
    assert set(world.observe().plateau("plate").on_columns) == {"post-0", "post-1", "post-2"}


def test_a_neighbour_that_falls_against_a_sleeping_column_wakes_it() -> None:
    post, neighbour, aside = thin("post"), thick("neighbour"), thick("aside")
    world = World([post, neighbour, aside], FLOOR)
    world.place({"neighbour": stand(neighbour, 0.0, 0.0), "aside": stand(aside, 0.0, 0.1)})
    assert world.settle()
    before = world.pose("neighbour")
    half = np.radians(14) / 2
    world.place({"post": Pose((-0.045, 0.0, 0.041), (float(np.cos(half)), 0.0, float(np.sin(half)), 0.0))})
    assert world.is_asleep("neighbour")

    world.advance(0.4)

    assert world.is_asleep("aside")
    assert world.pose("neighbour") != before


def test_a_neighbour_that_leans_on_a_sleeping_villa_and_stays_wakes_it_and_leaves_its_loads_right() -> None:
    sleeping, awake = small_villa(), small_villa(LIVE_BEFORE)
    lean, leg = radians(17), sleeping.pose("corner-2").position
    beside = leg[1] + 0.0078 + 0.04 * sin(lean) + 0.011 * cos(lean)  # its head just misses the leg and drops onto it
    leaning = Pose((leg[0], beside, 0.04 * cos(lean) + 0.011 * sin(lean) + 1e-4), (cos(lean / 2), sin(lean / 2), 0, 0))
    for world in (sleeping, awake):
        world.place({"free": leaning})
    assert asleep(sleeping) == {*VILLA, "loose"}

    sleeping.advance(0.2)
    assert asleep(sleeping) == {"loose"}

    assert sleeping.settle()
    assert awake.settle()
    assert asleep(sleeping) == {*VILLA, "loose", "free"}
    for world in (sleeping, awake):
        assert world.observe().column("free").leans_on == ("corner-2",)
    loads = [[world.observe().column(name).load for name in CORNERS] for world in (sleeping, awake)]
    assert loads[0] == pytest.approx(loads[1], rel=0.03)
    assert sum(loads[0]) == pytest.approx(sleeping.pieces[sleeping.index("plate")].mass * 9.81, rel=0.01)


def test_a_hold_wakes_the_villa_at_once_and_lifts_its_plateau() -> None:
    world = small_villa()
    assert "plate" in asleep(world)
    world.do(Grip(0, "plate", (0.075, -0.04, TOP)))
    assert asleep(world) == {"free", "loose"}

    lead(world, (0.6, (0.075, -0.04, TOP + 0.006)))

    assert world.observe().column("corner-1").load == pytest.approx(0, abs=0.02)
    assert world.observe().plateau("plate").lean > 0.5


def test_a_loaded_column_in_hand_keeps_its_villa_awake_however_still_it_is_held() -> None:
    world = small_villa()
    world.do(Grip(0, "corner-0", world.pose("corner-0").position))

    world.advance(3.0)

    assert asleep(world) == {"free", "loose"}


def test_a_plateau_wakes_when_its_column_is_taken_away() -> None:
    world = small_villa()
    world.park("loose")
    world.settle()

    world.park("corner-2")
    world.park("corner-1")
    world.settle()

    assert world.observe().plateau("plate").on_base


def test_a_plateau_wakes_when_its_column_is_put_elsewhere_and_back() -> None:
    world = small_villa()
    home = world.pose("corner-1")
    world.place({"corner-1": stand(world.pieces[world.index("corner-1")], 0.0, -0.12)})
    assert not world.is_asleep("plate")

    world.place({"corner-1": home})
    assert world.settle()

    assert world.observe().plateau("plate").on_upright_columns_alone
    assert world.observe().column("corner-1").covered_by == "plate"


def test_parked_pieces_sleep() -> None:
    assert small_villa().is_asleep("spare")


def test_waking_leaves_the_villa_as_it_lay() -> None:
    world = small_villa()
    before = world.poses()
    world.wake()
    assert asleep(world) == set()

    world.step(5)

    assert np.abs(world.poses() - before)[:, :3].max() < 1e-5


def test_sleep_is_part_of_the_memory() -> None:
    world = small_villa()
    world.do(Grip(0, "free", world.pose("free").position))
    world.advance(0.3)
    sleeping = world.snapshot()
    assert "plate" in asleep(world)

    world.wake()
    world.advance(0.0)

    assert world.snapshot().physics == sleeping.physics
    assert world.hash() != sleeping.hash


def test_a_restored_sleeper_wakes_into_the_very_same_future() -> None:
    world = twin_villas()
    world.do(Grip(0, "post", world.pose("post").position))
    lead(world, (0.6, (0.0, 0.0, 0.16)), (0.4, (0.05, 0.0, 0.16)))
    moment = world.snapshot()
    other = World(world.pieces, FLOOR)
    other.restore(Snapshot.from_bytes(moment.to_bytes()))
    assert asleep(other) == asleep(world) != set()
    assert other.hash() == moment.hash

    for twin in (world, other):
        lead(twin, (0.6, (0.125, 0.0, 0.16)), (0.6, (0.125, 0.0, TOP + 0.038)))

    assert not world.is_asleep("right")
    assert other.hash() == world.hash()


def test_a_restored_sleeper_has_the_very_same_facts() -> None:
    world = small_villa()
    twin = World(world.pieces, FLOOR)
    twin.restore(world.snapshot())

    assert twin.observe().loads == world.observe().loads
    assert twin.observe().plateaus == world.observe().plateaus


def test_a_world_that_never_sleeps_takes_up_a_sleeping_moment_awake() -> None:
    world, reference = small_villa(LIVE), small_villa(REFERENCE)
    assert asleep(world) == {*VILLA, "loose", "free"}

    reference.restore(world.snapshot())

    assert asleep(reference) == set()
    assert np.array_equal(reference.poses(), world.poses())


def test_a_world_whose_engine_gives_up_goes_back_to_its_last_sound_moment_awake_with_open_hands() -> None:
    world = small_villa()
    before = world.poses()
    world.do(Grip(0, "free", world.pose("free").position))
    lead(world, (0.4, (0.0, 0.105, 0.18)), (0.4, (0.0, 0.0, 0.18)))
    # Each sleeps by itself although they touch: the engine cannot continue when one of them wakes.
    rings = world.data.tree_asleep
    rings[:] = np.where(rings >= 0, np.arange(len(rings)), rings)
    lead(world, (0.6, (0.0, 0.0, TOP + HEIGHT / 2 - 0.002)))

    assert world.held(0) is None
    assert world.settle()
    still = [world.index(name) for name in VILLA]
    assert np.abs(world.poses() - before)[still, :3].max() < 1e-3
