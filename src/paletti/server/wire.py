"""The sockets themselves: uvicorn's, with a short way for frames and little patience with slow pages."""

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SEND_NOW: Final = "paletti.send_now"
"""Where the scope holds the short way."""
SEND_BUFFER: Final = 32 * 1024
"""What the system may keep unsent for a page: a few seconds of frames, not minutes."""
WAITING_BYTES: Final = 8 * 1024

SendNow = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """A socket that asks to wait as soon as a little is unsent: a slow page misses frames and queues none."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        transport.set_write_buffer_limits(high=WAITING_BYTES)
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        self.scope[SEND_NOW] = self.send_now  # type: ignore[typeddict-unknown-key]  # a scope may carry more
        await super().run_asgi()

    def send_now(self, packet: bytes) -> bool:
        """Whether a whole packet could be written at once; False where the way is not free."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(packet)
        return True


def packet(frame: bytes) -> bytes:
    """The frame as one binary message of a WebSocket: the same bytes for every page."""
    length = len(frame)
    if length < 126:
        return bytes((0x82, length)) + frame
    return bytes((0x82, 126)) + length.to_bytes(2, "big") + frame
