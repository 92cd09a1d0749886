"""Nodes in processes of their own, and pages that find their tables at one or another of them."""

import contextlib
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.server.outside import Outside, running
from tests.server.players import FOUR, take_in_hand, throw_or_choose
from tests.server.served import WAIT_S, Page, Server
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from paletti.storage import Store

LEASE_S = 5.0
"""Half the default: a frozen node is given up sooner, and a node on a busy machine still renews in time."""

Table = tuple[str, list[dict[str, Any]]]


@dataclass
class Node:
    """A node in a process of its own, and the address at which the others reach it."""

    server: Outside
    address: str

    def owns(self, table: Table) -> bool:
        with Store(self.server.settings.database) as store:
            owner = store.leases.owner(table[0])
        return owner is not None and owner.address == self.address

    def signal(self, sign: signal.Signals) -> None:
        self.server.process.send_signal(sign)


@contextlib.contextmanager
def node(folder: Path, name: str, *also: str, database: str | None = None) -> Iterator[Node]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    options = ("--node-address", address, "--no-bots", "--new-a-minute", "1000", "--lease-seconds", str(LEASE_S), *also)
    with running(folder, *options, log_name=f"{name}.log", database=database) as served:
        try:
            yield Node(served, address)
        finally:
            # It ends at once: there is nothing left to hand over.
            for sign in (signal.SIGCONT, signal.SIGINT):
                served.process.send_signal(sign)
            served.process.wait(WAIT_S)


@contextlib.contextmanager
def two_nodes(folder: Path, *also: str, databases: tuple[str, str]) -> Iterator[tuple[Node, Node]]:
    """Two nodes, each with its own connection to the same database; they start at the same time."""
    with contextlib.ExitStack() as ends, ThreadPoolExecutor(2) as threads:

        def started(name: str, database: str) -> Node:
            return ends.enter_context(node(folder, name, *also, database=database))

        one, other = threads.map(started, ("one", "other"), databases)
        yield one, other


def come_back(server: Server, table: Table) -> tuple[Page, dict[str, Any]]:
    """Tries, as a browser does, until a page has its table; the page and its first snapshot."""
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
    """Does the next deed, one that gives colours or later one that puts a column back; the verdict on it."""
    if view["phase"] == "colours":
        throw_or_choose(page, view)
    else:
        take_in_hand(page, view)
        page.say("put-back", seat=view["acting"][0])
    return page.hear("judged")


def at_table(server: Server) -> tuple[Table, Page, dict[str, Any]]:
    """A new table, a page at it, and the first verdict there."""
    table = server.make(*FOUR)
    page = server.page(*table)
    return table, page, do_next(page, page.hear("snapshot")["view"])


def reasons(page: Page) -> list[str]:
    """The reasons that the page was given in apologies."""
    return [told["reason"] for told in page.told if told["type"] == "sorry"]


def state(told: dict[str, Any]) -> tuple[int, str]:
    return told["version"], told["hash"]
