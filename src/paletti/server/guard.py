"""The safety headers of every answer, the answer to our own failures, and which pages may open a socket."""

import asyncio
import logging
from ipaddress import ip_address
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paletti.protocol.api import Problem
from paletti.server.limits import Buckets
from paletti.server.logs import address_of, security

log = logging.getLogger("paletti.server")

_POLICY: Final = (
    "default-src 'self'; script-src 'self'{wasm}; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
POLICY: Final = _POLICY.format(wasm="")
KEEPER_POLICY: Final = _POLICY.format(wasm=" 'wasm-unsafe-eval'")
"""The score keeper runs the referee itself, in WebAssembly; no other page may compile any."""

FAILED: Final = msgspec.json.encode(Problem("Something went wrong on the server.", "server-failed", {}))
"""The answer to our own failures, without details."""
TOO_FAST: Final = Response(
    msgspec.json.encode(Problem("So many requests at once: wait a little.", "too-fast", {})),
    429,
    {"cache-control": "no-store"},
    "application/json",
)
PACE_S: Final = 0.1
STRANGER: Final = PlainTextResponse("This server does not go by that name.\n", 421)
FOR_HOSTS: Final = ("/metrics", "/healthz", "/livez")
"""Monitoring asks for these, by any name or number of the server. They say nothing about people."""
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a table's link is its key: it must not leak to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Adds the safety headers to every answer, and only answers requests to its own names."""

    def __init__(self, app: ASGIApp, names: frozenset[str] | None = None, *, addresses: bool = False) -> None:
        """Without `names` the server answers to any name; with `addresses` also to any IP address."""
        self._app, self._names, self._addresses = app, names, addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        policy = KEEPER_POLICY if scope["path"].split("/")[1:2] == ["keeper"] else POLICY
        began = False

        async def guarded(message: Message) -> None:
            nonlocal began
            began = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers["content-security-policy"] = policy
            await send(message)

        if not self._goes_by(scope):
            security.note(
                "foreign-name", address_of(scope), "Somebody asked for this server by a name that is not its own."
            )
            await STRANGER(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except ClientDisconnect:
            pass  # nobody is there to get the answer
        except Exception:
            log.exception("A request broke down.")
            if not began:
                failed = Response(FAILED, 500, {"cache-control": "no-store"}, "application/json")
                await failed(scope, receive, guarded)

    def _goes_by(self, scope: Scope) -> bool:
        """Whether this server answers to the name in the request."""
        if self._names is None or (scope["type"] == "http" and scope["path"] in FOR_HOSTS):
            return True
        return known_host(Headers(scope=scope).get("host", ""), self._names, addresses=self._addresses)


class Paced:
    """Delays requests from an address that sends too many, and refuses those that have waited too long."""

    def __init__(self, app: ASGIApp, a_second: float, waits_s: float = 5.0) -> None:
        self._app, self._waits_s = app, waits_s
        self._requests = Buckets(a_second, 4 * a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            address, until = address_of(scope), monotonic() + self._waits_s
            while not self._requests.take(address):
                if monotonic() >= until:
                    await TOO_FAST(scope, receive, send)
                    return
                await asyncio.sleep(PACE_S)
        await self._app(scope, receive, send)


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether the page that asks was served by this host, or by one that the host allows."""
    origin = headers.get("origin")
    if origin is None:
        # Only programs leave it out: a browser always says where a socket or a POST comes from.
        return True
    if origin in allowed:
        return True
    try:
        split = urlsplit(origin)
    except ValueError:
        return False
    return split.scheme in ("http", "https") and split.netloc == headers.get("host", "")


def known_host(host: str, names: frozenset[str], *, addresses: bool = False) -> bool:
    """Whether the requested host is one of ours. A foreign name that leads here is an attack (DNS rebinding). A bare
    number cannot be one, so every number is allowed on a home network.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name in names:
            return True
        return addresses and bool(ip_address(name))
    except ValueError:
        return False
