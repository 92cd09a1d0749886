"""One entry of a journal: a deed with everything known about it, and the bytes in which it is kept."""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

import msgspec

from paletti.rules.codec import deed_from_plain, deed_to_plain, event_from_plain, event_to_plain, verb_of
from paletti.rules.deeds import Deed
from paletti.rules.events import Event
from paletti.rules.forms import Malformed, build, unbuild
from paletti.rules.pieces import Side
from paletti.table.record import Gestures, Track

PoseRow: TypeAlias = tuple[float, float, float, float, float, float, float]  # x y z and the quaternion w x y z


class JournalProblem(Exception):
    """The journal cannot be read; the sentence says why."""


@dataclass(frozen=True)
class PlacePiece:
    """A piece put down while the villa is set up by hand: not a deed of the game, but the journal must keep it."""

    by: str
    piece: str


@dataclass(frozen=True)
class FeelColumn:
    """A column touched and let go before it was chosen (RULING-3): not a deed of the game, but the wood has moved."""

    by: str
    piece: str


Noted: TypeAlias = PlacePiece | FeelColumn
Done: TypeAlias = Deed | Noted

# Quick settings: an entry takes two milliseconds, and is a fifth smaller than with zlib.
PACKING = (
    {
        "id": lzma.FILTER_LZMA2,
        "dict_size": 1 << 20,
        "lc": 0,
        "lp": 0,
        "pb": 0,
        "mode": lzma.MODE_NORMAL,
        "mf": lzma.MF_HC4,
        "nice_len": 64,
        "depth": 8,
    },
)
LARGEST_ENTRY = 64 << 20  # bytes of one deed unpacked; nobody holds a column for an hour
NOTED: dict[str, type[Noted]] = {"place": PlacePiece, "feel": FeelColumn}  # the table's own verbs, not the referee's


class CollapseNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which plateau came down (None: a ruin of columns), on what (None: it leans), at which tick, and why it counts."""

    plateau: str | None
    touches: str | None
    tick: int
    why: str
    parted: Parted | None = None


class Parted(msgspec.Struct, frozen=True):
    """What gave way first: a plateau and a column under it, and the tick since which they were apart."""

    plateau: str
    column: str
    tick: int


class Extra(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the observer saw besides the deed and its events."""

    collapse: CollapseNote | None = None
    throws: tuple[Side, ...] = ()  # what the seal showed, throw after throw: the last one counts
    levels: tuple[int, ...] = ()  # for a villa arranged for practice: the columns of each level, as in the state
    top: int = 0
    opened: int | None = None  # the tick at which the table opened all hands
    pushed: str | None = None  # the column that was pushed too far
    steadiness: float | None = None  # the scale of the hand's tremor, if it differs from people's (RULING-20)
    home: PoseRow | None = None  # for a column that was felt: from where later touches of this turn count


NOTHING = Extra()


@dataclass(frozen=True)
class Entry:
    """One deed with everything known about it. The villa before it is the one that the previous entry left behind."""

    version: int
    seat: int | None  # whose hand it was; None for what all players did together
    deed: Done  # with its outcome
    events: tuple[Event, ...]
    began: int  # tick
    ended: int
    gestures: Gestures
    track: Track | None  # poses for watching; None if the wood did not move
    extra: Extra
    before: str  # hash of the exact state of the world
    after: str
    state: bytes | None  # the exact state afterwards; None if the wood did not move
    machine: str | None  # engine and processor that moved the wood (see `table.machine`); None if it did not move


class PlainEntry(msgspec.Struct, frozen=True):
    """An entry in its stored form: deed and events as the JSON of docs/notation.md."""

    version: int
    seat: int | None
    deed: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    began: int
    ended: int
    gestures: Gestures
    track: Track | None
    extra: Extra
    before: str
    after: str
    state: bytes | None
    machine: str | None


_SAME = tuple(field.name for field in fields(Entry) if field.name not in ("deed", "events"))


def to_plain(entry: Entry) -> PlainEntry:
    """The entry with its deed and events as JSON objects."""
    same = {name: getattr(entry, name) for name in _SAME}
    return PlainEntry(deed=done_to_plain(entry.deed), events=tuple(map(event_to_plain, entry.events)), **same)


def from_plain(plain: PlainEntry) -> Entry:
    """The entry again; a JournalProblem if its deed or an event is not one."""
    same = {name: getattr(plain, name) for name in _SAME}
    try:
        return Entry(deed=done_from_plain(plain.deed), events=tuple(map(event_from_plain, plain.events)), **same)
    except Malformed as problem:
        raise JournalProblem(f"Deed {plain.version} is none that this version knows: {problem}.") from problem


def verb_done(done: Done) -> str:
    """The verb under which a deed of the journal is written."""
    if not isinstance(done, Noted):
        return verb_of(done)
    return next(verb for verb, kind in NOTED.items() if isinstance(done, kind))


def done_to_plain(done: Done) -> dict[str, object]:
    """The deed as a JSON object, its verb under `deed`."""
    return {"deed": verb_done(done), **unbuild(done)} if isinstance(done, Noted) else deed_to_plain(done)


def done_from_plain(plain: dict[str, object]) -> Done:
    """The deed of a JSON object; Malformed if it is not one."""
    kind = NOTED.get(str(plain.get("deed")))
    if kind is None:
        return deed_from_plain(plain)
    noted: Noted = build(kind, {name: value for name, value in plain.items() if name != "deed"})
    return noted


def packed(entry: Entry) -> bytes:
    """The entry as stored: the same entry always gives the same bytes."""
    return squeezed(msgspec.msgpack.encode(to_plain(entry), order="deterministic"))


def unpacked(payload: bytes) -> Entry:
    """The entry stored as these bytes."""
    try:
        return from_plain(msgspec.msgpack.decode(loosened(payload), type=PlainEntry))
    except msgspec.MsgspecError as problem:
        raise JournalProblem("An entry of this journal is damaged.") from problem


def squeezed(plain: bytes) -> bytes:
    """The bytes of an entry, compressed."""
    return lzma.compress(plain, lzma.FORMAT_RAW, filters=PACKING)


def loosened(payload: bytes) -> bytes:
    """The bytes that `squeezed` compressed; a JournalProblem if it did not."""
    try:
        unpacker = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=PACKING)
        plain = unpacker.decompress(payload, LARGEST_ENTRY)
    except lzma.LZMAError as problem:
        raise JournalProblem("An entry of this journal is damaged.") from problem
    if not unpacker.eof:
        raise JournalProblem("An entry of this journal unpacks to more than any deed needs, or breaks off.")
    return plain


def fingerprint(entries: Iterable[Entry]) -> str:
    """One hash for a whole journal, which is equal for two games if and only if all their bytes are equal."""
    digest = hashlib.blake2b(digest_size=16)
    for entry in entries:
        payload = packed(entry)
        digest.update(len(payload).to_bytes(8, "little") + payload)
    return digest.hexdigest()
