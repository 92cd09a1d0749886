"""The end of an attempt: what lies where once the wood rests, and the deed that this makes."""

from __future__ import annotations

from math import dist

from paletti.physics.observation import Observation
from paletti.rules.deeds import Deed, Ends, LayEnds, LayPlateau, MoveColumn, Prove, TakeOut, TakeOutEnds
from paletti.rules.pieces import Column, Place
from paletti.rules.referee import Applied, apply
from paletti.table import observe
from paletti.table.attempt import Attempt, Phase
from paletti.table.happenings import Verb
from paletti.table.putback import BACK_M


def rested(attempt: Attempt) -> Deed | None:
    """The deed with its outcome, or None when something was taken away and the wood must come to rest again."""
    if attempt.phase is Phase.FALLING:
        return _collapsed(attempt)
    facts = attempt.world.observe()
    found = observe.collapse_at_rest(facts, attempt.state.house)
    if found is not None and attempt.lift_anew():
        return None
    if found is not None:
        attempt.collapse = found
        return _collapsed(attempt)
    if _remove_fallen(attempt, facts):
        return None
    deed = _deed(attempt)
    return None if _lift_off(attempt, deed) else deed


def _remove_fallen(attempt: Attempt, facts: Observation) -> bool:
    """Whether fallen columns were taken off the table, so that the rest must settle anew."""
    fell = observe.fallen(facts, attempt.state, attempt.piece)
    attempt.fell += fell
    gone: list[str] = list(fell)
    if attempt.verb is not Verb.LAY and attempt.piece in facts.columns and not _own_stands(attempt, facts):
        attempt.own_gone = True
        gone.append(attempt.piece)
    for name in gone:
        attempt.world.park(name)
    if gone:
        attempt.turn_to(Phase.SETTLING)
    return bool(gone)


def _own_stands(attempt: Attempt, facts: Observation) -> bool:
    fact = facts.columns[attempt.piece]
    if not fact.upright:
        return False
    if not attempt.broken_off:
        return fact.level == str(attempt.state.top_plateau)
    away = dist(attempt.world.pose(attempt.piece).position, attempt.origin.position)
    return fact.level == attempt.level and away < BACK_M


def _collapsed(attempt: Attempt) -> Deed:
    match attempt.verb:
        case Verb.MOVE:
            return MoveColumn(attempt.by, Column(attempt.piece), Ends.COLLAPSE)
        case Verb.PROVE:
            return Prove(attempt.by, Column(attempt.piece), Ends.COLLAPSE)
        case Verb.TAKE_OUT:
            return TakeOut(attempt.by, Column(attempt.piece), TakeOutEnds.COLLAPSE)
        case _:
            return LayPlateau(attempt.by, 0, False, LayEnds.COLLAPSE)


def _deed(attempt: Attempt) -> Deed:
    if attempt.verb is Verb.LAY:
        if attempt.laid is None:
            return LayPlateau(attempt.by, 0, False, LayEnds.GIVEN_UP, attempt.fell)
        laid = attempt.laid
        return LayPlateau(attempt.by, laid.covers, laid.overhangs, LayEnds.STANDS, attempt.fell, laid.plateau)
    column = Column(attempt.piece)
    if attempt.verb is Verb.TAKE_OUT:
        back = attempt.broken_off and not attempt.own_gone
        return TakeOut(
            attempt.by, None if back else column, TakeOutEnds.WAIVED if back else TakeOutEnds.OUT, attempt.fell
        )
    ends = _ends(attempt)
    if attempt.closing is not None and ends is Ends.BROKEN_OFF and not attempt.fell:
        return attempt.closing
    if attempt.verb is Verb.PROVE:
        return Prove(attempt.by, column, ends, attempt.fell, attempt.swayed)
    return MoveColumn(attempt.by, column, ends, attempt.fell, attempt.swayed)


def _ends(attempt: Attempt) -> Ends:
    if attempt.fault:
        return Ends.FAULT
    if attempt.own_gone:
        return Ends.FALLS
    return Ends.BROKEN_OFF if attempt.broken_off else Ends.STANDS


def _lift_off(attempt: Attempt, deed: Deed) -> bool:
    """Whether a column that proved its point was lifted off again, without any risk (RULING-9)."""
    if not isinstance(deed, Prove) or deed.ends is not Ends.STANDS or attempt.lifted:
        return False
    applied = apply(attempt.state, deed)
    if not isinstance(applied, Applied) or applied.state.place(deed.column) is not Place.OUT:
        return False
    attempt.world.park(attempt.piece)
    attempt.lifted = True
    attempt.turn_to(Phase.SETTLING)
    return True
