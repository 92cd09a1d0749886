"""Turns an attempt into a deed once the wood rests. `table/fall.py` judges whether anything fell."""

from __future__ import annotations

from dataclasses import dataclass

from paletti.physics.observation import Observation
from paletti.rules.deeds import Deed, Ends, LayEnds, LayPlateau, MoveColumn, Prove, TakeOut, TakeOutEnds
from paletti.rules.pieces import Column, Place
from paletti.rules.referee import Applied, apply
from paletti.table import observe
from paletti.table.attempt import Attempt, Phase
from paletti.table.fall import felled_by_push, lies_down, own_column_stands
from paletti.table.happenings import Verb
from paletti.table.watch import moved_mm


@dataclass(frozen=True)
class MerelyFelt:
    """A column was touched and not chosen: nothing has happened in the game (RULING-3)."""

    column: str


def rested(attempt: Attempt) -> Deed | MerelyFelt | None:
    """The deed with its outcome, or None if something was taken away and the wood must come to rest again."""
    if attempt.phase is Phase.FALLING:
        return _collapsed(attempt)
    facts = attempt.world.observe()
    found = lies_down(attempt, facts)
    if found is not None and attempt.lift_anew():
        return None
    if found is not None:
        attempt.collapse = found
        return _collapsed(attempt)
    attempt.pushed = attempt.pushed or felled_by_push(attempt, facts)
    if attempt.pushed is not None:
        attempt.mend()
        return None
    if _take_away_slid_off(attempt, facts) or _remove_fallen(attempt, facts):
        return None
    own = None if attempt.verb is Verb.LAY else attempt.piece
    attempt.losses.askew = observe.askew(facts, attempt.state, attempt.limits, own)
    if attempt.merely_felt and moved_mm(attempt) >= attempt.state.house.feel_first:
        attempt.count_as_broken_off()
    if attempt.merely_felt and attempt.out_of_time is None and not attempt.losses.any:
        return MerelyFelt(attempt.piece)
    deed = _deed(attempt)
    return None if _lift_off(attempt, deed) else deed


def mended(attempt: Attempt) -> Deed:
    """The deed of an attempt after which the villa was put back as it was (RULING-4)."""
    column = Column(attempt.piece)
    match attempt.verb:
        case Verb.PROVE:
            return Prove(attempt.by, column, Ends.FAULT, swayed=attempt.swayed)
        case Verb.TAKE_OUT:
            return TakeOut(attempt.by, None, TakeOutEnds.WAIVED)  # a push must not be an advantage
        case _:
            return MoveColumn(attempt.by, column, Ends.FAULT, swayed=attempt.swayed)


def _take_away_slid_off(attempt: Attempt, facts: Observation) -> bool:
    """Puts the plateau in question back to the others if it slid off (RULING-1); returns whether it did."""
    if attempt.verb is not Verb.LAY or attempt.laid is None or attempt.losses.slid_off:
        return False
    top = str(attempt.state.top_plateau)
    laid_on = (top,) if attempt.laid.covers == 0 else ()
    if not observe.slid_off(facts, attempt.piece, top, attempt.limits, laid_on):
        return False
    attempt.slide_off()
    return True


def _remove_fallen(attempt: Attempt, facts: Observation) -> bool:
    """Takes fallen columns off the table; returns whether there were any, so that the rest must settle again."""
    fell = observe.fallen(facts, attempt.state, attempt.limits, attempt.piece)
    attempt.losses.fell += fell
    gone: list[str] = list(fell)
    if attempt.verb is not Verb.LAY and attempt.piece in facts.columns and not own_column_stands(attempt, facts):
        attempt.losses.own_gone = True
        gone.append(attempt.piece)
    if gone:
        attempt.remove(gone)
    return bool(gone)


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
    fell, leant = attempt.losses.fell, attempt.losses.askew
    if attempt.verb is Verb.LAY:
        laid = attempt.laid
        if laid is None:
            return LayPlateau(attempt.by, 0, False, LayEnds.GIVEN_UP, fell, askew=leant)
        came = LayEnds.SLID_OFF if attempt.losses.slid_off else LayEnds.STANDS
        return LayPlateau(attempt.by, laid.covers, laid.overhangs, came, fell, laid.plateau, leant)
    column = Column(attempt.piece)
    if attempt.verb is Verb.TAKE_OUT:
        if not attempt.losses.own_gone and (attempt.broken_off or attempt.losses.own_askew):
            newly = attempt.losses.own_askew and attempt.piece not in observe.leaning(attempt.state)
            leant += (column,) if newly else ()
            return TakeOut(attempt.by, None, TakeOutEnds.WAIVED, fell, leant)
        return TakeOut(attempt.by, column, TakeOutEnds.OUT, fell, leant)
    ends = _ends(attempt)
    if attempt.out_of_time is not None and ends in (Ends.BROKEN_OFF, Ends.JAMMED) and not fell and not leant:
        return attempt.out_of_time
    if attempt.verb is Verb.PROVE:
        return Prove(attempt.by, column, ends, fell, attempt.swayed, leant)
    return MoveColumn(attempt.by, column, ends, fell, attempt.swayed, leant)


def _ends(attempt: Attempt) -> Ends:
    if attempt.losses.own_gone:
        return Ends.FALLS
    if attempt.losses.own_askew:
        return Ends.ASKEW
    if not attempt.broken_off and not attempt.merely_felt:
        return Ends.STANDS
    # If the house forbids breaking off, a column that went back anyway counts as jammed.
    never = attempt.verb is Verb.MOVE and attempt.state.house.jam_s is not None
    return Ends.JAMMED if attempt.pulling.jammed or never else Ends.BROKEN_OFF


def _lift_off(attempt: Attempt, deed: Deed) -> bool:
    """Lifts a column that proved an objection off again, without any risk (RULING-9); returns whether there was one."""
    if not isinstance(deed, Prove) or deed.ends is not Ends.STANDS or attempt.lifted:
        return False
    applied = apply(attempt.state, deed)
    if not isinstance(applied, Applied) or applied.state.place(deed.column) is not Place.OUT:
        return False
    attempt.lift_off()
    return True
