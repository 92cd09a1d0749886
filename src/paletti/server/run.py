"""Running the server: a socket of our own, uvicorn on it, and a message when it listens."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from types import FrameType

import uvicorn

from paletti.server import logs
from paletti.server.app import application
from paletti.server.host import Host
from paletti.server.http.connection import http_connections
from paletti.server.live.wire import SEND_BUFFER, Wire
from paletti.server.settings import Settings
from paletti.storage import Store

SWITCH_S = 0.003
"""How long a thread may keep the interpreter. The event loop gets its turn whenever a world steps, because the engine
releases Python's lock; switching more often would only empty the processor's caches."""


class CannotListen(Exception):
    """The server cannot listen; the sentence says where, and why."""


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A listening socket on that port, or on the next free one within this many tries."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + tries, 65536)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            listening.bind((host, candidate))
            listening.listen(512)
        except OSError as problem:
            listening.close()
            if problem.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise CannotListen(f"Cannot listen on {host}: {problem.strerror}.") from problem
            continue
        return listening
    last = "" if tries == 1 else f" to {port + tries - 1}"
    raise CannotListen(f"Port {port}{last} is taken on {host}.")


class Serving(uvicorn.Server):
    """A server that hands its tables over when told to terminate; if told twice, or interrupted, it stops at once."""

    _draining: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM and self._draining is None and self.started:
            self._draining = asyncio.get_event_loop().create_task(self._drain(sig, frame))
        else:
            super().handle_exit(sig, frame)

    async def _drain(self, sig: int, frame: FrameType | None) -> None:
        host: Host = self.config.app.state.host  # type: ignore[union-attr]  # the application made below
        if not host.resources.node.alone:
            self.servers[0].close()  # pages come to other nodes from now on; these still reach us at our own address
        try:
            await host.drain()
        finally:
            super().handle_exit(sig, frame)


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    *,
    store: Store | None = None,
    proxies: Sequence[str] = (),
    among_nodes: socket.socket | None = None,
) -> None:
    """Serves until told to stop; calls `ready` when pages can be opened. StorageProblem if games cannot be stored.

    The store is opened here if it is not given, and closed at the end. `proxies` are trusted about a visitor's address;
    `among_nodes` listens where other nodes reach this one.
    """
    sys.setswitchinterval(SWITCH_S)
    logs.set_up(as_json=settings.json_logs)
    server = Serving(configured(settings, store or _store(settings, listening), proxies=proxies))
    sockets = [listening] if among_nodes is None else [listening, among_nodes]
    # Games live long and frames are short-lived, so the collector does not have to run after every few hundred objects.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)

    async def serve() -> None:
        serving = asyncio.create_task(server.serve(sockets=sockets))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            ready()
        await serving

    with listening, asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(serve())


def configured(settings: Settings, store: Store | None = None, *, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn runs the application; `proxies` are trusted about a visitor's address."""
    return uvicorn.Config(
        application(settings, store),
        http=http_connections(None if proxies else settings.most_connections_an_address, settings.node_address),
        ws=Wire,
        ws_max_size=settings.most_message_bytes,
        ws_per_message_deflate=False,  # frames are small, and compressing takes three times the processor time
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_level="warning",
        log_config=None,
        access_log=False,  # a table's link is its key, so it must not be logged
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=3,
    )


def _store(settings: Settings, listening: socket.socket) -> Store:
    try:
        return Store(settings.database, lease_s=settings.lease_s)
    except BaseException:
        listening.close()
        raise


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # Windows does not have it
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop
