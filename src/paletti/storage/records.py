"""What the storage knows about a table and its seats."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf

from paletti.table.journal import Outcome, Unfinished


@dataclass(frozen=True)
class TableRecord:
    """One table as it is stored, without its journal."""

    id: str
    setup: Mapping[str, object]  # GameSetup as JSON
    options: str  # the server's own, in a text that only the server reads
    created: float  # seconds since the epoch, by the store's clock
    touched: float
    finished: float | None
    outcome: Outcome | None  # how the game ended, once it has
    attempt: Unfinished | None  # a gesture that was under way when the master last wrote
    successor: str | None  # the rematch's table
    versions: int  # how many entries its journal has


@dataclass(frozen=True)
class SeatRecord:
    """One seat: who sits there. Its secret is stored only as a hash and never handed out."""

    seat: int
    name: str
    kind: str  # the server's word: here, link, `bot <strength>`, dropped
    claimed: bool


@dataclass(frozen=True)
class NodeRecord:
    """One process that carries tables."""

    id: str
    address: str | None  # where the other nodes reach it; None if it serves alone
    draining: bool  # whether it hands its tables over
    left_s: float = field(default=inf, compare=False)  # until its lease ends, unless it is renewed


@dataclass(frozen=True)
class Lease:
    """A table in the hands of one node. The next owner has a higher epoch, and this lease is then void."""

    table: str
    node: str
    epoch: int
