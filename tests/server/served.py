"""A real server on a real port, and a page's end of the connection to it."""

import contextlib
import socket as sockets
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paletti.protocol.frames import Decoder, Moment
from paletti.protocol.version import VERSION
from paletti.server.run import configured
from paletti.server.settings import Settings
from paletti.testing.line import address_of, hello, text_of

WAIT_S = 60.0


def wait_until(check: Callable[[], object]) -> None:
    """Returns as soon as this holds; fails if it does not for a very long time."""
    until = monotonic() + 2 * WAIT_S
    while not check():
        assert monotonic() < until, "It never came true."
        sleep(0.1)


@dataclass
class Server:
    """One running server."""

    port: int
    settings: Settings

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **options: Any) -> httpx.Response:
        return httpx.get(self.address + path, timeout=WAIT_S, **options)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        return httpx.post(self.address + path, content=msgspec.json.encode(body), timeout=WAIT_S, **options)

    def make(self, *seats: dict[str, Any], **wish: Any) -> tuple[str, list[dict[str, Any]]]:
        """The token of a new table, and the secrets of the seats at this device."""
        made = self.post("/api/tables", {"seats": seats, "serial": 7, "seed": 11, **wish})
        assert made.status_code == 201, made.text
        return made.json()["table"], made.json()["owns"]

    def page(self, table: str, owns: list[dict[str, Any]] | None = None, version: str = VERSION) -> "Page":
        ends = contextlib.ExitStack()
        address = address_of(self.port, table)
        line = connect(address, max_size=None, max_queue=None, compression=None, open_timeout=WAIT_S)
        page = Page(ends.enter_context(line), ends)
        page.line.send(hello([{"seat": own["seat"], "secret": own["secret"]} for own in owns or []], version))
        return page


@contextlib.contextmanager
def serving(database: Path | str, *, among_nodes: bool = False, **changes: Any) -> Iterator[Server]:
    """A server in a thread of this process, on a free port of this machine; other nodes may reach it there."""
    listening = sockets.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(64)
    if among_nodes:
        changes["node_address"] = f"127.0.0.1:{listening.getsockname()[1]}"
    settings = Settings(database=str(database), steppers=1, **changes)
    server = uvicorn.Server(configured(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    served = Server(listening.getsockname()[1], settings)
    try:
        # The socket is already listening: the first request waits until the application is ready.
        assert served.get("/healthz").status_code == 200
        yield served
    finally:
        server.should_exit = True
        thread.join(WAIT_S)
        listening.close()


@dataclass
class Page:
    """A page at a table: it keeps what it was told and the moments it was shown."""

    line: ClientConnection
    ends: contextlib.ExitStack
    told: list[dict[str, Any]] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)
    decoder: Decoder = field(default_factory=Decoder)

    def say(self, type_: str, **fields: Any) -> None:
        self.line.send(text_of(type_, **fields))

    def hear(self, *kinds: str, where: Any = None) -> dict[str, Any]:
        """The next message of one of these kinds for which `where` holds; all others on the way are kept."""
        until = monotonic() + 2 * WAIT_S
        while True:
            if monotonic() > until:
                raise TimeoutError(f"Nothing was heard of {kinds}.")
            message = self._next()
            if message is not None and message["type"] in kinds and (where is None or where(message)):
                return message

    def watch(self, until: Any) -> Moment:
        """The next moment for which `until` holds."""
        while True:
            seen = len(self.moments)
            self._next()
            if len(self.moments) > seen and until(self.moments[-1]):
                return self.moments[-1]

    def listen(self, seconds: float) -> None:
        """Takes in whatever arrives within that time."""
        until = monotonic() + seconds
        with contextlib.suppress(TimeoutError):
            while (left := until - monotonic()) > 0:
                self._next(left)

    def _next(self, seconds: float = WAIT_S) -> dict[str, Any] | None:
        data = self.line.recv(seconds)
        if isinstance(data, bytes):
            self.frames.append(data)
            self.moments.append(self.decoder.decode(data))
            return None
        message: dict[str, Any] = msgspec.json.decode(data)
        self.told.append(message)
        return message

    def hear_the_end(self) -> None:
        """Reads on until the server has hung up."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self._next()

    def close(self) -> None:
        self.ends.close()
