"""Every fact that the world reports, in one case where it is true and one where it is not."""

import numpy as np
import pytest
from tests.physics.wood import FLOOR, HEIGHT, PLATE, TOP, hexagonal, plate, small_villa, stand, thick, thin

from paletti.physics.ears import Sound
from paletti.physics.gesture import Grip, LetGo, Move
from paletti.physics.pose import Pose
from paletti.physics.world import World

LYING = (0.7071067811865476, 0.0, 0.7071067811865476, 0.0)


def test_a_settled_villa_is_at_rest_and_a_gripped_one_is_not() -> None:
    world = small_villa()
    still = world.observe()

    world.do(Grip(0, "free", world.pose("free").position))

    assert still.at_rest
    assert not world.observe().at_rest
    assert not world.at_rest


def test_a_resting_world_makes_no_step_and_does_not_move_at_all() -> None:
    world = small_villa()
    before, clock = world.poses(), world.time

    assert world.advance(60.0) == 0

    assert np.array_equal(world.poses(), before)
    assert world.time == clock


def test_levels_are_the_base_a_plateau_the_table_or_the_air() -> None:
    world = small_villa()
    free = world.pieces[world.index("free")]
    assert world.observe().column("free").level == "base"

    world.place({"free": stand(free, 0.0, 0.0, TOP + 1e-4)})
    assert world.observe().column("free").level == "plate"

    world.place({"free": stand(free, 0.3, 0.0)})
    assert world.observe().column("free").level == "table"

    world.place({"free": stand(free, 0.3, 0.0, 0.05)})
    assert world.observe().column("free").level is None


def test_a_lying_column_is_not_upright() -> None:
    world = small_villa()
    assert world.observe().column("free").upright

    world.place({"free": Pose((0.0, 0.2, 0.013), LYING)})

    assert not world.observe().column("free").upright
    assert world.observe().tilted == ("free",)


def test_a_column_is_covered_when_its_head_is_at_least_partly_under_a_plateau() -> None:
    world = small_villa()
    free = world.pieces[world.index("free")]
    assert world.observe().column("loose").covered_by == "plate"
    assert not world.observe().column("free").covered

    world.place({"free": stand(free, 0.0, 0.0735)})

    assert not world.observe().column("loose").held
    assert world.observe().column("free").covered_by is None
    facts = small_villa_with_head_under_the_edge()
    assert facts.observe().column("post").covered


def small_villa_with_head_under_the_edge() -> World:
    legs = [thin(f"leg-{number}") for number in range(3)]
    post, top = thin("post", HEIGHT - 0.001), plate("plate")
    world = World([*legs, post, top], FLOOR)
    spots = [(-0.06, -0.04), (0.06, -0.04), (0.0, 0.04)]
    poses = {leg.name: stand(leg, *spot) for leg, spot in zip(legs, spots, strict=True)}
    world.place({**poses, "post": stand(post, 0.084, 0.0), "plate": stand(top, 0.0, 0.0, HEIGHT + 5e-5)})
    return world


def test_a_column_over_the_edge_is_not_wholly_on_its_floor() -> None:
    world = small_villa()
    free = world.pieces[world.index("free")]

    world.place({"free": stand(free, 0.0, 0.0, TOP + 1e-4)})
    assert world.observe().column("free").whole

    world.place({"free": stand(free, 0.0, 0.055, TOP + 1e-4)})
    assert world.observe().column("free").level == "plate"
    assert not world.observe().column("free").whole


def test_a_hexagon_may_stand_closer_to_the_edge_with_a_flat_side_than_with_a_corner() -> None:
    world = small_villa()
    z = TOP + 1e-4 + HEIGHT / 2
    world.place({"free": Pose.upright(0.0, 0.0485, z)})
    assert world.observe().column("free").whole

    world.place({"free": Pose.upright(0.0, 0.0485, z, turn=np.pi / 6)})
    assert not world.observe().column("free").whole


def test_a_column_off_the_edge_of_the_base_is_not_whole() -> None:
    world = small_villa()
    free = world.pieces[world.index("free")]
    assert world.observe().column("free").whole

    world.place({"free": stand(free, 0.0, 0.140)})

    assert world.observe().column("free").level == "base"
    assert not world.observe().column("free").whole


def test_a_column_on_another_column_is_told_and_counts_for_its_level() -> None:
    lower, upper = thick("lower"), thick("upper")
    world = World([lower, upper], FLOOR)
    world.place({"lower": stand(lower, 0, 0), "upper": stand(upper, 0.004, 0, HEIGHT + 5e-5)})
    assert world.settle()
    facts = world.observe().columns

    assert (facts["upper"].on_column, facts["upper"].level, facts["upper"].whole) == ("lower", "base", False)
    assert (facts["lower"].on_column, facts["lower"].level, facts["lower"].whole) == (None, "base", True)


def test_loads_add_up_to_the_weight_and_a_loose_column_carries_nothing() -> None:
    world = small_villa()
    facts = world.observe()
    weight = world.pieces[world.index("plate")].mass * 9.81

    carried = {load.lower: load.newtons for load in facts.loads if load.upper == "plate"}

    assert sum(carried.values()) == pytest.approx(weight, rel=0.02)
    assert facts.column("loose").load == 0
    assert all(facts.column(f"corner-{number}").load > 0.1 for number in range(4))
    leg = facts.column("corner-0")
    below = next(load.newtons for load in facts.loads if load.upper == "corner-0")
    assert below == pytest.approx(leg.load + world.pieces[0].mass * 9.81, rel=0.05)


def test_a_restored_world_knows_its_loads_without_a_step() -> None:
    world = small_villa()
    before = world.observe().loads
    moment = world.snapshot()
    world.park("plate")

    world.restore(moment)

    assert [(load.upper, load.lower) for load in world.observe().loads] == [(load.upper, load.lower) for load in before]


def test_plateau_lean_and_shift_are_nil_at_rest_and_not_when_it_is_dragged() -> None:
    world = small_villa()
    still = world.observe().plateau("plate")
    assert still.lean < 0.1
    assert still.shift == 0

    world.do(Grip(0, "plate", (0.075, 0.0, TOP)))
    world.do(Move(0, world.time + 1.0, (0.085, 0.0, TOP + 0.02)))
    world.advance(1.5)
    dragged = world.observe().plateau("plate")

    assert dragged.shift > 0.004
    assert dragged.held
    assert not still.held
    assert world.observe().leans["plate"] == dragged.lean


def test_a_leaning_plateau_tells_its_degrees() -> None:
    top = plate("plate")
    world = World([top], FLOOR)
    half = np.radians(20) / 2
    world.place({"plate": Pose((0, 0, 0.2), (float(np.cos(half)), float(np.sin(half)), 0.0, 0.0))})

    # Twenty-five short steps let it fall freely, which does not turn it.
    assert world.observe().plateau("plate").lean == pytest.approx(20, abs=0.01)


def test_a_plateau_on_four_legs_rests_on_upright_columns_alone() -> None:
    assert small_villa().observe().plateau("plate").on_upright_columns_alone


def test_a_plateau_on_the_ground_or_on_another_or_on_a_lying_column_does_not() -> None:
    world = small_villa()
    spare = world.pieces[world.index("spare")]
    world.place({"spare": stand(spare, 0.4, 0.0, 5e-5)})
    assert world.settle()
    ground = world.observe().plateau("spare")
    assert (ground.rests_on, ground.on_upright_columns_alone, ground.over_base) == (("base",), False, False)

    world.place({"spare": stand(spare, 0.0, 0.0, TOP + 1e-4)})
    assert world.settle()
    stacked = world.observe().plateau("spare")
    assert (stacked.rests_on, stacked.on_upright_columns_alone, stacked.over_base) == (("plate",), False, True)

    world.park("spare")
    world.place({"free": Pose((0.4, 0.0, 0.0128), LYING)})
    world.place({"spare": stand(spare, 0.4, 0.0, 0.0257)})
    world.settle()
    assert not world.observe().plateau("spare").on_upright_columns_alone
    assert "free" in world.observe().plateau("spare").rests_on


def test_a_plateau_in_the_air_rests_on_nothing() -> None:
    top = plate("plate")
    world = World([top], FLOOR)
    world.place({"plate": Pose((0, 0, 0.3))})

    assert world.observe().plateau("plate").rests_on == ()
    assert not world.observe().plateau("plate").on_upright_columns_alone


def test_parked_pieces_are_no_part_of_the_facts() -> None:
    world = small_villa()

    assert "spare" not in world.observe().plateaus
    assert world.is_parked("spare")
    assert not world.is_parked("plate")


def test_a_pushed_column_is_reported_with_its_distance_and_an_untouched_one_is_not() -> None:
    pusher, pushed, aside = thick("pusher"), thick("pushed"), thick("aside")
    world = World([pusher, pushed, aside], FLOOR)
    world.place({"pusher": stand(pusher, -0.04, 0), "pushed": stand(pushed, 0, 0), "aside": stand(aside, 0, 0.08)})
    world.settle()

    world.do(Grip(0, "pusher", (-0.04, 0, 0.02)))
    world.do(Move(0, world.time + 2.0, (-0.005, 0, 0.02)))
    world.advance(2.5)

    moved = world.pose("pushed").position[0]
    assert moved == pytest.approx(0.025, abs=0.004)
    assert world.pushed() == {"pushed": pytest.approx(moved, abs=0.002)}


def test_sway_through_a_plateau_is_no_push() -> None:
    world = small_villa()

    before = world.poses()
    x, y, z = world.pose("plate").position

    world.do(Grip(0, "plate", (x, y, z)))
    world.do(Move(0, world.time + 0.5, (x + 0.012, y, z)))
    world.advance(0.8)

    assert np.abs(world.poses() - before)[world.index("corner-0"), 0] > 0.001
    assert world.pushed() == {}


def test_a_new_gesture_forgets_old_pushes() -> None:
    pusher, pushed = thick("pusher"), thick("pushed")
    world = World([pusher, pushed], FLOOR)
    world.place({"pusher": stand(pusher, -0.04, 0), "pushed": stand(pushed, 0, 0)})
    world.settle()
    world.do(Grip(0, "pusher", (-0.04, 0, 0.02)))
    world.do(Move(0, world.time + 1.0, (-0.01, 0, 0.02)))
    world.advance(1.2)
    world.do(LetGo(0))
    assert world.pushed()

    world.do(Grip(0, "pusher", world.pose("pusher").position))

    assert world.pushed() == {}


def listen(world: World, seconds: float) -> list[Sound]:
    """Everything that is heard in this time, at the rate of pictures."""
    world.frame()
    sounds: list[Sound] = []
    for _ in range(round(seconds * 60)):
        world.advance(1 / 60)
        sounds.extend(world.frame().sounds)
    return sounds


def test_a_fall_is_heard_and_rest_is_silent() -> None:
    world = small_villa()
    world.wake()
    assert listen(world, 0.1) == []

    world.place({"free": Pose((0.0, 0.2, 0.10))})
    sounds = listen(world, 0.4)
    loudest = max(sounds, key=lambda sound: sound.impulse)

    assert {loudest.one, loudest.two} == {"floor", "free"}
    assert loudest.impulse > 5e-3
    assert loudest.point == pytest.approx((0.0, 0.2, 0.0), abs=0.05)


def test_a_dragged_column_scrapes() -> None:
    post = hexagonal("post")
    world = World([post], FLOOR)
    world.place({"post": stand(post, 0, 0)})
    world.settle()
    world.do(Grip(0, "post", (0, 0, 0.02)))
    world.do(Move(0, world.time + 1.0, (0.05, 0, 0.02)))
    world.advance(0.5)
    scrape = max(listen(world, 0.2), key=lambda sound: sound.slide)

    assert (scrape.one, scrape.two) == ("floor", "post")
    assert scrape.slide == pytest.approx(0.05, abs=0.02)


def test_the_plate_is_as_thick_as_it_says() -> None:
    world = small_villa()
    # Wood gives by a few hundredths of a millimetre.
    assert world.pose("plate").position[2] == pytest.approx(HEIGHT + PLATE / 2, abs=1e-4)


def test_a_world_tells_of_the_plateaus_what_observing_tells() -> None:
    world = small_villa()
    world.do(Grip(0, "free", world.pose("free").position))
    world.advance(0.1)
    facts = world.observe()
    assert facts.leans
    assert {name: world.lean(name) for name in facts.leans} == facts.leans
    assert {name: world.shift(name) for name in facts.shifts} == facts.shifts
    assert {name: fact.rests_on for name, fact in facts.plateaus.items()} == facts.rests_on


def test_what_was_observed_is_observed_anew_once_anything_has_changed() -> None:
    world = small_villa()
    before = world.observe()
    assert world.observe() is before
    seen = [before]
    for change in (
        lambda: world.do(Grip(0, "free", world.pose("free").position)),
        lambda: world.do(LetGo(0)),
        lambda: world.step(1),
        lambda: world.restore(world.snapshot()),
        lambda: world.park("free"),
        world.call_it_rest,
        world.wake,
    ):
        change()
        assert all(world.observe() is not one for one in seen)
        seen.append(world.observe())
    assert "free" not in seen[-1].columns


def test_a_frame_tells_of_leaning_wood_what_observing_tells() -> None:
    world = small_villa()
    assert world.frame().tilted == ()
    world.place({"free": Pose((0.0, 0.2, 0.013), LYING)})
    world.do(Grip(0, "plate", (0.075, -0.04, TOP)))
    world.do(Move(0, world.time + 0.4, (0.075, -0.04, TOP + 0.02)))
    world.advance(0.5)
    world.step(1)
    facts, seen = world.observe(), world.frame()

    assert seen.tilted == facts.tilted == ("free",)
    assert seen.shifts == pytest.approx(facts.shifts)
    assert seen.leans["plate"] == pytest.approx(facts.leans["plate"], abs=0.05)
    assert seen.leans["plate"] > 0.5
