"""Setting up by hand: which column goes where on the building site next, and how the blue plateau is laid on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, pi, sin

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.decision import Decision, Lay, Speak, Spot, Stand, Weighed
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.outline import contains
from paletti.physics.pose import Pose
from paletti.physics.shapes import Piece, Slab
from paletti.rules.deeds import SetUp
from paletti.statics.contact import depth, disc
from paletti.table.chance import Chance
from paletti.table.kit import WoodSet, tower_poses
from paletti.table.site import BLUE, on_site

GAP_M = 0.003  # between neighbours, so that an inexact hand still finds room
GRID_M = 0.006
INSIDE_M = 0.002  # how far a careful hand keeps from the edge of the site and of the base
TURNS = 12


def set_up(view: View, skill: Skill, rng: Generator) -> Decision:
    """The next column for the site, or the plateau once all stand there; if that fails, an arranged villa."""
    standing = on_site(view.facts, view.kit)
    beside = [piece for piece in view.facts.pieces if not piece.is_slab and piece.name not in standing]
    if not beside:
        spot = _cover(view)
        return Speak(SetUp()) if spot is None else Lay(BLUE, spot, (Weighed("lay blue", 0.99, 1.0),))
    piece = beside[int(rng.integers(len(beside)))]
    for place in _places(view, piece):
        # A clumsy player does not stand columns right at the edge.
        if hypot(place.x, place.y) + piece.foot_radius + INSIDE_M + skill.misplaced < view.kit.site_radius:
            return Stand(piece.name, place, (Weighed(f"place {piece.name}", 0.99, 1.0),))
    return Speak(SetUp())


@lru_cache(maxsize=8)
def _plan(kit: WoodSet, serial: int, seed: int) -> dict[str, Pose]:
    """The villa that all bots of a table have in mind, so that they build the same one together."""
    return tower_poses(kit, serial, seed, 1)


def _planned(view: View) -> dict[str, Pose]:
    chance = Chance(view.setup.seed, "by hand", view.state.round)
    return _plan(view.kit, view.setup.serial, chance.below(1 << 31))


def _places(view: View, piece: Piece) -> Iterator[Spot]:
    """Where the column could stand: at its planned place, or anywhere free under the plateau that will be laid."""
    taken = [
        (x, y, radius)
        for name, x, y, radius, _ in view.plan.columns
        if name != piece.name and hypot(x, y) < view.kit.base_radius
    ]
    planned = _planned(view)
    x, y, _ = planned[piece.name].position
    if _free(x, y, piece.foot_radius, taken):
        yield Spot(x, y)
    outline = _outline(view, *_laid(planned[BLUE]))
    steps = np.arange(-view.kit.site_radius, view.kit.site_radius, GRID_M)
    grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
    grid = grid[contains(outline, grid)]
    for x, y in grid[np.argsort(-np.hypot(*grid.T))].tolist():
        if _free(x, y, piece.foot_radius, taken) and contains(outline, disc((x, y), piece.foot_radius)).all():
            yield Spot(x, y)


def _free(x: float, y: float, radius: float, taken: list[tuple[float, float, float]]) -> bool:
    return all(hypot(x - east, y - north) > radius + other + GAP_M for east, north, other in taken)


def _laid(pose: Pose) -> tuple[float, float, float]:
    """Where a plateau lies and how it is turned."""
    w, _, _, z = pose.quaternion
    return pose.position[0], pose.position[1], 2 * float(np.arctan2(z, w))


def _outline(view: View, x: float, y: float, turn: float) -> NDArray[np.float64]:
    shape = next(piece.shape for piece in view.facts.pieces if piece.name == BLUE)
    assert isinstance(shape, Slab)
    spin = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
    found: NDArray[np.float64] = shape.polygon() @ spin.T + (x, y)
    return found


def _cover(view: View) -> Spot | None:
    """The place where the blue plateau covers most columns, inside the base and with its middle well among them."""
    columns = view.plan.columns
    feet = np.array([(x, y) for _, x, y, _, _ in columns])
    best: tuple[float, Spot] | None = None
    for x, y, turn in _tries(view):
        outline = _outline(view, x, y, turn)
        if np.hypot(*outline.T).max() > view.kit.base_radius - INSIDE_M:
            continue
        covered = feet[contains(outline, feet)]
        margin = depth(covered, np.array([x, y])) if len(covered) > 2 else -1.0
        if margin > GAP_M and (best is None or len(covered) + margin > best[0]):
            best = (len(covered) + margin, Spot(x, y, turn))
    return None if best is None else best[1]


def _tries(view: View) -> Iterator[tuple[float, float, float]]:
    yield _laid(_planned(view)[BLUE])
    for turn in 2 * pi * np.arange(TURNS) / TURNS:
        for x in (-0.012, 0.0, 0.012):
            for y in (-0.012, 0.0, 0.012):
                yield x, y, float(turn)
