"""A program's end of a connection to a table: it connects, says hello, sends wishes and receives messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from paletti.protocol.toclient import ToClient
from paletti.protocol.version import VERSION

Kind = TypeVar("Kind", bound=ToClient)
understood: Final = msgspec.json.Decoder(ToClient).decode
"""The message in a server's text."""
OPENS_WITHIN_S: Final = 20.0
CLOSES_WITHIN_S: Final = 10.0


def address_of(port: int, table: str) -> str:
    """The address of the socket of a table on this machine."""
    return f"ws://127.0.0.1:{port}/socket/{quote(table)}"


def text_of(type_: str, **fields: object) -> str:
    """A wish as a page sends it."""
    return msgspec.json.encode({"type": type_, **fields}).decode()


def hello(owns: Sequence[object] = (), version: str = VERSION) -> str:
    """A page's first message; the secrets show which seats are its own."""
    return text_of("hello", version=version, owns=owns)


async def connected(
    port: int,
    table: str,
    owns: Sequence[object] = (),
    source: str | None = None,
    *,
    opens_within_s: float = OPENS_WITHIN_S,
    closes_within_s: float = CLOSES_WITHIN_S,
) -> ClientConnection:
    """A connection to a table on which hello has been said; `source` is the address of this machine to come from."""
    line = await connect(
        address_of(port, table),
        compression=None,
        max_size=None,
        max_queue=None,
        open_timeout=opens_within_s,
        close_timeout=closes_within_s,
        local_addr=None if source is None else (source, 0),
    )
    await line.send(hello(owns))
    return line


@dataclass
class Caller:
    """A program at a table: it sends wishes and receives messages."""

    line: ClientConnection

    async def say(self, type_: str, **fields: object) -> None:
        """Sends a wish."""
        await self.line.send(text_of(type_, **fields))

    async def next(self) -> ToClient | bytes:
        """The next message, or the bytes of the next frame."""
        data = await self.line.recv()
        return data if isinstance(data, bytes) else understood(data)

    async def hear(self, *kinds: type[Kind]) -> Kind:
        """The next message of one of these kinds."""
        while True:
            if isinstance(message := await self.next(), kinds):
                return message

    async def close(self) -> None:
        """Closes the connection."""
        await self.line.close()
