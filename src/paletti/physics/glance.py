"""How wood leans and sinks: what a pose shows without looking at any contact."""

from __future__ import annotations

from math import acos, degrees

import numpy as np
from numpy.typing import NDArray

from paletti.physics.pose import rotation
from paletti.physics.shapes import Slab


def lean_deg(upright: float) -> float:
    """How far a piece leans if the vertical part of its own axis is this large (1: straight up or down)."""
    return degrees(acos(min(1.0, abs(upright))))


def rim_drop(shape: Slab, before: NDArray[np.float64], now: NDArray[np.float64]) -> float:
    """How far, in metres, the lowest-sunk point of a plateau's rim lies below where it was; both are pose rows."""
    rim = shape.polygon()
    down = rotation(before[3:])[2, :2] - rotation(now[3:])[2, :2]
    return float(before[2] - now[2] + (rim @ down).max())
