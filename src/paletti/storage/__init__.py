"""Where tables are kept: SQLite or PostgreSQL by URL, the schema brought up to date when it is opened."""

from paletti.storage.journal import StoredJournal
from paletti.storage.problem import StaleJournal, StorageProblem
from paletti.storage.records import SeatRecord, TableRecord
from paletti.storage.store import Store

__all__ = ["SeatRecord", "StaleJournal", "StorageProblem", "Store", "StoredJournal", "TableRecord"]
