"""Where to stand a column on the top plateau: safely, usefully for the next storey, awkwardly for others."""

from __future__ import annotations

from math import exp, pi, sqrt

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.decision import Spot
from paletti.bots.mind.footing import Footing
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.bots.mind.ways import radius_of
from paletti.physics.outline import edge_distance
from paletti.physics.pose import rotation
from paletti.physics.shapes import Slab
from paletti.rules.pieces import Column

GRID_M = 0.006
EDGE_M = 0.004  # what a careful hand keeps from the edge
GAP_M = 0.005  # what fingers keep from other columns
GOOD_SPARE_M = 0.012
SAFE_SPARE_M = 0.006  # more than this is comfort, less is danger
LOST_SPARE_M = 0.05  # so far beyond tipping nothing more can be lost
NEAR_M = 0.03  # how far a column's weight is felt by those beneath


def best_spot(view: View, column: str, skill: Skill, rng: Generator) -> Spot | None:
    """The best place on the top plateau; none where nothing is free and safe enough to be tried."""
    ranked = ranked_spots(view, column, skill, rng)
    return ranked[0][1] if ranked else None


def ranked_spots(view: View, column: str, skill: Skill, rng: Generator) -> list[tuple[float, Spot]]:
    """Free places on the top plateau with their worth, the best first."""
    places = free_places(view, column)
    if len(places) == 0:
        return []
    piece = next(piece for piece in view.facts.pieces if piece.name == column)
    without = view.stack.without(column) if column in view.stack.columns else view.stack
    spare = Footing(without).spare(piece.mass, places)
    # Balance first: nothing else is worth a place much nearer to tipping than need be.
    safe = spare >= skill.foresight * min(SAFE_SPARE_M, 0.8 * float(spare.max()))
    if safe.any():
        places, spare = places[safe], spare[safe]
    worth = np.clip(spare, -0.01, GOOD_SPARE_M) / GOOD_SPARE_M
    worth += 0.5 * skill.foresight * _spread(view, places)
    if skill.spite:
        worth += 0.25 * skill.spite * _burden_on_others(view, column, places)
    worth += rng.normal(0, 0.02 + 0.1 * skill.blur, len(places))
    order = np.argsort(-worth)
    return [(float(worth[at]), Spot(float(places[at, 0]), float(places[at, 1]))) for at in order[:12]]


def landing(view: View, column: str) -> float:
    """The chance that the villa bears the column on the top plateau, at the place where it bears it best."""
    places = free_places(view, column)
    if len(places) == 0:
        return 0.05
    piece = next(piece for piece in view.facts.pieces if piece.name == column)
    spare = float(Footing(view.stack.without(column)).spare(piece.mass, places).max())
    return 1 / (1 + exp(-1 - 1200 * max(-LOST_SPARE_M, min(spare, SAFE_SPARE_M))))


def free_places(view: View, column: str) -> NDArray[np.float64]:
    """The points of a grid where the column stands wholly on the top plateau and clear of the others there."""
    top = str(view.state.top_plateau)
    at = view.facts.names.index(top)
    shape, pose = view.facts.pieces[at].shape, view.poses[at]
    assert isinstance(shape, Slab)
    outline = shape.polygon()
    radius = radius_of(next(piece for piece in view.facts.pieces if piece.name == column))
    low, high = outline.min(axis=0), outline.max(axis=0)
    xs, ys = (np.arange(low[axis], high[axis], GRID_M) for axis in (0, 1))
    grid = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    grid = grid[edge_distance(outline, grid) > radius + EDGE_M]
    places: NDArray[np.float64] = grid @ rotation(pose[3:])[:2, :2].T + pose[:2]
    for name, x, y, other, z in view.plan.columns:
        if name != column and z > pose[2] - 0.02 and len(places):
            places = places[np.hypot(places[:, 0] - x, places[:, 1] - y) > radius + other + GAP_M]
    return places


def _spread(view: View, places: NDArray[np.float64]) -> NDArray[np.float64]:
    """How well each place serves the next plateau: about half its width from the middle, away from other columns."""
    upcoming = view.state.next_plateau
    top = view.stack.slab(str(view.state.top_plateau))
    middle = np.array(top.centre)
    worth = np.zeros(len(places))
    if upcoming is not None:
        shape = next(piece.shape for piece in view.facts.pieces if piece.name == str(upcoming))
        assert isinstance(shape, Slab)
        width = sqrt(shape_area(shape) / pi)
        worth -= np.abs(np.hypot(*(places - middle).T) - 0.62 * width) / width
    standing = [(column.foot[0], column.foot[1]) for column in view.stack.on(top.name)]
    if standing:
        apart = np.min(np.linalg.norm(places[:, None, :] - np.array(standing)[None], axis=2), axis=1)
        worth += np.clip(apart / 0.06, 0, 1) * 0.8
    return worth


def _burden_on_others(view: View, column: str, places: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much each place weighs on others' columns rather than one's own."""
    worth = np.zeros(len(places))
    for name, standing in view.stack.columns.items():
        owner = view.state.owner(Column(name))
        if name == column or owner < 0:
            continue
        sign = -1.0 if owner == view.seat else 1.0
        apart = np.sum((places - standing.foot) ** 2, axis=1)
        worth += sign * Column(name).worth * np.exp(-apart / (2 * NEAR_M**2)) / 4
    return np.clip(worth, -1, 1)


def shape_area(shape: Slab) -> float:
    """The area of a plateau in square metres."""
    x, y = shape.polygon().T
    return float(abs(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2)
