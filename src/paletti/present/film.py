"""A replay as pages watch it: chapters on a time line, and frames like those of a live table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, cast

from paletti.physics.settings import LIVE
from paletti.physics.world import PARKED_ABOVE_M
from paletti.present import kit, story, view
from paletti.present.ending import outcome
from paletti.present.facts import plain
from paletti.present.hands import Hands
from paletti.present.moment import AWAY, throws_of, tumbling
from paletti.protocol.api import Chapter
from paletti.protocol.api import Replay as Shown
from paletti.protocol.frames import Encoder, Moment
from paletti.protocol.words import PLACES, Edition
from paletti.protocol.words import Place as PlaceShown
from paletti.rules.pieces import COLUMNS, Place
from paletti.rules.state import State
from paletti.table.history import beginning, walk
from paletti.table.journal import Entry
from paletti.table.record import Track, poses, ticks
from paletti.table.replay.file import Replay

PAUSE_TICKS: Final = 200
"""A deed of words takes as long as reading it: 0.8 s."""
SEAL_TICKS: Final = 8
TICK_MS: Final = LIVE.step * 1000

Row = Sequence[float]


@dataclass(frozen=True)
class Film:
    """Everything that a page needs to watch a game."""

    shown: Shown
    frames: tuple[bytes, ...]

    def packed(self) -> bytes:
        """All frames, each with its length (4 bytes, little-endian) before it."""
        return b"".join(len(frame).to_bytes(4, "little") + frame for frame in self.frames)


def film(game: str, replay: Replay) -> Film:
    """The film of a replay; no physics is needed for it."""
    setup = replay.setup
    frames: list[bytes] = []
    chapters: list[Chapter] = []
    wood = setup.wood()
    pieces = len(COLUMNS) + len(wood.plateaus)
    lying: Sequence[Row] = [AWAY] * pieces
    now = 0
    state: State | None = None
    for step in walk(beginning(setup), replay.entries):
        if step.refusal is not None:
            break
        entry, state = step.entry, step.after
        first, began = len(frames), now
        encoder = Encoder()
        hands = Hands(entry, wood.columns[0].height)
        for at, rows, seal in _pictures(replay, entry, lying):
            lying = rows
            in_it = hands.at(entry.track.start + at, rows) if entry.track and at <= _lasts(entry.track) else []
            # Between two pictures more time passes than between two live frames: the page fills it in.
            frame = encoder.encode(Moment(began + at, [*_seen(rows), seal or AWAY], _places(rows, state, seal), in_it))
            if frame is not None:
                frames.append(frame)
            now = began + at
        chapters.append(
            Chapter(
                first_frame=first,
                end_frame=len(frames),
                at_ms=round(began * TICK_MS),
                until_ms=round(now * TICK_MS),
                told=story.told(setup.players, entry),
                view=view.view(state, (), {}),
            )
        )
    shown = Shown(
        game=game,
        players=list(setup.players),
        edition=cast(Edition, setup.edition),
        house={name: plain(value) for name, value in setup.house.items()},
        kit=kit.kit(wood, setup.serial),
        chapters=chapters,
        length_ms=round(now * TICK_MS),
        outcome=outcome(state) if state is not None and state.over else None,
    )
    return Film(shown, tuple(frames))


def _pictures(replay: Replay, entry: Entry, lying: Sequence[Row]) -> Iterator[tuple[int, Sequence[Row], Row | None]]:
    """The pictures of one deed, with the ticks since it began."""
    if entry.track is not None:
        for tick, rows in zip(ticks(entry.track), poses(entry.track), strict=True):
            yield tick - entry.track.start, rows.tolist(), None
        yield _lasts(entry.track) + PAUSE_TICKS, poses(entry.track)[-1].tolist(), None
        return
    at = 0
    yield at, lying, None
    for seal in tumbling(throws_of(replay.setup, entry), SEAL_TICKS * LIVE.step):
        at += SEAL_TICKS
        yield at, lying, seal
    yield at + PAUSE_TICKS, lying, None


def _lasts(track: Track) -> int:
    return track.end - track.start


def _seen(rows: Sequence[Row]) -> list[Row]:
    return [AWAY if _parked(row) else row for row in rows]


def _parked(row: Row) -> bool:
    return bool(row[2] > PARKED_ABOVE_M)


def _places(rows: Sequence[Row], state: State, seal: Row | None) -> list[int]:
    places = []
    for index, row in enumerate(rows):
        if not _parked(row):
            place: PlaceShown = "villa"
        elif index < len(COLUMNS) and state.place(COLUMNS[index]) is Place.OUT:
            place = "out"
        else:
            place = "parked"
        places.append(PLACES.index(place))
    return [*places, PLACES.index("away" if seal is None else "villa")]
