"""What lasts: tables, seats, journals, bots' thoughts and score sheets, in SQLite or PostgreSQL; imports the table.

The schema is brought up to date when a store is opened.
"""

from paletti.storage.journal import Shelf, open_journal
from paletti.storage.problem import StaleJournal, StorageDown, StorageProblem
from paletti.storage.records import SeatRecord, TableRecord
from paletti.storage.scores import ScoreRecord, Scores
from paletti.storage.store import Store

__all__ = [
    "ScoreRecord",
    "Scores",
    "SeatRecord",
    "Shelf",
    "StaleJournal",
    "StorageDown",
    "StorageProblem",
    "Store",
    "TableRecord",
    "open_journal",
]
