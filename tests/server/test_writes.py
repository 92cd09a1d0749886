"""A slow or locked database delays the verdicts of its own table, and nobody's frames."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.served import serving

from paletti.server.master.writer import Writer
from paletti.storage import Named, StorageDown, Store
from paletti.storage.leases import id_of
from paletti.table.journal import Outcome

WAIT_S = 10.0


def test_a_writer_does_one_thing_after_the_other() -> None:
    done: list[int] = []
    with ThreadPoolExecutor(3) as threads:
        writer = Writer(threads, lambda problem: None)
        for number in range(200):
            writer.do(lambda number=number: done.append(number))  # type: ignore[misc]
        writer.finish()
        assert writer.idle
    assert done == list(range(200))


def test_nothing_is_done_after_a_write_that_failed() -> None:
    done: list[str] = []
    problems: list[Exception] = []

    def fail() -> None:
        raise OSError("The disk is full.")

    with ThreadPoolExecutor(1) as threads:
        writer = Writer(threads, problems.append)
        gate = threading.Event()
        threads.submit(gate.wait, WAIT_S)
        for work in (lambda: done.append("before"), fail, lambda: done.append("verdict")):
            writer.do(work)
        gate.set()
        with pytest.raises(OSError, match="disk is full"):
            writer.finish()
        writer.do(lambda: done.append("later"))
    assert (done, [str(problem) for problem in problems]) == (["before"], ["The disk is full."])


def test_a_database_that_is_away_is_waited_for_and_everything_is_done_once() -> None:
    done: list[str] = []
    away: list[bool] = []
    failures = [StorageDown("No answer."), StorageDown("No answer.")]

    def write() -> None:
        if failures:
            raise failures.pop()
        done.append("deed")

    with ThreadPoolExecutor(1) as threads:
        writer = Writer(threads, lambda problem: done.append("failed"), away.append)
        writer.retries = True
        writer.do(write)
        writer.do(lambda: done.append("verdict"))
        writer.finish()
    assert (done, away, writer.stuck) == (["deed", "verdict"], [True, False], False)


def lock(monkeypatch: pytest.MonkeyPatch) -> tuple[set[str], threading.Event]:
    """A set of tables whose entries are written only after the event."""
    append, opened, locked = Store.append, threading.Event(), set[str]()

    def slow(store: Store, table: Named, version: int, payload: bytes, outcome: Outcome | None = None) -> None:
        if id_of(table) in locked:
            assert opened.wait(6 * WAIT_S)
        append(store, table, version, payload, outcome)

    monkeypatch.setattr(Store, "append", slow)
    return locked, opened


def test_a_locked_table_goes_on_showing_the_wood_and_no_other_table_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked, opened = lock(monkeypatch)
    with serving(tmp_path / "games.sqlite") as server:
        one, other = server.make(*FOUR), server.make(*FOUR)
        stuck, free = server.page(*one), server.page(*other)
        view = stuck.hear("snapshot")["view"]
        locked.add(one[0])
        stuck.say("throw", seat=view["acting"][0])
        # The other table plays on: its verdicts are written and its wood moves.
        take_in_hand(free, choose_colours(free))
        seen = len(free.moments)
        free.watch(lambda moment: moment.hands and len(free.moments) > seen + 10)
        # A page that reloads at the locked table waits for the write, and then sees what everybody sees.
        late = server.page(*one)
        late.hear("room")
        late.say("say", phrase="steady", seat=0)
        late.hear("said")
        assert "snapshot" not in [told["type"] for told in late.told]
        assert "judged" not in [told["type"] for told in stuck.told]
        opened.set()
        judged, snapshot = stuck.hear("judged"), late.hear("snapshot")
        assert (judged["version"], judged["hash"]) == (snapshot["version"], snapshot["hash"])
        for page in (stuck, free, late):
            page.close()


def test_many_blocked_tables_do_not_keep_another_from_its_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked, opened = lock(monkeypatch)
    with serving(tmp_path / "games.sqlite") as server:
        pages = []
        for _ in range(6):
            table, owns = server.make(*FOUR)
            pages.append(server.page(table, owns))
            view = pages[-1].hear("snapshot")["view"]
            locked.add(table)
            pages[-1].say("throw", seat=view["acting"][0])
        free = server.page(*server.make(*FOUR))
        assert choose_colours(free)["phase"] != "colours"
        assert not any(told["type"] == "judged" for page in pages for told in page.told)
        opened.set()
        for page in pages:
            page.hear("judged")
            page.close()
        free.close()


def test_while_the_database_is_away_a_table_stands_still_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, away = Store.append, threading.Event()

    def failing(store: Store, table: Named, version: int, payload: bytes, outcome: Outcome | None = None) -> None:
        if away.is_set():
            raise StorageDown("The storage cannot be used now.")
        append(store, table, version, payload, outcome)

    monkeypatch.setattr(Store, "append", failing)
    with serving(tmp_path / "games.sqlite") as server:
        page = server.page(*server.make(*FOUR))
        before = page.hear("snapshot")
        away.set()
        page.say("throw", seat=before["view"]["acting"][0])
        assert page.hear("sorry")["reason"] == "storage-away"
        assert "judged" not in [told["type"] for told in page.told]
        away.clear()
        assert page.hear("judged")["version"] == before["version"] + 1
        page.close()


def test_a_deed_that_cannot_be_written_is_not_told_and_the_table_comes_back_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, full = Store.append, list[bool]()

    def failing(store: Store, table: Named, version: int, payload: bytes, outcome: Outcome | None = None) -> None:
        if full:
            raise OSError("The disk is full.")
        append(store, table, version, payload, outcome)

    monkeypatch.setattr(Store, "append", failing)
    with serving(tmp_path / "games.sqlite") as server:
        table, owns = server.make(*FOUR)
        page = server.page(table, owns)
        before = page.hear("snapshot")
        full.append(True)
        page.say("throw", seat=before["view"]["acting"][0])
        page.hear_the_end()
        assert "judged" not in [told["type"] for told in page.told]
        full.clear()
        again = server.page(table, owns)
        after = again.hear("snapshot")
        assert (after["version"], after["hash"]) == (before["version"], before["hash"])
        again.say("throw", seat=after["view"]["acting"][0])
        assert again.hear("judged")["version"] == before["version"] + 1
        again.close()
