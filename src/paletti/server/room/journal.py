"""The journal of a table as its game's thread keeps it: in the store first, then in memory for whoever asks."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from paletti.bots.mind.decision import Weighed
from paletti.bots.mind.strength import Strength
from paletti.server.thoughts import with_thought
from paletti.storage import Store
from paletti.table.journal import Entry, packed, unpacked

Write = Callable[[Callable[[], None]], None]
"""How a write is carried out: at once, or after all that was ordered before it."""


def at_once(write: Callable[[], None]) -> None:
    """Writes before anything else happens."""
    write()


class TableJournal:
    """Entries of one table, read once; the chain of their hashes says whether two pages see the same game."""

    def __init__(self, store: Store | None, table: str, write: Write = at_once) -> None:
        """Without a store the journal lives only as long as the table (practice)."""
        self._store, self._table, self._write = store, table, write
        self._attempt: Mapping[str, Any] | None = None
        self._entries: list[Entry] = []
        self._hashes = [""]
        if store is not None:
            record = store.table(table)
            self._attempt = None if record is None else record.attempt
            for payload in store.payloads(table):
                self._keep(unpacked(payload), payload)

    @property
    def hash(self) -> str:
        """One hash for everything so far."""
        return self._hashes[-1]

    def hash_at(self, version: int) -> str:
        return self._hashes[version]

    def append(self, entry: Entry, outcome: Mapping[str, Any] | None) -> None:
        payload = packed(entry)
        if self._store is not None:
            self._write(partial(self._store.append, self._table, entry.version, payload, outcome))
        self._attempt = None
        self._keep(entry, payload)

    def entries(self) -> Sequence[Entry]:
        return tuple(self._entries)

    def last(self) -> Entry | None:
        return self._entries[-1] if self._entries else None

    def note_attempt(self, attempt: Mapping[str, Any] | None) -> None:
        if self._store is not None:
            self._write(partial(self._store.note_attempt, self._table, attempt))
        self._attempt = attempt

    def attempt(self) -> Mapping[str, Any] | None:
        return self._attempt

    def keep_thought(self, version: int, seat: int, strength: Strength, weighed: Sequence[Weighed]) -> None:
        """Keeps what a bot weighed before the deed of this version, for learners after the game."""
        if self._store is not None and weighed:
            self._write(partial(self._add_thought, self._store, version, seat, strength, weighed))

    def _add_thought(
        self, store: Store, version: int, seat: int, strength: Strength, weighed: Sequence[Weighed]
    ) -> None:
        record = store.table(self._table)
        if record is not None:
            store.set_options(self._table, with_thought(record.options, version, seat, strength, weighed))

    def without_last(self) -> "TableJournal":
        """The journal before its last deed; only one that is nowhere stored can be cut."""
        if self._store is not None:
            raise ValueError("What is stored stays stored.")
        shorter = TableJournal(None, self._table)
        for entry in self._entries[:-1]:
            shorter.append(entry, None)
        return shorter

    def _keep(self, entry: Entry, payload: bytes) -> None:
        self._entries.append(entry)
        digest = hashlib.blake2b(self._hashes[-1].encode() + payload, digest_size=8)
        self._hashes.append(digest.hexdigest())
