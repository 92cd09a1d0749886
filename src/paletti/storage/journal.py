"""The journal of one table in the store."""

from collections.abc import Mapping, Sequence
from typing import Any

from paletti.storage.store import Store
from paletti.table.journal import Entry, packed, unpacked


class StoredJournal:
    """The journal of one table in the store."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._table = store, table

    def append(self, entry: Entry, outcome: Mapping[str, Any] | None) -> None:
        self._store.append(self._table, entry.version, packed(entry), outcome)

    def entries(self) -> Sequence[Entry]:
        return tuple(unpacked(payload) for payload in self._store.payloads(self._table))

    def note_attempt(self, attempt: Mapping[str, Any] | None) -> None:
        self._store.note_attempt(self._table, attempt)

    def attempt(self) -> Mapping[str, Any] | None:
        record = self._store.table(self._table)
        return None if record is None else record.attempt
