"""Throwing the Master Builder's Seal: a real block, thrown, tumbling, and read where it comes to lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.rules.pieces import Side
from paletti.table.chance import Chance

HALF_M = (0.024, 0.011, 0.011)  # a long block: 48 mm by 22 mm by 22 mm
DENSITY_KG_M3 = 720
STEP_S = 0.004
LONGEST_S = 6.0
EVERY_STEPS = 4
# The block's faces by their outward axis; the two ends are its x axis.
FACES = {Side.RED: (0, 0, 1), Side.YELLOW: (0, 0, -1), Side.BLUE: (0, 1, 0), Side.GREEN: (0, -1, 0)}
FLAT = 0.995  # cosine: a face counts as up when it is level


@dataclass(frozen=True)
class Throw:
    """What a throw showed, and the block's poses (x y z w x y z) every `every_s` seconds for watching it."""

    shows: Side
    poses: NDArray[np.float64]
    every_s: float


def throw(*words: object) -> Throw:
    """The throw that these words (the game's seed, which throw) fix; one that stays propped is thrown again."""
    for attempt in range(20):
        thrown = _thrown(Chance(*words, "seal", attempt))
        if thrown is not None:
            return thrown
    raise RuntimeError("the seal would not come to lie")


def _thrown(chance: Chance) -> Throw | None:
    model = _model()
    data = mujoco.MjData(model)
    turn, spin = chance.between(0, 2 * pi), chance.between(0, 2 * pi)
    data.qpos[:3] = (-0.12 * cos(turn), -0.12 * sin(turn), 0.2)
    data.qpos[3:7] = _any_turn(chance)
    data.qvel[:3] = (0.55 * cos(turn), 0.55 * sin(turn), chance.between(0.2, 0.6))
    data.qvel[3:6] = (chance.between(12, 30) * cos(spin), chance.between(12, 30) * sin(spin), chance.between(-15, 15))
    poses = [data.qpos.copy()]
    for step in range(1, round(LONGEST_S / STEP_S) + 1):
        mujoco.mj_step(model, data)
        if step % EVERY_STEPS == 0:
            poses.append(data.qpos.copy())
            if np.abs(data.qvel[:3]).max() < 0.01 and np.abs(data.qvel[3:]).max() < 0.1 and data.qpos[2] < 0.03:
                break
    shows = _shown(data.xmat[1].reshape(3, 3))
    return None if shows is None else Throw(shows, np.array(poses), STEP_S * EVERY_STEPS)


def _any_turn(chance: Chance) -> list[float]:
    # Shoemake's way to a uniform rotation from three numbers.
    one, two, three = chance.number(), chance.number(), chance.number()
    a, b = (1 - one) ** 0.5, one**0.5
    return [a * sin(2 * pi * two), a * cos(2 * pi * two), b * sin(2 * pi * three), b * cos(2 * pi * three)]


def _shown(turn: NDArray[np.float64]) -> Side | None:
    if abs(turn[2, 0]) > FLAT:
        return Side.END
    for side, axis in FACES.items():
        if turn[2] @ np.array(axis, dtype=float) > FLAT:
            return side
    return None


@cache
def _model() -> mujoco.MjModel:
    spec = mujoco.MjSpec()
    spec.option.timestep = STEP_S
    spec.option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    spec.option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    floor = spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[1, 1, 0.1])
    body = spec.worldbody.add_body()
    body.add_freejoint()
    block = body.add_geom(type=mujoco.mjtGeom.mjGEOM_BOX, size=list(HALF_M), density=DENSITY_KG_M3)
    for geom in (floor, block):
        geom.friction = [0.4, 0.001, 0.0001]
        geom.condim = 4
        geom.solref = [0.01, 0.5]
    return spec.compile()
