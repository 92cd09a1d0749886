"""A replay as pages watch it: chapters on a time line, frames like those of a live table, hands from the gestures."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import dist, inf
from typing import Final, assert_never

import numpy as np

from paletti.physics.feel import COLUMN_FEEL, HOOK_FEEL, PLATEAU_FEEL, Feel
from paletti.physics.hand import FOOT_M
from paletti.physics.pose import Pose, Vector
from paletti.physics.settings import TICK_S
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.present import kit, story, view
from paletti.present.camera import AWAY, places, throws_of, tumbling
from paletti.present.facts import plain, word
from paletti.present.story import outcome
from paletti.protocol import api
from paletti.protocol.frames import Encoder, HandFrame, Moment
from paletti.protocol.words import EDITIONS, PIECES, TOOLS
from paletti.rules.pieces import COLUMNS
from paletti.rules.state import State
from paletti.table.entry import Entry
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
from paletti.table.history import beginning, walk
from paletti.table.record import Track, poses, ticks, unpack_gestures
from paletti.table.replay.file import Replay
from paletti.table.setup import GameSetup
from paletti.table.view import places_of

PAUSE_TICKS: Final = 200
"""A deed of words takes as long as reading it: 0.8 s."""
SEAL_TICKS: Final = 8
TICK_MS: Final = TICK_S * 1000

FilmPose = Sequence[float]


@dataclass(frozen=True)
class Film:
    """Everything that a page needs to watch a game."""

    shown: api.Replay
    frames: tuple[bytes, ...]

    def packed(self) -> bytes:
        """All frames, each with its length (4 bytes, little-endian) before it."""
        return b"".join(len(frame).to_bytes(4, "little") + frame for frame in self.frames)


@dataclass(frozen=True)
class Shot:
    """One deed of the film: its chapter, its frames, and the state it leads to."""

    chapter: api.Chapter
    frames: tuple[bytes, ...]
    state: State
    ends: int
    """The film's tick at its last frame."""


def film(game: str, replay: Replay) -> Film:
    """The film of a replay; no physics is needed for it, except to see the seal tumble."""
    setup, now = replay.setup, 0
    frames: list[bytes] = []
    chapters: list[api.Chapter] = []
    state: State | None = None
    for shot in shots(setup, replay.entries):
        frames.extend(shot.frames)
        chapters.append(shot.chapter)
        state, now = shot.state, shot.ends
    shown = api.Replay(
        game=game,
        players=list(setup.players),
        edition=word(setup.edition, EDITIONS),
        house={name: plain(value) for name, value in setup.house.items()},
        kit=kit.kit(setup.wood(), setup.serial),
        chapters=chapters,
        length_ms=round(now * TICK_MS),
        outcome=outcome(state) if state is not None and state.over else None,
    )
    return Film(shown, tuple(frames))


def shots(setup: GameSetup, entries: Iterable[Entry]) -> Iterator[Shot]:
    """The film deed by deed, up to the first that the referee refuses; only one deed at a time is in memory."""
    wood = setup.wood()
    lying: Sequence[FilmPose] = [AWAY] * (len(COLUMNS) + len(wood.plateaus))
    now = taken = 0
    for step in walk(beginning(setup), entries):
        if step.refusal is not None:
            return
        entry, state = step.entry, step.after
        frames: list[bytes] = []
        began, encoder = now, Encoder()
        hands = HandTrack(entry, wood.columns[0].height)
        for at, rows, seal in _pictures(setup, entry, lying):
            lying = rows
            in_it = hands.at(entry.track.start + at, rows) if entry.track and at <= _lasts(entry.track) else []
            # Between two pictures more time passes than between two live frames; the page interpolates.
            belong = places(places_of(map(_parked, rows), state), seal)
            frame = encoder.encode(Moment(began + at, [*_seen(rows), seal or AWAY], belong, in_it))
            if frame is not None:
                frames.append(frame)
            now = began + at
        chapter = api.Chapter(
            first_frame=taken,
            end_frame=taken + len(frames),
            at_ms=round(began * TICK_MS),
            until_ms=round(now * TICK_MS),
            entry=story.story_entry(setup.players, entry),
            view=view.view(state, {}),
        )
        taken += len(frames)
        yield Shot(chapter, tuple(frames), state, now)


def _pictures(
    setup: GameSetup, entry: Entry, lying: Sequence[FilmPose]
) -> Iterator[tuple[int, Sequence[FilmPose], FilmPose | None]]:
    """The pictures of one deed, with the ticks since it began."""
    if entry.track is not None:
        for tick, rows in zip(ticks(entry.track), poses(entry.track), strict=True):
            yield tick - entry.track.start, rows.tolist(), None
        yield _lasts(entry.track) + PAUSE_TICKS, poses(entry.track)[-1].tolist(), None
        return
    at = 0
    yield at, lying, None
    for seal in tumbling(throws_of(setup, entry), SEAL_TICKS * TICK_S):
        at += SEAL_TICKS
        yield at, lying, seal
    yield at + PAUSE_TICKS, lying, None


def _lasts(track: Track) -> int:
    return track.end - track.start


def _seen(rows: Sequence[FilmPose]) -> list[FilmPose]:
    return [AWAY if _parked(row) else row for row in rows]


def _parked(row: FilmPose) -> bool:
    return bool(row[2] > PARKED_ABOVE_M)


@dataclass(frozen=True)
class Held:
    """A piece in a hand: where it is gripped in its own coordinates, and where that point should be."""

    piece: int
    tool: str
    point: Vector
    feel: Feel
    target: Vector | None = None

    def frame(self, seat: int, rows: Sequence[FilmPose]) -> HandFrame:
        """The hand on the piece as it lies now."""
        x, y, z, *quaternion = rows[self.piece]
        w, i, j, k = quaternion
        grip = Pose((x, y, z), (w, i, j, k)).outside(self.point)
        target = self.target or grip
        newtons = min(self.feel.max_force, dist(grip, target) * self.feel.stiffness)
        strain = newtons / self.feel.max_force
        return HandFrame(seat, TOOLS.index(self.tool), self.piece, grip, target, newtons, strain)


class HandTrack:
    """Both hands of the seat that did a deed with columns of this height, followed from picture to picture."""

    def __init__(self, entry: Entry, column_m: float) -> None:
        self._foot = FOOT_M - column_m / 2
        self._seat = entry.seat
        self._ahead = unpack_gestures(entry.gestures) if entry.seat is not None else []
        self._track = entry.track
        # When the villa has fallen or a column was pushed, the table opens all hands.
        self._until: float = inf if entry.extra.opened is None else entry.extra.opened
        self._main: Held | None = None
        self._other: Held | None = None

    def at(self, tick: int, rows: Sequence[FilmPose]) -> list[HandFrame]:
        """The hands at this tick, with the pieces in these poses."""
        done = 0
        while done < len(self._ahead) and self._ahead[done].tick <= tick:
            self._follow(self._ahead[done].gesture)
            done += 1
        del self._ahead[:done]
        held = (self._main, self._other) if tick < self._until else ()
        return [one.frame(self._seat or 0, rows) for one in held if one is not None]

    def _carried(self) -> int:
        """The plateau that moved farthest in this deed: that is the one in hand."""
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
