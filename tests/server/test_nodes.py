"""Several nodes with one database: any of them takes any page, and what one loses another takes over."""

import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.nodes import Table, come_back, do_next, state, two_nodes
from tests.server.outside import Outside, running
from tests.server.players import FOUR
from tests.server.served import Server, wait_until
from websockets.exceptions import ConnectionClosed

from paletti.bench.cluster.players import Account
from paletti.storage import Store
from paletti.testing.processes import family


def test_what_a_frozen_or_killed_node_owned_goes_on_at_another_and_never_at_two(tmp_path: Path, where: str) -> None:
    with two_nodes(tmp_path, databases=(where, where)) as (one, other):
        table = other.server.make(*FOUR)
        # The table belongs to the node at which its first page arrives, wherever it was made.
        near = one.server.page(*table)
        start = near.hear("snapshot")
        assert one.owns(table)
        far = other.server.page(*table)
        assert state(start) == state(far.hear("snapshot"))
        first = do_next(far, far.told[-1]["view"])
        assert state(near.hear("judged")) == state(first)
        # What is said at one node is heard at the other, once that has looked.
        assert other.server.post("/api/lobby/say", {"name": "Ann", "phrase": "hello"}).status_code == 201
        wait_until(lambda: [said["name"] for said in one.server.get("/api/lobby").json()["said"]] == ["Ann"])

        one.signal(signal.SIGSTOP)
        near.say("throw", seat=first["view"]["acting"][0])
        near.say("choose", seat=first["view"]["acting"][0], colour=(first["view"]["freeColours"] or ["red"])[0])
        back, seen = come_back(other.server, table)
        assert state(seen) == state(first)
        second = do_next(back, seen["view"])
        one.signal(signal.SIGCONT)
        # The node finds itself fenced: what it was told while it slept has no effect, and its pages are sent away.
        near.hear_the_end()
        assert state([told for told in near.told if told["type"] == "judged"][-1]) == state(first)
        again, seen = come_back(one.server, table)
        assert state(seen) == state(second)

        other.signal(signal.SIGKILL)
        last, seen = come_back(one.server, table)
        assert state(seen) == state(second)
        assert do_next(last, seen["view"])["version"] == second["version"] + 1
        for page in (near, far, back, again, last):
            page.close()


def nodes_of(parent: Outside) -> set[int]:
    """The processes of the nodes that this one looks after."""
    return set(family(parent.process.pid)[1:])


THINKS_S = 0.2
"""A player's pause between deeds; a table is handed over in such a pause."""


@dataclass
class Played:
    """A table that is played all the time, deed after deed, by a page that comes back whenever it has to."""

    server: Server
    table: Table
    over: threading.Event
    account: Account = field(init=False)
    """What its page heard, version by version."""

    def __post_init__(self) -> None:
        self.account = Account(self.table[0], [])

    @property
    def version(self) -> int:
        """The version of the last deed that the page heard of."""
        return max(self.account.heard, default=0)

    def run(self) -> None:
        while not self.over.is_set():
            page, told = come_back(self.server, self.table)
            self.account.shown(*state(told))
            with suppress(ConnectionClosed):
                while not self.over.is_set():
                    told = do_next(page, told["view"])
                    self.account.judged(*state(told))
                    self.over.wait(THINKS_S)
            page.close()


def replaced_under_load(parent: Outside) -> list[Account]:
    """What the pages of four tables heard while they played on and all nodes were replaced, one after another."""
    over, old = threading.Event(), nodes_of(parent)
    tables = [Played(parent, parent.make(*FOUR), over) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        playing = [threads.submit(table.run) for table in tables]
        try:
            wait_until(lambda: min(table.version for table in tables) > 1)
            parent.process.send_signal(signal.SIGHUP)
            wait_until(lambda: len(nodes_of(parent)) == len(old) and not nodes_of(parent) & old)
            # All tables are played on at the new nodes.
            reached = [table.version for table in tables]
            wait_until(lambda: all(table.version > before for table, before in zip(tables, reached, strict=True)))
        finally:
            over.set()
        for each in playing:
            each.result()
    return [table.account for table in tables]


def test_several_nodes_of_one_machine_share_a_port_and_are_replaced_when_dead_or_told_to(tmp_path: Path) -> None:
    with running(tmp_path, "--nodes", "2", "--no-bots", "--new-a-minute", "1000") as parent:
        killed, other = sorted(nodes_of(parent))
        table = parent.make(*FOUR)
        page = parent.page(*table)
        before = do_next(page, page.hear("snapshot")["view"])
        os.kill(killed, signal.SIGKILL)
        again, seen = come_back(parent, table)
        assert state(seen) == state(before)
        wait_until(lambda: len(nodes_of(parent) - {killed}) == 2)
        assert other in nodes_of(parent)

        accounts = replaced_under_load(parent)
        told = [(account.lost, account.double, account.differs) for account in accounts]
        assert told == [(0, 0, 0)] * len(accounts)
        with Store(parent.settings.database) as store:
            kept = {account.table: len(store.payloads(account.table)) for account in accounts}
        assert all(max(account.heard) <= kept[account.table] for account in accounts)
        last, seen = come_back(parent, table)
        assert state(seen) == state(before)
        for each in (page, again, last):
            each.close()
