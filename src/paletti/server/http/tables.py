"""Making tables, listing them and talking in the lobby, over plain HTTP."""

from time import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paletti.protocol.api import Lobby, LobbyTable, NewTable, SayInLobby, TableMade
from paletti.server import registry
from paletti.server.guard import same_origin
from paletti.server.host import Host
from paletti.server.http.problem import Refuse, answer
from paletti.server.room.room import Room

LISTED = 50


async def body(request: Request, most: int) -> bytes:
    """The request's body, or a refusal as soon as it grows too large."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise Refuse(413, "too-large", "That is more than this server takes.")
    return bytes(read)


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def guard_origin(request: Request, host: Host) -> None:
    """Refuses what another site's page sends in a visitor's name."""
    if not same_origin(request.headers, host.settings.origins):
        raise Refuse(403, "foreign-page", "Another site's page may not do that.")


async def make_table(request: Request) -> Response:
    """POST /api/tables: a new table; the secrets of the seats at this device come with it, and never again."""
    host = host_of(request)
    guard_origin(request, host)
    if not host.makers.take(request.client.host if request.client else ""):
        raise Refuse(429, "too-fast", "So many tables at once: wait a minute.")
    try:
        wish = msgspec.json.decode(await body(request, host.settings.most_message_bytes), type=NewTable)
    except msgspec.MsgspecError as problem:
        raise Refuse(400, "bad-message", f"This is no wish for a table: {problem}.") from problem
    room, secrets = await registry.make(host, wish)
    return answer(TableMade(room.token, secrets), 201)


async def lobby(request: Request) -> Response:
    """GET /api/lobby: tables with open seats, games that may be watched, and what was said."""
    host = host_of(request)
    rooms = sorted(host.rooms.values(), key=lambda room: room.created, reverse=True)
    open_tables = [shown(room) for room in rooms if room.wish.listed and room.stage == "gathering" and room.lines]
    live = [shown(room) for room in rooms if room.wish.watchable and room.stage == "playing" and room.lines]
    return answer(Lobby(open_tables[:LISTED], live[:LISTED], host.talk.heard()))


async def say(request: Request) -> Response:
    """POST /api/lobby/say: one of the fixed phrases, heard by everybody in the lobby."""
    host = host_of(request)
    guard_origin(request, host)
    try:
        wish = msgspec.json.decode(await body(request, host.settings.most_message_bytes), type=SayInLobby)
    except msgspec.MsgspecError as problem:
        raise Refuse(400, "bad-message", f"Nobody says that here: {problem}.") from problem
    if not host.talk.say(request.client.host if request.client else "", wish.name, wish.phrase):
        raise Refuse(429, "too-fast", "So many words at once: wait a moment.")
    return answer({"said": True}, 201)


def shown(room: Room) -> LobbyTable:
    """A table as the lobby tells of it."""
    now = room.summary
    absent = [room.chairs[seat].name for seat in now.acting if not room.chairs[seat].present] if now else []
    return LobbyTable(
        table=room.token,
        stage=room.stage,
        edition=room.wish.edition,
        chairs=room.seated(),
        open_seats=sum(chair.open for chair in room.chairs),
        watchers=room.watchers,
        watchable=room.wish.watchable,
        waiting_for=absent if now else [chair.name for chair in room.chairs if chair.open],
        top=now.top if now else "base",
        turns=now.turn_number if now else 0,
        age_s=max(0, round(time() - room.created)),
    )
