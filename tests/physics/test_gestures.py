"""Gestures end to end: drawing, carrying, setting down, hooking, holding, laying, knocking over."""

import numpy as np
import pytest
from tests.physics.wood import FEET, FLOOR, HEIGHT, TOP, lead, plate, small_villa, stand, thick, thin

from paletti.physics.gesture import GestureError, Grip, LetGo, Move, Tool
from paletti.physics.pose import Pose, Vector
from paletti.physics.trial import draw_out, stands
from paletti.physics.world import World


def test_a_loose_column_comes_with_a_touch_and_is_set_on_top() -> None:
    world = small_villa()
    x, y, z = world.pose("loose").position
    world.do(Grip(0, "loose", (x, y, z)))
    lead(world, (2.0, (0.13, y, z)))
    assert world.observe().plateau("plate").shift < 0.0005
    lead(world, (0.8, (0.13, y, z + 0.11)), (0.8, (0.0, 0.0, z + 0.11)), (0.8, (0.0, 0.0, z + TOP - 0.001)))

    world.do(LetGo(0))

    assert world.settle()
    column = world.observe().column("loose")
    assert (column.level, column.upright, column.whole, column.covered) == ("plate", True, True, False)
    assert stands(world.observe())


def test_a_loose_column_needs_little_force_and_a_loaded_one_more() -> None:
    world = small_villa()
    moment = world.snapshot()
    loose = draw_out(world, "loose", 0.0)
    world.restore(moment)

    loaded = draw_out(world, "corner-1", 0.0)

    assert loose.peak_newtons < 0.4
    assert loaded.peak_newtons > loose.peak_newtons
    assert loaded.shift > 10 * loose.shift


@pytest.mark.parametrize(("column", "strained"), [("loose", False), ("corner-1", True), ("free", False)])
def test_steps_are_short_while_a_hand_pulls_hard_at_wood_that_is_awake(column: str, strained: bool) -> None:
    world = small_villa()
    x, y, z = world.pose(column).position
    world.do(Grip(0, column, (x, y, z)))
    if column == "free":
        lead(world, (1.0, (x, y + 0.1, z + 0.1)))
    # The free column touches nothing any more and may be swung as fast as a hand can.
    x, y, z = world.pose(column).position
    seconds = 2.0 if column == "loose" else 0.2
    found = set()
    for number in range(1, 11):
        world.do(Move(0, world.time + seconds / 10, (x + 0.005 * number, y, z)))
        world.advance(seconds / 10)
        found.add(world.strained)

    assert max(found) is strained


def test_drawing_a_needed_column_topples_the_villa() -> None:
    world = small_villa()
    world.park("loose")
    world.park("corner-2")
    world.settle()

    verdict = draw_out(world, "corner-1", 0.0)

    assert not verdict.stands


def test_a_jerk_topples_what_a_steady_draw_leaves_standing() -> None:
    legs = [thin(f"leg-{number}") for number in range(6)]
    posts = [thick(f"post-{number}") for number in range(3)]
    top = plate("plate")
    world = World([*legs, *posts, top], FLOOR)
    feet = [*FEET, (0.0, -0.045), (0.0, 0.045)]
    world.place(
        {leg.name: stand(leg, *spot) for leg, spot in zip(legs, feet, strict=True)}
        | {"plate": stand(top, 0, 0, HEIGHT + 5e-5)}
        | {
            post.name: stand(post, *spot, TOP + 1e-4)
            for post, spot in zip(posts, [(-0.03, 0.0), (0.03, 0.0), (0.0, 0.03)], strict=True)
        }
    )
    assert world.settle()
    moment = world.snapshot()
    assert draw_out(world, "leg-4", -90.0, speed=0.02).stands

    world.restore(moment)
    x, y, z = world.pose("leg-4").position
    world.do(Grip(0, "leg-4", (x, y, z + 0.02)))
    world.do(Move(0, world.time, (x - 0.2, y, z + 0.02)))
    world.advance(2.0)

    assert not stands(world.observe())


def test_the_hook_draws_near_the_foot_and_cannot_lift() -> None:
    world = small_villa()
    x, y, z = world.pose("loose").position
    world.do(Grip(0, "loose", (x, y, z), Tool.HOOK))
    grip = world.pulls()[0].grip
    assert grip[2] == pytest.approx(0.010, abs=0.002)

    lead(world, (3.0, (0.14, y, 0.3)))

    column = world.observe().column("loose")
    assert (column.upright, column.level, column.covered) == (True, "base", False)
    assert world.pose("loose").position[0] > 0.13
    assert world.pose("loose").position[2] == pytest.approx(HEIGHT / 2, abs=0.001)
    assert stands(world.observe())


def test_a_hooked_column_is_then_taken_by_hand() -> None:
    world = small_villa()
    world.do(Grip(0, "loose", world.pose("loose").position, Tool.HOOK))
    lead(world, (3.0, (0.14, 0.0, 0.01)))
    world.do(LetGo(0))
    world.settle()

    x, y, z = world.pose("loose").position
    world.do(Grip(0, "loose", (x, y, z)))
    lead(world, (1.0, (x, y, z + 0.1)))

    assert world.observe().column("loose").level is None
    assert world.pose("loose").position[2] > 0.12


def test_a_hold_frees_a_column_for_the_other_hand() -> None:
    world = small_villa()
    moment = world.snapshot()
    without = draw_out(world, "corner-1", 0.0)
    world.restore(moment)

    world.do(Grip(1, "plate", (0.075, -0.04, TOP)))
    lead(world, (1.0, (0.075, -0.04, TOP + 0.006)), hand=1)
    assert world.observe().column("corner-1").load == pytest.approx(0, abs=0.02)
    held = draw_out(world, "corner-1", 0.0)

    assert held.peak_newtons < without.peak_newtons
    lead(world, (1.0, (0.075, -0.04, TOP - 0.004)), hand=1)
    world.do(LetGo(1))
    assert world.settle()
    assert stands(world.observe())


def test_a_plateau_is_carried_level_and_laid() -> None:
    world = villa_ready_for_a_plateau()
    x, y, z = world.pose("spare").position
    world.do(Grip(0, "spare", (x, y, z)))
    lead(world, (0.8, (x, y, 0.25)), (1.5, (0.0, 0.0, 0.25)))
    assert world.observe().plateau("spare").lean < 1
    lead(world, (1.5, (0.0, 0.0, TOP + HEIGHT + 0.002)))
    world.do(LetGo(0))

    assert world.settle()
    laid = world.observe().plateau("spare")
    assert laid.on_upright_columns_alone
    assert set(laid.rests_on) <= {"post-0", "post-1", "post-2"}
    assert stands(world.observe())


def test_a_plateau_laid_off_centre_slides_off() -> None:
    world = villa_ready_for_a_plateau()
    x, y, z = world.pose("spare").position
    world.do(Grip(0, "spare", (x, y, z)))
    lead(world, (0.8, (x, y, 0.25)), (1.5, (0.075, 0.0, 0.25)), (1.5, (0.075, 0.0, TOP + HEIGHT + 0.002)))
    world.do(LetGo(0))
    world.settle()

    assert not world.observe().plateau("spare").on_upright_columns_alone


def villa_ready_for_a_plateau() -> World:
    """A plate on four legs with three posts on it, and a spare plate beside the base."""
    legs = [thin(f"leg-{number}") for number in range(4)]
    posts = [thick(f"post-{number}") for number in range(3)]
    top, spare = plate("plate"), plate("spare", 0.12, 0.10)
    world = World([*legs, *posts, top, spare], FLOOR)
    world.place(
        {leg.name: stand(leg, *spot) for leg, spot in zip(legs, FEET, strict=True)}
        | {"plate": stand(top, 0, 0, HEIGHT + 5e-5)}
        | {
            post.name: stand(post, *spot, TOP + 1e-4)
            for post, spot in zip(posts, [(-0.035, -0.025), (0.035, -0.025), (0.0, 0.03)], strict=True)
        }
        | {"spare": stand(spare, 0.3, 0, 5e-5)}
    )
    assert world.settle()
    return world


def test_a_column_is_knocked_over_while_the_villa_stands() -> None:
    world = small_villa()
    x, y, z = world.pose("loose").position
    world.do(Grip(0, "loose", (x, y, z)))
    lead(world, (1.5, (0.13, 0.0, z)), (1.5, (0.06, 0.105, z)))
    lead(world, (0.3, (0.06, 0.105, z + 0.05)), (0.5, (-0.03, 0.105, z + 0.05)))

    assert "free" in world.observe().tilted
    assert world.observe().plateau("plate").on_upright_columns_alone
    assert world.pushed()["free"] > 0


def test_a_plateau_can_be_turned_in_the_hand() -> None:
    world = villa_ready_for_a_plateau()
    x, y, z = world.pose("spare").position
    world.do(Grip(0, "spare", (x, y, z)))
    lead(world, (0.5, (x, y, 0.2)))
    world.do(Move(0, world.time + 1.5, (x, y, 0.2), turn=np.pi / 2))
    world.advance(2.0)

    assert abs(world.observe().plateau("spare").turn) == pytest.approx(90, abs=3)


def test_force_is_limited_whatever_the_target() -> None:
    world = small_villa()
    world.do(Grip(0, "corner-0", world.pose("corner-0").position))
    world.do(Move(0, world.time, (-1.0, 0.0, 0.5)))
    strongest = 0.0
    for _ in range(50):
        world.step(1)
        strongest = max(strongest, world.pulls()[0].newtons)

    assert 1.0 < strongest <= 3.0 * 1.01 * np.sqrt(3)


def test_the_pull_tells_its_stretch() -> None:
    world = small_villa()
    x, y, z = world.pose("free").position
    world.do(Grip(0, "free", (x, y, z)))
    world.step(1)
    assert world.pulls()[0].stretch < 1e-4

    world.do(Move(0, world.time, (x, y + 0.05, z)))
    world.step(6)

    assert world.pulls()[0].stretch > 0.03


def test_both_hands_hold_different_pieces() -> None:
    world = small_villa()
    world.do(Grip(0, "loose", world.pose("loose").position))
    world.do(Grip(1, "plate", (0.0, 0.05, TOP)))

    assert (world.held(0), world.held(1)) == ("loose", "plate")
    assert [pull.piece for pull in world.pulls()] == ["loose", "plate"]


@pytest.mark.parametrize(
    ("gesture", "why"),
    [
        (LetGo(0), "This hand holds nothing to let go."),
        (Move(0, 0.0, (0, 0, 0)), "This hand holds nothing to move."),
        (Grip(2, "free", (0, 0, 0)), "There are hands 0 to 1."),
        (Grip(0, "nobody", (0, 0, 0)), "There is no piece called nobody."),
        (Grip(0, "spare", (0, 0, 0)), "spare is not on the table."),
        (Grip(0, "free", (0.0, 0.5, 0.0)), "That point is not on free."),
        (Grip(0, "plate", (0.5, 0.0, TOP)), "That point is not on plate."),
        (Grip(0, "plate", (0.0, 0.0, TOP), Tool.HOOK), "The hook draws columns, not plateaus."),
        (Grip(0, "free", (float("nan"), 0, 0)), "A point must be three finite numbers."),
        (Grip(0, "free", (1e9, 0, 0)), "No arm reaches farther than 2 m from the middle of the base."),
    ],
)
def test_what_no_hand_can_do_is_refused_and_changes_nothing(gesture: Grip | Move | LetGo, why: str) -> None:
    world = small_villa()
    before = world.hash()

    with pytest.raises(GestureError, match=why.replace(".", r"\.")):
        world.do(gesture)

    assert world.hash() == before


@pytest.mark.parametrize(
    ("at", "point", "turn", "why"),
    [
        (float("nan"), (0, 0, 0), 0.0, "finite"),
        (1.0, (0, float("inf"), 0), 0.0, "finite"),
        (1.0, (0, 0, 99.0), 0.0, "arm"),
        (-1.0, (0, 0, 0), 0.0, "Time runs forwards"),
        (1e6, (0, 0, 0), 0.0, "at most 60 s ahead"),
        (1.0, (0, 0, 0), 1e9, "turns a piece"),
    ],
)
def test_a_target_that_makes_no_sense_is_refused(at: float, point: Vector, turn: float, why: str) -> None:
    world = small_villa()
    world.do(Grip(0, "free", world.pose("free").position))
    before = world.hash()

    with pytest.raises(GestureError, match=why):
        world.do(Move(0, at, point, turn))

    assert world.hash() == before


def test_a_full_hand_cannot_grip() -> None:
    world = small_villa()
    world.do(Grip(0, "free", world.pose("free").position))

    with pytest.raises(GestureError, match="already holds free"):
        world.do(Grip(0, "loose", world.pose("loose").position))


def test_a_lying_column_can_be_gripped_and_is_raised() -> None:
    post = thin("post")
    world = World([post], FLOOR)
    for quaternion in (
        (0.7071067811865476, 0.7071067811865476, 0.0, 0.0),
        (0.7071067811865476, 0.0, 0.7071067811865476, 0.0),
    ):
        world.place({"post": Pose((0.0, 0.0, 0.0076), quaternion)})
        world.settle()
        world.do(Grip(0, "post", (0.0, 0.0, 0.0076)))
        lead(world, (1.0, (0.0, 0.0, 0.1)), (2.0, (0.0, 0.0, 0.1)))

        assert world.observe().column("post").upright
        world.do(LetGo(0))


def test_a_world_whose_numbers_fail_goes_back_to_its_last_sound_moment_with_open_hands() -> None:
    world = small_villa()
    before = world.poses()
    world.do(Grip(0, "free", world.pose("free").position))
    world.velocities[0, 0] = float("nan")

    world.advance(0.5)

    assert world.held(0) is None
    assert np.abs(world.poses() - before).max() < 1e-3
