"""The hands of a deed that is watched again: where its gestures put them, without any physics."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import dist, inf
from typing import assert_never

import numpy as np

from paletti.physics.hand import COLUMN_FEEL, FOOT_M, HOOK_FEEL, PLATEAU_FEEL, Feel
from paletti.physics.pose import Pose
from paletti.protocol.frames import HandFrame
from paletti.protocol.words import COLUMNS, PIECES, TOOLS
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
    Vector,
)
from paletti.table.journal import Entry
from paletti.table.record import poses, unpack_gestures

Row = Sequence[float]


@dataclass(frozen=True)
class Held:
    """A piece in a hand: where it is gripped in its own frame, and where that point is wanted."""

    piece: int
    tool: str
    point: Vector
    feel: Feel
    target: Vector | None = None

    def frame(self, seat: int, rows: Sequence[Row]) -> HandFrame:
        """The hand on the piece as it lies now."""
        x, y, z, *quaternion = rows[self.piece]
        w, i, j, k = quaternion
        grip = Pose((x, y, z), (w, i, j, k)).outside(self.point)
        target = self.target or grip
        newtons = min(self.feel.max_force, dist(grip, target) * self.feel.stiffness)
        strain = newtons / self.feel.max_force
        return HandFrame(seat, TOOLS.index(self.tool), self.piece, grip, target, newtons, strain)


class Hands:
    """Both hands of the seat that did a deed with columns of this height, followed from picture to picture."""

    def __init__(self, entry: Entry, column_m: float) -> None:
        self._foot = FOOT_M - column_m / 2
        self._seat = entry.seat
        self._ahead = unpack_gestures(entry.gestures) if entry.seat is not None else []
        self._track = entry.track
        # When the villa has fallen or a column was pushed the table opens all hands.
        self._until: float = inf if entry.extra.opened is None else entry.extra.opened
        self._main: Held | None = None
        self._other: Held | None = None

    def at(self, tick: int, rows: Sequence[Row]) -> list[HandFrame]:
        """The hands at this tick, where the pieces lie like this."""
        done = 0
        while done < len(self._ahead) and self._ahead[done].tick <= tick:
            self._follow(self._ahead[done].gesture)
            done += 1
        del self._ahead[:done]
        held = (self._main, self._other) if tick < self._until else ()
        return [one.frame(self._seat or 0, rows) for one in held if one is not None]

    def _carried(self) -> int:
        """The plateau that went farthest in this deed: that is the one in hand."""
        assert self._track is not None
        pictures = poses(self._track)[:, len(COLUMNS) :, :3]
        return len(COLUMNS) + int(np.ptp(pictures, axis=0).max(axis=1).argmax())

    def _follow(self, gesture: Gesture) -> None:
        match gesture:
            case Grip(column, point):
                self._main = Held(PIECES.index(column), "hand", point, COLUMN_FEEL)
            case Hook(column):
                self._main = Held(PIECES.index(column), "hook", (0.0, 0.0, self._foot), HOOK_FEEL)
            case TakePlateau():
                self._main = Held(self._carried(), "hand", (0.0, 0.0, 0.0), PLATEAU_FEEL)
            case Hold(plateau, point):
                self._other = Held(PIECES.index(plateau), "hold", point, PLATEAU_FEEL)
            case Aim(position):
                self._main = self._main and replace(self._main, target=position)
            case AimHold(position):
                self._other = self._other and replace(self._other, target=position)
            case LetGo():
                self._main = None
            case ReleaseHold():
                self._other = None
            case PutBack() | Interrupt():
                # The hand stays on the piece while the table leads it back.
                self._main = self._main and replace(self._main, target=None)
                self._other = None
            case _:
                assert_never(gesture)
