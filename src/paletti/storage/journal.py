"""The journal of one table in the store."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from paletti.storage.leases import Named
from paletti.storage.records import TableRecord
from paletti.storage.store import Store
from paletti.table.journal import Journal, Outcome, Thought, Unfinished

Write: TypeAlias = Callable[[Callable[[], None]], None]
"""How a write is carried out: at once, or after all earlier ones."""


def at_once(write: Callable[[], None]) -> None:
    """Writes immediately."""
    write()


class Shelf:
    """Where one table's journal is kept: every write is one short transaction, from any thread."""

    def __init__(self, store: Store, table: Named, write: Write = at_once) -> None:
        self._store, self._table, self._write = store, table, write
        self.noted = True
        """Whether the store may hold an attempt. If not, its end does not have to be written."""

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        """Writes one entry, and the outcome if the game ended with it; this also clears the noted attempt."""
        self.noted = False
        self._write(partial(self._store.append, self._table, version, payload, outcome))

    def note_attempt(self, attempt: Unfinished | None) -> None:
        """Remembers that an attempt has begun; None: it is over."""
        if attempt is None and not self.noted:
            return
        self.noted = attempt is not None
        self._write(partial(self._store.note_attempt, self._table, attempt))

    def keep_thought(self, thought: Thought) -> None:
        """Keeps what a bot weighed."""
        self._write(partial(self._store.keep_thought, self._table, thought))


def open_journal(store: Store, table: str, shelf: Shelf | None = None) -> Journal:
    """The journal of a table from the store, which also writes there; raises JournalProblem if it cannot be read."""
    return open_table(store, table, shelf)[1]


def open_table(store: Store, table: str, shelf: Shelf | None = None) -> tuple[TableRecord | None, Journal]:
    """The record of a table in the store, and its journal."""
    record, payloads, thoughts = store.with_journal(table)
    shelf, attempt = shelf or Shelf(store, table), None if record is None else record.attempt
    shelf.noted = attempt is not None
    return record, Journal.kept(payloads, shelf, attempt=attempt, thoughts=thoughts)
