"""What a hand can be told: grip this piece here, be there at that time, let go; and the error if it cannot."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import hypot, isfinite
from typing import TypeAlias

from paletti.physics.pose import Vector

ARM_M = 2.0  # no arm reaches farther from the middle of the table
LONGEST_WAIT_S = 60.0  # a target farther ahead than this is a mistake in the time
SAME_S = 1e-9  # times that only differ in the last bit are the same


class GestureError(ValueError):
    """A hand cannot do that. The message says why in one sentence, and nothing has changed."""


class Tool(Enum):
    """What touches the piece: fingers that hold it all round, or the hook that only draws it at the foot."""

    HAND = "hand"
    HOOK = "hook"


@dataclass(frozen=True)
class Tremor:
    """How a hand shakes: the seed of its movement, and how much (0: steady, 1: like people's hands)."""

    seed: int
    scale: float = 1.0


@dataclass(frozen=True)
class Grip:
    """Take hold of a piece at a point in the world, with the fingers or the hook; a hand without a tremor is steady."""

    hand: int
    piece: str
    point: Vector
    tool: Tool = Tool.HAND
    tremor: Tremor | None = None


@dataclass(frozen=True)
class Move:
    """Be at this point at this time, the piece turned by `turn` radians from how it was gripped."""

    hand: int
    at: float
    point: Vector
    turn: float = 0.0


@dataclass(frozen=True)
class LetGo:
    """Open the hand."""

    hand: int


Gesture: TypeAlias = Grip | Move | LetGo


def check_point(point: Vector) -> Vector:
    """The point as plain floats; raises GestureError if an arm cannot reach it."""
    try:
        x, y, z = (float(part) for part in point)
    except (TypeError, ValueError):
        raise GestureError("A point needs three numbers.") from None
    if not (isfinite(x) and isfinite(y) and isfinite(z)):
        raise GestureError("A point must be three finite numbers.")
    if hypot(x, y, z) > ARM_M:
        raise GestureError(f"No arm reaches farther than {ARM_M:g} m from the middle of the base.")
    return x, y, z


def check_move(move: Move, now: float, last: float) -> Move:
    """The move as plain floats; raises GestureError if its time or turn makes no sense after the `last` target."""
    point = check_point(move.point)
    try:
        at, turn = float(move.at), float(move.turn)
    except (TypeError, ValueError):
        raise GestureError("A target needs a time and a turn in numbers.") from None
    if not (isfinite(at) and isfinite(turn)):
        raise GestureError("A target's time and turn must be finite numbers.")
    if at < last - SAME_S:
        raise GestureError(f"Time runs forwards: the last target was for {last:.3f} s, this one is for {at:.3f} s.")
    if at > now + LONGEST_WAIT_S:
        raise GestureError(f"A target may lie at most {LONGEST_WAIT_S:g} s ahead.")
    if abs(turn) > 1000:
        raise GestureError("Nobody turns a piece round a hundred times.")
    return Move(move.hand, max(at, last), point, turn)
