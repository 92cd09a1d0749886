"""Where tables are kept: SQLite or PostgreSQL by URL, the schema brought up to date when it is opened."""

from paletti.table.storage.problem import StaleJournal, StorageProblem
from paletti.table.storage.records import SeatRecord, TableRecord
from paletti.table.storage.store import Store

__all__ = ["SeatRecord", "StaleJournal", "StorageProblem", "Store", "TableRecord"]
