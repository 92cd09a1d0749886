"""How weight stood somewhere on top changes the margins of every plateau beneath, for many places at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paletti.statics import Stack
from paletti.statics.balance import SAFE_M, SAFE_PER_STOREY_M
from paletti.statics.contact import hull

Points = NDArray[np.float64]


class Footing:
    """The supports of every plateau of a stack, ready to be asked about extra weight."""

    def __init__(self, stack: Stack) -> None:
        self._floors: list[tuple[float, Points, Points, float]] = []
        for at, slab in enumerate(stack.slabs):
            carriers = stack.carriers(slab)
            corners = hull(np.concatenate([*carriers.values(), np.zeros((0, 2))]))
            mass, centre = stack.burden(slab)
            need = SAFE_M + SAFE_PER_STOREY_M * (len(stack.slabs) - 1 - at)
            self._floors.append((mass, centre, corners, need))

    def spare(self, mass: float, places: Points) -> Points:
        """What is left of the least margin, in metres, with this mass at each of the places."""
        least = np.full(len(places), np.inf)
        for carried, centre, corners, need in self._floors:
            if len(corners) < 3:
                return np.full(len(places), -1.0)
            moved = (carried * centre + mass * places) / (carried + mass)
            least = np.minimum(least, depths(corners, moved) - need)
        return least


def depths(corners: Points, places: Points) -> Points:
    """How far each place lies inside a convex polygon (anticlockwise); outside it is the distance to its worst edge."""
    along = np.roll(corners, -1, axis=0) - corners
    length = np.sqrt(np.sum(along * along, axis=1))
    offset = places[:, None, :] - corners[None, :, :]
    height = (along[:, 0] * offset[..., 1] - along[:, 1] * offset[..., 0]) / length
    found: Points = height.min(axis=1)
    return found
