"""A player's gestures in the present attempt: done by its hands, or refused with nothing changed."""

from __future__ import annotations

from paletti.physics import gesture as hands
from paletti.physics.gesture import GestureError, Tool
from paletti.physics.pose import Vector
from paletti.physics.settings import FRAME_TICKS, TICK_S
from paletti.rules.reasons import Reason
from paletti.rules.refusals import refuse
from paletti.rules.values import Steadying
from paletti.table import observe
from paletti.table.attempt import MAIN, OTHER, TOO_FAR_DEG, Attempt, Hindrance, Phase
from paletti.table.gestures import (
    Aim,
    AimHold,
    Gesture,
    Grip,
    Hold,
    Hook,
    Interrupt,
    LetGo,
    PutBack,
    ReleaseHold,
    TakePlateau,
)
from paletti.table.happenings import Trouble, TroubleKind, Verb

AIM_TICKS = FRAME_TICKS  # a target is reached within one frame


def handle(attempt: Attempt, gesture: Gesture) -> Hindrance:
    """None if the hand did it; else why not, and nothing has changed."""
    if attempt.phase in (Phase.RETURNING, Phase.FAULTED, Phase.MENDING):
        return Trouble(TroubleKind.BEING_PUT_BACK, (attempt.piece,))
    if attempt.phase in (Phase.SETTLING, Phase.FALLING):
        return Trouble(TroubleKind.WOOD_MOVES)
    try:
        refused = _handle(attempt, gesture)
    except GestureError:
        return Trouble(TroubleKind.NOT_ON_PIECE)
    if refused is None:
        attempt.acted = attempt.world.time
    return refused


def _handle(attempt: Attempt, gesture: Gesture) -> Hindrance:
    match gesture:
        case Grip(column, point):
            return _again(attempt, column, Tool.HAND, point)
        case Hook(column, _):
            return _again(attempt, column, Tool.HOOK, (0.0, 0.0, 0.0))
        case TakePlateau():
            return Trouble(TroubleKind.HAND_FULL, (attempt.piece,))
        case Aim(position, turn):
            return _aim(attempt, MAIN, position, turn)
        case AimHold(position):
            return _aim(attempt, OTHER, position, 0.0)
        case Hold(plateau, point):
            return _hold(attempt, plateau, point)
        case ReleaseHold():
            return attempt.release()
        case LetGo():
            return attempt.let_go()
        case PutBack():
            return attempt.put_back()
        case Interrupt():
            return Trouble(TroubleKind.NONSENSE)


def _again(attempt: Attempt, column: str, tool: Tool, point: Vector) -> Hindrance:
    if column != attempt.piece and not attempt.choosing.chosen:
        return Trouble(TroubleKind.HAND_FULL, (attempt.piece,))
    if column != attempt.piece:
        return refuse(attempt.state.house, Reason.SECOND_COLUMN, column, attempt.piece)
    if attempt.phase is Phase.IN_HAND and attempt.tool is tool:
        return Trouble(TroubleKind.HAND_FULL, (attempt.piece,))
    if attempt.world.pose(attempt.piece).lean > TOO_FAR_DEG:
        return Trouble(TroubleKind.NO_ROOM_FOR_FINGERS, (attempt.piece,))
    attempt.take(tool, point)
    return None


def _aim(attempt: Attempt, hand: int, position: Vector, turn: float) -> Hindrance:
    if attempt.world.held(hand) is None:
        return Trouble(TroubleKind.NOTHING_IN_HAND)
    # In whole ticks, because a difference in the last bit could make time seem to run backwards.
    at = (attempt.world.ticks + AIM_TICKS) * TICK_S
    attempt.world.do(hands.Move(hand, at, position, turn))
    return None


def _hold(attempt: Attempt, plateau: str, point: Vector) -> Hindrance:
    house = attempt.state.house
    if attempt.holding.plateau is not None:
        return Trouble(TroubleKind.HAND_FULL, (attempt.holding.plateau,))
    if plateau not in attempt.began.plateaus or plateau == attempt.piece:
        return Trouble(TroubleKind.NO_SUCH_PIECE, (plateau,))
    if attempt.verb is Verb.LAY and house.steadying is Steadying.LAYING:
        return refuse(house, Reason.PLATEAU_STEADIED, plateau)
    if not house.hold_plateaus or not observe.may_hold(attempt.began.level, plateau):
        return refuse(house, Reason.HANDS_OFF_PLATEAU, plateau)
    before = observe.covers(attempt.world.observe(), observe.leaning(attempt.state) | {attempt.piece})
    attempt.close(hands.Grip(OTHER, plateau, attempt.world.pose(plateau).outside(point), tremor=attempt.tremor()))
    attempt.holding.take(plateau, before)
    return None
