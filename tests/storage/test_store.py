"""Tables and their entries in the store, on SQLite and on PostgreSQL."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.clock import Clock
from tests.storage.games import ANN_WON

from paletti.storage import StaleJournal, Store, TableRecord, unguessable
from paletti.table.journal import Outcome, Thought, Unfinished, Weighed


def test_a_table_s_name_can_be_given_to_a_command() -> None:
    """Among 500 names that may begin with a dash or an underscore, about fifteen would begin with one."""
    names = {unguessable() for _ in range(500)}
    assert len(names) == 500
    assert all(name.isalnum() and name.isascii() for name in names)


def test_a_new_table_is_stored_whole(store: Store) -> None:
    table = store.create({"players": ["Ann", "Żółć"]}, options='{"clock":30}')
    assert store.table(table) == TableRecord(
        "table-1", {"players": ["Ann", "Żółć"]}, '{"clock":30}', 1000.0, 1000.0, None, None, None, None, 0
    )


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


def test_many_tables_write_at_once_and_lose_nothing(store: Store) -> None:
    homes = [store.create({}) for _ in range(5)]

    def play(table: str) -> None:
        for version in range(1, 11):
            store.append(table, version, f"{table} {version}".encode())

    with ThreadPoolExecutor(5) as masters:
        list(masters.map(play, homes))
    for table in homes:
        assert store.payloads(table) == [f"{table} {version}".encode() for version in range(1, 11)]


def test_rematch_and_options_are_kept(store: Store) -> None:
    table, rematch = store.create({}), store.create({})
    store.set_successor(table, rematch)
    store.set_options(table, '{"began":true}')
    record = store.table(table)
    assert record is not None
    assert (record.successor, record.options) == (rematch, '{"began":true}')
    store.remove(table)
    assert store.table(table) is None
