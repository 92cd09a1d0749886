"""Where things go on top: a column on the top plateau, the next plateau over its columns, all in balance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, exp, pi, sin, sqrt

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.decision import Spot
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.outline import Points, contains, edge_distance, hull
from paletti.physics.pose import rotation
from paletti.physics.shapes import Slab
from paletti.rules import masks
from paletti.rules.pieces import Column
from paletti.rules.raisable import active
from paletti.rules.state import GREEN, NOBODY
from paletti.rules.values import Overhang
from paletti.statics import Stack, StackColumn
from paletti.statics.balance import SAFE_M, SAFE_PER_STOREY_M

GRID_M = 0.006
EDGE_M = 0.004  # how far a careful hand keeps from the edge
GAP_M = 0.005  # how far fingers keep from other columns
GOOD_SPARE_M = 0.012
SAFE_SPARE_M = 0.006  # more than this is comfortable, less is dangerous
LOST_SPARE_M = 0.05  # this far beyond tipping it makes no difference any more
STAYS_FREE = 0.7  # how much it is worth if the next plateau leaves a column free
FREE_SPAN_M = 0.04  # how uncertain it is where the next plateau will end
NEAR_M = 0.03  # how far away columns beneath feel a column's weight
TURNS = 12
STEP_M = 0.008
SPAN_M = 0.032  # how far from the middle of the columns a plateau is tried
GOOD_LAY_M = 0.02  # a larger margin than this is not better
WAYS = 48  # directions in which a plateau might tip
SAFE_LAY_M = 0.005  # the least margin at which a plateau is laid at all


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
        """The least margin that remains, in metres, with this mass at each of the places."""
        least = np.full(len(places), np.inf)
        for carried, centre, corners, need in self._floors:
            if len(corners) < 3:
                return np.full(len(places), -1.0)
            moved = (carried * centre + mass * places) / (carried + mass)
            least = np.minimum(least, depths(corners, moved) - need)
        return least


def depths(corners: Points, places: Points) -> Points:
    """How far each place lies inside a convex polygon (anticlockwise); outside, the distance to its worst edge."""
    along = np.roll(corners, -1, axis=0) - corners
    length = np.sqrt(np.sum(along * along, axis=1))
    offset = places[:, None, :] - corners[None, :, :]
    height = (along[:, 0] * offset[..., 1] - along[:, 1] * offset[..., 0]) / length
    found: Points = height.min(axis=1)
    return found


def best_spot(view: View, column: str, skill: Skill, rng: Generator) -> Spot | None:
    """The best place on the top plateau; None if no place is free and safe enough to try."""
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
    # Balance first: no other advantage is worth a place that is much nearer to tipping than necessary.
    safe = spare >= skill.foresight * min(SAFE_SPARE_M, 0.8 * float(spare.max()))
    if safe.any():
        places, spare = places[safe], spare[safe]
    worth = np.clip(spare, -0.01, GOOD_SPARE_M) / GOOD_SPARE_M
    if skill.keeps_free and _may_stay_free(view, column):
        worth += STAYS_FREE * _free(view, piece.foot_radius, places)
    else:
        worth += 0.5 * skill.foresight * _spread(view, places)
    if skill.spite:
        worth += 0.25 * skill.spite * _burden_on_others(view, column, places)
    worth += rng.normal(0, 0.02 + 0.1 * skill.blur, len(places))
    order = np.argsort(-worth)
    return [(float(worth[at]), Spot(float(places[at, 0]), float(places[at, 1]))) for at in order[:12]]


def landing(view: View, column: str) -> float:
    """The chance that the villa bears the column on the top plateau, at the best place for it."""
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
    radius = next(piece for piece in view.facts.pieces if piece.name == column).foot_radius
    grid, depth = _grid(shape)
    places: NDArray[np.float64] = grid[depth > radius + EDGE_M] @ rotation(pose[3:])[:2, :2].T + pose[:2]
    for name, x, y, other, z in view.plan.columns:
        if name != column and z > pose[2] - 0.02 and len(places):
            places = places[np.hypot(places[:, 0] - x, places[:, 1] - y) > radius + other + GAP_M]
    return places


@lru_cache(maxsize=64)
def _grid(shape: Slab) -> tuple[Points, Points]:
    """Points all over a plateau, and how far inside its edge each lies."""
    outline = shape.polygon()
    low, high = outline.min(axis=0), outline.max(axis=0)
    xs, ys = (np.arange(low[axis], high[axis], GRID_M) for axis in (0, 1))
    grid = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    return grid, edge_distance(outline, grid)


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


def _may_stay_free(view: View, column: str) -> bool:
    """Whether it is better if the next plateau does not cover this column, so that it can simply be lifted off later.

    Only in a game of two: the player with the seal then does not care whether a plateau can be laid. With more players
    the seal changes hands too often, and all need a villa that grows.
    """
    state, top = view.state, str(view.state.top_plateau)
    if state.next_plateau is None or state.top < GREEN or len(active(state)) > 2:
        return False
    middle, width = _expected(view)
    carrying = sum(float(np.hypot(*(one.foot - middle))) < width for one in view.stack.on(top) if one.name != column)
    enough = carrying >= state.house.least_covered(state.top + 1)
    return _has_seal_with(view, Column(column)) or (Column(column).worth > 1 and enough)


def _has_seal_with(view: View, column: Column) -> bool:
    """Whether this seat holds the seal once the column stands."""
    state = view.state
    if state.holder in (view.seat, NOBODY) or state.fresh:
        return True
    return state.points(view.seat) + column.worth > state.points(state.holder)


def _expected(view: View) -> tuple[Points, float]:
    """Where the middle of the next plateau will probably be, and how far it reaches."""
    top = view.stack.slab(str(view.state.top_plateau))
    standing = [column.foot for column in view.stack.on(top.name)]
    middle: Points = np.array([np.array(top.centre), *standing]).mean(axis=0)
    shape = next(piece.shape for piece in view.facts.pieces if piece.name == str(view.state.next_plateau))
    assert isinstance(shape, Slab)
    return middle, sqrt(shape_area(shape) / pi)


def _free(view: View, radius: float, places: Points) -> Points:
    """How surely the next plateau leaves a column of this radius uncovered at each place, 0 to 1."""
    middle, width = _expected(view)
    found: Points = np.clip(0.5 + (np.hypot(*(places - middle).T) - radius - width) / FREE_SPAN_M, 0, 1)
    return found


def _burden_on_others(view: View, column: str, places: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much each place weighs on other players' columns rather than on this player's own."""
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


def best_lay(view: View, skill: Skill, rng: Generator) -> tuple[Spot, float] | None:
    """The best place for the next plateau and its margin in metres; None if it cannot lie as the house demands."""
    upcoming = view.state.next_plateau
    top = view.stack.slabs[-1]
    # Leaning columns do not count as columns under a plateau (RULING-2).
    leaning = {str(column) for column in masks.columns(view.state.askew)}
    standing = [column for column in view.stack.on(top.name) if column.name not in leaning]
    if upcoming is None or len(standing) < max(1, view.state.house.least_covered(view.state.top + 1)):
        return None
    piece = next(piece for piece in view.facts.pieces if piece.name == str(upcoming))
    assert isinstance(piece.shape, Slab)
    heads = _Heads(view, standing)
    footing = Footing(view.stack)
    places = _places(np.array([column.foot for column in standing]), footing, piece.mass)
    beneath = footing.spare(piece.mass, places) + SAFE_LAY_M / 2
    found: list[tuple[float, Spot, float]] = []
    for turn in 2 * pi * (np.arange(TURNS) + float(rng.random())) / TURNS:
        spin = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
        outline = piece.shape.polygon() @ spin.T
        under = heads.under(outline, places)
        margin = np.minimum(heads.depths(under, places), beneath)
        margin[~_may_lie(view, outline, places, heads.covered(under).sum(axis=1))] = -1.0
        worth = np.minimum(margin, GOOD_LAY_M) / GOOD_LAY_M
        worth += (0.2 if skill.keeps_free else 0.08) * skill.foresight * (heads.covered(under) @ heads.cover_worth)
        worth += rng.normal(0, 0.02 + 0.15 * skill.blur, len(places))
        for at in np.flatnonzero(margin > SAFE_LAY_M):
            spot = Spot(float(places[at, 0]), float(places[at, 1]), float(turn))
            found.append((float(worth[at]), spot, float(margin[at])))
    if not found:
        return None
    _, spot, margin_there = max(found, key=lambda one: one[0])
    return spot, margin_there


class _Heads:
    """The heads of the top columns, to compute what a plateau would cover and how safely it would lie."""

    def __init__(self, view: View, standing: Sequence[StackColumn]) -> None:
        self.rims = np.concatenate([column.head for column in standing])
        owner = np.repeat(np.arange(len(standing)), [len(column.head) for column in standing])
        self._owned = owner[:, None] == np.arange(len(standing))[None]
        self.cover_worth = np.array([_cover_worth(view, column.name) for column in standing])
        ways = 2 * pi * np.arange(WAYS) / WAYS
        self._ways = np.stack([np.cos(ways), np.sin(ways)])
        self._reach = self.rims @ self._ways

    def under(self, outline: Points, places: Points) -> NDArray[np.bool_]:
        """Which points of the rims lie under a plateau of this outline, for each place of its middle."""
        moved = self.rims[None] - places[:, None]
        return contains(outline, moved.reshape(-1, 2)).reshape(len(places), len(self.rims))

    def covered(self, under: NDArray[np.bool_]) -> NDArray[np.float64]:
        """1 for each column that is at least partly covered, for each place."""
        touched: NDArray[np.float64] = (under.astype(float) @ self._owned > 0).astype(float)
        return touched

    def depths(self, under: NDArray[np.bool_], places: Points) -> Points:
        """How far each place lies inside the supports of a plateau there: the least distance in any direction."""
        farthest = np.where(under[:, :, None], self._reach[None], -np.inf).max(axis=1)
        found: Points = (farthest - places @ self._ways).min(axis=1)
        return found


def _may_lie(view: View, outline: Points, places: Points, covered: Points) -> NDArray[np.bool_]:
    """Where the house lets the plateau lie: on enough columns, and inside the base if that is demanded."""
    house = view.state.house
    enough: NDArray[np.bool_] = covered >= max(1, house.least_covered(view.state.top + 1))
    if house.overhang is Overhang.NEVER:
        far = np.linalg.norm(outline[None] + places[:, None], axis=2).max(axis=1)
        enough &= far <= view.kit.base_radius - 0.002
    return enough


def _places(feet: Points, footing: Footing, mass: float) -> Points:
    """Places for its middle that are worth a try: near the middle of the columns, with all beneath in balance."""
    steps = np.arange(-SPAN_M, SPAN_M + 1e-9, STEP_M)
    grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2) + feet.mean(axis=0)
    kept: Points = grid[footing.spare(mass, grid) > SAFE_LAY_M / 2]
    return kept


def _cover_worth(view: View, name: str) -> float:
    """The worth of covering a column, which makes it harder to raise: others' columns are a gain, own ones a loss."""
    owner = view.state.owner(Column(name))
    worth = Column(name).worth / 2
    return 0.0 if owner < 0 else -worth if owner == view.seat else worth
