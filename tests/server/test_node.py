"""A node that cannot renew its lease gives up its tables while the lease still lasts."""

import asyncio
from time import monotonic

import pytest
from tests.databases import empty_database
from tests.loop import carried_out

from paletti.server import node as nodes
from paletti.server.node import Node
from paletti.storage import Store
from paletti.testing.postgres import Database

LEASE_S = 5.0


class Clock:
    """The seconds since it was started; 0 before that."""

    since: float | None = None

    def __call__(self) -> float:
        return 0.0 if self.since is None else monotonic() - self.since


async def lost(node: Node, clock: Clock) -> tuple[str, float]:
    """Why and when the node gave up its tables."""
    told: asyncio.Future[tuple[str, float]] = asyncio.get_running_loop().create_future()
    clock.since = monotonic()
    keeping = asyncio.create_task(
        node.keep(lambda reason: told.set_result((reason, clock())), lambda: lambda epochs: None, lambda: None)
    )
    try:
        return await told
    finally:
        keeping.cancel()


@pytest.mark.parametrize("how", ["freeze", "kill"])
def test_a_node_without_its_database_lets_its_tables_go_before_its_lease_ends(
    database: Database, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Renewals are so rare that after one failure the next would come too late; a busy machine still has time to spare.
    monkeypatch.setattr(nodes, "RENEWALS", 1.96)
    monkeypatch.setattr(nodes, "MARGIN", 0.3)
    clock = Clock()
    with Store(empty_database(database.url), lease_s=LEASE_S) as store:
        node = Node(store, "127.0.0.1:1", clock)
        away, back = {"freeze": (database.freeze, database.thaw), "kill": (database.kill, database.start)}[how]
        away()
        try:
            # A frozen database keeps the renewal waiting for ever; one that is gone refuses it at once.
            reason, when_s = carried_out(lost(node, clock))
        finally:
            back()
            node.leave()
        assert (reason, when_s < LEASE_S) == ("storage-away", True)
