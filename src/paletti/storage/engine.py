"""Opening a database so that what was committed stays committed."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError

from paletti.storage.problem import StorageDown, StorageProblem

READS = "paletti_reads"
# Engines hide the parameters of what failed: they are links and names, and an error is logged as it stands.
POOL, OVERFLOW = 8, 56  # connections kept, and more for a while, so that a waiting table takes none from others
GONE_AFTER = {"connect_timeout": 3, "tcp_user_timeout": 5000}
"""Seconds and milliseconds after which a PostgreSQL that does not answer counts as gone, because leases run out."""
BUSY_MS = 15_000  # another process may be migrating or writing: wait instead of failing


def engine_for(where: str | Path) -> Engine:
    """The engine for a SQLite file or a database URL."""
    url = _url(where)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(
                url.set(drivername="postgresql+psycopg"),
                pool_pre_ping=True,
                pool_size=POOL,
                max_overflow=OVERFLOW,
                connect_args=GONE_AFTER,
                hide_parameters=True,
            )
        except ModuleNotFoundError as missing:
            raise StorageProblem("PostgreSQL needs its driver: install villa-paletti[postgres].") from missing
    raise StorageProblem(f"Games are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}.")


def shown(where: str | Path) -> str:
    """Where games are kept, for people to read: a whole path, or a URL without its password."""
    url = _url(where)
    if url.get_backend_name() == "sqlite":
        return str(Path(str(url.database)).absolute())
    return url.render_as_string(hide_password=True)


def _url(where: str | Path) -> URL:
    if isinstance(where, Path) or "://" not in where:
        return URL.create("sqlite", database=str(where))
    try:
        return make_url(where)
    except ArgumentError:
        raise StorageProblem("This is no database URL; write it like postgresql://user@host/name.") from None


def _make_private(file: Path) -> None:
    """Makes the file, and so its logs, readable only by its owner: they contain names and the hashes of secrets."""
    try:
        # SQLite gives its logs the file's own mode, so the mode must be right before anything is written.
        file.touch(mode=0o600)
        file.chmod(0o600)
    except OSError as problem:
        reason = (problem.strerror or "no permission").lower()
        raise StorageProblem(f"The games' storage cannot be opened: {file}: {reason}.") from problem


def _sqlite(url: URL) -> Engine:
    if url.database in (None, "", ":memory:"):
        raise StorageProblem("Games are kept in a file: name one for SQLite.")
    file = Path(str(url.database))
    if not file.parent.is_dir():
        # A folder made silently after a typing error would hold an empty database, and all games would seem lost.
        raise StorageProblem(f"There is no folder {file.parent} to keep games in: make it, or name another.")
    _make_private(file)
    engine = create_engine(url, pool_size=POOL, max_overflow=OVERFLOW, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # Python's driver would open transactions by its own guess. We send BEGIN ourselves (below).
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
        # Readers take no lock and never wait.
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get(READS) else "BEGIN IMMEDIATE")

    return engine


def reading(engine: Engine) -> Engine:
    """The same engine for transactions that only read."""
    return engine.execution_options(**{READS: True})


def tell_of_trouble(engine: Engine) -> None:
    """From now on a database that is gone, locked or full raises `StorageDown`, with one sentence."""

    @event.listens_for(engine, "handle_error")
    def failed(context: ExceptionContext) -> None:
        problem = context.sqlalchemy_exception
        if isinstance(problem, OperationalError | InterfaceError):
            reason = str(problem.orig).strip().splitlines() or ["no answer"]
            raise StorageDown(f"The games' storage cannot be used now: {reason[0].rstrip('.')}.") from problem
