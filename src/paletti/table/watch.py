"""What is reported of an attempt while time passes: sway, pushing, jamming, idle hands, quiet wood, and a fall.

The fall itself is judged in `table/fall.py`.
"""

from __future__ import annotations

from math import ceil, dist

from paletti.physics.settings import TICK_S
from paletti.rules.values import BreakingOff
from paletti.table import fall, observe
from paletti.table.attempt import FAULT_S, MAIN, Attempt, Phase
from paletti.table.happenings import (
    Collapsing,
    Faulted,
    Happening,
    Idling,
    Jammed,
    LeftAlone,
    Pushing,
    PuttingBack,
    Swayed,
    Verb,
)

LOOK_TICKS = 8  # how often the referee looks while something moves
GOOD_TICKS = 32  # how often the world is kept, in case the engine fails
QUIET_TICKS = 64  # how often it is compared with how it was
WARNED_AT = 0.4  # share of how far a column may be pushed: early enough to stop
IDLING_S = 30.0  # the warning comes this long before idle hands are taken away
FULL_PULL = 0.9  # share of the fingers' force that counts as full force, because a hand rarely exceeds it


def look(attempt: Attempt, tick: int) -> list[Happening]:
    """What there is to report at this moment; may change the phase."""
    if tick % GOOD_TICKS == 0:
        attempt.keep_good()
    if attempt.slipped:
        attempt.lose_piece()
    if attempt.phase in (Phase.FALLING, Phase.MENDING):
        return []
    if attempt.phase in (Phase.SETTLING, Phase.FAULTED) and tick % QUIET_TICKS == 0:
        attempt.stillness.look(attempt.world.poses())
    collapse = fall.comes_down(attempt)
    if collapse is not None and attempt.lift_anew():
        return []
    if collapse is not None:
        attempt.come_down(collapse)
        return [Collapsing(attempt.seat, collapse.plateau)]
    if attempt.phase is Phase.FAULTED:
        return _watch_fault(attempt)
    return _watch_hands(attempt)


def _watch_hands(attempt: Attempt) -> list[Happening]:
    found: list[Happening] = []
    playing = attempt.phase in (Phase.IN_HAND, Phase.OPEN)
    if playing and attempt.verb is not Verb.LAY:
        attempt.path.append(attempt.world.pose(attempt.piece).position)
        attempt.choosing.moved(moved_mm(attempt), attempt.state.house.feel_first)
        found += _watch_sway(attempt)
    if fall.column_has_fallen(attempt):
        attempt.open_hands()
        attempt.turn_to(Phase.SETTLING)
    if attempt.phase in (Phase.IN_HAND, Phase.RETURNING) and attempt.verb is not Verb.LAY:
        found += _watch_pushing(attempt)
    if attempt.phase is Phase.IN_HAND and attempt.verb is Verb.TAKE_OUT:
        moved = dist(attempt.world.pose(attempt.piece).position, attempt.began.origin.position)
        if observe.clear(attempt.world.observe(), attempt.piece, moved):
            attempt.take_away()
    if attempt.phase is Phase.IN_HAND:
        found += _watch_jam(attempt)
    if attempt.phase in (Phase.IN_HAND, Phase.OPEN):
        found += _watch_idling(attempt)
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


def _watch_sway(attempt: Attempt) -> list[Happening]:
    house = attempt.state.house
    if attempt.swayed or attempt.verb is Verb.TAKE_OUT or house.breaking_off is not BreakingOff.MUST_WHEN_SWAYING:
        return []
    top = str(attempt.state.top_plateau)
    if not observe.swayed(attempt.world.lean(top), attempt.world.shift(top), house):
        return []
    if observe.still_in(attempt.world.observe(), attempt.piece, attempt.began.level, attempt.began.covered):
        attempt.sway()
        return [Swayed(attempt.seat)]
    return []


def _watch_pushing(attempt: Attempt) -> list[Happening]:
    """Reports a column that the one in hand pushes, or has pushed too far or felled (RULING-4)."""
    world, house = attempt.world, attempt.state.house
    top, found = str(attempt.state.top_plateau), list[Happening]()
    if not attempt.choosing.chosen:
        return []  # a column that did not move pushed nothing, whatever fell against it
    for name, metres in world.pushed().items():
        if name == attempt.piece or world.pieces[world.index(name)].is_slab:
            continue
        attempt.pushes[name] = max(metres, attempt.pushes.get(name, 0.0))
        felled, far = fall.is_felled(world.pose(name)), metres * 1000 > min(house.push_mm, house.push_top_mm)
        if not felled and far:  # only now its level matters, which is slow to find out
            on_top = world.observe().columns[name].level == top
            far = metres * 1000 > (house.push_top_mm if on_top else house.push_mm)
        if felled or far:
            attempt.keep_still(name)
            return [Faulted(attempt.seat, name)]
        if name not in attempt.pushing and metres * 1000 > WARNED_AT * house.push_mm:
            attempt.pushing.add(name)
            found.append(Pushing(attempt.seat, name))
    return found


def _watch_fault(attempt: Attempt) -> list[Happening]:
    """Begins to put the villa back once it is clear that it stands, even without the hand."""
    waited, down = attempt.world.time - attempt.phase_since, fall.is_down(attempt)
    if (not attempt.stillness.lasts and waited < FAULT_S) or (down and waited < 2 * FAULT_S):
        return []
    if down or fall.is_propped(attempt):
        attempt.open_hands()
        attempt.turn_to(Phase.SETTLING)  # at rest it counts as a collapse, or is put back anyway
        return []
    attempt.mend()
    return [PuttingBack(attempt.seat, attempt.piece)]


def _watch_jam(attempt: Attempt) -> list[Happening]:
    """Sends a jammed column back, if the house forbids breaking off (RULING-18)."""
    limit = attempt.state.house.jam_s
    if limit is None or attempt.verb not in (Verb.MOVE, Verb.PROVE) or attempt.pulling.jammed:
        return []
    pull = next((pull for pull in attempt.world.pulls() if pull.hand == MAIN), None)
    if pull is None or pull.newtons < FULL_PULL * pull.max_force:
        return []
    if not observe.still_in(attempt.world.observe(), attempt.piece, attempt.began.level, attempt.began.covered):
        return []
    if not attempt.pulling.pull(LOOK_TICKS * TICK_S, limit):
        return []
    attempt.jam()
    return [Jammed(attempt.seat, attempt.piece)]


def _watch_idling(attempt: Attempt) -> list[Happening]:
    """Takes hands out of the villa that have done nothing for too long (RULING-1), and warns of it before."""
    limit, idle = attempt.state.house.idle_hand_s, attempt.world.time - attempt.acted
    if idle > limit:
        attempt.left_alone()
        return [LeftAlone(attempt.seat, attempt.piece)]
    if idle > limit - min(IDLING_S, limit / 2) and attempt.idled != attempt.acted:
        attempt.idled = attempt.acted
        return [Idling(attempt.seat, attempt.piece, ceil(limit - idle))]
    return []
