"""An untrusted file: read, bounded and checked before anything of it is kept.

This happens in a process that may die (see `server/workshop.py`) and that imports this file, so nothing of the server
belongs here. Nothing is simulated: what the file claims is compared with what a table could have written.
"""

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Final, get_args

import msgspec
import numpy as np

from paletti.physics.settings import LIVE
from paletti.physics.snapshot import Snapshot, SnapshotError, engine_version
from paletti.physics.world import World
from paletti.present.film import film, shots
from paletti.protocol.words import Strength
from paletti.rules.deeds import SetUp
from paletti.rules.pieces import COLUMNS, LEVELS, PLATEAUS
from paletti.scorekeeping.sheet import NotKept, read_sheet, write_sheet
from paletti.table.entry import Entry, FeelColumn, JournalProblem, PlacePiece, packed, unpacked
from paletti.table.game import Game
from paletti.table.journal import Journal, Thought
from paletti.table.record import POSITION_GRAIN_M, TURN_GRAIN, Track, rows_of, track_of, unpack_gestures
from paletti.table.replay.file import (
    BadReplay,
    OtherEngine,
    Replay,
    deeds_of,
    opened,
    replay_of,
    setup_of,
    thoughts_of,
    to_bytes,
    told_plainly,
)
from paletti.table.replay.scene import Scene, scene
from paletti.table.setup import BY_HAND, BadSetup, GameSetup, tried_kit

PIECES: Final = frozenset(map(str, (*COLUMNS, *PLATEAUS)))
MOST_THROWS: Final = 100
"""Throws of the seal in one deed; the table itself never tries more often."""
MOST_THROWS_IN_ALL: Final = 500
MOST_PICTURES: Final = 25_000
"""Pictures of one deed, for a quarter of an hour."""
MOST_PICTURES_IN_ALL: Final = 100_000
FARTHEST_M: Final = 1000.0
"""How far from the villa a piece can be."""
MOST_OFF_A_TURN: Final = 0.01
"""By how much the square of a quaternion's length may differ from one: its four parts are kept in steps of 0.0001."""
LARGEST_NUMBER: Final = 1e6
LARGEST_STATE: Final = 64 << 10
LONGEST_TEXT: Final = 200
LAST_TICK: Final = 1 << 40
STORED_TIMES, STORED_BYTES = 4, 256 << 10
"""A game is stored deed by deed, which takes more space than the file: at most this many times as much, plus this."""
MOST_DEEDS_ON_A_SHEET: Final = 2000
MOST_PARTS: Final = 80
"""Convex parts of all pieces of a set, which decide what a step of the wood costs. Our own set has 33."""


@dataclass(frozen=True)
class Inspected:
    """A game that may be kept, in the form in which it is stored."""

    setup: dict[str, object]
    payloads: tuple[bytes, ...]
    thoughts: tuple[Thought, ...]


def inspected(data: bytes, name: str = "This file") -> Inspected:
    """The game in these bytes; raises BadReplay if it was never played, cannot be shown, or is larger than any game."""
    try:
        with told_plainly(name):
            reading = opened(data, name)
            setup = setup_of(reading)
            checking = _Checking(setup, STORED_TIMES * len(data) + STORED_BYTES, name)
            payloads = checking.payloads(deeds_of(reading, name))
            thoughts = tuple(map(checking.thought, thoughts_of(reading, setup, name)))
            return Inspected(setup.to_json(), payloads, thoughts)
    except (BadReplay, MemoryError):
        raise
    except Exception as problem:
        # If our own code fails on it, none of our tables wrote it.
        raise _wrong(name) from problem


class _Checking:
    """Goes through a game deed by deed; never holds more than one of them unpacked."""

    def __init__(self, setup: GameSetup, most_stored: int, name: str) -> None:
        self._setup, self._left, self._name = setup, most_stored, name
        self._throws, self._pictures = MOST_THROWS_IN_ALL, MOST_PICTURES_IN_ALL
        self._payloads: list[bytes] = []
        self._world: World | None = None
        self._set_up = False

    def payloads(self, entries: Iterator[Entry]) -> tuple[bytes, ...]:
        """What is stored of these deeds; raises BadReplay at the first that no table wrote."""
        shown = sum(1 for _ in shots(self._setup, map(self._on_trial, entries)))
        if shown != len(self._payloads):
            raise BadReplay(f"{self._name} holds a game that no referee would have let happen.")
        return tuple(self._payloads)

    def thought(self, thought: Thought) -> Thought:
        """What a bot weighed, if it can have been at this table."""
        if not 1 <= thought.version <= len(self._payloads) or thought.strength not in get_args(Strength):
            raise self._wrong()
        return thought

    def _on_trial(self, entry: Entry) -> Entry:
        """The checked entry, in the form in which showing it is tried.

        It has no tumbling seal, which would have to be simulated, and only its first and last picture: all pictures
        have been checked, and drawing them all takes a hundred times as long.
        """
        self._check(entry)
        track = None if entry.track is None else _ends_of(entry.track)
        return replace(entry, track=track, extra=msgspec.structs.replace(entry.extra, throws=()))

    def _check(self, entry: Entry) -> None:
        """Counts the entry among those to store; raises BadReplay if no table wrote it."""
        self._check_marks(entry)
        self._check_gestures(entry)
        self._check_track(entry)
        self._check_extra(entry)
        self._check_state(entry)
        self._check_noted(entry)
        payload = packed(entry)
        self._left -= len(payload)
        if self._left < 0:
            raise BadReplay(f"{self._name} would take up far more room than it has itself.")
        self._payloads.append(payload)

    def _check_marks(self, entry: Entry) -> None:
        texts = (entry.before, entry.after, entry.machine or "")
        if any(len(text) > LONGEST_TEXT for text in texts) or not 0 <= entry.began <= entry.ended < LAST_TICK:
            raise self._wrong()
        if entry.seat is not None and not 0 <= entry.seat < len(self._setup.players):
            raise self._wrong()

    def _check_gestures(self, entry: Entry) -> None:
        gestures = entry.gestures
        for count, columns in ((gestures.aims, gestures.packed_aims), (gestures.hold_aims, gestures.packed_hold_aims)):
            # Number, tick, x, y, z and turn: six columns of 32 bits.
            if count < 0 or len(columns) != count * 6 * 4:
                raise self._wrong()
        if gestures.acts or gestures.aims or gestures.hold_aims:
            for timed in unpack_gestures(gestures):
                if not 0 <= timed.tick < LAST_TICK or not _finite(msgspec.to_builtins(timed.gesture)):
                    raise self._wrong()

    def _check_track(self, entry: Entry) -> None:
        if entry.track is None:
            if entry.state is not None:
                raise BadReplay("The wood moved, and there is no picture of it.")
            return
        track, pieces = entry.track, len(PIECES)
        self._pictures -= track.count
        if not 1 <= track.count <= MOST_PICTURES or self._pictures < 0:
            raise BadReplay(f"{self._name} holds more pictures than any game needs.")
        if not 0 <= track.start <= track.end < LAST_TICK or track.every < 1:
            raise self._wrong()
        if len(track.first) != pieces * 7 * 4 or len(track.moving) != -(-pieces * 7 // 8):
            raise self._wrong()
        try:
            grains = rows_of(track).reshape(pieces, 7, -1)
        except ValueError as problem:
            raise self._wrong() from problem
        places, turns = grains[:, :3], grains[:, 3:]
        if np.abs(places).max() * POSITION_GRAIN_M > FARTHEST_M or np.abs(turns).max() * TURN_GRAIN > 1.01:
            raise self._wrong()
        if np.abs((turns**2).sum(axis=1) * TURN_GRAIN**2 - 1).max() > MOST_OFF_A_TURN:
            raise self._wrong()

    def _check_extra(self, entry: Entry) -> None:
        extra = entry.extra
        self._throws -= len(extra.throws)
        if len(extra.throws) > MOST_THROWS or self._throws < 0:
            raise BadReplay(f"{self._name} holds more throws of the seal than any game needs.")
        if extra.levels:
            villa = len(extra.levels) == len(LEVELS) and all(0 <= level < 1 << len(COLUMNS) for level in extra.levels)
            apart = villa and sum(extra.levels) == reduce(or_, extra.levels)
            if not apart or not isinstance(entry.deed, SetUp) or not 0 <= extra.top < len(LEVELS):
                raise self._wrong()
        if not _finite(msgspec.to_builtins(extra)):
            raise self._wrong()

    def _check_state(self, entry: Entry) -> None:
        if entry.state is None:
            return
        if len(entry.state) > LARGEST_STATE:
            raise self._wrong()
        try:
            snapshot = Snapshot.from_bytes(entry.state)
        except SnapshotError as problem:
            raise self._wrong() from problem
        if not isinstance(snapshot.engine, str) or not isinstance(snapshot.pieces, str):
            raise self._wrong()
        if snapshot.engine != engine_version():
            return  # it is from another engine and never set up here, so its pictures must be enough
        physics = np.frombuffer(snapshot.physics)
        if not np.isfinite(physics).all() or not isinstance(json.loads(snapshot.memory), dict):
            raise self._wrong()
        # Pages can ask for the loads in the villa as this deed left it.
        self._world = self._world or self._setup.wood().world(self._setup.serial, LIVE, ears=False)
        self._world.restore(snapshot)

    def _check_noted(self, entry: Entry) -> None:
        """Checks an entry that is not one of the referee's deeds."""
        noted = entry.deed
        if isinstance(noted, PlacePiece):
            if self._set_up or self._setup.layout != BY_HAND or noted.piece not in PIECES:
                raise self._wrong()
        elif isinstance(noted, FeelColumn):
            if not self._set_up or noted.piece not in map(str, COLUMNS):
                raise self._wrong()
        else:
            self._set_up = self._set_up or isinstance(noted, SetUp)
            return
        if entry.seat is None or self._setup.players[entry.seat] != noted.by or entry.state is None:
            raise self._wrong()

    def _wrong(self) -> BadReplay:
        return _wrong(self._name)


def _wrong(name: str) -> BadReplay:
    return BadReplay(f"{name} holds deeds that no table could have written.")


def _ends_of(track: Track) -> Track:
    """The track with its first and its last picture alone."""
    return track_of(rows_of(track)[:, [0, -1]], track.start, track.end, max(1, track.end - track.start))


def _finite(value: object) -> bool:
    """Whether all numbers in it are of a size that something in a villa can have."""
    if isinstance(value, float):
        return math.isfinite(value) and abs(value) <= LARGEST_NUMBER
    if isinstance(value, dict):
        return all(map(_finite, value.values()))
    if isinstance(value, list | tuple):
        return all(map(_finite, value))
    return True


# --- a score sheet ----------------------------------------------------------------------------------------------------


def inspected_sheet(raw: bytes) -> str:
    """The sheet as it is kept, judged deed by deed, so that only real games can be shared; raises NotKept otherwise."""
    try:
        given = msgspec.json.decode(raw)
        if isinstance(given, dict) and _too_long(given):
            raise NotKept("This is longer than any evening's game")
        sheet = write_sheet(read_sheet(given, "This"))
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise NotKept("This is no kept game") from None
    return json.dumps(sheet, ensure_ascii=False)


def _too_long(given: dict[str, object]) -> bool:
    deeds, players = given.get("deeds"), given.get("players")
    words = (given.get("lang"), given.get("began"), given.get("first"))
    return (
        (isinstance(deeds, list) and len(deeds) > MOST_DEEDS_ON_A_SHEET)
        or (isinstance(players, list) and any(len(str(name)) > LONGEST_TEXT for name in players))
        or any(len(str(word)) > LONGEST_TEXT for word in words)
    )


# --- a measured set ---------------------------------------------------------------------------------------------------


def inspected_kit(setup: GameSetup) -> str:
    """The text of this setup's set file, after its villa was built and stood; raises BadSetup if it cannot."""
    text = tried_kit(setup.kit, "This file")
    setup.check()
    try:
        world = Game.new(setup, Journal()).world
        parts, stands = world.model.ngeom, setup.layout == BY_HAND or not world.tilted
    except Exception as problem:
        # The engine's own reasons for refusing a shape would not help the person who measured it.
        raise BadSetup("No villa can be built with the set in this file.") from problem
    if parts > MOST_PARTS:
        raise BadSetup(f"This file has plateaus with too many bays: {parts} parts, and {MOST_PARTS} are the most.")
    if not stands:
        raise BadSetup("A villa of the set in this file does not stand.")
    return text


# --- a kept game, to look at ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Filmed:
    """A film as it is sent: its chapters as JSON, and its frames."""

    shown: bytes
    frames: bytes


@contextmanager
def looking_at_what_was_kept() -> Iterator[None]:
    """Turns every fault found in a stored game into one sentence: JournalProblem."""
    try:
        yield
    except (JournalProblem, OtherEngine, MemoryError):
        raise
    except (BadSetup, SnapshotError) as problem:
        raise JournalProblem(str(problem)) from problem
    except Exception as problem:
        raise JournalProblem("This game was kept, and cannot be shown any more: it is damaged.") from problem


def kept(setup: Mapping[str, object], payloads: Sequence[bytes], thoughts: Sequence[Thought] = ()) -> Replay:
    """The replay of a game that was kept."""
    return replay_of(GameSetup.from_json(setup), [unpacked(payload) for payload in payloads], thoughts)


def filmed(game: str, setup: Mapping[str, object], payloads: Sequence[bytes]) -> Filmed:
    """The film of a game that was kept."""
    with looking_at_what_was_kept():
        shot = film(game, kept(setup, payloads))
        return Filmed(msgspec.json.encode(shot.shown), shot.packed())


def scene_after(setup: Mapping[str, object], payloads: Sequence[bytes], version: int) -> Scene:
    """The villa of a game that was kept, after that deed."""
    with looking_at_what_was_kept():
        return scene(kept(setup, payloads), version)


def file_of(setup: Mapping[str, object], payloads: Sequence[bytes], thoughts: Sequence[Thought]) -> bytes:
    """The whole game that was kept, in one file."""
    with looking_at_what_was_kept():
        return to_bytes(kept(setup, payloads, thoughts))
