"""Observing: what the wood did, in the words of the rulings."""

from __future__ import annotations

from collections.abc import Collection
from math import degrees, dist

from paletti.physics import down as falls
from paletti.physics.down import Limits
from paletti.physics.facts import BASE, TABLE
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose
from paletti.physics.world import World
from paletti.rules import masks
from paletti.rules.house import House
from paletti.rules.pieces import PLATEAUS, Column, Place
from paletti.rules.state import State

CLEAR_M = 0.025  # a column this far from where it stood, touching nothing and under nothing, is out of the villa


def limits_of(house: House, world: World) -> Limits:
    """The limits at which this house calls this wood down, fallen and askew (RULING-1, RULING-2)."""
    height = next(piece.height for piece in world.pieces if not piece.is_slab)
    return Limits(
        house.collapse_lean_deg,
        house.collapse_drop_percent / 100 * height,
        house.collapse_after_s,
        house.ruin_columns,
        house.askew_lean_deg,
    )


def slid_off(facts: Observation, plateau: str, top: str, limits: Limits, laid_on: Collection[str] = ()) -> bool:
    """Whether a plateau that was just laid no longer lies on its columns, or on anything else that it may lie on."""
    if plateau not in facts.plateaus:
        return False
    fact = facts.plateaus[plateau]
    carried = {facts.columns[name].level for name in fact.on_columns}
    elsewhere = fact.on_ground or not set(fact.on_plateaus) <= set(laid_on)
    on_top = top in carried or not set(laid_on).isdisjoint(fact.on_plateaus)
    return fact.lean > limits.lean_deg or elsewhere or not on_top


def fallen(facts: Observation, state: State, limits: Limits, moved: str | None = None) -> tuple[Column, ...]:
    """The columns that fell over or off (RULING-2); `moved` is where it is and not judged here."""
    return tuple(
        Column(name)
        for name, fact in facts.columns.items()
        if name != moved
        and (place := state.place(Column(name))) is not Place.OUT
        and falls.fallen(fact, str(place), limits)
    )


def askew(facts: Observation, state: State, limits: Limits, moved: str | None = None) -> tuple[Column, ...]:
    """The columns that newly lean and stay wedged under their plateau (RULING-2); `moved` is judged elsewhere."""
    known = state.askew
    return tuple(
        Column(name)
        for name, fact in facts.columns.items()
        if name != moved
        and not known & masks.BIT[Column(name)]
        and falls.askew(fact, str(state.place(Column(name))), limits)
    )


def covers(facts: Observation, besides: Collection[str] = ()) -> dict[str, bool]:
    """Which columns lie under a plateau and which are free; those in hand or askew do not count."""
    return {name: fact.covered for name, fact in facts.columns.items() if name not in besides}


def shifted(pose: Pose, before: Pose) -> tuple[float, float]:
    """How many millimetres in the plane a plateau lies from where it lay, and how many degrees it is turned."""
    turn = abs((degrees(pose.yaw - before.yaw) + 180) % 360 - 180)
    return dist(pose.position[:2], before.position[:2]) * 1000, turn


def may_hold(level: str, plateau: str) -> bool:
    """Whether a plateau is above a column of this level (BUILD-1)."""
    order = [BASE, *map(str, PLATEAUS)]
    return level not in order or order.index(plateau) > order.index(level)


def swayed(lean_deg: float, shift_m: float, house: House) -> bool:
    """Whether a top plateau with this lean and shift has swayed in the sense of RULING-17."""
    return lean_deg >= house.sway_lean_deg or shift_m * 1000 >= house.sway_shift_mm


def still_in(facts: Observation, column: str, level: str, was_covered: bool) -> bool:
    """Whether a column in hand is still part of its storey."""
    fact = facts.columns[column]
    return fact.covered if was_covered else fact.level == level


def clear(facts: Observation, column: str, moved_m: float) -> bool:
    """Whether a column in hand is out of the villa: away from its place, under nothing and touching no piece."""
    if moved_m < CLEAR_M or facts.columns[column].covered:
        return False
    touched = {load.lower for load in facts.loads if load.upper == column}
    touched |= {load.upper for load in facts.loads if load.lower == column}
    return touched <= {BASE, TABLE}


def covered_by_next(facts: Observation, plateau: str, top: str, besides: Collection[str] = ()) -> int:
    """How many columns of the top level have their head at least partly under this plateau (RULING-7)."""
    return sum(
        fact.level == top and fact.covered_by == plateau for name, fact in facts.columns.items() if name not in besides
    )


def leaning(state: State) -> frozenset[str]:
    """Columns that already stand askew; many rules ignore them (RULING-2)."""
    return frozenset(map(str, masks.columns(state.askew)))
