"""Several nodes with one database: any of them takes any page, and what one loses another takes up."""

import contextlib
import os
import signal
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.server.outside import Outside, running
from tests.server.players import FOUR
from tests.server.served import WAIT_S, Page, Server, wait_until
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from paletti.storage import Store
from paletti.testing.processes import family

Table = tuple[str, list[dict[str, Any]]]


@dataclass
class Node:
    """A node in a process of its own, and where the others reach it."""

    server: Outside
    address: str

    def owns(self, table: Table, database: Path) -> bool:
        with Store(database) as store:
            owner = store.leases.owner(table[0])
        return owner is not None and owner.address == self.address

    def signal(self, sign: signal.Signals) -> None:
        self.server.process.send_signal(sign)


@contextlib.contextmanager
def node(folder: Path, name: str, *also: str) -> Iterator[Node]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    options = ("--node-address", address, "--no-bots", "--new-a-minute", "1000", *also)
    with running(folder, *options, log_name=f"{name}.log") as served:
        try:
            yield Node(served, address)
        finally:
            served.process.send_signal(signal.SIGCONT)


def come_back(server: Server, table: Table) -> tuple[Page, dict[str, Any]]:
    """A page that tries until it has its table, as a browser does, and its first whole picture."""
    until = monotonic() + 2 * WAIT_S
    while monotonic() < until:
        with contextlib.suppress(ConnectionClosed, ConnectionRefusedError, InvalidMessage, InvalidStatus):
            page = server.page(*table)
            told = page.hear("snapshot", "sorry")
            if told["type"] == "snapshot":
                return page, told
            page.close()
        sleep(0.1)
    raise AssertionError("The table never came back.")


def do_next(page: Page, view: dict[str, Any]) -> dict[str, Any]:
    """The verdict on the next deed, of those by which colours are chosen."""
    seat = view["acting"][0]
    if "throw" in view["may"][seat]:
        page.say("throw", seat=seat)
    else:
        page.say("choose", seat=seat, colour=view["freeColours"][0])
    return page.hear("judged")


def state(told: dict[str, Any]) -> tuple[int, str]:
    return told["version"], told["hash"]


def test_what_a_frozen_or_killed_node_owned_goes_on_at_another_and_never_at_two(tmp_path: Path) -> None:
    with node(tmp_path, "one") as one, node(tmp_path, "other") as other:
        table = other.server.make(*FOUR)
        # It belongs to the node to which its first page comes, wherever it was made.
        near = one.server.page(*table)
        start = near.hear("snapshot")
        assert one.owns(table, tmp_path / "games.sqlite")
        far = other.server.page(*table)
        assert state(start) == state(far.hear("snapshot"))
        first = do_next(far, far.told[-1]["view"])
        assert state(near.hear("judged")) == state(first)
        # What is said at one node is heard at the other.
        assert other.server.post("/api/lobby/say", {"name": "Ann", "phrase": "hello"}).status_code == 201
        # (It has to look round first.)
        wait_until(lambda: [said["name"] for said in one.server.get("/api/lobby").json()["said"]] == ["Ann"])

        one.signal(signal.SIGSTOP)
        near.say("throw", seat=first["view"]["acting"][0])
        near.say("choose", seat=first["view"]["acting"][0], colour=(first["view"]["freeColours"] or ["red"])[0])
        back, seen = come_back(other.server, table)
        assert state(seen) == state(first)
        second = do_next(back, seen["view"])
        one.signal(signal.SIGCONT)
        # It finds itself fenced: what it was told while it slept comes to nothing, and its pages are sent away.
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


def test_a_node_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    with node(tmp_path, "one") as one, node(tmp_path, "other") as other:
        table = one.server.make(*FOUR)
        page = one.server.page(*table)
        before = do_next(page, page.hear("snapshot")["view"])
        one.signal(signal.SIGTERM)
        assert page.hear("sorry")["reason"] == "moving"
        again, seen = come_back(other.server, table)
        assert state(seen) == state(before)
        assert one.server.process.wait(60) in (0, -signal.SIGTERM)
        # Nobody is left to take them: the last node stops at once.
        other.signal(signal.SIGTERM)
        assert other.server.process.wait(60) in (0, -signal.SIGTERM)
        assert again.hear("sorry")["reason"] == "shutting-down"
        for each in (page, again):
            each.close()


def test_several_nodes_of_one_machine_share_a_port_and_are_replaced_when_dead_or_told_to(tmp_path: Path) -> None:
    with running(tmp_path, "--nodes", "2", "--no-bots") as parent:
        killed, other = family(parent.process.pid)[1:]
        table = parent.make(*FOUR)
        page = parent.page(*table)
        before = do_next(page, page.hear("snapshot")["view"])
        os.kill(killed, signal.SIGKILL)
        again, seen = come_back(parent, table)
        assert state(seen) == state(before)
        wait_until(lambda: len(set(family(parent.process.pid)) - {killed}) == 3)
        assert {parent.process.pid, other} < set(family(parent.process.pid))
        before = do_next(again, seen["view"])
        old = set(family(parent.process.pid)[1:])
        parent.process.send_signal(signal.SIGHUP)
        wait_until(lambda: len(new := set(family(parent.process.pid)[1:])) == len(old) and not new & old)
        last, seen = come_back(parent, table)
        assert state(seen) == state(before)
        for each in (page, again, last):
            each.close()
