"""Shared score sheets, on both databases."""

from paletti.storage import Store
from paletti.storage.scores import ScoreRecord


def test_a_shared_sheet_is_read_as_it_was_written(where: str) -> None:
    with Store(where) as store:
        score = store.scores.share("{}")
        assert store.scores.read(score) == ScoreRecord(1, "{}")


def test_nothing_is_read_where_nothing_was_shared(where: str) -> None:
    with Store(where) as store:
        assert store.scores.read("nothing") is None


def test_of_two_devices_that_know_the_same_version_only_one_writes(where: str) -> None:
    with Store(where) as store:
        score = store.scores.share("old")
        assert store.scores.write(score, 1, "first")
        assert not store.scores.write(score, 1, "second")
        assert store.scores.read(score) == ScoreRecord(2, "first")


def test_forgotten_sheets_go_and_others_stay(where: str) -> None:
    with Store(where) as store:
        old = store.scores.share("old")
        store.run_on(1000.0)
        new = store.scores.share("new")
        assert store.scores.expire(500.0) == 1
        assert store.scores.read(old) is None
        assert store.scores.read(new) is not None
