"""What the hands of a seat do: small frozen values, the same for a mouse, a finger, a bot, a test and a replay."""

from __future__ import annotations

from math import isfinite
from typing import Literal, TypeAlias

import msgspec

from paletti.physics.gesture import ARM_M
from paletti.physics.pose import Vector

GRAIN_M = 1e-5  # targets are rounded to a hundredth of a millimetre, so that the journal has exactly what the hand got
GRAIN_RAD = 1e-4
UNIT_SLACK = 3e-6  # a direction of length one, rounded to six places, is off by no more than this


class Grip(msgspec.Struct, frozen=True, tag="grip", array_like=True):
    """The main hand takes a column at a point in the column's own coordinates."""

    column: str
    point: Vector = (0.0, 0.0, 0.0)


class Hook(msgspec.Struct, frozen=True, tag="hook", array_like=True):
    """The hook goes behind a column's foot; from there on aims lead it.

    The direction (x, y) is where the player wants to pull. It is kept with the gesture, but the wood does not use it.
    """

    column: str
    direction: tuple[float, float]


class Hold(msgspec.Struct, frozen=True, tag="hold", array_like=True):
    """The other hand takes a plateau at a point in the plateau's own coordinates."""

    plateau: str
    point: Vector


class TakePlateau(msgspec.Struct, frozen=True, tag="take-plateau", array_like=True):
    """The main hand takes the next plateau from beside the villa."""


class Aim(msgspec.Struct, frozen=True, tag="aim", array_like=True):
    """Where the gripped point should be in the world, and how far the piece should be turned since it was gripped."""

    position: Vector
    turn: float = 0.0


class AimHold(msgspec.Struct, frozen=True, tag="aim-hold", array_like=True):
    """Where the held point of the plateau should be."""

    position: Vector


class LetGo(msgspec.Struct, frozen=True, tag="let-go", array_like=True):
    """The main hand opens."""


class ReleaseHold(msgspec.Struct, frozen=True, tag="release-hold", array_like=True):
    """The holding hand opens."""


class PutBack(msgspec.Struct, frozen=True, tag="put-back", array_like=True):
    """The attempt is broken off: the table leads the piece back to where it was."""


class Interrupt(msgspec.Struct, frozen=True, tag="interrupt", array_like=True):
    """Not made by a hand: the clock ran out or the player left, and the table puts the piece back. Only in journals."""

    why: Literal["clock", "left"]


Gesture: TypeAlias = Grip | Hook | Hold | TakePlateau | Aim | AimHold | LetGo | ReleaseHold | PutBack | Interrupt


class BadGesture(ValueError):
    """A hand cannot do that; the sentence says why, and nothing has changed."""


def grained(gesture: Gesture) -> Gesture:
    """The gesture, rounded for the journal; raises BadGesture if a number makes no sense."""
    match gesture:
        case Grip(column, point):
            return Grip(column, _point(point))
        case Hook(column, (x, y)):
            if not (isfinite(x) and isfinite(y)) or x * x + y * y < 1e-12:
                raise BadGesture("The hook needs a direction to pull in.")
            length = (x * x + y * y) ** 0.5
            if abs(length - 1) < UNIT_SLACK:
                length = 1.0  # a rounded value must not change again, or a replay would hook differently
            return Hook(column, (round(x / length, 6), round(y / length, 6)))
        case Hold(plateau, point):
            return Hold(plateau, _point(point))
        case Aim(position, turn):
            if not isfinite(turn) or abs(turn) > 100:
                raise BadGesture("Nobody turns a piece that far.")
            return Aim(_point(position), round(round(turn / GRAIN_RAD) * GRAIN_RAD, 6))
        case AimHold(position):
            return AimHold(_point(position))
        case Interrupt():
            raise BadGesture("Only the table interrupts.")
        case _:
            return gesture


def _point(point: Vector) -> Vector:
    x, y, z = point
    if not (isfinite(x) and isfinite(y) and isfinite(z)):
        raise BadGesture("A place is three finite numbers.")
    if x * x + y * y + z * z > ARM_M * ARM_M:
        raise BadGesture(f"No arm reaches farther than {ARM_M:g} m.")
    return _grain(x), _grain(y), _grain(z)


def _grain(part: float) -> float:
    return round(round(part / GRAIN_M) * GRAIN_M, 6)
