"""Columns that stand free on the base: nothing may make them hop, however long they stand."""

from math import radians

import numpy as np
import pytest

from paletti.physics.pose import Pose
from paletti.table.kit import beech, beside_base


@pytest.mark.parametrize("serial", [2, 3])
def test_columns_standing_free_keep_their_feet_on_the_floor(serial: int) -> None:
    world = beech().world(serial, ears=False)
    places = beside_base(beech(), serial)
    # Turned, so that no axis is exact in the last bit.
    world.place(
        {name: Pose.upright(*pose.position, radians(17 * at + 3)) for at, (name, pose) in enumerate(places.items())}
    )
    world.step(250)
    fastest = 0.0
    for _ in range(1000):
        world.wake()
        world.step(1)
        fastest = max(fastest, float(np.abs(world.data.qvel[: 6 * 20].reshape(-1, 6)[:, :3]).max()))
    assert fastest < 0.001
