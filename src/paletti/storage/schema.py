"""The tables of the storage, as SQLAlchemy sees them; migrations/ creates them in a database."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    select,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False, index=True),
    Column("finished", Double, index=True),
    Column("outcome", Text),
    Column("attempt", Text),
    Column("successor", String(64)),
    Column("seen_s", Double, nullable=False, server_default="0", index=True),
    Column("owner", String(32), index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("secret_hash", LargeBinary),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("payload", LargeBinary, nullable=False),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("strength", String(32), nullable=False),
    Column("weighed", Text, nullable=False),
)

scores = Table(
    "scores",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("touched", Double, nullable=False, index=True),
    Column("seen_s", Double, nullable=False, server_default="0", index=True),
)

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ran_s", Double, nullable=False),
)
"""One row: how many seconds servers have run with this database. Old tables are forgotten by this time."""

RAN_S: Final = select(clock.c.ran_s).where(clock.c.id == 1).scalar_subquery()

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", Text),
    Column("until", Double, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
)
"""The processes that carry tables; `until` is by the database's own clock. One without an address serves alone."""

cluster = Table(
    "cluster",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
)
"""One row: the secret by which the nodes of this database recognise one another."""

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)
"""Addresses that are not let in; `until` is a date."""
