"""A page's socket: uvicorn's, closed if a page floods it. Its bytes can be passed on to another node.

The framing is the library's. Measured, reading aims by hand saved 8 µs each: a two-thousandth of a core a page.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from paletti.protocol.toclient import Sorry, text
from paletti.server.guard import HEADERS, POLICY
from paletti.server.limits import Bucket

SEND_NOW: Final = "paletti.send_now"
"""The key in the scope for the function that writes at once."""
WIRE: Final = "paletti.wire"
"""The key in the scope for the connection itself."""
SEND_BUFFER: Final = 32 * 1024
"""What the system may keep unsent for a page: a few seconds of frames, not minutes."""
WAITING_BYTES: Final = 8 * 1024
ASIDES_A_SECOND, ASIDES = 10.0, 40.0
"""Pings, pongs and parts of messages: a browser sends a pong every twenty seconds, and no part at all."""

FAREWELL: Final = Frame(Opcode.TEXT, text(Sorry("shutting-down", {})).encode()).serialize(mask=False)

SAFETY: Final = {**HEADERS, "content-security-policy": POLICY}

SendNow = Callable[[bytes], bool]


class Handshake(ServerProtocol):
    """The library's side of a socket. If it answers with something else than a socket, that has our usual headers."""

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in SAFETY.items():
                if name not in response.headers:
                    response.headers[name] = value
        super().send_response(response)


class Wire(WebSocketsSansIOProtocol):
    """A socket that counts as full as soon as a little is unsent: a slow page misses frames, and none wait for it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._asides = Bucket(ASIDES_A_SECOND, ASIDES)
        self.handed_on: asyncio.Transport | None = None
        """The connection to another node, once that node serves the page."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        transport.set_write_buffer_limits(high=WAITING_BYTES)
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        self.scope[SEND_NOW] = self.send_now  # type: ignore[typeddict-unknown-key]  # a scope may carry more
        self.scope[WIRE] = self  # type: ignore[typeddict-unknown-key]  # the same
        await super().run_asgi()

    def shutdown(self) -> None:
        # The server stops: tell the page, so that it knows why its connection ends.
        self.send_now(FAREWELL)
        super().shutdown()

    def send_now(self, packet: bytes) -> bool:
        """Whether a whole packet could be written at once; False if other bytes still wait."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(packet)
        return True

    # Passing on to another node: from then on bytes are bytes

    def asked(self, also: dict[str, str]) -> bytes:
        """The page's own request for a socket, with these headers in place of others of the same names."""
        for name, value in also.items():
            if name in self.request.headers:
                del self.request.headers[name]
            self.request.headers[name] = value
        return self.request.serialize()

    def hand_on(self, other: asyncio.Transport, first: bytes) -> None:
        """Lets another node serve the page, which has begun to answer like this."""
        self.handed_on, self.handshake_complete, self.close_sent = other, True, True
        if self.transport.is_closing():
            other.close()
        else:
            self.transport.write(first)

    def data_received(self, data: bytes) -> None:
        if self.handed_on is not None:
            self.handed_on.write(data)
            return
        super().data_received(data)
        if not self.handshake_initiated:
            # The first data are the whole request. The library could not read it, and would not tell anybody.
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.handed_on is not None:
            self.handed_on.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.handed_on is not None:
            self.handed_on.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handed_on is not None:
            self.handed_on.close()

    # What is counted besides messages, which the application counts

    def handle_ping(self) -> None:
        if self._aside():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._aside():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._aside():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._aside():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._aside():
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._hang_up(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def _aside(self) -> bool:
        """Whether one more is allowed; if not, the page is disconnected."""
        if self.close_sent:
            return False
        if self._asides.take():
            return True
        self._hang_up(CloseCode.POLICY_VIOLATION)
        return False

    def _hang_up(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent and self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()


@lru_cache(maxsize=4)  # a table's texts, delta and key frame, each of which is sent to one page after the other
def packet(message: bytes | str) -> bytes:
    """The frame or text as one message of a WebSocket: the same bytes for every page."""
    if isinstance(message, str):
        return Frame(Opcode.TEXT, message.encode()).serialize(mask=False)
    return Frame(Opcode.BINARY, message).serialize(mask=False)
