"""Wood that nobody touches: the engine must not make it hop, however long and in whatever way it stands."""

from math import radians

import mujoco
import numpy as np
import pytest

from paletti.physics.pose import Pose
from paletti.table.kit import beech, beside_base, villa


@pytest.mark.parametrize("serial", [2, 3])
def test_columns_standing_free_keep_their_feet_on_the_floor(serial: int) -> None:
    world = beech().world(serial, ears=False)
    places = beside_base(beech(), serial)
    # Turned, so that no axis is an exact number.
    world.place(
        {name: Pose.upright(*pose.position, radians(17 * at + 3)) for at, (name, pose) in enumerate(places.items())}
    )
    world.step(250)
    fastest = 0.0
    for _ in range(1000):
        world.wake()
        world.step(1)
        fastest = max(fastest, float(np.abs(world.velocities[:20, :3]).max()))
    assert fastest < 0.001


def test_no_contact_is_deeper_than_wood_gives_way() -> None:
    world = villa(beech(), 2, 2, plateaus=3, ears=False)
    chance = np.random.default_rng(1)
    rest = world.data.qpos.copy()
    deepest = 0.0
    for _ in range(1500):
        world.data.qpos[:] = rest
        poses = world.data.qpos[: 7 * len(world.pieces)].reshape(-1, 7)
        poses[:, :2] += chance.normal(0, 1e-5, (len(poses), 2))
        poses[:, 2] += chance.normal(0, 2e-6, len(poses))
        poses[:, 4:6] += chance.normal(0, 1e-5, (len(poses), 2))
        poses[:, 3:] /= np.linalg.norm(poses[:, 3:], axis=1, keepdims=True)
        mujoco.mj_fwdPosition(world.model, world.data)
        deepest = max(deepest, float(-world.data.contact.dist.min()))
    assert deepest < 2e-4
