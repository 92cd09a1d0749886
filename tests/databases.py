"""Databases for tests: one PostgreSQL for a whole folder, and as many empty databases in it as are asked for.

A folder's conftest takes the fixtures over; nothing of ours may be imported in the one of all tests, because what is
imported so early is not traced.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import create_engine, text

from paletti.testing.postgres import Database, running_database

SQLITE, POSTGRESQL = "sqlite", "postgresql"
CONNECTIONS = 100  # two nodes, and a test that looks on
NUMBERS = count(1)


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """A PostgreSQL of our own. Whoever freezes or kills it brings it back."""
    with running_database(CONNECTIONS) as running:
        yield running


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == SQLITE:
        return f"sqlite:///{tmp_path}/games.sqlite"
    running: Database = request.getfixturevalue("database")
    return empty_database(running.url)


def empty_database(url: str) -> str:
    """The address of a new database of this PostgreSQL."""
    name = f"villa{next(NUMBERS)}"
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.replace("/postgres?", f"/{name}?")


def socket_of(database: Database) -> str:
    """The file at which this PostgreSQL listens."""
    return f"{urlsplit(database.url).query.removeprefix('host=')}/.s.PGSQL.5432"
