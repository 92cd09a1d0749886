"""Where pieces really meet: overlaps of outlines in the plane, seen from above."""

from __future__ import annotations

from math import pi

import numpy as np
from numpy.typing import NDArray

from paletti.outline import Points, contains, hull

RIM_POINTS = 12  # a round contact as a polygon: 12 corners miss 1.7 % of the radius at most


def disc(centre: tuple[float, float], radius: float, corners: int = RIM_POINTS) -> Points:
    """The corners of a circle's polygon, anticlockwise."""
    turns = 2 * pi * np.arange(corners) / corners
    return np.column_stack([centre[0] + radius * np.cos(turns), centre[1] + radius * np.sin(turns)])


def overlap(rim: Points, outline: Points) -> Points:
    """The corners of the overlap of a small convex rim and an outline; empty if they do not meet."""
    within = contains(outline, rim)
    near = _near(rim, outline)
    if within.all() and not near.any():
        return rim
    if not within.any() and not near.any():
        return rim[:0]
    shared = [rim[within]]
    if near.any():
        shared.append(outline[contains(rim, outline)])
        shared.append(crossings(rim, outline))
    return np.concatenate(shared)


def _near(rim: Points, outline: Points) -> NDArray[np.bool_]:
    """Which edges of the outline touch the box round the rim."""
    low, high = rim.min(axis=0), rim.max(axis=0)
    after = np.roll(outline, -1, axis=0)
    near: NDArray[np.bool_] = np.all((np.maximum(outline, after) >= low) & (np.minimum(outline, after) <= high), axis=1)
    return near


def crossings(one: Points, two: Points) -> Points:
    """The points where the edges of two polygons cross."""
    start, along = one[:, None, :], (np.roll(one, -1, axis=0) - one)[:, None, :]
    other, beside = two[None, :, :], (np.roll(two, -1, axis=0) - two)[None, :, :]
    gap = other - start
    cross = along[..., 0] * beside[..., 1] - along[..., 1] * beside[..., 0]
    safe = np.where(np.abs(cross) < 1e-15, 1.0, cross)
    first = (gap[..., 0] * beside[..., 1] - gap[..., 1] * beside[..., 0]) / safe
    second = (gap[..., 0] * along[..., 1] - gap[..., 1] * along[..., 0]) / safe
    met = (np.abs(cross) >= 1e-15) & (first >= 0) & (first <= 1) & (second >= 0) & (second <= 1)
    points: Points = (start + first[..., None] * along)[met]
    return points


def depth(points: Points, place: Points) -> float:
    """How far a place lies inside the hull of the points, in metres; negative outside; -inf if there are none.

    The programme "how far may the weight move before no forces hold it" has its optimum at an edge of the hull, so
    its dual is solved by looking only at the edges.
    """
    corners = hull(points)
    if len(corners) == 0:
        return -np.inf
    if len(corners) < 3:
        return -_to_segment(corners[0], corners[-1], place)
    along = np.roll(corners, -1, axis=0) - corners
    offset = place - corners
    length = np.sqrt(np.sum(along * along, axis=1))
    height = (along[:, 0] * offset[:, 1] - along[:, 1] * offset[:, 0]) / length
    least = float(height.min())
    if least >= 0:
        return least
    share = np.clip(np.sum(offset * along, axis=1) / length**2, 0, 1)
    return -float(np.sqrt(np.min(np.sum((offset - share[:, None] * along) ** 2, axis=1))))


def _to_segment(start: Points, end: Points, place: Points) -> float:
    along = end - start
    size = float(along @ along)
    share = 0.0 if size == 0 else min(1.0, max(0.0, float((place - start) @ along) / size))
    return float(np.linalg.norm(place - start - share * along))
