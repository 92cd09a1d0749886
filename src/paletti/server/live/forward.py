"""Passing a page's connection on to the node that owns its table: byte for byte, in both directions."""

import asyncio
import contextlib
import logging
from time import monotonic
from typing import Final, cast

from starlette.websockets import WebSocket

from paletti.server.host import Host
from paletti.server.live.wire import WIRE, Wire
from paletti.server.node import VISITOR, VOUCHED, VOUCHER
from paletti.server.resources import Resources
from paletti.server.room.newtable import Declined
from paletti.server.room.rooms import Elsewhere
from paletti.storage import NodeRecord, StorageDown

log = logging.getLogger("paletti.server")

ANSWERS_WITHIN_S: Final = 2.0
"""A node that has not answered the handshake by then is dead or frozen. Its lease may end before that."""
TAKES: Final = b"HTTP/1.1 101 "
"""How an answer begins if the node serves the page."""
WAITS_S: Final = 15.0
"""How long a page waits while the database or its table's owner does not answer: by then any lease has ended."""
AGAIN_S: Final = 0.25


async def passed_on(host: Host, websocket: WebSocket, table: str, visitor: str) -> bool:
    """Whether the connection belonged to another node and was passed on there until it ended; otherwise it is ours.

    While the owner or the database does not answer, the page waits here until the lease ends. A table that nobody owns
    is taken before its page is let in: if pages come to two nodes at once, one node passes its page on.
    """
    resources = host.resources
    node, wire = resources.node, websocket.scope.get(WIRE)
    if node.alone or not isinstance(wire, Wire):
        return False
    if websocket.scope.get(VOUCHED):
        return not await _is_ours(host, websocket, table)
    until = monotonic() + WAITS_S
    while monotonic() < until and not wire.disconnected:
        if not node.stands:
            await asyncio.sleep(AGAIN_S)
            continue
        owner = await resources.in_thread(_owner, resources, table)
        if owner.id == node.id:
            try:
                await host.rooms.find(table)
            except Elsewhere:
                if node.draining:
                    raise  # there is nobody to pass it on to
                continue  # another node was faster
            except Declined:
                pass  # there may still be a place for it, once its page has said what it owns
            return False
        if await _passed_on_to(resources, wire, owner, visitor):
            return True
        await asyncio.sleep(AGAIN_S)
    raise StorageDown("The database, or the node that owns a table, does not answer.")


async def _is_ours(host: Host, websocket: WebSocket, table: str) -> bool:
    """Whether this node has the table of a page that another node passed on.

    If not, it tells that node, which asks again whose the table is; the page waits there.
    """
    try:
        await host.rooms.find(table)
    except (Elsewhere, StorageDown):
        await websocket.close()
        return False
    except Declined:
        pass  # its page hears so, unless it owns a seat there
    return True


def _owner(resources: Resources, table: str) -> NodeRecord:
    """The node that owns a table. If nobody does, the node that should take it: this one, unless it stops. Blocks."""
    owner, node = resources.store.leases.owner(table), resources.node
    if owner is None and node.draining:
        node.look_round()  # somebody may have come or gone just now
        return node.home(table)
    return owner or NodeRecord(node.id, node.address, node.draining)


async def _passed_on_to(resources: Resources, wire: Wire, owner: NodeRecord, visitor: str) -> bool:
    """Whether this node took the connection, which then has ended."""
    assert owner.address is not None
    host, _, port = owner.address.rpartition(":")
    loop, ahead = asyncio.get_running_loop(), _Ahead(wire)
    try:
        async with asyncio.timeout(min(ANSWERS_WITHIN_S, max(owner.left_s, AGAIN_S))):
            await loop.create_connection(lambda: ahead, host.strip("[]"), int(port))
            ahead.transport.write(wire.asked({VOUCHER: resources.node.secret, VISITOR: visitor}))
            await ahead.answered.wait()
    except ConnectionRefusedError:
        # Nobody listens there any more: the process is gone, and its tables need not wait for the end of its lease.
        log.warning("A node is gone; its tables are taken up by others.")
        await resources.in_thread(resources.store.leases.leave, owner.id)
        return False
    except (OSError, TimeoutError):
        ahead.close()
        return False
    if not ahead.first.startswith(TAKES):
        ahead.close()
        return False  # it is about to stop, waits for the database, or has handed the table over just now
    resources.metrics.count("lines_forwarded")
    wire.hand_on(ahead.transport, ahead.first)
    with contextlib.suppress(asyncio.CancelledError):
        await ahead.ended.wait()
    return True


class _Ahead(asyncio.Protocol):
    """The connection to the owner; what comes from there goes straight to the page."""

    transport: asyncio.Transport

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.first = b""
        """What the owner said before the page was handed on."""
        self.answered, self.ended = asyncio.Event(), asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._wire.handed_on is self.transport:
            self._wire.transport.write(data)
        else:
            self.first += data
            self.answered.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.answered.set()
        self.ended.set()
        if self._wire.handed_on is self.transport:
            self._wire.transport.close()

    def pause_writing(self) -> None:
        self._wire.transport.pause_reading()

    def resume_writing(self) -> None:
        self._wire.transport.resume_reading()

    def close(self) -> None:
        if hasattr(self, "transport"):
            self.transport.abort()
