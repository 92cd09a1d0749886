"""What lasts: tables, seats, journals, leases, bots' thoughts and score sheets, in SQLite or PostgreSQL.

It imports the table. The schema is brought up to date when a store is opened.
"""

from paletti.storage.engine import shown
from paletti.storage.journal import Shelf, open_journal, open_table
from paletti.storage.leases import LEASE_S, Leases, Named, Ousted, Renewal
from paletti.storage.problem import Fenced, StaleJournal, StorageDown, StorageProblem
from paletti.storage.records import Lease, NodeRecord, SeatRecord, TableRecord
from paletti.storage.scores import ScoreRecord, Scores
from paletti.storage.store import Store, unguessable

__all__ = [
    "LEASE_S",
    "Fenced",
    "Lease",
    "Leases",
    "Named",
    "NodeRecord",
    "Ousted",
    "Renewal",
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
    "open_table",
    "shown",
    "unguessable",
]
