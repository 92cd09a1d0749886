"""The journal: one entry a deed, written before anybody hears of it."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from paletti.table.timed import Gestures
from paletti.table.track import Track


class Entry(msgspec.Struct, frozen=True):
    """One deed with all that is known of it. The villa before it is the one the entry before left behind."""

    version: int
    seat: int | None  # whose hand it was; None for what all did together
    deed: dict[str, Any]  # the referee's deed with its outcome, as JSON
    events: tuple[dict[str, Any], ...]
    began: int  # tick
    ended: int
    gestures: Gestures
    track: Track | None  # poses for watching; None where the wood did not move
    extra: dict[str, Any]  # what the observer saw besides: the seal's tumbling, first contact lost, ...
    before: str  # hash of the exact state of the world
    after: str
    state: bytes | None  # the exact state afterwards; None where the wood did not move


class JournalProblem(Exception):
    """The journal cannot be read; the sentence says why."""


def packed(entry: Entry) -> bytes:
    """The entry as stored: the same entry always gives the same bytes."""
    return zlib.compress(msgspec.msgpack.encode(entry, order="deterministic"), 6)


def unpacked(payload: bytes) -> Entry:
    """The entry stored as these bytes."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(payload), type=Entry)
    except (zlib.error, msgspec.MsgspecError) as problem:
        raise JournalProblem("An entry of this journal is damaged.") from problem


class Journal(Protocol):
    """Where a game writes. `append` returns only when the entry will survive."""

    def append(self, entry: Entry, outcome: Mapping[str, Any] | None) -> None: ...

    def entries(self) -> Sequence[Entry]: ...

    def note_attempt(self, attempt: Mapping[str, Any] | None) -> None: ...

    def attempt(self) -> Mapping[str, Any] | None: ...


class MemoryJournal:
    """A journal for as long as the process lives: for bots' arenas, benches and tests."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self._entries = list(entries)
        self._attempt: Mapping[str, Any] | None = None
        self.outcome: Mapping[str, Any] | None = None

    def append(self, entry: Entry, outcome: Mapping[str, Any] | None) -> None:
        self._entries.append(entry)
        self._attempt = None
        self.outcome = outcome if outcome is not None else self.outcome

    def entries(self) -> Sequence[Entry]:
        return tuple(self._entries)

    def note_attempt(self, attempt: Mapping[str, Any] | None) -> None:
        self._attempt = attempt

    def attempt(self) -> Mapping[str, Any] | None:
        return self._attempt


def fingerprint(entries: Sequence[Entry]) -> str:
    """One hash for a whole journal: equal for two games exactly when every byte of theirs is."""
    digest = hashlib.blake2b(digest_size=16)
    for entry in entries:
        payload = packed(entry)
        digest.update(len(payload).to_bytes(8, "little") + payload)
    return digest.hexdigest()
