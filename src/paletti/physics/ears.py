"""What there is to hear: knocks and scrapes between pieces since the last time somebody listened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

KNOCK_N_S = 1.5e-4  # a thin column set down at 1.5 cm/s
SCRAPE_M_S = 0.006
SCRAPE_N = 0.03


@dataclass(frozen=True)
class Sound:
    """Two things that knocked or scraped: normal impulse beyond mere weight (N s), sliding speed (m/s), force (N)."""

    one: str
    two: str
    point: tuple[float, float, float]
    impulse: float
    slide: float
    force: float


class Ears:
    """Keeps the contacts of every step since the last listening; cheap enough to be always on."""

    def __init__(self, model: mujoco.MjModel, data: mujoco.MjData, names: tuple[str, ...]) -> None:
        self._data, self._names = data, names
        self._body = np.asarray(model.geom_bodyid)
        self._count = int(model.nbody)
        self._step = float(model.opt.timestep)
        self._steps: list[tuple[NDArray[Any], ...]] = []
        self._before: NDArray[np.float64] | None = None

    def hear(self) -> None:
        """Notes the contacts of the step just made."""
        contact, data = self._data.contact, self._data
        rows = contact.efc_address
        self._steps.append(
            (contact.geom.copy(), data.efc_force[rows], rows.copy(), data.efc_vel.copy(), contact.pos.copy())
        )

    def forget(self) -> None:
        """Drops what was heard."""
        self._steps.clear()
        self._before = None

    def listen(self) -> tuple[Sound, ...]:
        """The sounds since the last call, loudest first."""
        if not self._steps:
            return ()
        geoms = np.concatenate([step[0] for step in self._steps])
        force = np.concatenate([step[1] for step in self._steps])
        slide = np.concatenate([np.hypot(step[3][step[2] + 1], step[3][step[2] + 2]) for step in self._steps])
        points = np.concatenate([step[4] for step in self._steps])
        steps, first = len(self._steps), len(self._steps[0][1])
        self._steps.clear()
        pair = np.sort(self._body[geoms], axis=1) @ np.array([self._count, 1])
        weight = np.bincount(pair, force, minlength=self._count**2)
        before = self._before
        if before is None:
            # Nothing was heard before: what pressed in the first step is mere weight.
            before = np.bincount(pair[:first], force[:first], minlength=self._count**2).astype(float)
        knock = weight * self._step - before * (self._step * steps)
        self._before = weight / steps
        scraping = (slide > SCRAPE_M_S) & (force > SCRAPE_N / 4)
        loud = set(np.flatnonzero(knock > KNOCK_N_S).tolist()) | set(pair[scraping].tolist())
        sounds = []
        for key in loud:
            here = np.flatnonzero(pair == key)
            if weight[key] <= 0:
                continue
            share = force[here] / weight[key]
            x, y, z = (share[:, None] * points[here]).sum(axis=0).tolist()
            sounds.append(
                Sound(
                    self._names[key // self._count],
                    self._names[key % self._count],
                    (x, y, z),
                    max(0.0, float(knock[key])),
                    float((share * slide[here]).sum()),
                    float(weight[key] / steps),
                )
            )
        return tuple(sorted(sounds, key=lambda sound: -sound.impulse))
