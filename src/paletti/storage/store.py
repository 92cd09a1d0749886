"""The store: tables, seats and journals, each call one transaction."""

import hashlib
import hmac
import json
import secrets
import string
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

from paletti.storage.bans import Bans
from paletti.storage.bundle import bundle_of, payloads_of, put_bundle
from paletti.storage.engine import engine_for, reading, tell_of_trouble
from paletti.storage.leases import LEASE_S, Leases, Named, id_of
from paletti.storage.migrate import migrate
from paletti.storage.problem import StaleJournal, StorageProblem
from paletti.storage.records import Lease, SeatRecord, TableRecord
from paletti.storage.schema import RAN_S, clock, entries, seats, tables, thoughts
from paletti.storage.scores import Scores
from paletti.table.journal import Outcome, Thought, Unfinished, Weighed

# Only these characters, because `paletti admin` would take a name with a leading dash for an option.
_LETTERS = string.ascii_letters + string.digits


def unguessable() -> str:
    """A fresh name or secret of 22 letters and digits (131 random bits), fit for a link and for a command."""
    return "".join(secrets.choice(_LETTERS) for _ in range(22))


class Store:
    """All tables of one host. Calls block (a few ms), so an event loop makes them in a thread; threads may share it.

    A writer names the table by its lease, or by its id if no node owns it; `Fenced` if another node owns it.
    """

    def __init__(
        self,
        where: str | Path,
        *,
        clock: Callable[[], float] = time.time,
        fresh_id: Callable[[], str] = unguessable,
        lease_s: float = LEASE_S,
    ) -> None:
        self._clock = clock
        self._fresh_id = fresh_id
        self._engine = engine_for(where)
        self._reads = reading(self._engine)
        self.scores = Scores(self._engine, clock, fresh_id)
        self.leases = Leases(self._engine, lease_s)
        self.bans = Bans(self._engine, clock)
        try:
            self.is_new = migrate(self._engine)
            """Whether there was no database before, which the host should know after mistyping its name."""
        except BaseException as problem:
            self._engine.dispose()
            if isinstance(problem, OperationalError):
                raise StorageProblem(f"The games' storage cannot be opened: {_first_line(problem)}.") from problem
            if isinstance(problem, DatabaseError):
                raise StorageProblem(f"The games' storage is damaged or foreign: {_first_line(problem)}.") from problem
            raise
        tell_of_trouble(self._engine)

    def close(self) -> None:
        """Closes all connections to the database."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # Tables

    def create(
        self,
        setup: Mapping[str, object],
        *,
        options: str = "{}",
        seats_taken: Sequence[tuple[str, str, str | None]] = (),
        node: str | None = None,
    ) -> str:
        """The id of a new table; `seats_taken` gives each seat's name, kind and secret (None: not claimed yet).

        With a node it is that node's at once, in the epoch 1.
        """
        with self._engine.begin() as connection:
            table = self._insert(connection, setup, options, node)
            if seats_taken:
                connection.execute(
                    insert(seats),
                    [
                        {"table_id": table, "seat": seat, "name": name, "kind": kind, "secret_hash": _hash(secret)}
                        for seat, (name, kind, secret) in enumerate(seats_taken)
                    ],
                )
        return table

    def table(self, table: str) -> TableRecord | None:
        """What is stored of a table, or None."""
        with self._reads.connect() as connection:
            return _table(connection, table)

    def with_seats(self, table: str) -> tuple[TableRecord | None, list[SeatRecord]]:
        """What is stored of a table, and its seats in order, in one transaction, which is quicker than two."""
        with self._reads.connect() as connection:
            return _table(connection, table), _seats(connection, table)

    def with_journal(self, table: str) -> tuple[TableRecord | None, list[bytes], list[Thought]]:
        """What is stored of a table, the entries of its journal, and what bots thought there, in one transaction."""
        with self._reads.connect() as connection:
            return _table(connection, table), payloads_of(connection, table), _thoughts(connection, table)

    def listed(self, *, finished: bool | None = None, limit: int = 100, offset: int = 0) -> list[TableRecord]:
        """Tables, the last touched first; only finished or only unfinished ones if asked for."""
        query = _summary().order_by(tables.c.touched.desc(), tables.c.id).limit(limit).offset(offset)
        if finished is not None:
            query = query.where(tables.c.finished.is_not(None) if finished else tables.c.finished.is_(None))
        with self._reads.connect() as connection:
            return [_record(row) for row in connection.execute(query)]

    def set_setup(self, table: Named, setup: Mapping[str, object]) -> None:
        """Replaces the setup of a table that has not begun: its players are only known once all seats are claimed."""
        self._update(table, setup=_json(setup))

    def set_options(self, table: Named, options: str) -> None:
        """Replaces the server's options of a table."""
        self._update(table, options=options)

    def set_successor(self, table: Named, successor: str) -> None:
        """Notes at which table the rematch is played."""
        self._update(table, successor=successor)

    def finish(self, table: Named, outcome: Outcome) -> None:
        """Marks a game as finished; the first outcome stays."""
        now = self._clock()
        with self._engine.begin() as connection:
            self.leases.change(connection, table, {})
            connection.execute(
                update(tables)
                .where(tables.c.id == id_of(table), tables.c.finished.is_(None))
                .values(finished=now, touched=now, seen_s=RAN_S, outcome=_typed(outcome))
            )

    def run_on(self, seconds: float) -> None:
        """Counts the time that a server ran: tables and sheets are only forgotten by it, whatever the date is."""
        with self._engine.begin() as connection:
            connection.execute(update(clock).where(clock.c.id == 1).values(ran_s=clock.c.ran_s + max(0.0, seconds)))

    def see(self, table: Named) -> None:
        """Notes that somebody was at a table."""
        self._update(table, seen_s=RAN_S)

    def give_back(self, lease: Lease) -> None:
        """Notes that somebody was at a table, packs its game if it is over, and lets any node take it."""
        record = self.table(lease.table)
        with self._reads.connect() as connection:
            over = record is not None and record.finished is not None
            together = bundle_of(connection, lease.table) if over else None
        with self._engine.begin() as connection:
            self.leases.change(connection, lease, {"seen_s": RAN_S, "owner": None})
            if together is not None:
                put_bundle(connection, lease.table, together)

    def expire(self, unseen_for_s: float, *, finished_too: bool = False, most: int = 500) -> list[str]:
        """Deletes tables at which nobody was while servers ran for this long, with all their rows; their ids.

        A table that a living node has open stays. Only a limited number go at a time, so that writers do not wait long.
        """
        forgotten = (tables.c.seen_s < RAN_S - unseen_for_s) & self.leases.unowned()
        if not finished_too:
            forgotten = forgotten & tables.c.finished.is_(None)
        with self._engine.begin() as connection:
            found = select(tables.c.id).where(forgotten).order_by(tables.c.id).limit(most)
            gone = list(connection.execute(found).scalars())
            connection.execute(delete(tables).where(tables.c.id.in_(gone), self.leases.unowned()))
        return gone

    def remove(self, table: Named) -> None:
        """Deletes a table with its seats and its journal."""
        with self._engine.begin() as connection:
            connection.execute(delete(tables).where(self.leases.held(table)))

    # Seats

    def seats(self, table: str) -> list[SeatRecord]:
        """The seats of a table in order."""
        with self._reads.connect() as connection:
            return _seats(connection, table)

    def claim(self, table: Named, seat: int, *, name: str, kind: str, secret: str) -> bool:
        """Gives a free seat to the secret; whether it was free. Two who claim it at once cannot both get it."""
        with self._engine.begin() as connection:
            self.leases.change(connection, table, {})
            done = connection.execute(
                update(seats)
                .where(seats.c.table_id == id_of(table), seats.c.seat == seat, seats.c.secret_hash.is_(None))
                .values(name=name, kind=kind, secret_hash=_hash(secret))
            )
        return done.rowcount == 1

    def release(self, table: Named, seat: int, *, kind: str) -> None:
        """Frees a seat; its secret opens it no longer."""
        with self._engine.begin() as connection:
            self.leases.change(connection, table, {})
            connection.execute(
                update(seats)
                .where(seats.c.table_id == id_of(table), seats.c.seat == seat)
                .values(kind=kind, secret_hash=None)
            )

    def seats_of(self, table: str, *secrets: str) -> list[int]:
        """The seats that these secrets open; one secret may open several at one device, or none."""
        wanted = [_hashed(secret) for secret in secrets]
        query = select(seats.c.seat, seats.c.secret_hash).where(
            seats.c.table_id == table, seats.c.secret_hash.is_not(None)
        )
        with self._reads.connect() as connection:
            rows = connection.execute(query.order_by(seats.c.seat)).all()
        return [row.seat for row in rows if any(hmac.compare_digest(bytes(row.secret_hash), each) for each in wanted)]

    # Journals

    def append(self, table: Named, version: int, payload: bytes, outcome: Outcome | None = None) -> None:
        """Writes one entry, forgets the unfinished attempt, and finishes the game if an outcome is given.

        A writer that lost its connection, and does not know whether an entry was written, may write it again.
        """
        now = self._clock()
        changed: dict[str, object] = {"touched": now, "seen_s": RAN_S, "attempt": None}
        if outcome is not None:
            changed |= {"finished": now, "outcome": _typed(outcome)}
        try:
            with self._engine.begin() as connection:
                self.leases.change(connection, table, changed)
                connection.execute(insert(entries).values(table_id=id_of(table), version=version, payload=payload))
        except IntegrityError as problem:
            if self.payloads(id_of(table), version - 1)[:1] != [payload]:
                raise StaleJournal(f"Version {version} is already written.") from problem

    def note_attempt(self, table: Named, attempt: Unfinished | None) -> None:
        """Remembers that a hand has begun (or is away again), so that after a crash the players can be told."""
        self._update(table, attempt=None if attempt is None else _typed(attempt))

    def keep_game(
        self,
        setup: Mapping[str, object],
        payloads: Sequence[bytes],
        thought: Sequence[Thought],
        *,
        options: str,
    ) -> str:
        """Stores a game that comes from elsewhere, as a whole or not at all; its id."""
        with self._engine.begin() as connection:
            table = self._insert(connection, setup, options)
            for version, payload in enumerate(payloads, 1):
                connection.execute(insert(entries).values(table_id=table, version=version, payload=payload))
            for one in {(each.version, each.seat): each for each in thought}.values():
                connection.execute(insert(thoughts).values(table_id=table, **_thought(one)))
        return table

    def payloads(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a journal in order, from the one after `after` on."""
        with self._reads.connect() as connection:
            return payloads_of(connection, table, after)

    # What bots thought

    def keep_thought(self, table: Named, thought: Thought) -> None:
        """Keeps what a bot weighed; a second thought about the same version replaces the first."""
        mine = (
            (thoughts.c.table_id == id_of(table))
            & (thoughts.c.version == thought.version)
            & (thoughts.c.seat == thought.seat)
        )
        with self._engine.begin() as connection:
            self.leases.change(connection, table, {})
            connection.execute(delete(thoughts).where(mine))
            connection.execute(insert(thoughts).values(table_id=id_of(table), **_thought(thought)))

    def thoughts(self, table: str) -> list[Thought]:
        """What the bots of a table weighed, in the order of their deeds."""
        with self._reads.connect() as connection:
            return _thoughts(connection, table)

    def _insert(
        self, connection: Connection, setup: Mapping[str, object], options: str, node: str | None = None
    ) -> str:
        table, now = self._fresh_id(), self._clock()
        made = insert(tables).values(
            id=table,
            setup=_json(setup),
            options=options,
            created=now,
            touched=now,
            seen_s=RAN_S,
            owner=node,
            epoch=0 if node is None else 1,
        )
        connection.execute(made)
        return table

    def _update(self, table: Named, **values: object) -> None:
        with self._engine.begin() as connection:
            self.leases.change(connection, table, values)


def _summary() -> Select[*tuple[Any, ...]]:
    """All tables, each with how many entries its journal has."""
    versions = (
        select(func.coalesce(func.max(entries.c.version), 0)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    )
    return select(tables, versions.label("versions"))


def _table(connection: Connection, table: str) -> TableRecord | None:
    row = connection.execute(_summary().where(tables.c.id == table)).one_or_none()
    return None if row is None else _record(row)


def _seats(connection: Connection, table: str) -> list[SeatRecord]:
    query = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    return [SeatRecord(row.seat, row.name, row.kind, row.secret_hash is not None) for row in connection.execute(query)]


def _thoughts(connection: Connection, table: str) -> list[Thought]:
    query = select(thoughts).where(thoughts.c.table_id == table).order_by(thoughts.c.version, thoughts.c.seat)
    return [
        Thought(row.version, row.seat, row.strength, msgspec.json.decode(row.weighed, type=tuple[Weighed, ...]))
        for row in connection.execute(query)
    ]


def _record(row: Row[*tuple[Any, ...]]) -> TableRecord:
    return TableRecord(
        id=row.id,
        setup=json.loads(row.setup),
        options=row.options,
        created=row.created,
        touched=row.touched,
        finished=row.finished,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome),
        attempt=None if row.attempt is None else msgspec.json.decode(row.attempt, type=Unfinished),
        successor=row.successor,
        versions=row.versions,
    )


def _thought(thought: Thought) -> dict[str, object]:
    return {
        "version": thought.version,
        "seat": thought.seat,
        "strength": thought.strength,
        "weighed": _typed(thought.weighed),
    }


def _hash(secret: str | None) -> bytes | None:
    return None if secret is None else _hashed(secret)


def _hashed(secret: str) -> bytes:
    # A seat's secret is 128 random bits and not a person's password: one round of hashing is enough.
    return hashlib.sha256(b"paletti seat " + secret.encode()).digest()


def _json(value: Mapping[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _typed(value: Outcome | Unfinished | Sequence[Weighed]) -> str:
    return msgspec.json.encode(value).decode()


def _first_line(problem: DatabaseError) -> str:
    return str(problem.orig).strip().splitlines()[0].rstrip(".")
