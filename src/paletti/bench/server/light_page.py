"""A page that costs the bench next to nothing: a raw socket that notes when frames come and reads little else.

A frame has come when the system has it for the page. The time when the bench reads it would say nothing: on a busy
machine that can be more than a frame later.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
import sys
from collections.abc import Callable, Sequence
from itertools import count
from time import time
from typing import Final

import msgspec
from websockets.frames import Frame, Opcode

from paletti.bench.server.lateness import Lateness
from paletti.physics.settings import TICK_S
from paletti.protocol.frames import tick_of
from paletti.protocol.framing import RESTS
from paletti.protocol.fromclient import FromClient, Hello, Ownership
from paletti.protocol.version import VERSION
from paletti.rules.codec import Plain

UPGRADE: Final = (
    "GET /socket/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)
STRETCHES: Final = count()
"""Numbers for the stretches of all pages, from one rest of the wood to the next."""
OPENS_WITHIN_S: Final = 60.0
HEAD: Final = 4
"""Bytes before a message whose length takes two of them; shorter ones have two, longer ones ten."""
STAMPED: Final = sys.platform == "linux"
SO_TIMESTAMPNS: Final = 35
"""Linux's own number for an option that delivers the time of arrival with the data."""
TIME: Final = struct.Struct("@qq")
CHUNK: Final = 1 << 16


class HeardEntry(msgspec.Struct):
    """The parts of a story's entry that are read."""

    version: int = 0
    deed: Plain = {}


class HeardAttempt(msgspec.Struct):
    """The part of an attempt that is read: the tick at which it began."""

    since: int = 0


class Heard(msgspec.Struct):
    """The parts of a text message that are read: its type, a story's entry or an attempt if any, what was refused."""

    type: str
    attempt: HeardAttempt | None = None
    entry: HeardEntry | None = None
    what: str | None = None


decode = msgspec.json.Decoder(Heard).decode


def upgrade(port: int, table: str) -> bytes:
    """The request that opens the socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return UPGRADE.format(table=table, port=port, key=key).encode()


def packet_of(wish: FromClient) -> bytes:
    """A wish as a page sends it."""
    return Frame(Opcode.TEXT, msgspec.json.encode(wish)).serialize(mask=True)


def hello(secrets: tuple[str, ...] = ()) -> bytes:
    """A page's hello with the secrets of the seats, in the order of the seats."""
    owns = tuple(Ownership(seat, secret) for seat, secret in enumerate(secrets))
    return packet_of(Hello(VERSION, owns))


def came_at(notes: Sequence[tuple[int, int, bytes]]) -> float:
    """When the last of what was read arrived, by the time of day; now, if the system did not say."""
    for level, kind, data in notes:
        if (level, kind) == (socket.SOL_SOCKET, SO_TIMESTAMPNS):
            seconds, nanoseconds = TIME.unpack(data)
            return float(seconds + nanoseconds / 1e9)
    return time()


class LightPage:
    """One page. `heard` gets its texts, decoded; without it they are skipped."""

    def __init__(self, port: int, table: str, secrets: tuple[str, ...], heard: Callable[[Heard], None] | None) -> None:
        self._port, self._table, self._secrets, self._heard = port, table, secrets, heard
        self._socket = socket.socket()
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if STAMPED:
            self._socket.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
        self._buffer = bytearray()
        self._talks = False
        self.tick = 0
        """The last frame's tick."""
        self.ticked = asyncio.Event()
        """Set by every frame; clear it to wait for the next one."""
        self._stretch = next(STRETCHES)
        self.gone = False
        self.bytes = self.frames = 0
        self.lateness = Lateness()
        self._since = 0.0

    @classmethod
    async def open(
        cls, port: int, table: str, secrets: tuple[str, ...] = (), heard: Callable[[Heard], None] | None = None
    ) -> LightPage:
        """A page that has received its table."""
        page = cls(port, table, secrets, heard)
        await page._connect()
        try:
            async with asyncio.timeout(OPENS_WITHIN_S):
                await page.ticked.wait()
        except BaseException:
            page.close()
            raise
        if page.gone:
            raise ConnectionError("The server closed the connection of a page of the bench.")
        return page

    def say(self, wish: FromClient) -> None:
        """Sends a wish."""
        self._send(packet_of(wish))

    def close(self) -> None:
        """Ends the connection at once."""
        if not self.gone:
            self.gone = True
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self.ticked.set()  # so that nothing waits for a frame any longer

    def begin_anew(self) -> None:
        """Forgets everything that has come until now, even if it is not read yet."""
        self.bytes = self.frames = 0
        self.lateness = Lateness()
        self._since = time()

    # The connection

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_connect(self._socket, ("127.0.0.1", self._port))
        except BaseException:
            self._socket.close()
            raise
        loop.add_reader(self._socket, self._read)
        self._send(upgrade(self._port, self._table))

    def _send(self, data: bytes) -> None:
        if self.gone:
            return
        try:
            self._socket.sendall(data)
        except OSError:
            self.close()  # the server is gone, or has not read for so long that its buffer is full

    def _read(self) -> None:
        notes: Sequence[tuple[int, int, bytes]] = ()
        try:
            if STAMPED:
                data, notes, _, _ = self._socket.recvmsg(CHUNK, socket.CMSG_SPACE(TIME.size))
            else:
                data = self._socket.recv(CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self.take(data, came_at(notes))
        else:
            self.close()

    def take(self, data: bytes, came: float) -> None:
        """Takes in what has come, in pieces of any size; the last of it arrived at this time."""
        buffer = self._buffer
        buffer += data
        if not self._talks:
            _, end, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not end:
                return
            self._talks = True
            buffer[:] = rest
            self._send(hello(self._secrets))
        while (message := self._next()) is not None:
            opcode, content = message
            self.bytes += len(content) + 2
            if opcode == Opcode.BINARY:
                self._note(content, came)
            elif opcode == Opcode.TEXT and self._heard is not None:
                self._heard(decode(content))
            elif opcode == Opcode.PING:
                self._send(Frame(Opcode.PONG, content).serialize(mask=True))

    def _next(self) -> tuple[int, bytes] | None:
        """The next complete message, if there is one. A server's messages are in one part and not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size == 126:
            start, size = HEAD, int.from_bytes(buffer[2:4], "big")
        elif size == 127:
            start, size = 10, int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start or len(buffer) < start + size:
            return None
        opcode, content = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return opcode, content

    def _note(self, frame: bytes, came: float) -> None:
        """Notes when a frame came, compared with its tick. The wood's clock stops while it rests."""
        before, self.tick = self.tick, tick_of(frame, self.tick)
        self.frames += 1
        if self.tick != before and came >= self._since:  # while the seal tumbles, the wood's clock stops
            self.lateness.note(self._stretch, came - self.tick * TICK_S)
        if frame[0] & RESTS:
            self._stretch = next(STRETCHES)
        self.ticked.set()
