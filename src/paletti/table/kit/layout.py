"""Where columns stand at the start: styles that look good and leave room for fingers, from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from random import Random
from typing import Literal, TypeAlias

import numpy as np

from paletti.outline import Points, contains, edge_distance
from paletti.physics.shapes import Piece

Style: TypeAlias = Literal["scattered", "rings", "colours"]
STYLES: tuple[Style, ...] = ("scattered", "rings", "colours")

FINGER_GAP_M = 0.006  # between any two columns
CANDIDATES = 96
EDGE_GAP_M = 0.002  # between a column and the edge of the plateau over it


class LayoutError(ValueError):
    """A villa cannot stand like that. The message says why in one sentence."""


# Only Random.random() is used, because only this method is guaranteed to give the same numbers in every version.
def shuffled(items: Sequence[Piece], rng: Random) -> list[Piece]:
    """The items in a random order."""
    return [item for _, item in sorted(((rng.random(), item) for item in items), key=lambda pair: pair[0])]


def lay_out(
    columns: Sequence[Piece], cover: Points, site_radius: float, style: Style, rng: Random
) -> dict[str, Points] | None:
    """A place under the cover and on the site for each column, by name; None if chance did not find it."""
    return _STYLES[style](columns, cover, site_radius, rng)


def lay_between(columns: Sequence[Piece], floor: Points, cover: Points, rng: Random) -> dict[str, Points] | None:
    """A place wholly on the floor and wholly under the cover for each column; None if chance did not find it."""
    # The edge matters little here: a few columns have to stand far apart, near the edge, to carry well.
    return _spread(
        columns, cover, 1.0, rng, lambda piece, spots: edge_distance(floor, spots) > piece.foot_radius + 0.003, 0.008
    )


def lay_beside(columns: Sequence[Piece], floor: Points, cover: Points, rng: Random) -> dict[str, Points] | None:
    """A place wholly on the floor and wholly beside the cover for each column; None if chance did not find it."""
    return _spread(
        columns, floor, 1.0, rng, lambda piece, spots: edge_distance(cover, spots) < -piece.foot_radius - 0.002, 0.008
    )


def _scattered(columns: Sequence[Piece], cover: Points, site: float, rng: Random) -> dict[str, Points] | None:
    return _spread(columns, cover, site, rng, lambda piece, points: np.ones(len(points), dtype=bool))


def _by_colour(columns: Sequence[Piece], cover: Points, site: float, rng: Random) -> dict[str, Points] | None:
    """Each colour in its own quarter of the villa."""
    colours = sorted({_colour(piece) for piece in columns})
    start = 2 * pi * rng.random()
    order = [colour for _, colour in sorted((rng.random(), colour) for colour in colours)]
    bounds = _fair_sectors(cover, len(order), start)

    def own(piece: Piece, points: Points) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        low = bounds[order.index(_colour(piece))]
        high = bounds[order.index(_colour(piece)) + 1]
        angle = (np.arctan2(points[:, 1], points[:, 0]) - start) % (2 * pi)
        inside: np.ndarray[tuple[int], np.dtype[np.bool_]] = (angle >= low) & (angle < high)
        return inside

    return _spread(columns, cover, site, rng, own)


def _rings(columns: Sequence[Piece], cover: Points, site: float, rng: Random) -> dict[str, Points] | None:
    """Rings that follow the plateau's outline, thick columns spread among the thin ones."""
    pieces = shuffled(columns, rng)
    outer = max(3, round(len(pieces) * 0.6))
    inner = max(0, round(len(pieces) * 0.3))
    placed: dict[str, Points] = {}
    taken: list[tuple[Points, float]] = []
    for count, inset in ((outer, 0.020), (inner, 0.052), (len(pieces) - outer - inner, 0.080)):
        ring, pieces = pieces[:count], pieces[count:]
        line = _inset(cover, inset, site)
        if count and len(line) < 3:
            return None
        offset = rng.random()
        for at, piece in enumerate(ring):
            # A thick column may have to move a little along its ring.
            nudges = (0.0, 0.15, -0.15, 0.3, -0.3)
            spots = [_along(line, (at + nudge + offset) / count) for nudge in nudges]
            spot = next((spot for spot in spots if _fits(spot, piece, cover, site, taken)), None)
            if spot is None:
                return None
            placed[piece.name] = spot
            taken.append((spot, piece.foot_radius))
    return placed


def _spread(
    columns: Sequence[Piece],
    cover: Points,
    site: float,
    rng: Random,
    allowed: Callable[[Piece, Points], np.ndarray[tuple[int], np.dtype[np.bool_]]],
    edge_room: float = 0.05,
) -> dict[str, Points] | None:
    """Each column at the roomiest of many spots; thick ones first, because they need the room."""
    low, high = cover.min(axis=0), cover.max(axis=0)
    placed: dict[str, Points] = {}
    taken: list[tuple[Points, float]] = []
    for piece in sorted(shuffled(columns, rng), key=lambda piece: -piece.foot_radius):
        draws = np.array([[rng.random(), rng.random()] for _ in range(CANDIDATES)])
        spots = low + draws * (high - low)
        room = edge_distance(cover, spots) - piece.foot_radius - EDGE_GAP_M
        fits = (room >= 0) & (np.hypot(*spots.T) + piece.foot_radius <= site) & allowed(piece, spots)
        near = np.minimum(room + FINGER_GAP_M, edge_room)
        gap = near if not taken else np.where(near < edge_room, near, 1.0)
        for spot, radius in taken:
            gap = np.minimum(gap, np.hypot(*(spots - spot).T) - radius - piece.foot_radius)
        gap = np.where(fits, gap, -1)
        best = int(np.argmax(gap))
        if gap[best] < FINGER_GAP_M:
            return None
        placed[piece.name] = spots[best]
        taken.append((spots[best], piece.foot_radius))
    return placed


def _fits(spot: Points, piece: Piece, cover: Points, site: float, taken: list[tuple[Points, float]]) -> bool:
    radius = piece.foot_radius
    if float(edge_distance(cover, spot[None])[0]) < radius + EDGE_GAP_M or float(np.hypot(*spot)) + radius > site:
        return False
    return all(float(np.hypot(*(spot - other))) >= radius + far + FINGER_GAP_M for other, far in taken)


def _inset(cover: Points, inset: float, site: float) -> Points:
    """The cover's outline drawn in by about `inset`: each corner moved straight in, and kept only if it is inside."""
    after, before = np.roll(cover, -1, axis=0), np.roll(cover, 1, axis=0)
    along = after - before
    inward = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1)[:, None]
    line = cover + inward * inset
    far = np.hypot(*line.T)
    line = line * np.minimum(1, (site - 0.016) / np.maximum(far, 1e-9))[:, None]
    kept: Points = line[edge_distance(cover, line) > inset * 0.9]
    return kept


def _along(line: Points, share: float) -> Points:
    """The point this share of the way round a closed line."""
    steps = np.linalg.norm(np.roll(line, -1, axis=0) - line, axis=1)
    way = (share % 1.0) * steps.sum()
    reached = np.concatenate([[0.0], np.cumsum(steps)])
    at = min(int(np.searchsorted(reached, way, side="right")) - 1, len(line) - 1)
    part = (way - reached[at]) / max(steps[at], 1e-12)
    point: Points = line[at] + (line[(at + 1) % len(line)] - line[at]) * part
    return point


def _fair_sectors(cover: Points, count: int, start: float) -> list[float]:
    """Angles from `start` on that divide the cover into sectors of equal area."""
    low, high = cover.min(axis=0), cover.max(axis=0)
    grid = np.stack(np.meshgrid(*(np.linspace(low[axis], high[axis], 32) for axis in (0, 1))), axis=-1).reshape(-1, 2)
    inner = grid[contains(cover, grid)]
    angles = np.sort((np.arctan2(inner[:, 1], inner[:, 0]) - start) % (2 * pi))
    return [0.0, *(float(angles[len(angles) * share // count]) for share in range(1, count)), 2 * pi]


def _colour(piece: Piece) -> str:
    return piece.name.split("-", 1)[0]


_STYLES: dict[Style, Callable[[Sequence[Piece], Points, float, Random], dict[str, Points] | None]] = {
    "scattered": _scattered,
    "rings": _rings,
    "colours": _by_colour,
}


def turned(polygon: Points, turn: float, x: float, y: float) -> Points:
    """The polygon turned about the origin, then moved."""
    rotation = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
    moved: Points = polygon @ rotation.T + np.array([x, y])
    return moved
