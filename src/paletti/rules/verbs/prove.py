"""Proving an objection by raising a column (PLATEAU-2 to PLATEAU-4, THREE-6, US-9, RULING-8, 9, 13, 15)."""

from typing import assert_never

from paletti.rules import masks, scoring
from paletti.rules.clauses import Clause
from paletti.rules.deeds import Ends, Prove
from paletti.rules.draft import Draft
from paletti.rules.events import ColumnJammed, ColumnRaised, ProofFailed, ProofSucceeded, VillaPutBack
from paletti.rules.flow import collapse, drop, end_turn, go_on, incident, lean, ruined, stand
from paletti.rules.gates import builder
from paletti.rules.pieces import LEVELS, Column
from paletti.rules.raisable import claimed, last_neutrals, provable
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import Stage, State
from paletti.rules.values import ProofColumn
from paletti.rules.verbs.claim import application_stands
from paletti.rules.verbs.move import unlawful_end


def check(state: State, deed: Prove) -> Refusal | None:
    """Why this player may not prove with this column now, if so."""
    house, stage = state.house, state.stage
    seat = builder(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    neutral = stage in (Stage.NEUTRAL_PROOF, Stage.WINDOW)
    cite = (Clause.THREE_6,) if neutral else ()
    if stage is not Stage.PROOF and stage is not Stage.NEUTRAL_PROOF:
        return refuse(house, Reason.NO_PROOF_DUE, cite=cite)
    if seat != state.objector:
        return refuse(house, Reason.NOT_THE_OBJECTOR, state.players[state.objector], cite=cite)
    if not provable(state) & masks.BIT[deed.column]:
        return _not_this(state, deed.column, cite)
    return unlawful_end(state, deed.column, deed.ends, deed.swayed)


def _not_this(state: State, column: Column, cite: tuple[Clause, ...]) -> Refusal:
    """The refusal of a column that proves nothing."""
    house, bit = state.house, masks.BIT[column]
    if state.out & bit:
        return refuse(house, Reason.PROOF_OUT, column, cite=cite)
    if state.levels[state.top] & bit:
        return refuse(house, Reason.PROOF_ON_TOP, column, cite=cite)
    if state.stage is Stage.NEUTRAL_PROOF and not state.neutral & bit:
        return refuse(house, Reason.PROOF_NOT_NEUTRAL, column)
    if state.stage is Stage.PROOF and house.proof_column is ProofColumn.REQUIRED:
        wanted = claimed(state)
        if not wanted & bit:
            if house.plays_for_seal:
                more = (Clause.PLATEAU_2, Clause.THREE_1) if state.neutral & bit else ()
                return refuse(house, Reason.PROOF_NOT_THEIRS, column, state.player, cite=more)
            return refuse(house, Reason.PROOF_WRONG_COLOUR, column, masks.colours(wanted)[0])
    if state.locked & bit:
        lock = next(lock for lock in state.locks if lock.column is column)
        return refuse(house, Reason.PROOF_LOCKED, column, cite=cite, also=(lock.clause,))
    if state.askew & bit:
        return refuse(house, Reason.PROOF_ASKEW, column)
    assert last_neutrals(state) & bit  # the only thing left that can be wrong with a column
    return refuse(house, Reason.PROOF_LAST_NEUTRAL, column, state.place(column), cite=(Clause.THREE_3, *cite))


def carry_out(draft: Draft, deed: Prove) -> None:
    """Let the proof end as the wood decided."""
    if deed.ends is Ends.COLLAPSE or ruined(draft, deed.fell, deed.column):
        collapse(draft, draft.objector)
        return
    # A column that goes back after a proof is not locked (RULING-8).
    match deed.ends:
        case Ends.STANDS:
            _succeeded(draft, deed)
            return
        case Ends.BROKEN_OFF:
            pass
        case Ends.FAULT:
            draft.tell(VillaPutBack(deed.by, deed.column, locked=False))
            fail(draft, deed.column)
            return
        case Ends.FALLS:
            drop(draft, draft.objector, deed.column, Clause.RULING_2)
        case Ends.ASKEW:
            lean(draft, draft.objector, deed.column)
        case Ends.JAMMED:
            draft.tell(ColumnJammed(deed.by, deed.column))
        case _:
            assert_never(deed.ends)
    fail(draft, deed.column, deed.fell, deed.askew)


def _succeeded(draft: Draft, deed: Prove) -> None:
    """End the turn of the player who was wrong."""
    draft.passes = 0
    bit = masks.BIT[deed.column]
    draft.tell(ProofSucceeded(deed.by, draft.players[draft.turn], deed.column))
    stays = draft.stage is Stage.NEUTRAL_PROOF or not draft.house.plays_for_seal
    if stays:
        origin = stand(draft, bit)
        draft.tell(ColumnRaised(deed.by, deed.column, LEVELS[origin], LEVELS[draft.top]))
    else:
        drop(draft, draft.objector, deed.column, Clause.PLATEAU_3)
    if incident(draft, draft.objector, deed.fell, deed.askew):
        scoring.top_changed(draft)
    elif stays and not draft.neutral & bit:
        scoring.moved(draft, draft.objector, bit)
    if draft.stage is Stage.NEUTRAL_PROOF:
        end_turn(draft, Clause.THREE_6)
    else:
        end_turn(draft, Clause.PLATEAU_3 if draft.house.plays_for_seal else Clause.RULING_15)


def fail(draft: Draft, column: Column | None, fell: tuple[Column, ...] = (), askew: tuple[Column, ...] = ()) -> None:
    """Go on after a proof that failed."""
    draft.tell(ProofFailed(draft.players[draft.objector], draft.players[draft.turn], column))
    if incident(draft, draft.objector, fell, askew):
        scoring.top_changed(draft)
    if draft.stage is Stage.NEUTRAL_PROOF:
        draft.proof_spent = True
        go_on(draft, Stage.OWN)
    elif draft.house.plays_for_seal and draft.owned[draft.objector] & ~draft.out:
        draft.stage = Stage.TAKE_OUT
    else:
        application_stands(draft)
