"""Whether the villa has come down in an attempt, or its column has fallen.

What counts as down stands in `physics/collapse.py`, which everybody shares; here an attempt asks it, while things move
and once they rest. `table/verdict.py` makes the deed of it.
"""

from __future__ import annotations

from paletti.physics.collapse import Collapse, Why, in_hands
from paletti.physics.gesture import Tool
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose
from paletti.table import observe
from paletti.table.attempt import Attempt, Phase
from paletti.table.happenings import Verb

FELLED_MM = 3.0  # the middle of a column that was tipped beyond 5° has moved farther; else something else felled it
FALLEN_DEG = 45.0  # a column that leans this far has fallen, whatever still pulls at it


def comes_down(attempt: Attempt) -> Collapse | None:
    """The collapse that has lasted long enough, while things may still move."""
    return attempt.collapse_watch.look()


def lies_down(attempt: Attempt, facts: Observation) -> Collapse | None:
    """The collapse that everybody sees now that the wood rests, or that too many columns fell in this attempt."""
    return attempt.collapse_watch.at_rest() or _ruin(attempt, facts)


def felled_by_push(attempt: Attempt, facts: Observation) -> str | None:
    """The column that fell because the one in hand pushed it, however late and however far over (RULING-4)."""
    fell = observe.fallen(facts, attempt.state, attempt.limits, attempt.piece)
    return next((str(name) for name in fell if attempt.pushes.get(name, 0.0) * 1000 > FELLED_MM), None)


def is_propped(attempt: Attempt) -> bool:
    """Whether a plateau that leans or sank rests on the column in hand: nobody knows yet whether it holds without."""
    return attempt.collapse_watch.alarming and bool(in_hands(attempt.world.observe()))


def column_has_fallen(attempt: Attempt) -> bool:
    """Whether the chosen column lies while no fingers hold it: then the attempt is over (RULING-2)."""
    fingers = attempt.tool is Tool.HAND and attempt.phase is Phase.IN_HAND
    if attempt.verb is Verb.LAY or fingers or attempt.phase not in (Phase.IN_HAND, Phase.OPEN):
        return False
    return is_felled(attempt.world.pose(attempt.piece))


def is_felled(pose: Pose) -> bool:
    """Whether a column leans too far to be called standing."""
    return pose.lean > FALLEN_DEG


def _ruin(attempt: Attempt, facts: Observation) -> Collapse | None:
    """A ruin of columns, where too many fell in this attempt (RULING-1)."""
    fell = {*attempt.losses.fell, *observe.fallen(facts, attempt.state, attempt.limits, attempt.piece)}
    if len(fell) < attempt.limits.ruin:
        return None
    return Collapse(Why.RUIN, None, None, attempt.world.time)
