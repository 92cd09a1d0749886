"""The journal: one entry for each deed, written before the deed is announced."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import msgspec

from paletti.table.entry import Entry, packed, unpacked
from paletti.table.record import Gestures


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, as the store lists it."""

    winners: tuple[str, ...]
    cause: str | None
    scores: tuple[int, ...]


class Unfinished(msgspec.Struct, frozen=True):
    """A gesture that was under way: what players are told if it was cut short."""

    seat: int
    verb: str
    piece: str


@dataclass(frozen=True)
class Weighed:
    """One thing that a bot could have done: its chance to succeed, and the chance to win that it promised."""

    what: str  # `move red-hex`, `apply`, `object`, `consent`, `pass`, `lay`, `take-out red-hex`
    chance: float
    value: float
    tries: int = 0  # rehearsals behind the figure


class Thought(msgspec.Struct, frozen=True):
    """What a bot weighed before the deed of that version, best first."""

    version: int
    seat: int
    strength: str
    weighed: tuple[Weighed, ...]


class JournalStore(Protocol):
    """Where a journal is kept. Each call only returns when its data will survive; threads may share it."""

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        """Keeps the packed entry of this version; with an outcome the game is over."""

    def note_attempt(self, attempt: Unfinished | None) -> None:
        """Notes that a hand has begun something, until its deed is appended; None: it has ended without a deed."""

    def keep_thought(self, thought: Thought) -> None:
        """Keeps what a bot weighed before a deed."""


class Journal:
    """The journal of one game. With a store, entries go there first; without one it lives as long as the process.

    The chain of its hashes shows whether two watchers see the same game.
    """

    def __init__(
        self,
        entries: Iterable[Entry] = (),
        store: JournalStore | None = None,
        *,
        attempt: Unfinished | None = None,
        thoughts: Iterable[Thought] = (),
    ) -> None:
        """A journal that holds these entries already; its store, if any, has them."""
        self._store = store
        self._attempt = attempt
        self._entries: list[Entry] = []
        self._heavy_from = 0
        self._hashes = [""]
        self._thoughts = list(thoughts)
        self.outcome: Outcome | None = None
        for entry in entries:
            self._add(entry, packed(entry))

    @classmethod
    def kept(
        cls,
        payloads: Iterable[bytes],
        store: JournalStore | None = None,
        *,
        attempt: Unfinished | None = None,
        thoughts: Iterable[Thought] = (),
    ) -> Journal:
        """The journal of these packed entries. None is packed again, which would take long for nothing."""
        journal = cls((), store, attempt=attempt, thoughts=thoughts)
        for payload in payloads:
            journal._add(unpacked(payload), payload)
        return journal

    def append(self, entry: Entry, outcome: Outcome | None) -> None:
        """Writes an entry, which ends what a hand had begun; with an outcome it ends the game."""
        payload = packed(entry)
        if self._store is not None:
            self._store.append(entry.version, payload, outcome)
        self._attempt = None
        self.outcome = outcome or self.outcome
        self._add(entry, payload)

    def entries(self) -> Sequence[Entry]:
        """Everything written so far, in order."""
        return tuple(self._entries)

    def last(self) -> Entry | None:
        """The last entry, if there is one."""
        return self._entries[-1] if self._entries else None

    def lighten(self) -> None:
        """Drops from memory what only a replay needs (pictures, gestures, exact states), if a store has it.

        A live table keeps its journal for hours, and its pictures alone take megabytes a minute.
        """
        if self._store is not None:
            for at in range(self._heavy_from, len(self._entries)):
                self._entries[at] = replace(self._entries[at], gestures=Gestures(), track=None, state=None)
            self._heavy_from = len(self._entries)

    @property
    def hash(self) -> str:
        """One hash for everything so far."""
        return self._hashes[-1]

    def hash_at(self, version: int) -> str:
        """The hash after that many entries."""
        return self._hashes[version]

    def note_attempt(self, attempt: Unfinished | None) -> None:
        """Remembers that a hand has begun (or is away again), so that after a crash the players can be told."""
        if self._store is not None:
            self._store.note_attempt(attempt)
        self._attempt = attempt

    def attempt(self) -> Unfinished | None:
        """The gesture that had begun when this was last written."""
        return self._attempt

    def keep_thought(self, thought: Thought) -> None:
        """Keeps what a bot weighed, for learners after the game."""
        if self._store is not None:
            self._store.keep_thought(thought)
        self._thoughts.append(thought)

    def thoughts(self) -> Sequence[Thought]:
        """What bots weighed so far."""
        return tuple(self._thoughts)

    def without_last(self) -> Journal:
        """The journal before its last deed. Only a journal without a store can be shortened."""
        if self._store is not None:
            raise ValueError("What is kept stays kept.")
        return Journal(self._entries[:-1], thoughts=self._thoughts)

    def _add(self, entry: Entry, payload: bytes) -> None:
        self._entries.append(entry)
        self._hashes.append(hashlib.blake2b(self._hashes[-1].encode() + payload, digest_size=8).hexdigest())
