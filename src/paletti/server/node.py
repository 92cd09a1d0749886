"""This process among those that carry tables: its lease, its peers, and how one node asks another."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from time import monotonic
from typing import Final

import h11
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from paletti.protocol.toclient import SorryReason
from paletti.server.logs import address_of, security
from paletti.storage import NodeRecord, Ousted, Renewal, StorageProblem, Store

log = logging.getLogger("paletti.server")

MARGIN: Final = 0.2
"""A node that could not renew stops its tables when this share of its lease is left."""
RENEWALS: Final = 4
"""How often a lease is renewed while it lasts."""
AGAIN_S: Final = 0.5
ASKING_S: Final = 2.0
SILENT_S: Final = 5.0
"""How long a node that did not answer is not asked again."""
SHARED_S: Final = 1.0
"""How long an answer of all nodes is reused for the same question."""
CHUNK_BYTES: Final = 64 << 10

VOUCHER: Final = "x-paletti-node"
"""The header by which a node proves to another that it is one: the cluster's secret."""
VISITOR: Final = "x-paletti-visitor"
"""The header in which it then says on whose behalf it asks."""
VOUCHED: Final = "paletti.vouched"
BANNED: Final = PlainTextResponse("This server does not let you in.\n", 403)


class Node:
    """One node. Without an address it serves alone: nobody else carries tables, and there is nothing to renew."""

    def __init__(self, store: Store, address: str | None, clock: Callable[[], float] = monotonic) -> None:
        """Joins the others; blocks."""
        self._store, self._leases, self.address, self._clock = store, store.leases, address, clock
        self._thread = ThreadPoolExecutor(1, "renewal")
        self.secret = self._leases.secret()
        self.draining = False
        self.banned: frozenset[str] = frozenset()
        """Addresses that are not let in."""
        self.safe_until = float("inf")
        """Until then its tables are its own, whatever happens to the database."""
        self._silent: dict[str, float] = {}
        """Nodes that did not answer, and until when they are not asked."""
        self._asked: dict[str, tuple[float, asyncio.Task[list[bytes]]]] = {}
        """What all other nodes were asked last, and when."""
        self._join()

    @property
    def alone(self) -> bool:
        """Whether no other node carries tables."""
        return self.address is None

    @property
    def stands(self) -> bool:
        """Whether it may carry tables now."""
        return self._clock() < self.safe_until

    @property
    def leads(self) -> bool:
        """Whether it is the node that does the tasks for a single node."""
        return self.alone or self.id == min((peer.id for peer in self.peers), default=self.id)

    @property
    def others(self) -> list[NodeRecord]:
        """The other nodes that live, as of the last renewal."""
        return [peer for peer in self.peers if peer.id != self.id and peer.address is not None]

    def home(self, key: str) -> NodeRecord:
        """The node that should take this while nobody owns it: all nodes give the same answer, and share evenly."""
        stay = [peer for peer in self.others if not peer.draining]
        me = NodeRecord(self.id, self.address, self.draining)
        choices = stay if self.draining and stay else [*stay, me]
        return max(choices, key=lambda peer: blake2b(f"{peer.id} {key}".encode(), digest_size=8).digest())

    def look_round(self) -> None:
        """Reads which nodes live now, and which addresses are banned; blocks."""
        self.peers = self._leases.nodes()
        self.banned = frozenset(self._store.bans.banned())

    def vouches(self, given: str | None) -> bool:
        """Whether this is the cluster's secret."""
        return given is not None and hmac.compare_digest(given.encode(), self.secret.encode())

    # Its lease

    def _join(self) -> None:
        began = self._clock()
        self.id = self._leases.join(self.address)
        if not self.alone:
            self.safe_until = began + self._leases.lease_s * (1 - MARGIN)
        self.look_round()

    def _renew(self) -> Renewal | None:
        """The result of the renewal; None if the lease had ended and a new one has begun."""
        began = self._clock()
        if self.alone:
            self.look_round()
            return Renewal(draining=False, epochs=self._leases.epochs(self.id))
        try:
            renewal = self._leases.renew(self.id)
        except Ousted:
            self._join()
            return None
        self.safe_until = began + self._leases.lease_s * (1 - MARGIN)
        self.look_round()
        return renewal

    async def keep(
        self,
        lost: Callable[[SorryReason], None],
        renewing: Callable[[], Callable[[Mapping[str, int]], None]],
        drain: Callable[[], None],
    ) -> None:
        """Renews until it is cancelled. A node that is alone only checks what the host has changed.

        `lost` is called well before another node can own its tables, with the reason that their pages are told.
        `renewing` is called before each renewal; what it returns is called afterwards, with the tables that are still
        this node's.
        """
        loop, answers = asyncio.get_running_loop(), True
        while True:
            await asyncio.sleep(self._pause_s(answers=answers))
            if not self.stands:
                # Either the database does not answer, or this process was stopped for a while.
                lost("moving" if answers else "storage-away")
            renewed = renewing()
            asked = loop.run_in_executor(self._thread, self._renew)
            left = None if self.alone else self.safe_until - self._clock()
            if self.stands and not (await asyncio.wait({asked}, timeout=left))[0]:
                log.error("The database does not answer: this node's tables stand still until it does.")
                lost("storage-away")
            try:
                renewal, answers = await asked, True
            except StorageProblem as problem:
                answers = False
                log.log(
                    logging.DEBUG if self.alone else logging.WARNING,
                    "The lease could not be renewed and is tried again: %s",
                    problem,
                )
                continue
            if renewal is None:
                log.error("This node's lease had ended; it has joined again.")
                lost("moving")
                continue
            renewed(renewal.epochs)
            if renewal.draining and not self.draining:
                drain()

    def _pause_s(self, *, answers: bool) -> float:
        """How long it waits before it renews; never past the moment at which it must let its tables go."""
        pause_s = self._leases.lease_s / RENEWALS if answers and self.stands else AGAIN_S
        return min(pause_s, self.safe_until - self._clock()) if self.stands else pause_s

    def leave(self) -> None:
        """Gives everything back: the node stops. Blocks."""
        self._thread.shutdown()
        try:
            self._leases.leave(self.id)
        except StorageProblem as problem:
            log.warning("The node could not say good-bye; its lease ends by itself: %s", problem)

    # Asking others

    async def ask(
        self, peer: NodeRecord, method: str, path: str, visitor: str, host: str, body: bytes = b""
    ) -> tuple[int, bytes] | None:
        """The status and the body of another node's answer; None if there is none.

        One that has not answered in time is not asked again for a while: it is frozen, or its machine is gone.
        """
        if self._clock() < self._silent.get(peer.id, 0.0):
            return None
        headers = {"host": host, VOUCHER: self.secret, VISITOR: visitor, "content-length": str(len(body))}
        try:
            request = h11.Request(method=method, target=path, headers=[*headers.items(), ("connection", "close")])
            async with asyncio.timeout(ASKING_S):
                return await _answered(peer, request, body)
        except TimeoutError:
            self._silent = {each.id: self._silent.get(each.id, 0.0) for each in self.peers}
            self._silent[peer.id] = self._clock() + SILENT_S
        except (OSError, h11.ProtocolError) as problem:
            log.info("Another node gave no answer: %s", problem)
        return None

    async def shared(self, question: str, ask: Callable[[], Coroutine[None, None, list[bytes]]]) -> list[bytes]:
        """The answers of all nodes to a question. The same question within a second gets the same answers."""
        since, asked = self._asked.get(question, (0.0, None))
        if asked is None or (asked.done() and (asked.cancelled() or self._clock() - since > SHARED_S)):
            asked = asyncio.create_task(ask())
            self._asked[question] = self._clock(), asked
        # A page that leaves must not cancel it for the others.
        return await asyncio.shield(asked)


async def _answered(peer: NodeRecord, request: h11.Request, body: bytes) -> tuple[int, bytes]:
    """The status and the body of a node's answer."""
    assert peer.address is not None
    host, _, port = peer.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    talk, status, answer = h11.Connection(h11.CLIENT), 0, bytearray()
    try:
        for said in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(said) or b"")
        while True:
            heard = talk.next_event()
            if heard is h11.NEED_DATA:
                talk.receive_data(await reader.read(CHUNK_BYTES))
            elif isinstance(heard, h11.Response):
                status = heard.status_code
            elif isinstance(heard, h11.Data):
                answer += heard.data
            elif isinstance(heard, h11.EndOfMessage):
                return status, bytes(answer)
    finally:
        writer.transport.abort()


class Vouched:
    """Trusts another node about a visitor's address, marks what that node passed on, and turns away banned visitors."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in _HEADERS}
            node: Node = scope["app"].state.host.resources.node
            if node.vouches(headers.get(VOUCHER.encode())):
                scope[VOUCHED] = True
                scope["client"] = (headers.get(VISITOR.encode(), ""), 0)
            elif headers:
                security.note("false-node", address_of(scope), "Somebody claimed to be another node and is none.")
            if address_of(scope) in node.banned:
                await BANNED(scope, receive, send)
                return
        await self._app(scope, receive, send)


_HEADERS: Final = (VOUCHER.encode(), VISITOR.encode())
