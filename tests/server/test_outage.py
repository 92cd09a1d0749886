"""The database, the connection to it, or the disk goes away for a while: tables say so, and go on afterwards."""

import contextlib
import resource
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from time import time

import pytest
from sqlalchemy import text
from tests.databases import empty_database, socket_of
from tests.server.nodes import LEASE_S, Node, at_table, come_back, do_next, reasons, state, two_nodes
from tests.server.outside import running
from tests.server.players import FOUR, choose_colours, take_in_hand, throw_or_choose
from tests.server.served import Page, serving, wait_until

from paletti.bench.cluster.cable import Cable
from paletti.bench.serving import free_ports
from paletti.server.master import writer
from paletti.storage import Store
from paletti.testing.postgres import Database

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


# --- one server ------------------------------------------------------------------------------------------------------


def stand_still(page: Page, begins: Callable[[], None], ends: Callable[[], None]) -> None:
    """Does a deed while the database is away: the page is told, and the verdict comes when the database is back."""
    page.say("resync")
    before = page.hear("snapshot")
    begins()
    try:
        throw_or_choose(page, before["view"])
        # What was told before the database went away does not count.
        told = page.hear("sorry", "judged")
    finally:
        ends()
    assert told["reason"] == "storage-away"
    assert page.hear("judged")["version"] == before["version"] + 1


def test_a_table_stands_still_while_postgresql_is_frozen_or_killed_says_so_and_goes_on(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "SLOW_S", 0.5)
    with serving(empty_database(database.url)) as server:
        table, page, _ = at_table(server)
        stand_still(page, database.freeze, database.thaw)
        late: list[Page] = []

        def killed() -> None:
            database.kill()
            late.append(server.page(*table))

        stand_still(page, killed, database.start)
        late[0].hear_the_end()
        assert reasons(late[0]) == ["storage-away"]  # it came while nothing could be read
        for each in (page, *late):
            each.close()


def test_a_locked_sqlite_delays_a_verdict_and_nobody_s_frames(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as server:
        _, page, before = at_table(server)
        free = server.page(*server.make(*FOUR))
        take_in_hand(free, choose_colours(free))
        with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            throw_or_choose(page, before["view"])
            seen = len(free.moments)
            free.watch(lambda moment: moment.hands and len(free.moments) > seen + 60)
            page.say("say", phrase="steady", seat=0)
            page.hear("said")
            judged = [told["version"] for told in page.told if told["type"] == "judged"]
            other.execute("ROLLBACK")
        assert judged == [before["version"]]
        assert page.hear("judged")["version"] == before["version"] + 1
        for each in (page, free):
            each.close()


def test_a_deed_waits_until_a_full_disk_has_room_again(tmp_path: Path) -> None:
    with running(tmp_path, "--no-bots") as server:
        _, page, before = at_table(server)
        log = (tmp_path / "games.sqlite-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log, resource.RLIM_INFINITY))
        throw_or_choose(page, before["view"])
        told = page.hear("sorry", "judged")
        late = server.get("/api/lobby").status_code
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        assert (told.get("reason"), late) == ("storage-away", 200)
        assert page.hear("judged")["version"] == before["version"] + 1
        page.close()


# --- two nodes -------------------------------------------------------------------------------------------------------


class Pair:
    """Two nodes on PostgreSQL; the first one's connection to it can be cut. All tests here share them."""

    def __init__(self, one: Node, other: Node, cable: Cable, url: str) -> None:
        self.one, self.other, self.cable, self.url = one, other, cable, url


@pytest.fixture(scope="module")
def pair(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    url, (port,) = empty_database(database.url), free_ports(1)
    cable = Cable(socket_of(database), port)
    with contextlib.closing(cable):
        cable.ready()
        through = url.partition("?")[0].replace("@/", f"@127.0.0.1:{port}/")
        with two_nodes(tmp_path_factory.mktemp("pair"), databases=(through, url)) as (one, other):
            yield Pair(one, other, cable, url)


def test_two_nodes_without_their_database_say_so_and_go_on_when_it_is_back(pair: Pair, database: Database) -> None:
    table, page, before = at_table(pair.one.server)
    database.freeze()
    ended = time() + LEASE_S
    try:
        page.hear_the_end()
        wait_until(lambda: time() > ended)
    finally:
        database.thaw()
    assert reasons(page) == ["storage-away"]
    again, seen = come_back(pair.other.server, table)
    assert state(seen) == state(before)
    assert do_next(again, seen["view"])["version"] == before["version"] + 1
    for each in (page, again):
        each.close()


def test_what_a_node_had_that_is_cut_off_from_the_database_goes_on_at_another(pair: Pair) -> None:
    table, page, before = at_table(pair.one.server)
    pair.cable.cut()
    try:
        page.hear_the_end()
        again, seen = come_back(pair.other.server, table)
        after = do_next(again, seen["view"])
    finally:
        pair.cable.mend()
    back, shown = come_back(pair.one.server, table)
    assert (reasons(page), state(seen), state(shown)) == (["storage-away"], state(before), state(after))
    for each in (page, again, back):
        each.close()


def test_a_node_whose_disk_is_full_plays_on_because_it_writes_nothing_there(pair: Pair) -> None:
    process = pair.one.server.process.pid
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        table, page, before = at_table(pair.one.server)
        stranger = pair.one.server.page(table[0], [{"seat": 0, "secret": 22 * "x"}])  # which is logged
        stranger.hear("snapshot")
        after = do_next(page, before["view"])
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, UNLIMITED)
    assert (pair.one.owns(table), after["version"], reasons(page)) == (True, before["version"] + 1, [])
    for each in (page, stranger):
        each.close()


def test_a_clock_that_jumps_ends_all_leases_and_no_deed_is_lost(pair: Pair) -> None:
    tables = [at_table(node.server) for node in (pair.one, pair.other)]
    with Store(pair.url) as store:
        before = {node.id for node in store.leases.nodes()}
        with store._engine.begin() as connection:
            connection.execute(text("UPDATE nodes SET until = 0"))
        for table, page, judged in tables:
            page.hear_the_end()
            again, seen = come_back(pair.one.server, table)
            assert (reasons(page), state(seen)) == (["moving"], state(judged))
            assert do_next(again, seen["view"])["version"] == judged["version"] + 1
            for each in (page, again):
                each.close()
        wait_until(lambda: len(store.leases.nodes()) == 2)
        assert not before & {node.id for node in store.leases.nodes()}
