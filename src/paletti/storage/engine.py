"""Opening a database so that what was committed stays committed."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from paletti.storage.problem import StorageProblem

BUSY_MS = 15_000  # another process may be migrating or writing; wait for it rather than fail


def engine_for(where: str | Path) -> Engine:
    """The engine for a SQLite file or a database URL."""
    url = _url(where)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    if url.get_backend_name() == "postgresql":
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    raise StorageProblem(f"Games are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}.")


def _url(where: str | Path) -> URL:
    if isinstance(where, Path) or "://" not in where:
        return URL.create("sqlite", database=str(where))
    try:
        return make_url(where)
    except ArgumentError:
        raise StorageProblem("This is no database URL; write it like postgresql://user@host/name.") from None


def _make_private(file: Path) -> None:
    """Names and seats' secrets are nobody else's business: the file is its owner's alone, and its logs with it."""
    try:
        # SQLite gives its logs the file's own mode, so it must be right before there is anything in it.
        file.touch(mode=0o600)
        file.chmod(0o600)
    except OSError as problem:
        reason = (problem.strerror or "no permission").lower()
        raise StorageProblem(f"The games' storage cannot be opened: {file}: {reason}.") from problem


def _sqlite(url: URL) -> Engine:
    if url.database in (None, "", ":memory:"):
        raise StorageProblem("Games are kept in a file: name one for SQLite.")
    file = Path(str(url.database))
    file.parent.mkdir(parents=True, exist_ok=True)
    _make_private(file)
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # Python's driver opens transactions by its own guess; we say BEGIN ourselves (below).
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        # FULL syncs the log at every commit: a deed is seconds of play and a sync a few milliseconds, so nobody
        # notices, and a deed that players have heard of survives a power cut as well as a kill.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # IMMEDIATE takes the write lock at once: a transaction that reads first and then writes cannot then fail.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
