"""Taking a column out after a failed proof, and laying a plateau (PLATEAU-4 to PLATEAU-9, US-4 to US-6)."""

from typing import assert_never

from paletti.rules import masks, scoring
from paletti.rules.clauses import Clause
from paletti.rules.deeds import LayEnds, LayPlateau, TakeOut, TakeOutEnds
from paletti.rules.draft import Draft
from paletti.rules.events import PlateauGivenUp, PlateauLaid, PlateauSlidOff, RemovalWaived
from paletti.rules.flow import build_nothing, collapse, drop, end_turn, go_on, incident, mishap, ruined
from paletti.rules.gates import builder, not_your_turn, on_turn
from paletti.rules.pieces import PLATEAUS
from paletti.rules.raisable import standing
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import RED, Stage, State
from paletti.rules.values import AfterPlateau, Overhang
from paletti.rules.verbs.claim import application_stands

_USUAL_COVER = 3  # what is meant if nobody says how many columns a plateau covers


def check_take_out(state: State, deed: TakeOut) -> Refusal | None:
    """Why this player may not take this column out now, if so."""
    house = state.house
    seat = builder(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is not Stage.TAKE_OUT:
        return refuse(house, Reason.NOTHING_TO_TAKE_OUT)
    if seat != state.turn:
        return not_your_turn(state, seat, Clause.PLATEAU_4)
    if deed.ends is TakeOutEnds.WAIVED:
        return None
    if deed.column is None:
        return refuse(house, Reason.WHICH_COLUMN)
    bit = masks.BIT[deed.column]
    if not state.owned[state.objector] & bit:
        cite = (Clause.PLATEAU_4, Clause.THREE_1) if state.neutral & bit else ()
        return refuse(house, Reason.NOT_THE_OBJECTORS, deed.column, state.players[state.objector], cite=cite)
    if state.out & bit:
        return refuse(house, Reason.ALREADY_OUT, deed.column)
    return None


def take_out(draft: Draft, deed: TakeOut) -> None:
    """Take the column out of the villa and of the game; then the application stands."""
    if deed.ends is TakeOutEnds.COLLAPSE or ruined(draft, deed.fell, deed.column):
        collapse(draft, draft.turn)
        return
    if deed.ends is TakeOutEnds.WAIVED or deed.column is None:
        draft.tell(RemovalWaived(deed.by))
    else:
        drop(draft, draft.turn, deed.column, Clause.PLATEAU_4)
    happened = incident(draft, draft.turn, deed.fell, deed.askew)
    scoring.top_changed(draft)
    if happened:
        end_turn(draft, Clause.RULING_2)
    else:
        application_stands(draft)


def check_lay(state: State, deed: LayPlateau) -> Refusal | None:
    """Why this player may not lay the plateau now, or not like this, if so."""
    house = state.house
    seat = on_turn(state, deed.by, Clause.PLATEAU_5 if house.plays_for_seal else Clause.US_4)
    if isinstance(seat, Refusal):
        return seat
    too_early = _not_now(state)
    if too_early is not None:
        return too_early
    following = PLATEAUS[state.top]
    if deed.plateau is not None and deed.plateau is not following:
        return refuse(house, Reason.WRONG_PLATEAU, deed.plateau, following)
    if deed.ends is not LayEnds.STANDS:
        return None
    beyond = deed.overhangs and house.overhang is Overhang.NEVER
    least = house.least_covered(state.top + 1)
    there = standing(state).bit_count()
    covers = min(_USUAL_COVER, there) if deed.covers is None else deed.covers
    cite = (Clause.PLATEAU_8, Clause.PLATEAU_7) if beyond else ()
    if covers < least:
        return refuse(house, Reason.TOO_FEW_COLUMNS, covers, least, cite=cite)
    if least and covers > there:  # if the house asks for no count, none is judged
        return refuse(house, Reason.TOO_MANY_COLUMNS, covers, there, cite=cite)
    return refuse(house, Reason.PLATEAU_BEYOND_BASE, following) if beyond else None


def _not_now(state: State) -> Refusal | None:
    """Why no plateau may be laid at this stage, if so."""
    house = state.house
    match state.stage:
        case Stage.LAY:
            return None
        case Stage.THROW:
            return refuse(house, Reason.THROW_FIRST)
        case Stage.NAME:
            return refuse(house, Reason.APPLY_FIRST if house.plays_for_seal else Reason.NAME_FIRST)
        case Stage.RAISE:
            return refuse(house, Reason.RAISE_NOW)
        case Stage.CLAIM:
            return refuse(house, Reason.OBJECTIONS_OPEN)
        case Stage.PROOF:
            return refuse(house, Reason.PROOF_DUE, state.players[state.objector])
        case Stage.NEUTRAL_PROOF:
            return refuse(house, Reason.PROOF_DUE, state.players[state.objector], cite=(Clause.THREE_6,))
        case Stage.TAKE_OUT:
            return refuse(house, Reason.TAKE_OUT_DUE, state.players[state.objector])
        case Stage.BUILD if state.top == RED:
            return refuse(house, Reason.NO_PLATEAU_LEFT)
        case Stage.BUILD if not house.hears_objections:
            return None
        case Stage.BUILD | Stage.OWN | Stage.WINDOW:
            return refuse(house, Reason.APPLY_FIRST)
        case Stage.OVER:
            return refuse(house, Reason.GAME_OVER)
        case Stage.COLOURS:
            return refuse(house, Reason.COLOURS_FIRST, state.player)
        case _:
            assert_never(state.stage)


def lay(draft: Draft, deed: LayPlateau) -> None:
    """Let the plateau lie, fall, slide off or go back to the others."""
    if deed.ends is LayEnds.COLLAPSE or ruined(draft, deed.fell):
        collapse(draft, draft.turn)
        return
    if deed.ends is LayEnds.STANDS:
        draft.passes = 0
        draft.tell(PlateauLaid(deed.by, PLATEAUS[draft.top]))
        draft.top += 1
        draft.fresh = True
        draft.void = 0
    elif deed.ends is LayEnds.SLID_OFF:
        draft.passes = 0
        draft.tell(PlateauSlidOff(deed.by, PLATEAUS[draft.top]))
    elif mishap(draft, deed.fell, deed.askew):
        draft.tell(PlateauGivenUp(deed.by, PLATEAUS[draft.top]))
    if incident(draft, draft.turn, deed.fell, deed.askew):
        scoring.top_changed(draft)
        end_turn(draft, Clause.RULING_2)
    elif deed.ends is LayEnds.SLID_OFF:
        end_turn(draft, Clause.RULING_1)
    elif deed.ends is LayEnds.GIVEN_UP:
        give_up(draft, Clause.PLATEAU_8)
    elif draft.house.after_plateau is AfterPlateau.MUST_RAISE:
        go_on(draft, Stage.RAISE)
    else:
        end_turn(draft, Clause.PLATEAU_9)


def give_up(draft: Draft, clause: Clause) -> None:
    """Put the plateau back: the turn is over for this clause, unless a column is still owed (US-5)."""
    draft.tell(PlateauGivenUp(draft.players[draft.turn], PLATEAUS[draft.top]))
    if draft.house.after_plateau is AfterPlateau.MUST_RAISE and clause is Clause.PLATEAU_8:
        go_on(draft, Stage.RAISE)
    else:
        build_nothing(draft, clause)
