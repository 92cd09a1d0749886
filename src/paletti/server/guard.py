"""What every answer carries for safety, and whose page may open a socket."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY: Final = (
    "default-src 'self'; script-src 'self'{wasm}; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
POLICY: Final = _POLICY.format(wasm="")
KEEPER_POLICY: Final = _POLICY.format(wasm=" 'wasm-unsafe-eval'")
"""The score keeper runs the referee itself, in WebAssembly; no other page may compile any."""

STRANGER: Final = PlainTextResponse("This server does not go by that name.\n", 421)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a table's link is its key: it must not leak to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Adds the safety headers to every answer, and answers only to its own names."""

    def __init__(self, app: ASGIApp, names: frozenset[str] | None = None) -> None:
        """Without `names` the server goes by any name."""
        self._app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._names is not None and not known_host(Headers(scope=scope).get("host", ""), self._names):
            await STRANGER(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        policy = KEEPER_POLICY if scope["path"].split("/")[1] == "keeper" else POLICY

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers["content-security-policy"] = policy
            await send(message)

        await self._app(scope, receive, guarded)


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether the page that asks was served by this very host, or by one that the host allows."""
    origin = headers.get("origin")
    if origin is None:
        # Only programs send none; a browser always says where a socket or a POST comes from.
        return True
    if origin in allowed:
        return True
    split = urlsplit(origin)
    return split.scheme in ("http", "https") and split.netloc == headers.get("host", "")


def known_host(host: str, names: frozenset[str]) -> bool:
    """Whether the host asked for is one of ours: a foreign name that leads here is somebody's trick (DNS rebinding)."""
    try:
        return (urlsplit(f"//{host}").hostname or "") in names
    except ValueError:
        return False
