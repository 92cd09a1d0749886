"""Where to lay the next plateau: on enough columns, in balance, covering others' columns rather than one's own."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.decision import Spot
from paletti.bots.footing import Footing, depths
from paletti.bots.strength import Skill
from paletti.bots.view import View
from paletti.physics.shapes import Slab
from paletti.rules.pieces import Column
from paletti.rules.values import Overhang
from paletti.statics.contact import hull, inside

TURNS = 12
STEP_M = 0.008
REACH_M = 0.032
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
    feet = np.array([column.foot for column in standing])
    rims = np.concatenate([column.head for column in standing])
    owner = np.repeat(np.arange(len(standing)), [len(column.head) for column in standing])
    mine = np.array([_whose(view, column.name) for column in standing])
    footing = Footing(view.stack)
    best: tuple[float, Spot, float] | None = None
    for turn in 2 * pi * (np.arange(TURNS) + float(rng.random())) / TURNS:
        spin = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
        outline = piece.shape.polygon() @ spin.T
        for place in _places(feet, footing, piece.mass):
            found = _margin(view, outline + place, place, rims, owner, piece.mass, footing)
            if found is None:
                continue
            margin, covered = found
            worth = min(margin, 0.02) / 0.02 + 0.08 * skill.foresight * float(mine[covered].sum())
            worth += float(rng.normal(0, 0.02 + 0.15 * skill.blur))
            if best is None or worth > best[0]:
                best = (worth, Spot(float(place[0]), float(place[1]), float(turn)), margin)
    if best is None:
        return None
    return best[1], best[2]


def _places(feet: NDArray[np.float64], footing: Footing, mass: float) -> NDArray[np.float64]:
    """Middles worth a try: about the middle of the columns, where everything beneath stays in balance."""
    steps = np.arange(-REACH_M, REACH_M + 1e-9, STEP_M)
    grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2) + feet.mean(axis=0)
    kept: NDArray[np.float64] = grid[footing.spare(mass, grid) > SAFE_M / 2]
    return kept


def _whose(view: View, name: str) -> float:
    """1 for others' columns, -1 for one's own: what is covered is harder to raise."""
    owner = view.state.owner(Column(name))
    return 0.0 if owner < 0 else -1.0 if owner == view.seat else 1.0


def _margin(
    view: View,
    outline: NDArray[np.float64],
    middle: NDArray[np.float64],
    rims: NDArray[np.float64],
    owner: NDArray[np.int64],
    mass: float,
    footing: Footing,
) -> tuple[float, NDArray[np.int64]] | None:
    """The margin of a plateau lying there and the columns it covers; none where it may not or cannot lie."""
    house = view.state.house
    if house.overhang is Overhang.NEVER and np.hypot(*outline.T).max() > view.kit.base_radius - 0.002:
        return None
    under = inside(outline, rims)
    covered = np.unique(owner[under])
    if len(covered) < max(1, house.least_covered(view.state.top + 1)):
        return None
    corners = hull(rims[under])
    if len(corners) < 3:
        return None
    margin = min(float(depths(corners, middle[None])[0]), float(footing.spare(mass, middle[None])[0]) + SAFE_M / 2)
    return (margin, covered) if margin > SAFE_M else None
