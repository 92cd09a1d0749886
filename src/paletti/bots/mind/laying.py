"""Where to lay the next plateau: on enough columns, in balance, covering others' columns rather than one's own."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.decision import Spot
from paletti.bots.mind.footing import Footing
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.physics.shapes import Slab
from paletti.rules.pieces import Column
from paletti.rules.values import Overhang
from paletti.statics import Column as Standing
from paletti.statics.contact import Points, inside

TURNS = 12
STEP_M = 0.008
REACH_M = 0.032
GOOD_M = 0.02  # a margin beyond which more is not better
WAYS = 48  # directions in which a plateau is asked whether it would tip
SAFE_M = 0.005  # least margin at which a plateau is laid at all


def best_lay(view: View, skill: Skill, rng: Generator) -> tuple[Spot, float] | None:
    """The best place for the next plateau and its margin in metres; none where it cannot lie as the house demands."""
    upcoming = view.state.next_plateau
    top = view.stack.slabs[-1]
    standing = view.stack.on(top.name)
    if upcoming is None or len(standing) < max(1, view.state.house.least_covered(view.state.top + 1)):
        return None
    piece = next(piece for piece in view.facts.pieces if piece.name == str(upcoming))
    assert isinstance(piece.shape, Slab)
    heads = _Heads(view, standing)
    footing = Footing(view.stack)
    places = _places(np.array([column.foot for column in standing]), footing, piece.mass)
    beneath = footing.spare(piece.mass, places) + SAFE_M / 2
    found: list[tuple[float, Spot, float]] = []
    for turn in 2 * pi * (np.arange(TURNS) + float(rng.random())) / TURNS:
        spin = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
        outline = piece.shape.polygon() @ spin.T
        under = heads.under(outline, places)
        margin = np.minimum(heads.depths(under, places), beneath)
        margin[~_may_lie(view, outline, places, heads.covered(under).sum(axis=1))] = -1.0
        worth = np.minimum(margin, GOOD_M) / GOOD_M + 0.08 * skill.foresight * (heads.covered(under) @ heads.whose)
        worth += rng.normal(0, 0.02 + 0.15 * skill.blur, len(places))
        for at in np.flatnonzero(margin > SAFE_M):
            spot = Spot(float(places[at, 0]), float(places[at, 1]), float(turn))
            found.append((float(worth[at]), spot, float(margin[at])))
    if not found:
        return None
    _, spot, margin_there = max(found, key=lambda one: one[0])
    return spot, margin_there


class _Heads:
    """The heads of the top columns, ready to be asked what a plateau would cover and how safely it would lie."""

    def __init__(self, view: View, standing: Sequence[Standing]) -> None:
        self.rims = np.concatenate([column.head for column in standing])
        owner = np.repeat(np.arange(len(standing)), [len(column.head) for column in standing])
        self._owned = owner[:, None] == np.arange(len(standing))[None]
        self.whose = np.array([_whose(view, column.name) for column in standing])
        ways = 2 * pi * np.arange(WAYS) / WAYS
        self._ways = np.stack([np.cos(ways), np.sin(ways)])
        self._reach = self.rims @ self._ways

    def under(self, outline: Points, places: Points) -> NDArray[np.bool_]:
        """Which points of the rims lie under a plateau of this outline, for each place of its middle."""
        moved = self.rims[None] - places[:, None]
        return inside(outline, moved.reshape(-1, 2)).reshape(len(places), len(self.rims))

    def covered(self, under: NDArray[np.bool_]) -> NDArray[np.float64]:
        """1 for each column that is at least partly covered, for each place."""
        touched: NDArray[np.float64] = (under.astype(float) @ self._owned > 0).astype(float)
        return touched

    def depths(self, under: NDArray[np.bool_], places: Points) -> Points:
        """How far each place lies inside what carries a plateau there: the least reach of its supports, any way."""
        farthest = np.where(under[:, :, None], self._reach[None], -np.inf).max(axis=1)
        found: Points = (farthest - places @ self._ways).min(axis=1)
        return found


def _may_lie(view: View, outline: Points, places: Points, covered: Points) -> NDArray[np.bool_]:
    """Where the house lets the plateau lie: on enough columns, and inside the base where that is demanded."""
    house = view.state.house
    enough: NDArray[np.bool_] = covered >= max(1, house.least_covered(view.state.top + 1))
    if house.overhang is Overhang.NEVER:
        far = np.linalg.norm(outline[None] + places[:, None], axis=2).max(axis=1)
        enough &= far <= view.kit.base_radius - 0.002
    return enough


def _places(feet: Points, footing: Footing, mass: float) -> Points:
    """Middles worth a try: about the middle of the columns, where everything beneath stays in balance."""
    steps = np.arange(-REACH_M, REACH_M + 1e-9, STEP_M)
    grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2) + feet.mean(axis=0)
    kept: Points = grid[footing.spare(mass, grid) > SAFE_M / 2]
    return kept


def _whose(view: View, name: str) -> float:
    """What it is worth that a column is covered, and so harder to raise: others' are a gain, one's own a loss."""
    owner = view.state.owner(Column(name))
    worth = Column(name).worth / 2
    return 0.0 if owner < 0 else -worth if owner == view.seat else worth
