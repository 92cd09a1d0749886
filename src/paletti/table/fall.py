"""Judges falls: whether the villa has come down in an attempt, and whether a column has fallen.

`physics/down.py` is the measure (how far is too far). `table/watch.py` asks for the judgement while things move.
`table/verdict.py` asks once they rest, and makes the deed of it. `table/forensics.py` says afterwards how it happened.
"""

from __future__ import annotations

from math import dist

from paletti.physics.down import Collapse, Why, askew, in_hands
from paletti.physics.gesture import Tool
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose
from paletti.table import observe
from paletti.table.attempt import Attempt, Phase
from paletti.table.happenings import Verb
from paletti.table.putback import BACK_M

FELLED_MM = 3.0  # if a column is tipped beyond 5° its middle has moved farther than this; else something else felled it
FALLEN_DEG = 45.0  # a column that leans this far has fallen, even if something still pulls at it


def comes_down(attempt: Attempt) -> Collapse | None:
    """The collapse that has lasted long enough, while things may still move."""
    return attempt.collapse_watch.look()


def lies_down(attempt: Attempt, facts: Observation) -> Collapse | None:
    """The collapse that is visible now that the wood rests, or a ruin because too many columns fell in this attempt."""
    return attempt.collapse_watch.at_rest() or _ruin(attempt, facts)


def felled_by_push(attempt: Attempt, facts: Observation) -> str | None:
    """The column that fell because the one in hand pushed it, even if it fell late or leans on a third (RULING-4)."""
    fell = observe.fallen(facts, attempt.state, attempt.limits, attempt.piece)
    return next((str(name) for name in fell if attempt.pushes.get(name, 0.0) * 1000 > FELLED_MM), None)


def is_down(attempt: Attempt) -> bool:
    """Whether the villa is down at this moment, even if a hand still holds or props it."""
    return attempt.collapse_watch.now() is not None


def is_propped(attempt: Attempt) -> bool:
    """Whether a plateau that leans or sank rests on the column in hand, so that it is open whether it holds without."""
    return attempt.collapse_watch.alarming and bool(in_hands(attempt.world.observe()))


def column_has_fallen(attempt: Attempt) -> bool:
    """Whether the chosen column lies while no fingers hold it. Then the attempt is over (RULING-2)."""
    fingers = attempt.tool is Tool.HAND and attempt.phase is Phase.IN_HAND
    if attempt.verb is Verb.LAY or fingers or attempt.phase not in (Phase.IN_HAND, Phase.OPEN):
        return False
    return is_felled(attempt.world.pose(attempt.piece))


def is_felled(pose: Pose) -> bool:
    """Whether a column leans too far to be called standing."""
    return pose.lean > FALLEN_DEG


def own_column_stands(attempt: Attempt, facts: Observation) -> bool:
    """Notes whether the chosen column is wedged askew; returns whether it stands where it was put, askew or not."""
    fact = facts.columns[attempt.piece]
    attempt.losses.own_askew = askew(fact, attempt.began.level, attempt.limits)
    if attempt.losses.own_askew:
        return True
    if fact.lean > attempt.limits.askew_deg:
        return False
    if not attempt.broken_off and not attempt.merely_felt:
        return fact.level == str(attempt.state.top_plateau)
    away = dist(attempt.world.pose(attempt.piece).position, attempt.began.origin.position)
    return fact.level == attempt.began.level and away < BACK_M


def _ruin(attempt: Attempt, facts: Observation) -> Collapse | None:
    """A ruin of columns, if too many fell in this attempt (RULING-1)."""
    fell = {*attempt.losses.fell, *observe.fallen(facts, attempt.state, attempt.limits, attempt.piece)}
    if len(fell) < attempt.limits.ruin:
        return None
    return Collapse(Why.RUIN, None, None, attempt.world.time)
