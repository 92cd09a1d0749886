"""The sockets themselves: uvicorn's, with short ways for frames and aims, and little patience with slow pages."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from paletti.protocol.toclient import Sorry, text

SEND_NOW: Final = "paletti.send_now"
"""Where the scope holds the short way out."""
HEAR_NOW: Final = "paletti.hear_now"
"""Where the scope holds the short way in: a call that is given who hears."""
SEND_BUFFER: Final = 32 * 1024
"""What the system may keep unsent for a page: a few seconds of frames, not minutes."""
WAITING_BYTES: Final = 8 * 1024

FINAL, MASKED, LENGTH = 0x80, 0x80, 0x7F
WHOLE_TEXT: Final = 0x81
MASK_BYTES: Final = 4
SHORT: Final = 1024
LENGTH_BYTES: Final = {126: 2, 127: 8}

FAREWELL: Final = Frame(Opcode.TEXT, text(Sorry("shutting-down", {})).encode()).serialize(mask=False)

SendNow = Callable[[bytes], bool]
Hear = Callable[[bytes], bool]
HearNow = Callable[[Hear], None]


class Wire(WebSocketsSansIOProtocol):
    """A socket that asks to wait as soon as a little is unsent: a slow page misses frames and queues none."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hear: Hear | None = None
        self._between = False
        """Whether what came so far were whole frames, so that the next byte begins one."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        transport.set_write_buffer_limits(high=WAITING_BYTES)
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        self.scope[SEND_NOW] = self.send_now  # type: ignore[typeddict-unknown-key]  # a scope may carry more
        self.scope[HEAR_NOW] = self.hear_now  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def shutdown(self) -> None:
        # The server stops: a page that is told so need not wonder where it went.
        self.send_now(FAREWELL)
        super().shutdown()

    def send_now(self, packet: bytes) -> bool:
        """Whether a whole packet could be written at once; False where the way is not free."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(packet)
        return True

    def hear_now(self, hear: Hear) -> None:
        """From now on texts that come alone are first offered here; what is not taken goes the long way."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._between = data.endswith(b"\r\n\r\n")
        elif self._between:
            text = text_of(data)
            if text is not None and self._free and self._hear is not None and self._hear(text):
                return
            self._between = text is not None or whole_frames(data)
        super().data_received(data)

    @property
    def _free(self) -> bool:
        """Whether nothing that came before is still waiting to be heard."""
        return self.queue.empty() and not self.close_sent and self.conn.state is State.OPEN


@lru_cache(maxsize=2)  # a table's delta and key, which go to one page after the other
def packet(frame: bytes) -> bytes:
    """The frame as one binary message of a WebSocket: the same bytes for every page."""
    length = len(frame)
    if length < 126:
        return bytes((0x82, length)) + frame
    return bytes((0x82, 126)) + length.to_bytes(2, "big") + frame


def text_of(data: bytes) -> bytes | None:
    """The text, where these bytes are exactly one message of a page and a short one."""
    if len(data) < 2 + MASK_BYTES or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length, head = data[1] & LENGTH, 2
    if length in LENGTH_BYTES:
        head += LENGTH_BYTES[length]
        length = int.from_bytes(data[2:head], "big")
    body = head + MASK_BYTES
    if length > SHORT or len(data) != body + length:
        return None
    mask = (data[head:body] * (length // MASK_BYTES + 1))[:length]
    return (int.from_bytes(data[body:], "big") ^ int.from_bytes(mask, "big")).to_bytes(length, "big")


def whole_frames(data: bytes) -> bool:
    """Whether these bytes are frames of a page from end to end, none cut off and none a part of a longer message."""
    at = 0
    while at + 2 <= len(data):
        if not (data[at] & FINAL and data[at + 1] & MASKED):
            return False
        length, at = data[at + 1] & LENGTH, at + 2
        more = LENGTH_BYTES.get(length, 0)
        if more:
            length = int.from_bytes(data[at : at + more], "big")
        at += more + MASK_BYTES + length
    return at == len(data)
