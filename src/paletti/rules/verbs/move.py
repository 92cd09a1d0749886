"""Raising a column (RULING-2, 4, 18; MOVE-1, MOVE-2, ABORT-1, ABORT-2, THREE-2 to THREE-5, US-2, US-5)."""

from typing import assert_never

from paletti.rules import masks, scoring
from paletti.rules.clauses import Clause
from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.draft import Draft
from paletti.rules.events import AttemptBrokenOff, ColumnJammed, ColumnRaised, ColumnVoid, Passed, VillaPutBack
from paletti.rules.flow import collapse, drop, end_turn, go_on, incident, lean, mishap, ruined, stand
from paletti.rules.gates import on_turn, placed_first
from paletti.rules.pieces import LEVELS, Column
from paletti.rules.raisable import belonging, last_neutrals, must_ask, provable, raisable, required
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import GREEN, Lock, Stage, State
from paletti.rules.values import BreakingOff

_MOVING = (Stage.BUILD, Stage.OWN, Stage.WINDOW, Stage.RAISE)


def check(state: State, deed: MoveColumn) -> Refusal | None:
    """Why this player may not try this column now, or not with this end, if so."""
    seat = on_turn(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage not in _MOVING:
        return _not_now(state)
    if not raisable(state) & masks.BIT[deed.column]:
        return _not_this(state, deed.column)
    if must_ask(state):
        return refuse(state.house, Reason.ASK_THE_OTHERS, deed.column)
    if deed.ends is Ends.BROKEN_OFF and state.house.breaking_off is BreakingOff.NEVER:
        return refuse(state.house, Reason.NO_BREAKING_OFF, deed.column)
    return unlawful_end(state, deed.column, deed.ends, deed.swayed)


def unlawful_end(state: State, column: Column, ends: Ends, swayed: bool) -> Refusal | None:
    """Why an attempt or a proof may not end like this (ABORT-1, RULING-18), if so."""
    rule = state.house.breaking_off
    if ends is Ends.JAMMED and state.house.jam_s is None:
        return refuse(state.house, Reason.NO_JAMMING, column)
    if ends is Ends.STANDS and swayed and rule is BreakingOff.MUST_WHEN_SWAYING:
        return refuse(state.house, Reason.MUST_BREAK_OFF, column)
    return None


def _not_now(state: State) -> Refusal:
    """The refusal of any column at a stage at which none may be raised."""
    house, stage = state.house, state.stage
    if stage is Stage.THROW:
        return refuse(house, Reason.THROW_FIRST)
    if stage is Stage.NAME:
        return refuse(house, Reason.NAME_FIRST)
    if stage is Stage.NEUTRAL_PROOF:
        return refuse(house, Reason.PROOF_DUE, state.players[state.objector], cite=(Clause.THREE_6,))
    if house.plays_for_seal:
        return refuse(house, Reason.APPLIED_ALREADY)
    return refuse(house, Reason.LAY_FIRST if stage is Stage.LAY else Reason.ANSWER_FIRST, also=placed_first(state))


def _not_this(state: State, column: Column) -> Refusal:
    """The refusal of a column that may not be chosen: the most obvious reason first, with all clauses against it."""
    found = list(_objections(state, column))
    main = found[0]
    clauses = dict.fromkeys(clause for refusal in found for clause in (refusal.clause, *refusal.also))
    return Refusal(main.clause, main.reason, main.facts, tuple(clauses)[1:])


def _objections(state: State, column: Column) -> list[Refusal]:
    """Everything that is wrong with choosing this column."""
    house, bit = state.house, masks.BIT[column]
    found: list[Refusal] = []
    if state.out & bit:
        found.append(refuse(house, Reason.COLUMN_OUT, column))
    if state.levels[state.top] & bit:
        found.append(refuse(house, Reason.COLUMN_ON_TOP, column))
    found += _not_theirs(state, column)
    if state.locked & bit:
        lock = next(lock for lock in state.locks if lock.column is column)
        cite = (lock.clause, Clause.RULING_13) if state.neutral & bit else (lock.clause,)
        found.append(refuse(house, Reason.COLUMN_LOCKED, column, state.players[lock.seat], lock.turn, cite=cite))
    if state.askew & bit:
        found.append(refuse(house, Reason.COLUMN_ASKEW, column))
    if state.neutral & bit and last_neutrals(state) & bit:
        found.append(refuse(house, Reason.LAST_NEUTRAL, column, state.place(column)))
    return found


def _not_theirs(state: State, column: Column) -> list[Refusal]:
    """What is wrong with the colour of this column at this stage."""
    house, bit = state.house, masks.BIT[column]
    if state.neutral & bit:
        if state.stage is Stage.BUILD:
            return []
        if state.raised or state.stage is Stage.RAISE:
            return [refuse(house, Reason.ONE_NEUTRAL_A_TURN, column)]
        return [refuse(house, Reason.NEUTRAL_TRIED, column)]
    found = []
    if not required(state, state.turn) & bit:
        if not house.plays_for_seal or belonging(state, state.turn) & bit:
            wanted = masks.colours(required(state, state.turn))
            return [refuse(house, Reason.WRONG_COLOUR, column, wanted[0])]
        owner = state.name(state.owner(column)) or "-"
        cite = (Clause.MOVE_1, Clause.COLOUR_3, Clause.TWO_1) if len(state.players) == 2 else ()
        found.append(refuse(house, Reason.NOT_YOUR_COLUMN, column, owner, cite=cite))
    if state.neutral and state.stage is Stage.BUILD and raisable(state) & state.neutral:
        found.append(refuse(house, Reason.NEUTRAL_FIRST, column))
    return found


def carry_out(draft: Draft, deed: MoveColumn) -> None:
    """Let the attempt end as the wood decided."""
    draft.passes = 0
    if deed.ends is Ends.COLLAPSE or ruined(draft, deed.fell, deed.column):
        collapse(draft, draft.turn)
        return
    match deed.ends:
        case Ends.STANDS:
            _stands(draft, deed)
        case Ends.BROKEN_OFF:
            _broken_off(draft, deed)
        case Ends.FAULT:
            # The villa stands again as it did, so columns that the push felled are back as well.
            locked = lock(draft, deed.column, Clause.RULING_4)
            draft.tell(VillaPutBack(deed.by, deed.column, locked))
            end_turn(draft, Clause.RULING_4)
        case Ends.FALLS:
            drop(draft, draft.turn, deed.column, Clause.RULING_2)
            _end_badly(draft, deed)
        case Ends.ASKEW:
            lean(draft, draft.turn, deed.column)
            _end_badly(draft, deed)
        case Ends.JAMMED:
            draft.tell(ColumnJammed(deed.by, deed.column))
            if mishap(draft, deed.fell, deed.askew):
                _end_badly(draft, deed)
            else:
                end_turn(draft, Clause.RULING_18)
        case _:
            assert_never(deed.ends)


def _stands(draft: Draft, deed: MoveColumn) -> None:
    bit, seat = masks.BIT[deed.column], draft.turn
    origin = stand(draft, bit)
    draft.tell(ColumnRaised(deed.by, deed.column, LEVELS[origin], LEVELS[draft.top]))
    if mishap(draft, deed.fell, deed.askew):
        draft.void |= bit
        if draft.house.plays_for_seal and draft.top >= GREEN and not draft.neutral & bit:
            draft.tell(ColumnVoid(deed.by, deed.column))
        _end_badly(draft, deed)
    elif draft.neutral & bit:
        draft.raised = True
        go_on(draft, Stage.OWN)
    else:
        scoring.moved(draft, seat, bit)
        scoring.top_changed(draft, stood=seat)
        end_turn(draft, Clause.MOVE_1, stood=seat)


def _broken_off(draft: Draft, deed: MoveColumn) -> None:
    put_back(draft, deed.column, deed.swayed)
    if mishap(draft, deed.fell, deed.askew):
        _end_badly(draft, deed)
    elif draft.neutral & masks.BIT[deed.column]:
        draft.stage = Stage.WINDOW
        if not raisable(draft) and not provable(draft):
            draft.tell(Passed(deed.by, itself=True))
            end_turn(draft, Clause.RULING_11)
    else:
        end_turn(draft, Clause.ABORT_2)


def put_back(draft: Draft, column: Column, swayed: bool = False) -> None:
    """Lock a column that went back to where it stood."""
    locked = lock(draft, column, Clause.ABORT_2)
    draft.tell(AttemptBrokenOff(draft.players[draft.turn], column, locked, swayed))


def lock(draft: Draft, column: Column, clause: Clause) -> bool:
    """Lock a column for this clause, unless the house has no breaking off; whether it is locked now."""
    if draft.house.breaking_off is BreakingOff.NEVER:
        return False
    draft.locked |= masks.BIT[column]
    draft.locks = (*draft.locks, Lock(column, draft.turn, draft.number, clause))
    return True


def _end_badly(draft: Draft, deed: MoveColumn) -> None:
    """End a turn that scores nothing because something fell or leans (RULING-2)."""
    incident(draft, draft.turn, deed.fell, deed.askew)
    scoring.top_changed(draft)
    end_turn(draft, Clause.RULING_2)
