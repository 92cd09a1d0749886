"""The contacts of one moment: who touches whom, where, and how hard."""

from __future__ import annotations

from functools import cached_property

import mujoco
import numpy as np
from numpy.typing import NDArray


class Contacts:
    """One row for each point of contact; it copies what the engine knows and reckons forces when they are asked for."""

    def __init__(self, model: mujoco.MjModel, data: mujoco.MjData) -> None:
        contact = data.contact
        self._body = model.geom_bodyid
        self._geoms, self._rows, self._frames = contact.geom.copy(), contact.efc_address.copy(), contact.frame.copy()
        self._force = data.efc_force.copy()
        self.points: NDArray[np.float64] = contact.pos.copy()

    @cached_property
    def bodies(self) -> NDArray[np.int32]:
        """The two bodies that meet; body 0 is the ground, and always the first of its pair."""
        bodies: NDArray[np.int32] = self._body[self._geoms]
        return bodies

    @cached_property
    def presses(self) -> NDArray[np.float64]:
        """Newtons along the normal."""
        presses: NDArray[np.float64] = self._force[self._rows]
        return presses

    @cached_property
    def lifts(self) -> NDArray[np.float64]:
        """Newtons upon the second body: the vertical part of the whole force, friction included."""
        rows, force, axes = self._rows, self._force, self._frames
        lifts: NDArray[np.float64] = (
            force[rows] * axes[:, 2] + force[rows + 1] * axes[:, 5] + force[rows + 2] * axes[:, 8]
        )
        return lifts
