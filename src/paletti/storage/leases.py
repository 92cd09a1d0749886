"""Which node owns which table: leases that end by the database's clock, and the fence that every write passes.

A node renews all its leases at once, with one row. A node that takes a table over raises its epoch; from then on no
write of the former owner is accepted.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import ColumnElement, Engine, delete, func, insert, literal_column, or_, select, update
from sqlalchemy.engine import Connection

from paletti.storage.engine import reading
from paletti.storage.problem import Fenced, StorageProblem
from paletti.storage.records import Lease, NodeRecord
from paletti.storage.schema import cluster, nodes, tables

LEASE_S: Final = 10.0
FOREVER: Final = 1e18
"""The lease of a node that serves alone. Nobody waits for its end, because the next node ends it."""

HOST: Final = "host"
"""Who owns a table while a host changes it: no node, so the next one that is asked for the table may take it."""

Named: TypeAlias = str | Lease
"""How a write names its table: by its lease, or only by its id if no living node owns it."""


class Ousted(StorageProblem):
    """This node's lease has ended: it owns no table any more and must join again."""

    def __init__(self) -> None:
        super().__init__("This node has lost its lease, and its tables with it.")


@dataclass(frozen=True)
class Renewal:
    """What a node is told when it renews."""

    draining: bool
    epochs: Mapping[str, int]
    """The tables that are its own, each with the epoch of its lease."""


class Leases:
    """The nodes of one database and the tables they own."""

    def __init__(self, engine: Engine, lease_s: float = LEASE_S) -> None:
        self._engine, self._reads, self.lease_s = engine, reading(engine), lease_s
        postgres = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"
        sqlite = "((julianday('now') - 2440587.5) * 86400.0)"
        self._now: ColumnElement[float] = literal_column(
            postgres if engine.dialect.name == "postgresql" else sqlite, nodes.c.until.type
        )
        self._living = select(nodes.c.id).where(nodes.c.until > self._now)

    # Nodes

    def join(self, address: str | None) -> str:
        """The id of a new node. One without an address serves alone: all others' leases end.

        A node that had this address before is dead, and so is one that served alone.
        """
        node = secrets.token_hex(8)
        gone = or_(nodes.c.address.is_(None), nodes.c.address == address, nodes.c.until < self._now - 60)
        until = FOREVER if address is None else self._now + self.lease_s
        with self._engine.begin() as connection:
            connection.execute(delete(nodes) if address is None else delete(nodes).where(gone))
            connection.execute(insert(nodes).values(id=node, address=address, until=until))
        return node

    def renew(self, node: str) -> Renewal:
        """Prolongs all leases of a node; raises `Ousted` if they have ended."""
        with self._engine.begin() as connection:
            renewed = connection.execute(
                update(nodes)
                .where(nodes.c.id == node, nodes.c.until > self._now)
                .values(until=self._now + self.lease_s)
                .returning(nodes.c.draining)
            ).one_or_none()
            if renewed is None:
                raise Ousted
            return Renewal(renewed.draining, _epochs(connection, node))

    def drain(self, node: str) -> bool:
        """Asks a node to hand its tables over; whether there is such a node."""
        with self._engine.begin() as connection:
            return connection.execute(update(nodes).where(nodes.c.id == node).values(draining=True)).rowcount == 1

    def leave(self, node: str) -> None:
        """Ends a node and all its leases: it has stopped, or does not answer any more."""
        with self._engine.begin() as connection:
            connection.execute(delete(nodes).where(nodes.c.id == node))
            connection.execute(update(tables).where(tables.c.owner == node).values(owner=None))

    def nodes(self) -> list[NodeRecord]:
        """The nodes that live."""
        query = select(nodes).where(nodes.c.until > self._now).order_by(nodes.c.id)
        with self._reads.connect() as connection:
            return [NodeRecord(row.id, row.address, row.draining) for row in connection.execute(query)]

    def secret(self) -> str:
        """The secret by which the nodes recognise one another."""
        with self._reads.connect() as connection:
            return str(connection.execute(select(cluster.c.secret)).scalar_one())

    # Tables

    def take(self, table: str, node: str) -> Lease | NodeRecord | None:
        """The lease of a table that no living node owned, or the node that owns it; None if there is no such table.

        Raises `Ousted` if the node that wants it is not alive itself.
        """
        free = or_(tables.c.owner.is_(None), tables.c.owner == node, tables.c.owner.not_in(self._living))
        with self._engine.begin() as connection:
            if connection.execute(self._living.where(nodes.c.id == node)).one_or_none() is None:
                raise Ousted
            taken = connection.execute(
                update(tables)
                .where(tables.c.id == table, free)
                .values(owner=node, epoch=tables.c.epoch + 1)
                .returning(tables.c.epoch)
            ).one_or_none()
            if taken is not None:
                return Lease(table, node, taken.epoch)
        return self.owner(table)

    def owner(self, table: str) -> NodeRecord | None:
        """The living node that owns a table, if one does."""
        left = (nodes.c.until - self._now).label("left_s")
        query = select(nodes, left).join(tables, tables.c.owner == nodes.c.id)
        with self._reads.connect() as connection:
            row = connection.execute(query.where(tables.c.id == table, nodes.c.until > self._now)).one_or_none()
        return None if row is None else NodeRecord(row.id, row.address, row.draining, row.left_s)

    def release(self, lease: Lease) -> None:
        """Gives a table back: any node may take it."""
        with self._engine.begin() as connection:
            connection.execute(update(tables).where(self.held(lease)).values(owner=None))

    def epochs(self, node: str) -> dict[str, int]:
        """The tables that a node owns, each with the epoch of its lease."""
        with self._reads.connect() as connection:
            return _epochs(connection, node)

    def call_in(self, table: str) -> Lease | None:
        """The lease of a table, taken from its owner for the host's own use; None if there is no such table.

        Its node notices within seconds and sends its pages away; they find the table as it is then.
        """
        with self._engine.begin() as connection:
            taken = connection.execute(
                update(tables)
                .where(tables.c.id == table)
                .values(owner=HOST, epoch=tables.c.epoch + 1)
                .returning(tables.c.epoch)
            ).one_or_none()
        return None if taken is None else Lease(table, HOST, taken.epoch)

    # The fence

    def held(self, named: Named) -> ColumnElement[bool]:
        """The condition that the table still belongs to the writer."""
        if isinstance(named, Lease):
            return (tables.c.id == named.table) & (tables.c.owner == named.node) & (tables.c.epoch == named.epoch)
        return (tables.c.id == named) & self.unowned()

    def unowned(self) -> ColumnElement[bool]:
        """The condition that no living node owns the table."""
        return or_(tables.c.owner.is_(None), tables.c.owner.not_in(self._living))

    def change(self, connection: Connection, named: Named, values: Mapping[str, object]) -> None:
        """Changes a table's row and locks it until the transaction ends; raises `Fenced` if that is not allowed.

        Without values it is only the fence, for writes elsewhere.
        """
        changed = connection.execute(update(tables).where(self.held(named)).values({"epoch": tables.c.epoch, **values}))
        if changed.rowcount != 1:
            raise Fenced("This table is gone, or another node has taken it over.")

    def tables_of(self) -> dict[str, int]:
        """How many tables each node owns."""
        query = select(tables.c.owner, func.count()).where(tables.c.owner.is_not(None)).group_by(tables.c.owner)
        with self._reads.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}


def _epochs(connection: Connection, node: str) -> dict[str, int]:
    query = select(tables.c.id, tables.c.epoch).where(tables.c.owner == node)
    return {row.id: row.epoch for row in connection.execute(query)}


def id_of(named: Named) -> str:
    """The table's id."""
    return named.table if isinstance(named, Lease) else named
