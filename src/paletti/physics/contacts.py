"""The contacts of one moment: which pieces touch, where, and how hard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics.layout import Layout

OVERLAP_M = 3e-4  # how much wood gives when a column is put back under its plateau


@dataclass(frozen=True)
class Contacts:
    """One row for each point of contact, as the engine has it; forces are computed when they are asked for."""

    pieces: NDArray[np.int64]  # the two that touch, each as its row plus one; 0 is the ground, always first
    points: NDArray[np.float64]
    frames: NDArray[np.float64]  # the normal and two directions of friction
    rows: NDArray[np.int32]  # where a contact's forces begin
    forces: NDArray[np.float64]

    @classmethod
    def of(cls, layout: Layout, data: mujoco.MjData) -> Contacts:
        """A copy of the engine's contacts."""
        contact = data.contact
        pieces = layout.numbers[layout.model.geom_bodyid[contact.geom]]
        return cls(pieces, contact.pos.copy(), contact.frame.copy(), contact.efc_address.copy(), data.efc_force.copy())

    @cached_property
    def newtons(self) -> NDArray[np.float64]:
        """Newtons along the normal."""
        newtons: NDArray[np.float64] = self.forces[self.rows]
        return newtons

    @cached_property
    def lifts(self) -> NDArray[np.float64]:
        """Newtons on the second body: the vertical part of the whole force, friction included."""
        rows, forces, axes = self.rows, self.forces, self.frames
        lifts: NDArray[np.float64] = (
            forces[rows] * axes[:, 2] + forces[rows + 1] * axes[:, 5] + forces[rows + 2] * axes[:, 8]
        )
        return lifts

    def among(self, pieces: NDArray[np.bool_]) -> Contacts:
        """Only the contacts between these pieces, numbered as here."""
        kept = pieces[self.pieces].all(axis=1)
        return Contacts(self.pieces[kept], self.points[kept], self.frames[kept], self.rows[kept], self.forces)

    def and_also(self, other: Contacts) -> Contacts:
        """These contacts and those of another moment's forces."""
        return Contacts(
            np.concatenate([self.pieces, other.pieces]),
            np.concatenate([self.points, other.points]),
            np.concatenate([self.frames, other.frames]),
            np.concatenate([self.rows, other.rows + len(self.forces)]),
            np.concatenate([self.forces, other.forces]),
        )


def overlap(layout: Layout, rows: list[int]) -> tuple[int, int] | None:
    """The first two pieces that overlap, at least one of them in these rows: row plus one, 0 for the ground."""
    contact = layout.data.contact
    bodies = layout.numbers[layout.model.geom_bodyid[contact.geom]]
    for one, two in bodies[contact.dist < -OVERLAP_M].tolist():
        if one - 1 in rows or two - 1 in rows:
            return one, two
    return None
