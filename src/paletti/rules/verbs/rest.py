"""Doing nothing: passing, running out of time, leaving (RULING-11, RULING-14, RULING-16)."""

from paletti.rules.clauses import Clause
from paletti.rules.deeds import Leave, MoveColumn, Pass, Prove, RunOutOfTime
from paletti.rules.draft import Draft
from paletti.rules.events import Passed, PlayerLeft, RemovalWaived, TimeRanOut
from paletti.rules.flow import build_nothing, end_turn, finish
from paletti.rules.gates import builder, on_turn, seat_of
from paletti.rules.raisable import active, raisable
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import RED, Stage, State
from paletti.rules.values import OwnAfterNeutral, WithoutPlateau
from paletti.rules.verbs import claim, move, prove
from paletti.rules.verbs.plateau import give_up

_AFTER_NEUTRAL = (Stage.OWN, Stage.WINDOW)


def check_pass(state: State, deed: Pass) -> Refusal | None:
    """Why this player may not pass now, if so."""
    house, stage = state.house, state.stage
    seat = on_turn(state, deed.by, Clause.RULING_11)
    if isinstance(seat, Refusal):
        return seat
    if stage is Stage.RAISE:
        return refuse(house, Reason.MUST_MOVE, cite=(Clause.US_5,))
    if stage in _AFTER_NEUTRAL:
        # The books say that the own column *may* follow, so it can be left out (THREE-2, THREE-5).
        must = house.without_plateau is WithoutPlateau.MUST_MOVE
        must = must or (state.raised and house.own_after_neutral is OwnAfterNeutral.MUST)
        return refuse(house, Reason.OWN_COLUMN_DUE) if must and raisable(state) else None
    if stage not in (Stage.BUILD, Stage.THROW, Stage.NAME):
        return refuse(house, Reason.NO_PASSING_NOW)
    if state.next_plateau is not None:
        return refuse(house, Reason.PLATEAU_LEFT, state.next_plateau)
    if house.without_plateau is WithoutPlateau.MUST_MOVE:
        return refuse(house, Reason.MUST_MOVE)
    return None


def carry_out_pass(draft: Draft, deed: Pass) -> None:
    """Let the next player try; when all pass one after the other nobody can build."""
    draft.tell(Passed(deed.by, itself=False))
    if draft.raised or draft.top < RED:
        draft.passes = 0
        end_turn(draft, Clause.RULING_11)
    else:
        build_nothing(draft, Clause.RULING_11)


def check_time(state: State, deed: RunOutOfTime) -> Refusal | None:
    """Why this player has no running clock, or none with this column in hand, if so."""
    seat = builder(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is Stage.CLAIM or seat != state.actor:
        return refuse(state.house, Reason.NO_CLOCK_RUNS, state.players[state.actor])
    if deed.column is None:
        return None
    if state.stage in (Stage.PROOF, Stage.NEUTRAL_PROOF):
        return prove.check(state, Prove(deed.by, deed.column))
    return move.check(state, MoveColumn(deed.by, deed.column))


def carry_out_time(draft: Draft, deed: RunOutOfTime) -> None:
    """End what the player was doing like a broken-off attempt."""
    draft.tell(TimeRanOut(deed.by))
    stage = draft.stage
    if stage is Stage.PROOF or stage is Stage.NEUTRAL_PROOF:
        prove.fail(draft, deed.column)
        return
    if stage is Stage.TAKE_OUT:
        draft.tell(RemovalWaived(deed.by))
        claim.application_stands(draft)
        return
    if stage is Stage.LAY:
        give_up(draft, Clause.RULING_16)
        return
    if deed.column is not None:
        draft.passes = 0
        move.put_back(draft, deed.column)
    end_turn(draft, Clause.RULING_16)


def check_leave(state: State, deed: Leave) -> Refusal | None:
    """Why this player cannot leave, if so: before building begins a new table is made instead."""
    seat = seat_of(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is Stage.COLOURS:
        return refuse(state.house, Reason.NOT_BEGUN)
    return None


def carry_out_leave(draft: Draft, deed: Leave) -> None:
    """Skip the player from now on; the last one left has won."""
    seat = draft.players.index(deed.by)
    draft.gone |= 1 << seat
    draft.tell(PlayerLeft(deed.by))
    if len(active(draft)) == 1:
        finish(draft, Clause.RULING_11)
    elif seat == draft.turn:
        end_turn(draft, Clause.RULING_11)
    elif draft.stage in (Stage.PROOF, Stage.NEUTRAL_PROOF) and seat == draft.objector:
        prove.fail(draft, None)
    elif draft.stage in (Stage.CLAIM, Stage.WINDOW):
        others = claim.others_of(draft)
        if draft.consents & others == others:
            claim.let_stand(draft)
