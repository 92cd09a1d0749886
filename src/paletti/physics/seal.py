"""The seal thrown as a die: a long four-sided block tumbles over the table and shows a side, or stands on its end."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt
from random import Random

import mujoco
import numpy as np
from numpy.typing import NDArray

LENGTH_M, WIDTH_M = 0.050, 0.020
DENSITY = 720.0  # beech, whatever the columns are made of
MASS_KG = DENSITY * LENGTH_M * WIDTH_M**2
STEP_S = 0.002
FRAME_STEPS = 8
LONGEST_S = 8.0


@dataclass(frozen=True)
class Tumble:
    """A throw: the block's poses (rows of seven, one every `frame` seconds) and the face that came up.

    `face` is 0 to 3 for a side (its outward normals in the block's coordinates are +y, +z, -y, -z), or None on an end.
    """

    poses: NDArray[np.float64]
    frame: float
    face: int | None


def throw_seal(seed: int) -> Tumble:
    """The throw for this seed, which is always the same."""
    rng = Random(f"seal/{seed}")
    model = _model()
    data = mujoco.MjData(model)
    data.qpos[:] = [-0.15, 0.1 * (rng.random() - 0.5), 0.12, *_any_turn(rng)]
    data.qvel[:] = [
        0.5 + 0.3 * rng.random(),
        0.3 * (rng.random() - 0.5),
        0.0,
        *(16 * (rng.random() - 0.5) for _ in "xyz"),
    ]
    poses = [data.qpos.copy()]
    quiet = 0
    while data.time < LONGEST_S and quiet < 12:
        mujoco.mj_step(model, data, FRAME_STEPS)
        poses.append(data.qpos.copy())
        quiet = quiet + 1 if float(np.abs(data.qvel).max()) < 0.02 else 0
    return Tumble(np.array(poses), STEP_S * FRAME_STEPS, _face(data.xmat[1].reshape(3, 3)))


def _face(turn: NDArray[np.float64]) -> int | None:
    up = turn[2]
    if abs(up[0]) > 0.7:
        return None
    side = 0 if abs(up[1]) > abs(up[2]) else 1
    return side if up[1 + side] > 0 else side + 2


def _any_turn(rng: Random) -> tuple[float, float, float, float]:
    """A quaternion with every orientation equally likely."""
    share, one, two = rng.random(), 2 * pi * rng.random(), 2 * pi * rng.random()
    low, high = sqrt(1 - share), sqrt(share)
    return low * float(np.sin(one)), low * float(np.cos(one)), high * float(np.sin(two)), high * float(np.cos(two))


def _model() -> mujoco.MjModel:
    spec = mujoco.MjSpec()
    spec.option.timestep = STEP_S
    spec.option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    spec.option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[1, 1, 0.1], friction=[0.4, 0.005, 0.0001])
    body = spec.worldbody.add_body(name="seal")
    body.add_freejoint()
    body.add_geom(
        type=mujoco.mjtGeom.mjGEOM_BOX,
        size=[LENGTH_M / 2, WIDTH_M / 2, WIDTH_M / 2],
        density=DENSITY,
        friction=[0.4, 0.005, 0.0001],
        solref=[0.006, 0.6],
    )
    return spec.compile()
