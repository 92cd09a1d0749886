"""A trial: a column drawn steadily out of a villa, and whether the villa stands afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np

from paletti.physics.down import CollapseWatch
from paletti.physics.gesture import Grip, LetGo, Move, Tool, Tremor
from paletti.physics.observation import Observation
from paletti.physics.pose import rotation
from paletti.physics.shapes import Slab
from paletti.physics.world import World

STEADY_M_S = 0.04
LEVEL_DEG = 3.0
CLEAR_M = 0.02
AFTERWARDS_S = 1.5
LOOK_S = 0.04


@dataclass(frozen=True)
class Verdict:
    """The result of a draw: whether all plateaus still stand, columns that fell, the hardest pull, the worst shift."""

    stands: bool
    fallen: tuple[str, ...]
    peak_newtons: float
    shift: float


def draw_out(
    world: World,
    column: str,
    direction: float,
    *,
    speed: float = STEADY_M_S,
    tool: Tool = Tool.HAND,
    tremor: Tremor | None = None,
) -> Verdict:
    """The verdict of drawing this column from where it stands in a direction (degrees from the x axis), with hand 0."""
    x, y, z = world.pose(column).position
    way = cos(radians(direction)), sin(radians(direction))
    far = _way_out(world.observe(), column, way)
    world.do(Grip(0, column, (x, y, z), tool, tremor))
    start, x, y, z = (world.time, *world.pulls()[0].grip)
    goal = (x + far * way[0], y + far * way[1], z)
    world.do(Move(0, start + far / speed, goal))
    watch = CollapseWatch(world, besides=(column,))
    peak = shift = 0.0
    while world.time < start + far / speed + 0.2:
        world.advance(LOOK_S)
        peak = max(peak, world.pulls()[0].newtons)
        facts = world.observe()
        shift = max([shift, *facts.shifts.values()])
        if watch.look() is not None:
            return Verdict(False, facts.tilted, peak, shift)
    # Hold the drawn column aside until it is clear whether the villa stands.
    end = world.time + AFTERWARDS_S
    while world.time < end:
        world.advance(LOOK_S)
        if watch.look() is not None:
            break
    facts = world.observe()
    world.do(LetGo(0))
    return Verdict(watch.now() is None, facts.tilted, peak, shift)


def stands(facts: Observation) -> bool:
    """Whether every plateau of a newly set up villa rests level, and only on upright columns."""
    return all(plateau.on_upright_columns_alone and plateau.lean <= LEVEL_DEG for plateau in facts.plateaus.values())


def _way_out(facts: Observation, column: str, way: tuple[float, float]) -> float:
    """How far, in metres, the column must go this way to be clear of the plateau over it."""
    at = facts.names.index(column)
    out = 0.0
    cover = facts.column(column).covered_by
    if cover is not None:
        slab = facts.names.index(cover)
        shape = facts.pieces[slab].shape
        assert isinstance(shape, Slab)
        turn = rotation(facts.poses[slab, 3:])
        plan = shape.polygon() @ turn[:2, :2].T + facts.poses[slab, :2] - facts.poses[at, :2]
        out = max(0.0, float((plan @ np.array(way)).max()))
    return out + facts.pieces[at].foot_radius + CLEAR_M
