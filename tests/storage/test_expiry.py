"""When the store forgets tables."""

from tests.clock import Clock
from tests.storage.games import ANN_WON

from paletti.storage import Store


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
