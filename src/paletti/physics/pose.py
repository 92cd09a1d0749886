"""Where a piece is: the position of its middle and its turn."""

from __future__ import annotations

from dataclasses import dataclass
from math import acos, atan2, cos, degrees, isfinite, sin, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True)
class Pose:
    """Position of a piece's middle in metres and its turn as a unit quaternion (w, x, y, z)."""

    position: Vector
    quaternion: Quaternion = (1.0, 0.0, 0.0, 0.0)

    @classmethod
    def upright(cls, x: float, y: float, z: float, turn: float = 0.0) -> Pose:
        """A piece as built, its middle here, turned about the vertical."""
        return cls((float(x), float(y), float(z)), (cos(turn / 2), 0.0, 0.0, sin(turn / 2)))

    @classmethod
    def of_row(cls, row: NDArray[np.float64]) -> Pose:
        """The pose that `row` returned."""
        x, y, z, w, i, j, k = row.tolist()
        return cls((x, y, z), (w, i, j, k))

    @property
    def row(self) -> NDArray[np.float64]:
        """Position and quaternion as a row of seven numbers."""
        return np.array([*self.position, *self.quaternion])

    @property
    def lean(self) -> float:
        """How far the piece's axis is from the vertical, in degrees."""
        _, x, y, _ = self.quaternion
        return degrees(acos(min(1.0, abs(1 - 2 * (x * x + y * y)))))

    @property
    def yaw(self) -> float:
        """How far the piece is turned about the vertical, in radians."""
        w, x, y, z = self.quaternion
        return atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))

    def outside(self, point: Vector) -> Vector:
        """The place in the world of a point that is given in the piece's own coordinates."""
        w, x, y, z = self.quaternion
        px, py, pz = point
        tx, ty, tz = 2 * (y * pz - z * py), 2 * (z * px - x * pz), 2 * (x * py - y * px)
        cx, cy, cz = self.position
        return (
            cx + px + w * tx + (y * tz - z * ty),
            cy + py + w * ty + (z * tx - x * tz),
            cz + pz + w * tz + (x * ty - y * tx),
        )

    def is_sound(self) -> bool:
        """Whether these are finite numbers and the quaternion has length one."""
        length = sqrt(sum(part * part for part in self.quaternion))
        return all(map(isfinite, (*self.position, *self.quaternion))) and abs(length - 1) < 1e-6


def rotation(quaternion: NDArray[np.float64]) -> NDArray[np.float64]:
    """The matrix that turns a piece's own coordinates into the world's."""
    w, x, y, z = quaternion.tolist()
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )
