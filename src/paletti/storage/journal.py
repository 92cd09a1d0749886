"""The journal of one table in the store."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from paletti.storage.leases import Named
from paletti.storage.store import Store
from paletti.table.journal import Journal, Outcome, Thought, Unfinished

Write: TypeAlias = Callable[[Callable[[], None]], None]
"""How a write is carried out: at once, or after all that was ordered before it."""


def at_once(write: Callable[[], None]) -> None:
    """Writes before anything else happens."""
    write()


class Shelf:
    """Where one table's journal is kept: every write is one short transaction, from whatever thread."""

    def __init__(self, store: Store, table: Named, write: Write = at_once) -> None:
        self._store, self._table, self._write = store, table, write

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        """Writes one entry, and the outcome where the game ended with it."""
        self._write(partial(self._store.append, self._table, version, payload, outcome))

    def note_attempt(self, attempt: Unfinished | None) -> None:
        """Remembers that an attempt has begun; None: it is over."""
        self._write(partial(self._store.note_attempt, self._table, attempt))

    def keep_thought(self, thought: Thought) -> None:
        """Keeps what a bot weighed."""
        self._write(partial(self._store.keep_thought, self._table, thought))


def open_journal(store: Store, table: str, shelf: Shelf | None = None) -> Journal:
    """The journal of a table as the store has it, which writes there; a JournalProblem where it cannot be read."""
    record = store.table(table)
    return Journal.kept(
        store.payloads(table),
        shelf or Shelf(store, table),
        attempt=None if record is None else record.attempt,
        thoughts=store.thoughts(table),
    )
