"""Watching an attempt while time passes: sway, pushing, what falls, and when the wood is quiet."""

from __future__ import annotations

from math import dist

import numpy as np

from paletti.physics.gesture import Tool
from paletti.physics.glance import Glance
from paletti.rules.values import BreakingOff
from paletti.table import judge, observe
from paletti.table.attempt import Attempt, Phase
from paletti.table.happenings import Collapsing, Faulted, Happening, Swayed, Verb

FALLEN_DEG = 45.0  # a hooked column that leans so far has fallen, whatever still pulls at it
CLOSELY_TICKS = 32  # how often every contact is looked at while no plateau leans or drifts
GOOD_TICKS = 32  # how often the world is kept, in case it comes apart
QUIET_TICKS, QUIET_M = 64, 4e-5  # nobody sees a villa creep by that


def look(attempt: Attempt, tick: int) -> list[Happening]:
    """What there is to tell of this moment; may change the phase."""
    if tick % GOOD_TICKS == 0:
        attempt.good = attempt.world.snapshot()
    if attempt.slipped:
        attempt.own_gone, attempt.laid = True, None
        attempt.take_away()
    if attempt.phase is Phase.FALLING:
        return []
    if attempt.phase is Phase.SETTLING and tick % QUIET_TICKS == 0:
        _watch_quiet(attempt)
    # Most moments need no more than a glance: what asks for more looks for itattempt.
    glance = attempt.world.glance()
    found: list[Happening] = []
    closely = tick % CLOSELY_TICKS == 0 or observe.alarming(glance, attempt.in_hand)
    fallen = observe.collapse(attempt.world.observe(), attempt.state.house, attempt.in_hand) if closely else None
    if fallen is not None and attempt.lift_anew():
        return []
    if fallen is not None:
        attempt.open_hands()
        attempt.collapse, attempt.collapse_tick = fallen, tick
        attempt.turn_to(Phase.FALLING)
        return [Collapsing(attempt.seat, fallen.plateau)]
    if attempt.phase in (Phase.IN_HAND, Phase.OPEN) and attempt.verb is not Verb.LAY:
        attempt.path.append(attempt.world.pose(attempt.piece).position)
        found += _watch_sway(attempt, glance)
    if _has_fallen(attempt):
        attempt.open_hands()
        attempt.turn_to(Phase.SETTLING)
    if attempt.phase in (Phase.IN_HAND, Phase.RETURNING) and attempt.verb is not Verb.LAY:
        found += _watch_pushing(attempt)
    if attempt.phase is Phase.IN_HAND and attempt.verb is Verb.TAKE_OUT:
        moved = dist(attempt.world.pose(attempt.piece).position, attempt.origin.position)
        if observe.clear(attempt.world.observe(), attempt.piece, moved):
            attempt.take_away()
    if attempt.phase is Phase.RETURNING and attempt.world.time >= attempt.back_at:
        attempt.open_hands()
        attempt.turn_to(Phase.SETTLING)
    return found


def _has_fallen(attempt: Attempt) -> bool:
    """Whether the chosen column lies while no fingers hold it: then the attempt is over (RULING-2)."""
    fingers = attempt.tool is Tool.HAND and attempt.phase is Phase.IN_HAND
    if attempt.verb is Verb.LAY or fingers or attempt.phase not in (Phase.IN_HAND, Phase.OPEN):
        return False
    return judge.lean_deg(attempt.world.observe(), attempt.piece) > FALLEN_DEG


def _watch_quiet(attempt: Attempt) -> None:
    seen = attempt.world.poses()
    still = attempt.last_seen is not None and float(np.abs(seen - attempt.last_seen)[:, :3].max()) < QUIET_M
    attempt.quiet, attempt.last_seen = attempt.quiet + 1 if still else 0, seen


def _watch_sway(attempt: Attempt, glance: Glance) -> list[Happening]:
    house = attempt.state.house
    if attempt.swayed or attempt.verb is Verb.TAKE_OUT or house.breaking_off is not BreakingOff.MUST_WHEN_SWAYING:
        return []
    if not observe.swayed(glance, house, str(attempt.state.top_plateau)):
        return []
    if observe.still_in(attempt.world.observe(), attempt.piece, attempt.level, attempt.covered):
        attempt.swayed = True
        return [Swayed(attempt.seat)]
    return []


def _watch_pushing(attempt: Attempt) -> list[Happening]:
    limit = attempt.state.house.push_mm / 1000
    for name, metres in attempt.world.pushed().items():
        if name != attempt.piece and not attempt.world.pieces[attempt.world.index(name)].is_slab and metres > limit:
            attempt.fault = True
            attempt.take_away()
            return [Faulted(attempt.seat, name)]
    return []
