"""A picture of one moment: poses, hands, sounds, and the few facts that every picture needs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import acos, cos, degrees, dist, radians, sin, sqrt

import numpy as np
from numpy.typing import NDArray

from paletti.physics.ears import Sound
from paletti.physics.hand import Pull
from paletti.physics.yard import Yard

UPRIGHT_COS = cos(radians(15))
UPRIGHT_PART = sin(radians(7.5)) / sqrt(2)  # if a quaternion's x and y are below this, the piece leans less than that


@dataclass(frozen=True)
class Frame:
    """What a picture needs: poses (a row of seven for each piece), the hands, sounds since the last frame."""

    time: float
    at_rest: bool
    poses: NDArray[np.float64]
    pulls: tuple[Pull, ...]
    sounds: tuple[Sound, ...]
    yard: Yard
    stood: NDArray[np.float64]

    @cached_property
    def leans(self) -> dict[str, float]:
        """Each plateau's lean in degrees."""
        names, poses = self.yard.names, self.poses
        leans = {}
        for at in self.yard.slabs.tolist():
            x, y = poses[at, 4:6].tolist()
            leans[names[at]] = degrees(acos(min(1.0, abs(1 - 2 * (x * x + y * y)))))
        return leans

    @cached_property
    def shifts(self) -> dict[str, float]:
        """How far each plateau is from where it last rested, in metres."""
        names, poses, stood = self.yard.names, self.poses, self.stood
        return {names[at]: dist(poses[at, :2].tolist(), stood[at, :2].tolist()) for at in self.yard.slabs.tolist()}

    @cached_property
    def tilted(self) -> tuple[str, ...]:
        """The columns that are not upright and not in a hand."""
        tilts = self.poses[:, 4:6]
        # If all parts are this small, nothing leans. That is nearly always the case.
        if abs(tilts).max() < UPRIGHT_PART:
            return ()
        columns = self.yard.columns
        upright = np.abs(1 - 2 * (tilts[columns] ** 2).sum(axis=1))
        held = {pull.piece for pull in self.pulls}
        leaning = (self.yard.names[at] for at in columns[upright < UPRIGHT_COS].tolist())
        return tuple(name for name in leaning if name not in held)
