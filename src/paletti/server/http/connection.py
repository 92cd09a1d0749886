"""The HTTP connection: uvicorn's, but it is ended if a client is too slow or its address has too many.

A request for a socket also begins here; then `live/wire.py` takes the connection over.
"""

import asyncio
from collections import Counter
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paletti.server.guard import HEADERS, POLICY
from paletti.server.logs import household, security

HEAD_WITHIN_S: Final = 15.0
BODY_WITHIN_S: Final = 90.0
ANSWER_WITHIN_S: Final = 600.0
READ_WITHIN_S: Final = 60.0
"""How long an answer may wait for a client that reads nothing."""
LOOK_EVERY_S: Final = 5.0


class HttpConnection(H11Protocol):
    """A connection that must send its request and read its answer in time; the number for each address is limited."""

    most: ClassVar[int | None] = None
    """Connections that one address may have open."""
    among_nodes: ClassVar[int | None] = None
    """The port for other nodes, which is not limited: they have counted their pages already."""
    open: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""
        self._released = False
        self.open[self._address] += 1
        self._since = self.loop.time()
        self._state: object = h11.IDLE
        self._unread_since: float | None = None
        self._looking = self.loop.call_later(LOOK_EVERY_S, self._look)
        among_nodes = self.server is not None and self.server[1] == self.among_nodes
        if self.most is not None and not among_nodes and self.open[self._address] > self.most:
            security.note("too-many-connections", self._address, "An address opened more connections than it may.")
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._looking.cancel()
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # A socket is counted when its page says hello, and this connection does not learn when it ends.
        self._looking.cancel()
        self._release()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_since = None

    def send_400_response(self, msg: str) -> None:
        """Answers bytes that are not a request, with the same headers as every other answer."""
        headers = {"content-type": "text/plain; charset=utf-8", "connection": "close", **HEADERS}
        headers["content-security-policy"] = POLICY
        answer = h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request")
        for event in (answer, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _release(self) -> None:
        if not self._released:
            self._released = True
            self.open[self._address] -= 1
            if self.open[self._address] <= 0:
                del self.open[self._address]

    def _look(self) -> None:
        """Ends a connection that has been in the same state for too long."""
        if self.transport.is_closing():
            return
        now, state = self.loop.time(), self.conn.their_state
        if state is not self._state:
            self._state, self._since = state, now
        within_s = {h11.IDLE: HEAD_WITHIN_S, h11.SEND_BODY: BODY_WITHIN_S}.get(state, ANSWER_WITHIN_S)
        unread = self._unread_since is not None and now - self._unread_since > READ_WITHIN_S
        if unread or now - self._since > within_s:
            self.transport.abort()
            return
        self._looking = self.loop.call_later(LOOK_EVERY_S, self._look)


def http_connections(most_an_address: int | None, among_nodes: str | None = None) -> type[HttpConnection]:
    """The class of one server's connections: an address may have this many, other nodes as many as they like."""
    port = None if among_nodes is None else int(among_nodes.rpartition(":")[2])
    own = {"most": most_an_address, "open": Counter[str](), "among_nodes": port}
    return type("CountedConnection", (HttpConnection,), own)
