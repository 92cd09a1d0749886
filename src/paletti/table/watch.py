"""Watching an attempt while time passes: sway, pushing, jamming, idle hands, what falls, and when the wood is quiet."""

from __future__ import annotations

from math import dist

import numpy as np

from paletti.physics.gesture import Tool
from paletti.physics.glance import Glance
from paletti.rules.values import BreakingOff
from paletti.table import observe
from paletti.table.attempt import FAULT_S, MAIN, QUIET_TIMES, Attempt, Phase
from paletti.table.happenings import Collapsing, Faulted, Happening, Jammed, PuttingBack, Swayed, Verb

LOOK_TICKS = 8  # how often the referee looks while something moves
FALLEN_DEG = 45.0  # a hooked column that leans so far has fallen, whatever still pulls at it
GOOD_TICKS = 32  # how often the world is kept, in case it comes apart
QUIET_TICKS, QUIET_M = 64, 1e-4  # nobody sees a villa tremble by that: wood that damps nothing would go on for seconds
FULL_PULL = 0.9  # of what the fingers can do: more is not to be had
MEAN_LOOKS = 8  # over a quarter of a second a tremor comes to nothing


def look(attempt: Attempt, tick: int) -> list[Happening]:
    """What there is to tell of this moment; may change the phase."""
    if tick % GOOD_TICKS == 0:
        attempt.good = attempt.world.snapshot()
    if attempt.slipped:
        attempt.own_gone, attempt.laid = True, None
        attempt.take_away()
    if attempt.phase in (Phase.FALLING, Phase.MENDING):
        return []
    if attempt.phase in (Phase.SETTLING, Phase.FAULTED) and tick % QUIET_TICKS == 0:
        _watch_quiet(attempt)
    collapse = attempt.fall.look()
    if collapse is not None and attempt.lift_anew():
        return []
    if collapse is not None:
        attempt.take_over()
        attempt.collapse = collapse
        attempt.turn_to(Phase.FALLING)
        return [Collapsing(attempt.seat, collapse.plateau)]
    if attempt.phase is Phase.FAULTED:
        return _watch_fault(attempt)
    return _watch_hands(attempt)


def _watch_hands(attempt: Attempt) -> list[Happening]:
    found: list[Happening] = []
    playing = attempt.phase in (Phase.IN_HAND, Phase.OPEN)
    if playing and attempt.verb is not Verb.LAY:
        attempt.path.append(attempt.world.pose(attempt.piece).position)
        _watch_choosing(attempt)
        found += _watch_sway(attempt, attempt.world.glance())
    if _has_fallen(attempt):
        attempt.open_hands()
        attempt.turn_to(Phase.SETTLING)
    if attempt.phase in (Phase.IN_HAND, Phase.RETURNING) and attempt.verb is not Verb.LAY:
        found += _watch_pushing(attempt)
    if attempt.phase is Phase.IN_HAND and attempt.verb is Verb.TAKE_OUT:
        moved = dist(attempt.world.pose(attempt.piece).position, attempt.origin.position)
        if observe.clear(attempt.world.observe(), attempt.piece, moved):
            attempt.take_away()
    if attempt.phase is Phase.IN_HAND:
        found += _watch_jam(attempt)
    if attempt.phase in (Phase.IN_HAND, Phase.OPEN):
        _watch_idling(attempt)
    if attempt.phase is Phase.RETURNING and attempt.world.time >= attempt.back_at:
        attempt.open_hands()
        attempt.turn_to(Phase.SETTLING)
    return found


def moved_mm(attempt: Attempt) -> float:
    """How far the column is from where it stood when the turn began: its foot or its head, whichever went farther."""
    half = attempt.world.pieces[attempt.world.index(attempt.piece)].height / 2
    assert attempt.home is not None
    ends = ((0.0, 0.0, -half), (0.0, 0.0, half))
    now = attempt.world.pose(attempt.piece)
    return 1000 * max(dist(now.outside(end), attempt.home.outside(end)) for end in ends)


def _watch_choosing(attempt: Attempt) -> None:
    """Notes when the column was moved so far that it is chosen (RULING-3)."""
    if attempt.chosen:
        return
    attempt.moved = [*attempt.moved[1 - MEAN_LOOKS :], moved_mm(attempt)]
    attempt.chosen = sum(attempt.moved) / len(attempt.moved) >= attempt.state.house.feel_first


def _has_fallen(attempt: Attempt) -> bool:
    """Whether the chosen column lies while no fingers hold it: then the attempt is over (RULING-2)."""
    fingers = attempt.tool is Tool.HAND and attempt.phase is Phase.IN_HAND
    if attempt.verb is Verb.LAY or fingers or attempt.phase not in (Phase.IN_HAND, Phase.OPEN):
        return False
    return attempt.world.pose(attempt.piece).lean > FALLEN_DEG


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
    """Tells of a column that the one in hand pushed too far or felled (RULING-4)."""
    world, house = attempt.world, attempt.state.house
    top = str(attempt.state.top_plateau)
    if not attempt.chosen:
        return []  # one that was not moved pushed nothing, whatever fell against it
    for name, metres in world.pushed().items():
        if name == attempt.piece or world.pieces[world.index(name)].is_slab:
            continue
        felled, far = world.pose(name).lean > FALLEN_DEG, metres * 1000 > min(house.push_mm, house.push_top_mm)
        if not felled and far:  # only then it matters where it stands, which is dear to find out
            on_top = world.observe().columns[name].level == top
            far = metres * 1000 > (house.push_top_mm if on_top else house.push_mm)
        if felled or far:
            attempt.keep_still(name)
            return [Faulted(attempt.seat, name)]
    return []


def _watch_fault(attempt: Attempt) -> list[Happening]:
    """Begins to put the villa back once it has shown that it stands."""
    waited = attempt.world.time - attempt.phase_since
    if (attempt.quiet < QUIET_TIMES and waited < FAULT_S) or (attempt.fall.now() is not None and waited < 2 * FAULT_S):
        return []
    attempt.mend()
    return [PuttingBack(attempt.seat, attempt.piece)]


def _watch_jam(attempt: Attempt) -> list[Happening]:
    """Sends a column back that does not come out however long one pulls, where nothing is broken off (RULING-18)."""
    limit = attempt.state.house.jam_s
    if limit is None or attempt.verb not in (Verb.MOVE, Verb.PROVE) or attempt.jammed:
        return []
    pull = next((pull for pull in attempt.world.pulls() if pull.hand == MAIN), None)
    if pull is None or pull.newtons < FULL_PULL * pull.max_force:
        return []
    if not observe.still_in(attempt.world.observe(), attempt.piece, attempt.level, attempt.covered):
        return []
    attempt.pulled_s += LOOK_TICKS * attempt.world.settings.step
    if attempt.pulled_s < limit:
        return []
    attempt.jammed = attempt.chosen = True
    attempt.opened = attempt.world.ticks
    attempt.put_back(forced=True)
    return [Jammed(attempt.seat, attempt.piece)]


def _watch_idling(attempt: Attempt) -> None:
    """Takes hands out of the villa that have done nothing for too long (RULING-1)."""
    if attempt.world.time - attempt.acted > attempt.state.house.idle_hand_s:
        attempt.left_alone()
