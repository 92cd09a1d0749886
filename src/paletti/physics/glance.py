"""How the plateaus lie: what can be told of a moment without looking at a single contact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import acos, degrees, dist

import numpy as np
from numpy.typing import NDArray

from paletti.physics.pose import rotation
from paletti.physics.shapes import Slab


@dataclass(frozen=True)
class Glance:
    """Each plateau's lean in degrees, and how many metres it is from where it last rested."""

    leans: dict[str, float]
    shifts: dict[str, float]


def lean_deg(upright: float) -> float:
    """How far a piece leans whose own upward axis points up by this much (1: straight up or down)."""
    return degrees(acos(min(1.0, abs(upright))))


def rim_drop(shape: Slab, before: NDArray[np.float64], now: NDArray[np.float64]) -> float:
    """How many metres the point of a plateau's rim that sank most lies below where it lay; both are pose rows."""
    rim = shape.polygon()
    down = rotation(before[3:])[2, :2] - rotation(now[3:])[2, :2]
    return float(before[2] - now[2] + (rim @ down).max())


def glance(
    names: Sequence[str],
    slabs: NDArray[np.int64],
    upright: NDArray[np.float64],
    poses: NDArray[np.float64],
    stood: NDArray[np.float64],
) -> Glance:
    """How these rows of the world lie now against how they stood."""
    called = [names[at] for at in slabs.tolist()]
    leans = map(lean_deg, upright[slabs].tolist())
    shifts = map(dist, poses[slabs, :2].tolist(), stood[slabs, :2].tolist())
    return Glance(dict(zip(called, leans, strict=True)), dict(zip(called, shifts, strict=True)))
