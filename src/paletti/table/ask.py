"""Asking before a hand takes a column: what it would be at, whether the referee lets it, whether it can reach."""

from __future__ import annotations

from paletti.physics.world import World
from paletti.rules.deeds import MoveColumn, Prove, TakeOut
from paletti.rules.pieces import Column
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal
from paletti.rules.state import Stage, State
from paletti.table.gestures import Grip, Hook
from paletti.table.happenings import Trouble, TroubleKind, Verb


def verb(state: State, seat: int) -> Verb:
    """What a hand of this seat would be at if it took a column now."""
    match state.stage:
        case Stage.PROOF | Stage.NEUTRAL_PROOF if seat == state.objector:
            return Verb.PROVE
        case Stage.TAKE_OUT:
            return Verb.TAKE_OUT
        case _:
            return Verb.MOVE


def may_touch(state: State, seat: int, column: Column) -> Refusal | None:
    """Why the referee would not let this seat take this column now, if so."""
    by = state.players[seat]
    match verb(state, seat):
        case Verb.PROVE:
            return may(state, Prove(by, column))
        case Verb.TAKE_OUT:
            return may(state, TakeOut(by, column))
        case _:
            return may(state, MoveColumn(by, column))


def out_of_reach(world: World, gesture: Grip | Hook) -> Trouble | None:
    """Why neither fingers nor the hook get at the column, if so."""
    reach = world.reach(gesture.column)
    if isinstance(gesture, Grip) and not reach.by_hand:
        return Trouble(TroubleKind.NO_ROOM_FOR_FINGERS, (gesture.column,))
    if isinstance(gesture, Hook) and not reach.by_hook:
        return Trouble(TroubleKind.NO_WAY_FOR_HOOK, (gesture.column,))
    return None
