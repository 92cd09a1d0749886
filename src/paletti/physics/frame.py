"""A picture of one moment: poses, hands, sounds, and the few facts that are asked for with every picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import acos, cos, degrees, hypot, radians

import numpy as np
from numpy.typing import NDArray

from paletti.physics.ears import Sound
from paletti.physics.hand import Pull
from paletti.physics.yard import Yard

UPRIGHT_COS = cos(radians(15))


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
        rows, names = self._rows, self.yard.names
        return {names[at]: degrees(acos(min(1.0, abs(_upright(rows[at]))))) for at in self.yard.slabs.tolist()}

    @cached_property
    def shifts(self) -> dict[str, float]:
        """How far each plateau is from where it last rested, in metres."""
        shifts = {}
        for at in self.yard.slabs.tolist():
            x, y = self.stood[at, :2].tolist()
            shifts[self.yard.names[at]] = hypot(self._rows[at][0] - x, self._rows[at][1] - y)
        return shifts

    @cached_property
    def tilted(self) -> tuple[str, ...]:
        """The columns that are not upright and not in a hand."""
        held = {pull.piece for pull in self.pulls}
        rows, names = self._rows, self.yard.names
        tilted = (names[at] for at in self.yard.columns.tolist() if abs(_upright(rows[at])) < UPRIGHT_COS)
        return tuple(name for name in tilted if name not in held)

    @cached_property
    def _rows(self) -> list[list[float]]:
        rows: list[list[float]] = self.poses.tolist()
        return rows


def _upright(row: list[float]) -> float:
    """The cosine of the angle between a piece's axis and the vertical."""
    return 1 - 2 * (row[4] * row[4] + row[5] * row[5])
