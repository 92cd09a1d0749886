"""Exact memory: a snapshot leads to the very same future, bit for bit."""

import numpy as np
import pytest
from tests.physics.wood import FLOOR, TOP, small_villa, thin

from paletti.physics.gesture import Grip, Move, Tool
from paletti.physics.settings import LIVE, LIVE_BEFORE, ROLLOUT
from paletti.physics.snapshot import Snapshot, SnapshotError
from paletti.physics.world import World


def test_a_restored_world_has_the_very_same_future() -> None:
    world = small_villa()
    world.wake()
    moment = world.snapshot()
    world.step(300)
    future = world.hash()

    world.restore(moment)
    assert world.hash() == moment.hash
    world.step(300)

    assert world.hash() == future


def test_a_snapshot_in_mid_gesture_carries_hands_hook_and_targets() -> None:
    world = small_villa()
    world.do(Grip(0, "loose", world.pose("loose").position, Tool.HOOK))
    world.do(Grip(1, "plate", (0.07, 0.0, TOP)))
    world.do(Move(0, world.time + 1.5, (0.12, 0.01, 0.01)))
    world.do(Move(1, world.time + 0.5, (0.07, 0.0, TOP + 0.003)))
    world.advance(0.6)
    moment = world.snapshot()
    world.step(200)

    twin = World(world.pieces, FLOOR)
    twin.restore(Snapshot.from_bytes(moment.to_bytes()))
    twin.step(200)

    assert (twin.held(0), twin.held(1)) == ("loose", "plate")
    assert twin.hash() == world.hash()
    assert np.array_equal(twin.poses(), world.poses())


def test_a_moment_between_two_steps_under_load_leads_to_the_same_future() -> None:
    world = small_villa()
    x, y, z = world.pose("corner-1").position
    world.do(Grip(0, "corner-1", (x, y, z)))
    world.do(Move(0, world.time + 0.3, (x + 0.03, y, z)))
    world.advance(0.2)
    world.step(1)
    moment = world.snapshot()
    world.step(200)

    twin = World(world.pieces, FLOOR)
    twin.restore(Snapshot.from_bytes(moment.to_bytes()))
    strained = twin.strained
    twin.step(200)

    assert strained
    assert twin.hash() == world.hash()


def test_an_untouched_villa_restored_a_thousand_times_has_not_moved() -> None:
    world = small_villa()
    before, moment = world.poses(), world.snapshot()

    for _ in range(1000):
        world.restore(moment)
        world.step(1)

    assert np.array_equal(world.poses(), before)
    assert world.hash() == moment.hash


def test_another_moment_has_another_hash() -> None:
    world = small_villa()
    before = world.hash()
    world.wake()
    world.step(1)

    assert world.hash() != before


def test_a_quicker_world_takes_up_a_live_moment() -> None:
    live, trial = small_villa(), small_villa(ROLLOUT)

    trial.restore(live.snapshot())

    assert np.array_equal(trial.poses(), live.poses())
    assert trial.at_rest


def test_a_snapshot_of_other_wood_is_refused() -> None:
    with pytest.raises(SnapshotError, match="another set of pieces"):
        small_villa().restore(World([thin("one")], FLOOR).snapshot())


def test_a_snapshot_of_another_engine_is_refused() -> None:
    world = small_villa()
    moment = world.snapshot()
    old = Snapshot("mujoco 1.2.3", moment.pieces, moment.physics, moment.memory)

    with pytest.raises(SnapshotError, match=r"made by mujoco 1\.2\.3"):
        world.restore(old)


def test_bytes_that_are_no_snapshot_are_refused() -> None:
    with pytest.raises(SnapshotError, match="not a snapshot"):
        Snapshot.from_bytes(b"nonsense")


def test_the_same_gestures_give_the_same_hash_in_two_worlds() -> None:
    hashes = []
    for _ in range(2):
        world = small_villa()
        world.do(Grip(0, "corner-1", world.pose("corner-1").position))
        world.do(Move(0, world.time + 1.0, (0.1, -0.06, 0.05)))
        world.advance(1.5)
        hashes.append(world.hash())

    assert hashes[0] == hashes[1]


def test_a_moment_goes_to_a_world_with_another_order_inside_and_back_unchanged() -> None:
    world, other = small_villa(LIVE), small_villa(LIVE_BEFORE)
    world.do(Grip(0, "corner-1", world.pose("corner-1").position))
    world.do(Move(0, world.time + 1.0, (0.07, -0.05, 0.04)))
    world.advance(0.3)
    moment = world.snapshot()
    moving = np.abs(world.velocities).max(axis=1)

    other.restore(moment)

    assert np.array_equal(other.poses(), world.poses())
    assert np.array_equal(np.abs(other.velocities).max(axis=1), moving)
    assert other.held(0) == "corner-1"
    assert other.snapshot().physics == moment.physics
    assert {(load.upper, load.lower) for load in other.observe().loads if load.newtons > 0.01} == {
        (load.upper, load.lower) for load in world.observe().loads if load.newtons > 0.01
    }
