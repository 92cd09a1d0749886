"""What a deed leaves behind, packed: the gestures with their ticks, and poses for watching.

docs/replay-format.md describes the layout of the bytes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from paletti.physics.world import World
from paletti.table.gestures import GRAIN_M, GRAIN_RAD, Aim, AimHold, Gesture

POSITION_GRAIN_M = 1e-4
TURN_GRAIN = 1e-4  # a quaternion's parts: 0.02 mm at 10 cm from the middle
EVERY_TICKS = 8  # 31 pictures a second at the live step; in between a watcher interpolates


# Gestures


class Timed(msgspec.Struct, frozen=True, array_like=True):
    """A gesture, and the tick of the world before which it was done."""

    tick: int
    gesture: Gesture


class Gestures(msgspec.Struct, frozen=True, array_like=True):
    """All gestures of a deed: the few acts unchanged, the many targets of each hand packed by columns."""

    acts: tuple[tuple[int, Timed], ...] = ()  # with their numbers in the sequence
    aims: int = 0
    packed_aims: bytes = b""
    hold_aims: int = 0
    packed_hold_aims: bytes = b""


def pack_gestures(timed: Sequence[Timed]) -> Gestures:
    """The gestures as the journal keeps them."""
    acts, aims, holds = [], [], []
    for number, one in enumerate(timed):
        match one.gesture:
            case Aim(position, turn):
                aims.append([number, one.tick, *_grains(position), round(turn / GRAIN_RAD)])
            case AimHold(position):
                holds.append([number, one.tick, *_grains(position), 0])
            case _:
                acts.append((number, one))
    return Gestures(tuple(acts), len(aims), _pack(aims), len(holds), _pack(holds))


def unpack_gestures(gestures: Gestures) -> list[Timed]:
    """The gestures again, in order."""
    found = list(gestures.acts)
    for number, tick, *grains in _unpack(gestures.packed_aims, gestures.aims):
        found.append((number, Timed(tick, Aim(_metres(grains), round(grains[3] * GRAIN_RAD, 6)))))
    for number, tick, *grains in _unpack(gestures.packed_hold_aims, gestures.hold_aims):
        found.append((number, Timed(tick, AimHold(_metres(grains)))))
    return [timed for _, timed in sorted(found, key=lambda numbered: numbered[0])]


def _grains(position: Sequence[float]) -> list[int]:
    return [round(part / GRAIN_M) for part in position]


def _metres(grains: Sequence[int]) -> tuple[float, float, float]:
    x, y, z = (round(grain * GRAIN_M, 6) for grain in grains[:3])
    return x, y, z


def _pack(rows: list[list[int]]) -> bytes:
    # A hand mostly moves evenly, so differences of differences are almost all zero.
    return pack_rows(np.array(rows, np.int64).T, order=2) if rows else b""


def _unpack(packed: bytes, count: int) -> list[list[int]]:
    rows: list[list[int]] = unpack_rows(packed, count, order=2).T.tolist() if count else []
    return rows


# Poses


class Track(msgspec.Struct, frozen=True, array_like=True):
    """Pictures at `start`, `start + every`, ...; the last one at `end`. Most numbers of most pieces never change."""

    start: int
    end: int
    every: int
    count: int
    first: bytes  # the first picture, all its numbers
    moving: bytes  # a bit for each of these: whether it changes
    packed: bytes  # those that change, each as a row over all pictures


def pack_track(pictures: list[NDArray[np.float64]], start: int, end: int, every: int = EVERY_TICKS) -> Track:
    """The track of these pictures, each one row of x y z w x y z a piece."""
    return track_of(quantised(np.array(pictures)).reshape(len(pictures), -1).T.astype(np.int64), start, end, every)


def track_of(rows: NDArray[np.int64], start: int, end: int, every: int) -> Track:
    """The track of these numbers, in whole grains: a row for each, over all pictures."""
    first = rows[:, :1]
    moving = (rows != first).any(axis=1)
    packed = pack_rows((rows - first)[moving], order=1)
    return Track(start, end, every, rows.shape[1], pack_rows(first.T, order=1), np.packbits(moving).tobytes(), packed)


def rows_of(track: Track) -> NDArray[np.int64]:
    """The numbers of a track again; raises ValueError if its parts do not fit together."""
    first = unpack_rows(track.first, len(track.first) // 4, order=1)[0]
    moving = np.unpackbits(np.frombuffer(track.moving, np.uint8), count=len(first)).astype(np.bool_)
    if len(track.packed) != 4 * track.count * int(moving.sum()):
        raise ValueError("The track has not as many numbers as it says.")
    rows = np.repeat(first[:, None], track.count, axis=1)
    rows[moving] += unpack_rows(track.packed, track.count, order=1)
    return rows


def poses(track: Track) -> NDArray[np.float64]:
    """The pictures again: an array of pictures x pieces x 7."""
    grains = rows_of(track).T.reshape(track.count, -1, 7)
    found = grains.astype(np.float64)
    found[..., :3] *= POSITION_GRAIN_M
    found[..., 3:] *= TURN_GRAIN
    return found


def ticks(track: Track) -> list[int]:
    """The tick of every picture."""
    return [min(track.start + at * track.every, track.end) for at in range(track.count)]


def quantised(pictures: NDArray[np.float64]) -> NDArray[np.int32]:
    """The pictures in whole grains; each quaternion on the side of the one before, so that differences stay small.

    A number stays unchanged until it has changed by a whole grain. Otherwise wood that trembles between two numbers
    would take up most of a game. The last picture is exact to half a grain.
    """
    grains = np.array(pictures, dtype=np.float64)
    along = np.sum(grains[1:, :, 3:] * grains[:-1, :, 3:], axis=-1)
    sides = np.cumprod(np.where(along < 0, -1.0, 1.0), axis=0)
    for at, piece in np.argwhere(along == 0).tolist():
        sides[at:, piece] *= sides[at, piece]  # a quarter turn from the one before is on neither side: it keeps its own
    grains[1:, :, 3:] *= sides[..., None]
    grains[..., :3] /= POSITION_GRAIN_M
    grains[..., 3:] /= TURN_GRAIN
    whole = np.rint(grains)
    # Most numbers of most pieces never change, so only the others are kept from picture to picture.
    stays = (np.abs(grains[1:-1] - whole[0]) < 1).all(axis=0)
    whole[1:-1, stays] = whole[0, stays]
    exact, found = grains[:, ~stays], whole[:, ~stays]
    for at in range(1, len(grains) - 1):
        np.copyto(found[at], found[at - 1], where=np.abs(exact[at] - found[at - 1]) < 1)
    whole[:, ~stays] = found
    return whole.astype(np.int32)


# Both, while they happen


class Recorder:
    """What one attempt leaves in the journal."""

    def __init__(self, world: World, tick: int) -> None:
        self.began = tick
        self.before = world.hash()
        self._gestures: list[Timed] = []
        self._pictures: list[NDArray[np.float64]] = [world.poses()]

    def gesture(self, tick: int, gesture: Gesture) -> None:
        """Notes a gesture that was carried out."""
        self._gestures.append(Timed(tick, gesture))

    def until_next(self, tick: int) -> int:
        """How many ticks there are until the next picture.

        The world must stop there. Otherwise pictures would depend on how time is divided into frames, and a game that
        is played again would have other pictures.
        """
        return self.began + len(self._pictures) * EVERY_TICKS - tick

    def look(self, world: World, tick: int) -> None:
        """Takes a picture when it is time for one, and also for each one that a jump in time has skipped."""
        while self.until_next(tick) <= 0:
            self._pictures.append(world.poses())

    def rewind(self, tick: int) -> None:
        """Forgets the pictures after this tick, because the world went back to it."""
        del self._pictures[1 + (tick - self.began) // EVERY_TICKS :]

    def pictures(self, world: World) -> NDArray[np.float64]:
        """All pictures so far and one of this moment: an array of pictures x pieces x 7."""
        return np.array([*self._pictures, world.poses()])

    def gestures(self) -> Gestures:
        """All gestures so far, packed."""
        return pack_gestures(self._gestures)

    def track(self, world: World, tick: int) -> Track:
        """The pictures up to now, with a last one of this moment."""
        pictures = self._pictures[: (tick - self.began + EVERY_TICKS - 1) // EVERY_TICKS]
        return pack_track([*(pictures or self._pictures[:1]), world.poses()], self.began, tick)


# Whole numbers packed so that small or even changes compress to almost nothing


def pack_rows(rows: NDArray[np.int64], order: int) -> bytes:
    """Rows of numbers as differences (of differences, for order 2) along each row: zigzag, 32 bits, byte planes."""
    steps = rows.astype(np.int64)
    for _ in range(order):
        steps = np.diff(steps, axis=1, prepend=np.zeros((len(steps), 1), np.int64))
    zigzag = ((steps << 1) ^ (steps >> 63)).astype("<u4")
    return np.ascontiguousarray(zigzag).view(np.uint8).reshape(-1, 4).T.tobytes()


def unpack_rows(packed: bytes, count: int, order: int) -> NDArray[np.int64]:
    """The rows again, each of `count` numbers."""
    planes = np.frombuffer(packed, np.uint8).reshape(4, -1)
    zigzag = np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.int64)
    rows = ((zigzag >> 1) ^ -(zigzag & 1)).reshape(-1, count)
    for _ in range(order):
        rows = np.cumsum(rows, axis=1)
    return rows
