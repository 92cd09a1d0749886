"""Databases for tests: one PostgreSQL for a whole folder, and as many empty databases in it as are needed.

A folder's conftest imports these fixtures. The conftest of all tests must not: coverage would not trace code of ours
that is imported so early.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import create_engine, text

from paletti.testing.postgres import Database, running_database

SQLITE, POSTGRESQL = "sqlite", "postgresql"
CONNECTIONS = 100  # for two nodes, and for a test that looks on
NUMBERS = count(1)


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """A PostgreSQL of our own. A test that freezes or kills it must start it again."""
    with running_database(CONNECTIONS) as running:
        yield running


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: one test on SQLite, one on PostgreSQL."""
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
    """The socket file on which this PostgreSQL listens."""
    return f"{urlsplit(database.url).query.removeprefix('host=')}/.s.PGSQL.5432"
