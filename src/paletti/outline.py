"""Plane outlines: smooth curves, areas, insides, and how to divide them into a few convex pieces."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]


def smooth(corners: Points, per_span: int) -> Points:
    """A closed Catmull-Rom curve through the corners, as a polygon with `per_span` points from corner to corner."""
    before, after, beyond = (np.roll(corners, shift, axis=0) for shift in (1, -1, -2))
    spans = [
        (
            2 * corners
            + (after - before) * part
            + (2 * before - 5 * corners + 4 * after - beyond) * part**2
            + (3 * corners - before - 3 * after + beyond) * part**3
        )
        / 2
        for part in np.arange(per_span) / per_span
    ]
    return np.stack(spans, axis=1).reshape(-1, 2)


def signed_area(polygon: Points) -> float:
    """The area inside, positive when the corners run anticlockwise."""
    x, y = polygon.T
    x2, y2 = np.roll(x, -1), np.roll(y, -1)
    return float(np.sum(x * y2 - x2 * y) / 2)


def centroid(polygon: Points) -> Points:
    """The centre of the area."""
    x, y = polygon.T
    x2, y2 = np.roll(x, -1), np.roll(y, -1)
    cross = x * y2 - x2 * y
    return np.array([np.sum((x + x2) * cross), np.sum((y + y2) * cross)]) / (6 * signed_area(polygon))


def second_moments(polygon: Points) -> tuple[float, float, float]:
    """The integrals of x*x, y*y and x*y over the area."""
    x, y = polygon.T
    x2, y2 = np.roll(x, -1), np.roll(y, -1)
    cross = x * y2 - x2 * y
    xx = float(np.sum((x * x + x * x2 + x2 * x2) * cross) / 12)
    yy = float(np.sum((y * y + y * y2 + y2 * y2) * cross) / 12)
    xy = float(np.sum((x * y2 + 2 * x * y + 2 * x2 * y2 + x2 * y) * cross) / 24)
    return xx, yy, xy


class Ring:
    """A closed outline, prepared for many questions about points."""

    def __init__(self, polygon: Points) -> None:
        after = np.roll(polygon, -1, axis=0)
        self._x, self._y = polygon.T.copy()
        self._dx, self._dy = (after - polygon).T.copy()
        self._y2 = after[:, 1].copy()
        self._per_length = 1 / (self._dx**2 + self._dy**2)
        self._slope = self._dx / np.where(self._dy == 0, 1.0, self._dy)

    def depth(self, points: Points) -> NDArray[np.float64]:
        """How far each point lies inside the outline; negative outside."""
        x, y = points[:, 0:1] - self._x, points[:, 1:2] - self._y
        share = np.minimum(np.maximum((x * self._dx + y * self._dy) * self._per_length, 0), 1)
        gap = np.sqrt((((x - share * self._dx) ** 2) + (y - share * self._dy) ** 2).min(axis=1))
        inside: NDArray[np.float64] = np.where(self._odd(points, x, y), gap, -gap)
        return inside

    def contains(self, points: Points) -> NDArray[np.bool_]:
        """Which points lie inside."""
        return self._odd(points, points[:, 0:1] - self._x, points[:, 1:2] - self._y)

    def _odd(self, points: Points, x: Points, y: Points) -> NDArray[np.bool_]:
        """Whether a ray to the right of each point crosses the outline an odd number of times."""
        crossed = ((y < 0) != (points[:, 1:2] < self._y2)) & (x < self._slope * y)
        odd: NDArray[np.bool_] = (crossed.sum(axis=1) & 1).astype(bool)
        return odd


def edge_distance(polygon: Points, points: Points) -> NDArray[np.float64]:
    """How far each point lies inside the polygon's edge; negative outside."""
    return Ring(polygon).depth(points)


def contains(polygon: Points, points: Points) -> NDArray[np.bool_]:
    """Which points lie inside; quicker than a `Ring` for a few points."""
    x, y = points[:, 0:1], points[:, 1:2]
    x1, y1 = polygon[:, 0], polygon[:, 1]
    x2, y2 = np.roll(x1, -1), np.roll(y1, -1)
    spans = (y1 > y) != (y2 > y)
    rise = np.where(y2 == y1, 1.0, y2 - y1)
    left = x < (x2 - x1) * (y - y1) / rise + x1
    found: NDArray[np.bool_] = np.count_nonzero(spans & left, axis=1) % 2 == 1
    return found


def hull(points: Points) -> Points:
    """The convex hull, anticlockwise; with fewer than three different points, just these points."""
    rows = sorted({(x, y) for x, y in points.tolist()})
    if len(rows) < 3:
        return np.array(rows, dtype=float).reshape(-1, 2)

    def half(run: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in run:
            while len(kept) > 1:
                (x1, y1), (x2, y2) = kept[-2], kept[-1]
                if (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return np.array(half(rows) + half(rows[::-1]))


def convex_parts(polygon: Points, tolerance: float) -> tuple[Points, ...]:
    """A few convex polygons that together fill the outline, bays shallower than `tolerance` filled in."""
    depth, deepest = _deepest_bay(polygon)
    if depth <= tolerance:
        return (hull(polygon),)
    count = len(polygon)
    best: tuple[float, int] | None = None
    for other in range(count):
        if min((other - deepest) % count, (deepest - other) % count) < 2 or not _sees(polygon, deepest, other):
            continue
        one, two = _cut(polygon, deepest, other)
        # If several chords clear the bay, halves of similar size keep the parts compact, without slivers.
        smaller = min(abs(signed_area(one)), abs(signed_area(two))) / abs(signed_area(polygon))
        cost = _deepest_bay(one)[0] + _deepest_bay(two)[0] + 0.01 * (0.5 - smaller)
        if best is None or cost < best[0]:
            best = (cost, other)
    if best is None:
        raise ValueError("This outline crosses itself: it cannot be parted into convex pieces.")
    one, two = _cut(polygon, deepest, best[1])
    return convex_parts(one, tolerance) + convex_parts(two, tolerance)


def thin(polygon: Points, tolerance: float) -> Points:
    """The polygon without the corners that lie within `tolerance` of the line between their neighbours."""
    kept = list(range(len(polygon)))
    while len(kept) > 3:
        corners = polygon[kept]
        before, after = np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0)
        chord = after - before
        gap = np.abs(_cross(chord, corners - before)) / np.linalg.norm(chord, axis=1)
        least = int(np.argmin(gap))
        if gap[least] > tolerance:
            break
        kept.pop(least)
    return polygon[kept]


def _cross(one: Points, two: Points) -> NDArray[np.float64]:
    result: NDArray[np.float64] = one[..., 0] * two[..., 1] - one[..., 1] * two[..., 0]
    return result


def _deepest_bay(polygon: Points) -> tuple[float, int]:
    """How deep the outline falls inside its own hull, and at which corner."""
    depth = edge_distance(hull(polygon), polygon)
    deepest = int(np.argmax(depth))
    return float(depth[deepest]), deepest


def _sees(polygon: Points, one: int, two: int) -> bool:
    """Whether the chord between two corners stays inside."""
    start, end = polygon[one], polygon[two]
    inner = start + (end - start) * np.linspace(0.04, 0.96, 24)[:, None]
    return bool(np.all(edge_distance(polygon, inner) > -1e-6))


def _cut(polygon: Points, one: int, two: int) -> tuple[Points, Points]:
    low, high = sorted((one, two))
    return polygon[low : high + 1], np.concatenate([polygon[high:], polygon[: low + 1]])
