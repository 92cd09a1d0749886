"""Seats in the store: who claims them, and the secrets that open them."""

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import text

from paletti.storage import SeatRecord, Store
from paletti.storage.engine import engine_for


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


def test_secrets_are_nowhere_in_the_database(store: Store, where: str) -> None:
    table = store.create({}, seats_taken=[("Ann", "here", "do not tell")])
    engine = engine_for(where)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT * FROM seats")).all()
    engine.dispose()
    assert table in str(rows)
    assert "do not tell" not in str(rows)
