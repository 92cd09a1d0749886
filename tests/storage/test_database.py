"""The database behind the store: how it is opened, and what is said when it cannot be used."""

import contextlib
import sqlite3
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from paletti.storage import StorageDown, StorageProblem, Store, engine
from paletti.storage.engine import engine_for
from paletti.storage.schema import metadata


def test_a_store_says_only_once_that_it_is_new(where: str) -> None:
    told = []
    for _ in range(2):
        with Store(where) as opened:
            told.append(opened.is_new)
    assert told == [True, False]


def test_a_sqlite_file_and_its_logs_are_their_owners_alone(tmp_path: Path) -> None:
    with Store(tmp_path / "villa.db") as store:
        store.create({})
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


def test_who_reads_waits_for_no_writer(tmp_path: Path) -> None:
    file = tmp_path / "villa.db"
    with Store(file) as store, contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        table = store.create({"players": ["Ann"]})
        other.execute("BEGIN IMMEDIATE")
        assert store.table(table) is not None
        assert store.seats(table) == []
        assert store.scores.read("nothing") is None
        other.execute("ROLLBACK")


def test_a_folder_that_is_missing_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(
        StorageProblem, match=r"^There is no folder .*typo to keep games in: make it, or name another\.$"
    ):
        Store(tmp_path / "typo" / "villa.db")
    assert not (tmp_path / "typo").exists()


def test_a_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageProblem, match=r"install villa-paletti\[postgres\]\.$"):
        Store("postgresql://nobody@127.0.0.1/nothing")


def test_a_database_that_is_locked_for_too_long_is_told_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MS", 50)
    file = tmp_path / "villa.db"
    with Store(file) as store, contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        table = store.create({})
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageDown, match=r"^The games' storage cannot be used now: database is locked\.$"):
            store.append(table, 1, b"x")
        other.execute("ROLLBACK")
        store.append(table, 1, b"x")
        assert store.payloads(table) == [b"x"]


def test_opened_again_everything_is_there(where: str) -> None:
    with Store(where) as first:
        table = first.create({"seed": 7})
        first.append(table, 1, b"deed")
    with Store(where) as second:
        record = second.table(table)
        assert record is not None
        assert (record.setup, record.versions, second.payloads(table)) == ({"seed": 7}, 1, [b"deed"])


def test_the_migrations_make_exactly_the_schema(where: str) -> None:
    Store(where).close()
    engine = engine_for(where)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(where: str) -> None:
    Store(where).close()
    engine = engine_for(where)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StorageProblem, match="newer Paletti"):
        Store(where)


def test_sqlite_writes_ahead_and_syncs_every_commit(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "villa.db")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://host/name", "SQLite or PostgreSQL, not in mysql"),
        ("http:///:::", "no database URL|not in http"),
        ("sqlite://", "name one for SQLite"),
    ],
)
def test_an_address_we_cannot_use_gets_a_sentence(address: str, sentence: str) -> None:
    with pytest.raises(StorageProblem, match=sentence):
        Store(address)


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "villa.db").write_bytes(b"not a database at all" * 100)
    with pytest.raises(StorageProblem, match="damaged or foreign"):
        Store(tmp_path / "villa.db")
