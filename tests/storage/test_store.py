"""The store, on SQLite and on PostgreSQL."""

import contextlib
import sqlite3
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from paletti.storage import (
    Lease,
    SeatRecord,
    StaleJournal,
    StorageDown,
    StorageProblem,
    Store,
    TableRecord,
    engine,
    open_journal,
    unguessable,
)
from paletti.storage.bundle import MARK, bundled, spread
from paletti.storage.engine import engine_for
from paletti.storage.schema import metadata
from paletti.table.entry import JournalProblem, packed, squeezed
from paletti.table.journal import Outcome, Thought, Unfinished, Weighed
from paletti.testing.bombs import toppled

ANN_WON = Outcome(("Ann",), None, (0, 0))


def test_a_table_s_name_can_be_given_to_a_command() -> None:
    """Among 500 names that may begin with a dash or an underscore, about fifteen would begin with one."""
    names = {unguessable() for _ in range(500)}
    assert len(names) == 500
    assert all(name.isalnum() and name.isascii() for name in names)


class Clock:
    """Time that passes only when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(where: str, clock: Clock) -> Iterator[Store]:
    numbers = count(1)
    with Store(where, clock=clock, fresh_id=lambda: f"table-{next(numbers)}") as opened:
        yield opened


def test_a_new_table_is_stored_whole(store: Store) -> None:
    table = store.create({"players": ["Ann", "Żółć"]}, options='{"clock":30}')
    assert store.table(table) == TableRecord(
        "table-1", {"players": ["Ann", "Żółć"]}, '{"clock":30}', 1000.0, 1000.0, None, None, None, None, 0
    )


def test_a_store_says_only_once_that_it_is_new(where: str) -> None:
    told = []
    for _ in range(2):
        with Store(where) as opened:
            told.append(opened.is_new)
    assert told == [True, False]


def test_an_unknown_table_is_not_found(store: Store) -> None:
    assert store.table("nowhere") is None


def test_entries_come_back_in_order_and_byte_for_byte(store: Store) -> None:
    table = store.create({})
    written = [bytes([n]) * n * 1000 for n in range(1, 12)]
    for version, payload in enumerate(written, 1):
        store.append(table, version, payload)
    assert store.payloads(table) == written
    assert store.payloads(table, after=9) == written[9:]


def test_a_version_is_written_once(store: Store) -> None:
    table = store.create({})
    store.append(table, 1, b"first")
    with pytest.raises(StaleJournal, match="Version 1"):
        store.append(table, 1, b"second")
    assert store.payloads(table) == [b"first"]


def test_a_sqlite_file_and_its_logs_are_their_owners_alone(tmp_path: Path) -> None:
    with Store(tmp_path / "villa.db") as store:
        store.create({})
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


def test_what_bots_weighed_is_kept_in_order_and_goes_with_its_table(store: Store) -> None:
    table = store.create({})
    thoughts = [Thought(version, 1, "novice", (Weighed("move red-hex", 0.9, 0.4, 2),)) for version in (7, 5)]
    for thought in (*thoughts, Thought(7, 1, "novice", ())):
        store.keep_thought(table, thought)
    assert store.thoughts(table) == [thoughts[1], Thought(7, 1, "novice", ())]
    store.remove(table)
    assert store.thoughts(table) == []


def test_an_entry_for_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(StaleJournal):
        store.append("nowhere", 1, b"lost")


def test_an_attempt_is_remembered_until_its_deed_is_written(store: Store) -> None:
    table = store.create({})
    store.note_attempt(table, Unfinished(2, "move", "red-hex"))
    noted = store.table(table)
    assert noted is not None
    assert noted.attempt == Unfinished(2, "move", "red-hex")
    store.append(table, 1, b"deed")
    written = store.table(table)
    assert written is not None
    assert written.attempt is None


def test_the_last_entry_finishes_the_game_with_its_outcome(store: Store, clock: Clock) -> None:
    table = store.create({})
    clock.now = 2000.0
    store.append(table, 1, b"end", outcome=ANN_WON)
    store.finish(table, Outcome(("Ben",), None, (0, 0)))
    record = store.table(table)
    assert record is not None
    assert (record.finished, record.outcome) == (2000.0, ANN_WON)


def test_tables_are_listed_last_touched_first(store: Store, clock: Clock) -> None:
    old, new, done = store.create({}), store.create({}), store.create({})
    store.finish(done, ANN_WON)
    clock.now += 1
    store.append(new, 1, b"x")
    assert [record.id for record in store.listed()] == [new, old, done]
    assert [record.id for record in store.listed(finished=True)] == [done]
    assert [record.id for record in store.listed(finished=False, limit=1, offset=1)] == [old]


def test_forgotten_tables_expire_with_all_that_is_theirs(store: Store) -> None:
    forgotten = store.create({}, seats_taken=[("Ann", "here", "s")])
    finished = store.create({})
    store.append(forgotten, 1, b"x")
    store.finish(finished, ANN_WON)
    store.run_on(100)
    kept = store.create({})
    assert store.expire(50) == [forgotten]
    assert (store.table(forgotten), store.seats(forgotten), store.payloads(forgotten)) == (None, [], [])
    assert {record.id for record in store.listed()} == {finished, kept}
    assert store.expire(50, finished_too=True) == [finished]


def test_a_clock_that_jumps_deletes_nothing(store: Store, clock: Clock) -> None:
    table = store.create({})
    clock.now += 10 * 365 * 86400
    assert store.expire(50) == []
    clock.now -= 20 * 365 * 86400
    assert store.expire(50) == []
    store.run_on(60)
    assert store.expire(50) == [table]


def test_a_table_that_is_open_or_was_seen_does_not_expire(store: Store) -> None:
    opened, seen, forgotten = store.create({}), store.create({}), store.create({})
    store.leases.take(opened, store.leases.join("127.0.0.1:1"))
    store.run_on(100)
    store.see(seen)
    assert store.expire(50) == [forgotten]
    assert {record.id for record in store.listed()} == {opened, seen}


def test_however_many_tables_expire_they_are_deleted_in_small_steps(store: Store) -> None:
    for _ in range(7):
        store.create({})
    store.run_on(100)
    assert [len(store.expire(50, most=3)) for _ in range(4)] == [3, 3, 1, 0]


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


def test_a_lightened_journal_says_the_same_and_the_store_keeps_it_whole(tmp_path: Path) -> None:
    played = toppled()
    with Store(tmp_path / "villa.db") as store:
        table = store.create(played.setup.to_json())
        journal = open_journal(store, table)
        for entry in played.entries:
            journal.append(entry, None)
        before = journal.hash
        journal.lighten()
        light = journal.entries()
        assert [(entry.deed, entry.events, entry.after) for entry in light] == [
            (entry.deed, entry.events, entry.after) for entry in played.entries
        ]
        assert all(entry.track is None and entry.state is None for entry in light)
        whole = open_journal(store, table)
        assert (journal.hash, tuple(whole.entries())) == (before, played.entries)


def test_a_game_that_is_over_is_packed_once_it_is_put_away_and_says_the_same(store: Store, where: str) -> None:
    played = toppled()
    table = store.create(played.setup.to_json())
    deeds = [packed(entry) for entry in played.entries]
    for version, payload in enumerate(deeds, 1):
        store.append(table, version, payload, ANN_WON if version == len(deeds) else None)
    node = store.leases.join(None)
    for _ in range(2):  # and once more, when it is already packed
        lease = store.leases.take(table, node)
        assert isinstance(lease, Lease)
        store.give_back(lease)
    record, payloads, _ = store.with_journal(table)
    assert payloads == deeds
    assert [store.payloads(table, after) for after in (1, len(deeds) - 1, len(deeds))] == [deeds[1:], deeds[-1:], []]
    assert record is not None
    assert (record.versions, record.outcome, store.leases.owner(table)) == (len(deeds), ANN_WON, None)
    opened = engine_for(where)
    with opened.connect() as connection:
        (kept,) = connection.execute(text("SELECT payload FROM entries")).scalars().all()
    opened.dispose()
    assert len(kept) < sum(map(len, deeds))
    store.append(table, len(deeds), deeds[-1])  # by a node that does not know whether it was written
    with pytest.raises(StaleJournal):
        store.append(table, len(deeds), deeds[0])


@pytest.mark.parametrize("payloads", [[b"no entry", b"none either"], [squeezed(b"a"), squeezed(b"b") + b"more"]])
def test_what_would_not_come_out_the_same_is_not_packed(payloads: list[bytes]) -> None:
    assert bundled(payloads) is None


def test_a_damaged_bundle_is_told_as_a_damaged_journal() -> None:
    whole = bundled([squeezed(b"first"), squeezed(b"second")])
    assert whole is not None
    for damaged in (whole[:-6], MARK + b"nonsense"):
        with pytest.raises(JournalProblem):
            spread(damaged)


def test_a_seat_is_claimed_once_and_opened_by_its_secret_only(store: Store) -> None:
    table = store.create({}, seats_taken=[("Ann", "here", "ann's secret"), ("", "open", None)])
    assert store.claim(table, 1, name="Ben", kind="remote", secret="ben's secret")
    assert not store.claim(table, 1, name="Eve", kind="remote", secret="eve's secret")
    assert store.seats(table) == [SeatRecord(0, "Ann", "here", True), SeatRecord(1, "Ben", "remote", True)]
    assert store.seats_of(table, "ben's secret") == [1]
    assert store.seats_of(table, "eve's secret") == []


def test_a_released_seat_forgets_its_secret(store: Store) -> None:
    table = store.create({}, seats_taken=[("Ann", "remote", "secret")])
    store.release(table, 0, kind="open")
    assert store.seats_of(table, "secret") == []
    assert store.seats(table) == [SeatRecord(0, "Ann", "open", False)]


def test_one_device_may_hold_several_seats(store: Store) -> None:
    table = store.create({}, seats_taken=[("Ann", "here", "us"), ("Ben", "remote", "b"), ("Cleo", "here", "us")])
    assert store.seats_of(table, "us") == [0, 2]


def test_of_many_who_claim_a_seat_at_once_one_has_it(store: Store) -> None:
    table = store.create({}, seats_taken=[("", "open", None)])
    with ThreadPoolExecutor(6) as people:
        won = list(
            people.map(lambda n: store.claim(table, 0, name=f"P{n}", kind="remote", secret=f"secret {n}"), range(6))
        )
    assert won.count(True) == 1
    assert store.seats_of(table, f"secret {won.index(True)}") == [0]


def test_many_tables_write_at_once_and_lose_nothing(store: Store) -> None:
    homes = [store.create({}) for _ in range(5)]

    def play(table: str) -> None:
        for version in range(1, 11):
            store.append(table, version, f"{table} {version}".encode())

    with ThreadPoolExecutor(5) as masters:
        list(masters.map(play, homes))
    for table in homes:
        assert store.payloads(table) == [f"{table} {version}".encode() for version in range(1, 11)]


def test_secrets_are_nowhere_in_the_database(store: Store, where: str) -> None:
    table = store.create({}, seats_taken=[("Ann", "here", "do not tell")])
    engine = engine_for(where)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT * FROM seats")).all()
    engine.dispose()
    assert table in str(rows)
    assert "do not tell" not in str(rows)


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


def test_rematch_and_options_are_kept(store: Store) -> None:
    table, rematch = store.create({}), store.create({})
    store.set_successor(table, rematch)
    store.set_options(table, '{"began":true}')
    record = store.table(table)
    assert record is not None
    assert (record.successor, record.options) == (rematch, '{"began":true}')
    store.remove(table)
    assert store.table(table) is None


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
