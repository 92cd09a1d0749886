"""One page's connection, which sends everything in order. Frames that come too fast are dropped, never queued.

What goes to all pages of a table is encoded and framed once, and the same bytes are written to each.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

from starlette.websockets import WebSocket

from paletti.protocol.toclient import ALIVE_S, Alive, text
from paletti.server.limits import Allowance
from paletti.server.live.wire import SEND_NOW, SendNow, packet

MOST_MESSAGES: Final = 256
"""A page with more unsent texts than this is gone or stuck. It will come back and get a snapshot."""

ALIVE: Final = text(Alive())


class SocketLine:
    """The way to one page; `owns` are the seats that this page has proved to be its own."""

    def __init__(
        self,
        socket: WebSocket,
        limit: Allowance,
        missed: Callable[[int], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`missed` is called once the way is free again, with how many frames were dropped before."""
        self._missed, self._clock = missed, clock
        self.owns: set[int] = set()
        self.limit = limit
        self.wants_key = True
        self.ending = False
        """Whether the line ends once everything queued is sent: it was closed here, or the page is stuck."""
        self._socket = socket
        self._send_now: SendNow | None = socket.scope.get(SEND_NOW)
        self._waiting: deque[str | bytes] = deque()
        self._frames_waiting = 0
        self._dropped = 0
        """Frames since the page last caught up."""
        self._busy = False
        self._stir = asyncio.Event()
        self._sent_at = clock()
        """When something was last sent."""

    def tell(self, text: str) -> None:
        """Sends a text after those before it; a page with too many unsent texts is given up."""
        if self._sent_now(text):
            return
        if len(self._waiting) >= MOST_MESSAGES:
            self.ending = True
        else:
            self._waiting.append(text)
        self._stir.set()

    def show(self, delta: bytes | None, key: bytes | None) -> None:
        """Sends or queues a frame. Drops it while another still waits; then only a key frame can follow."""
        if self.wants_key and key is None:
            return
        if self._frames_waiting:
            self._dropped += 1
            self.wants_key = True
            return
        frame = key if self.wants_key else delta
        if frame is None:
            return
        self.wants_key = False
        if self._sent_now(frame):
            return
        self._frames_waiting += 1
        self._waiting.append(frame)
        self._stir.set()

    def _sent_now(self, message: str | bytes) -> bool:
        """Whether this was written at once, as one packet that all pages share; False if something else still waits."""
        if self._waiting or self._busy or self.ending or self._send_now is None:
            return False
        if not self._send_now(packet(message)):
            return False
        self._sent_at = self._clock()
        return True

    def hang_up(self) -> None:
        """Ends the line once everything queued is sent."""
        self.ending = True
        self._stir.set()

    async def send_all(self) -> None:
        """Sends what is queued, as it comes, until the line ends."""
        while True:
            try:
                async with asyncio.timeout(self._sent_at + ALIVE_S - self._clock()):
                    await self._stir.wait()
            except TimeoutError:
                if self._clock() < self._sent_at + ALIVE_S:
                    continue  # something was sent at once meanwhile
                if not self._sent_now(ALIVE):
                    self._waiting.append(ALIVE)
            self._stir.clear()
            while self._waiting:
                self._busy = True
                item = self._waiting.popleft()
                if isinstance(item, str):
                    await self._socket.send_text(item)
                else:
                    await self._socket.send_bytes(item)
                    self._frames_waiting -= 1
                self._sent_at = self._clock()
            self._busy = False
            if self.ending:
                return
            if self._dropped:
                dropped, self._dropped = self._dropped, 0
                self._missed(dropped)
