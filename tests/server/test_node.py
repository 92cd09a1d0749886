"""A node that cannot renew its lease lets its tables go while the lease still lasts."""

import asyncio
from time import time

import pytest
from sqlalchemy import text
from tests.databases import empty_database
from tests.loop import carried_out

from paletti.server import node as nodes
from paletti.server.node import Node
from paletti.storage import Store
from paletti.testing.postgres import Database

LEASE_S = 3.0


async def lost(node: Node) -> tuple[str, float]:
    """Why the node let its tables go, and the date."""
    told: asyncio.Future[tuple[str, float]] = asyncio.get_running_loop().create_future()
    letting_go = asyncio.create_task(
        node.keep(lambda reason: told.set_result((reason, time())), lambda: lambda epochs: None, lambda: None)
    )
    try:
        return await told
    finally:
        letting_go.cancel()


@pytest.mark.parametrize("how", ["freeze", "kill"])
def test_a_node_without_its_database_lets_its_tables_go_before_its_lease_ends(
    database: Database, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So seldom that after one try that failed the next would come too late.
    monkeypatch.setattr(nodes, "RENEWALS", 1.6)
    with Store(empty_database(database.url), lease_s=LEASE_S) as store:
        node = Node(store, "127.0.0.1:1")
        with store._engine.connect() as connection:
            until = connection.execute(text("SELECT until FROM nodes")).scalar_one()
        away, back = {"freeze": (database.freeze, database.thaw), "kill": (database.kill, database.start)}[how]
        away()
        try:
            # One that is frozen lets the renewal wait for ever; one that is gone refuses it at once.
            reason, when = carried_out(lost(node))
        finally:
            back()
        assert (reason, when < until) == ("storage-away", True)
        node.leave()
