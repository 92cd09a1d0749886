"""What every route needs of a request: its host, a limited body, its origin, and limits on how often it comes."""

import asyncio
import logging
from collections.abc import Callable
from typing import Literal, ParamSpec, TypeVar
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paletti.server.guard import same_origin
from paletti.server.host import Host
from paletti.server.http.problem import Refuse
from paletti.server.logs import address_of, security
from paletti.server.node import VOUCHED
from paletti.server.workshop import Busy, ShareUsed, Workshop, Worn
from paletti.storage import NodeRecord
from paletti.table.entry import JournalProblem

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("paletti.server")


class TooCostly(Refuse):
    """An untrusted file could not be checked within the limits of the workshop."""

    def __init__(self, reason: Literal["bad-replay", "bad-kit"] = "bad-replay") -> None:
        sentence = "This takes more time or memory than any game needs."
        super().__init__(422, reason, sentence, {"sentence": sentence})


def host_of(request: Request) -> Host:
    """The server that is asked."""
    host: Host = request.app.state.host
    return host


async def body(request: Request, most: int) -> bytes:
    """The request's body, or a refusal as soon as it grows too large."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise Refuse(413, "too-large", "That is more than this server takes.")
    return bytes(read)


async def message(request: Request, kind: type[T], otherwise: str, most: int | None = None) -> T:
    """The message in the request's body; if it is not one, `otherwise` begins the sentence."""
    return decoded(await body(request, most or host_of(request).resources.settings.most_message_bytes), kind, otherwise)


async def asked_of(request: Request, node: NodeRecord, given: bytes = b"", path: str | None = None) -> Response | None:
    """Another node's answer to this request, or at this path.

    None if it does not answer, or if this request came from a node.
    """
    ours = host_of(request).resources.node
    if node.id == ours.id or request.scope.get(VOUCHED):
        return None
    method = request.method if path is None else "GET"
    if path is None:
        path = quote(request.url.path) + (f"?{request.url.query}" if request.url.query else "")
    visitor, name = address_of(request.scope), request.headers.get("host", "")
    answered = await ours.ask(node, method, path, visitor, name, given)
    if answered is None:
        return None
    status, data = answered
    return Response(data, status, media_type="application/json", headers={"cache-control": "no-store"})


async def asked_of_others(request: Request) -> list[bytes]:
    """The answers of all other nodes at this address, without those that do not answer."""
    if request.scope.get(VOUCHED):
        return []
    node, path = host_of(request).resources.node, request.url.path

    async def ask() -> list[bytes]:
        answers = await asyncio.gather(*(asked_of(request, other, path=path) for other in node.others))
        return [bytes(each.body) for each in answers if each is not None and each.status_code == 200]

    return await node.shared(path, ask)


def decoded(given: bytes, kind: type[T], otherwise: str) -> T:
    """The message in these bytes; if there is none, `otherwise` begins the sentence."""
    try:
        return msgspec.json.decode(given, type=kind)
    except msgspec.MsgspecError as problem:
        raise Refuse(400, "bad-message", f"{otherwise}: {problem}.") from problem
    except (RecursionError, UnicodeError) as problem:
        raise Refuse(400, "bad-message", f"{otherwise}: it is nested too deeply, or no text.") from problem


def guard_origin(request: Request) -> None:
    """Refuses requests that another site's page sends in a visitor's name."""
    if not same_origin(request.headers, host_of(request).resources.settings.origins):
        security.note("foreign-page", address_of(request.scope), "Another site's page asked in a visitor's name.")
        raise Refuse(403, "foreign-page", "Another site's page may not do that.")


def guard_making(request: Request, what: str) -> None:
    """Refuses another site's page, and an address that too often makes things that are kept."""
    guard_origin(request)
    if not host_of(request).makers.take(address_of(request.scope)):
        raise Refuse(429, "too-fast", f"So many {what} at once: wait a minute.")


async def in_workshop(request: Request, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of the call, which runs in a separate process with limits; raises `Refuse` if it exceeds them."""
    return await _worked(host_of(request).workshop, request, call, *args, **kwargs)


async def in_study(request: Request, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The same for analysing a game, which may take minutes."""
    return await _worked(host_of(request).scholars, request, call, *args, **kwargs)


async def _worked(workshop: Workshop, request: Request, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return await workshop.work(address_of(request.scope), call, *args, **kwargs)
    except Worn as problem:
        raise TooCostly from problem
    except Busy as problem:
        raise Refuse(503, "too-fast", "So many wait for this already: try again in a minute.") from problem
    except ShareUsed as problem:
        raise Refuse(429, "too-fast", "You have asked for very much already: try again in a minute.") from problem
    except JournalProblem as problem:
        raise damaged(problem) from problem


def damaged(problem: Exception) -> Refuse:
    """The answer if a kept game can no longer be read."""
    log.warning("A game that was kept cannot be read: %s", problem)
    return Refuse(500, "damaged-game", str(problem))
