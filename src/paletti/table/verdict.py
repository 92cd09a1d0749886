"""The end of an attempt: what lies where once the wood rests, and the deed that this makes."""

from __future__ import annotations

from math import dist

from paletti.physics.observation import Observation
from paletti.rules.deeds import Deed, Ends, LayEnds, LayPlateau, MoveColumn, Prove, TakeOut, TakeOutEnds
from paletti.rules.pieces import Column, Place
from paletti.rules.referee import Applied, apply
from paletti.table import observe
from paletti.table.course import Course, Phase
from paletti.table.happenings import Verb
from paletti.table.putback import BACK_M


def rested(course: Course) -> Deed | None:
    """The deed with its outcome, or None when something was taken away and the wood must come to rest again."""
    if course.phase is Phase.FALLING:
        return _collapsed(course)
    facts = course.world.observe()
    found = observe.collapse_at_rest(facts, course.state.house)
    if found is not None and course.lift_anew():
        return None
    if found is not None:
        course.collapse = found
        return _collapsed(course)
    if _remove_fallen(course, facts):
        return None
    deed = _deed(course)
    return None if _lift_off(course, deed) else deed


def _remove_fallen(course: Course, facts: Observation) -> bool:
    """Whether fallen columns were taken off the table, so that the rest must settle anew."""
    fell = observe.fallen(facts, course.state, course.piece)
    course.fell += fell
    gone: list[str] = list(fell)
    if course.verb is not Verb.LAY and course.piece in facts.columns and not _own_stands(course, facts):
        course.own_gone = True
        gone.append(course.piece)
    for name in gone:
        course.world.park(name)
    if gone:
        course.turn_to(Phase.SETTLING)
    return bool(gone)


def _own_stands(course: Course, facts: Observation) -> bool:
    fact = facts.columns[course.piece]
    if not fact.upright:
        return False
    if not course.broken_off:
        return fact.level == str(course.state.top_plateau)
    away = dist(course.world.pose(course.piece).position, course.origin.position)
    return fact.level == course.level and away < BACK_M


def _collapsed(course: Course) -> Deed:
    match course.verb:
        case Verb.MOVE:
            return MoveColumn(course.by, Column(course.piece), Ends.COLLAPSE)
        case Verb.PROVE:
            return Prove(course.by, Column(course.piece), Ends.COLLAPSE)
        case Verb.TAKE_OUT:
            return TakeOut(course.by, Column(course.piece), TakeOutEnds.COLLAPSE)
        case _:
            return LayPlateau(course.by, 0, False, LayEnds.COLLAPSE)


def _deed(course: Course) -> Deed:
    if course.verb is Verb.LAY:
        if course.laid is None:
            return LayPlateau(course.by, 0, False, LayEnds.GIVEN_UP, course.fell)
        laid = course.laid
        return LayPlateau(course.by, laid.covers, laid.overhangs, LayEnds.STANDS, course.fell, laid.plateau)
    column = Column(course.piece)
    if course.verb is Verb.TAKE_OUT:
        back = course.broken_off and not course.own_gone
        return TakeOut(
            course.by, None if back else column, TakeOutEnds.WAIVED if back else TakeOutEnds.OUT, course.fell
        )
    ends = _ends(course)
    if course.closing is not None and ends is Ends.BROKEN_OFF and not course.fell:
        return course.closing
    if course.verb is Verb.PROVE:
        return Prove(course.by, column, ends, course.fell, course.swayed)
    return MoveColumn(course.by, column, ends, course.fell, course.swayed)


def _ends(course: Course) -> Ends:
    if course.fault:
        return Ends.FAULT
    if course.own_gone:
        return Ends.FALLS
    return Ends.BROKEN_OFF if course.broken_off else Ends.STANDS


def _lift_off(course: Course, deed: Deed) -> bool:
    """Whether a column that proved its point was lifted off again, without any risk (RULING-9)."""
    if not isinstance(deed, Prove) or deed.ends is not Ends.STANDS or course.lifted:
        return False
    applied = apply(course.state, deed)
    if not isinstance(applied, Applied) or applied.state.place(deed.column) is not Place.OUT:
        return False
    course.world.park(course.piece)
    course.lifted = True
    course.turn_to(Phase.SETTLING)
    return True
