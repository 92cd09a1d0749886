"""Observing: what the wood did, in the words of the rulings."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from paletti.physics.glance import Glance
from paletti.physics.observation import BASE, TABLE, Observation
from paletti.rules.house import House
from paletti.rules.pieces import Column, Place
from paletti.rules.state import State

ALARM_DEG, ALARM_M = 2.0, 0.004  # beyond this a plateau is worth a closer look
CLEAR_M = 0.025  # a column this far from where it stood, touching nothing and under nothing, is out of the villa


@dataclass(frozen=True)
class Collapse:
    """Which plateau no longer rests on upright columns alone, and on what it came down (or that it leans)."""

    plateau: str
    touches: str | None


def collapse(facts: Observation, house: House, in_hand: Collection[str] = ()) -> Collapse | None:
    """The first plateau that is no longer a floor (RULING-1), while things may still be moving."""
    for name, lean in facts.leans.items():
        if name in in_hand:
            continue
        if lean > house.collapse_lean_deg:
            return Collapse(name, None)
        for lower in facts.rests_on[name]:
            if lower in in_hand:
                continue
            if lower in (BASE, TABLE) or lower in facts.leans or lower in facts.tilted:
                return Collapse(name, lower)
    return None


def alarming(facts: Glance | Observation, in_hand: Collection[str] = ()) -> bool:
    """Whether a plateau leans or has moved so far that it is worth a closer look; cheap enough for every picture."""
    leans, shifts = facts.leans, facts.shifts
    return any(leans[name] > ALARM_DEG or shifts[name] > ALARM_M for name in leans if name not in in_hand)


def collapse_at_rest(facts: Observation, house: House) -> Collapse | None:
    """The same once everything lies still: then every plateau must really be carried."""
    found = collapse(facts, house)
    if found is not None:
        return found
    for name, fact in facts.plateaus.items():
        if not fact.on_upright_columns_alone:
            return Collapse(name, fact.rests_on[0] if fact.rests_on else None)
    return None


def fallen(facts: Observation, state: State, moved: str | None = None) -> tuple[Column, ...]:
    """The columns that fell over or off (RULING-2); `moved` is where it is and not judged here."""
    fell = []
    for name, fact in facts.columns.items():
        column = Column(name)
        place = state.place(column)
        if name == moved or place is Place.OUT:
            continue
        if not fact.upright or fact.level != place:
            fell.append(column)
    return tuple(fell)


def covers(facts: Observation, besides: str | None = None) -> dict[str, bool]:
    """Which columns lie under a plateau and which are free; the one in hand does not count."""
    return {name: fact.covered for name, fact in facts.columns.items() if name != besides}


def swayed(facts: Glance | Observation, house: House, top: str) -> bool:
    """Whether the top plateau leans or has moved as RULING-17 says."""
    return facts.leans[top] >= house.sway_lean_deg or facts.shifts[top] * 1000 >= house.sway_shift_mm


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


def covered_by_next(facts: Observation, plateau: str, top: str) -> int:
    """How many columns of the top level have their head at least partly under this plateau (RULING-7)."""
    return sum(fact.level == top and fact.covered_by == plateau for fact in facts.columns.values())
