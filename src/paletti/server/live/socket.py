"""The socket of a page: the hello, then message after message, each within its limits."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from paletti.physics.snapshot import SnapshotError
from paletti.protocol import fromclient as wishes
from paletti.protocol.message import Token
from paletti.protocol.toclient import Sorry, SorryReason, text
from paletti.protocol.version import VERSION
from paletti.server.costs import cost_of
from paletti.server.guard import same_origin
from paletti.server.host import Host
from paletti.server.live.forward import passed_on
from paletti.server.live.line import SocketLine
from paletti.server.logs import address_of, security
from paletti.server.room.newtable import Declined
from paletti.server.room.room import Room
from paletti.server.room.rooms import Elsewhere
from paletti.storage import StorageDown, StorageProblem
from paletti.table.entry import JournalProblem
from paletti.table.setup import BadSetup

log = logging.getLogger("paletti.server")

HELLO_WITHIN_S: Final = 10.0
COMES_IN_WITHIN_S: Final = 10.0
AGAIN_S: Final = 0.05
MOST_OFFENCES: Final = 20
"""Pages that break the rules of the protocol this often are disconnected. Ours never do."""
POLICY_VIOLATION: Final = 1008
TAKES: Final = (wishes.Grip, wishes.Hook, wishes.Hold, wishes.TakePlateau)
"""The wishes that set wood in motion."""
FOREIGN: Final = PlainTextResponse("Pages of other sites get no socket here.\n", 403)
GONE: Final = (WebSocketDisconnect, ClientDisconnected)
"""What is raised when a page has gone meanwhile, after or before it was let in."""


class Greeting(msgspec.Struct, tag="hello", frozen=True):
    """What every hello has, even in another version."""

    version: str = ""


decode = msgspec.json.Decoder(wishes.FromClient).decode
decode_greeting = msgspec.json.Decoder(Greeting).decode


async def socket(websocket: WebSocket) -> None:
    """One page's connection from its hello to its end. If another node has the table, the connection is passed on."""
    host: Host = websocket.app.state.host
    address, table = address_of(websocket.scope), websocket.path_params.get("table", "")
    try:
        if not same_origin(websocket.headers, host.resources.settings.origins):
            security.note("foreign-page", address, "Another site's page wanted a socket.")
            await websocket.send_denial_response(FOREIGN)
            return
        if _may_be_a_table(table) and await passed_on(host, websocket, table, address):
            return
        await websocket.accept()
        hello = await _greeted(host, websocket, address)
        if not isinstance(hello, wishes.Hello):
            await _turn_away(websocket, hello)
            return
        with host.spread.one_more(address, table) as there_is_room:
            if there_is_room:
                await _serve(host, websocket, table, hello, address)
            else:
                security.note("too-many-tables", address, "An address wanted to be at more tables than it may.")
                await _turn_away(websocket, "server-full")
    except GONE:
        pass
    except Declined:
        await _turn_away(websocket, "server-full")
    except Elsewhere:
        await _turn_away(websocket, "moving")
    except StorageProblem as problem:
        log.warning("A page could not come in: %s", problem)
        await _turn_away(websocket, _why(problem))


async def _greeted(host: Host, websocket: WebSocket, address: str) -> wishes.Hello | SorryReason:
    """The hello, or why the page is turned away. A page that says nothing does not block others."""
    late: SorryReason = "bad-message"

    def send_away() -> None:
        nonlocal late
        late = "server-full"
        if not waits.expired():
            waits.reschedule(0.0)

    try:
        async with asyncio.timeout(HELLO_WITHIN_S) as waits:
            with host.at_the_door.one_more(address, send_away):
                hello = await _hello(host, websocket)
                if not isinstance(hello, wishes.Hello):
                    return hello
                late = "server-full"
                waits.reschedule(asyncio.get_running_loop().time() + COMES_IN_WITHIN_S)
                while not host.arrivals.take(address):
                    await asyncio.sleep(AGAIN_S)
                return hello
    except TimeoutError:
        return late


async def _serve(host: Host, websocket: WebSocket, table: str, hello: wishes.Hello, address: str) -> None:
    room = await host.rooms.find(table, hello.owns) if _may_be_a_table(table) else None
    if room is None:
        await _turn_away(websocket, "no-table")
        return
    seats = await room.seats.opened_by(hello.owns)
    if len(seats) < len(hello.owns):
        security.note("wrong-secret", address, "A page named a seat's secret that opens no seat.")
    refused = room.refuses(seats)
    if refused is not None:
        await _turn_away(websocket, refused)
        return
    # A seat's owner always comes in: only those who watch can be too many.
    with contextlib.nullcontext(True) if seats else host.spectators.one_more(address) as there_is_room:
        if there_is_room:
            await _converse(host, room, websocket, seats, address)
        else:
            await _turn_away(websocket, "server-full")


async def _converse(host: Host, room: Room, websocket: WebSocket, seats: set[int], address: str) -> None:
    line = SocketLine(websocket, host.allowance(address), room.catch_up)
    sending = asyncio.create_task(line.send_all())
    listening = asyncio.create_task(_listen(host, room, line, websocket, address))
    host.lines += 1
    room.come_from(address)
    try:
        try:
            await room.arrive(line, seats)
        except StorageProblem as problem:
            log.warning("A table cannot be opened now: %s", problem)
            room.sorry(line, _why(problem))
            line.hang_up()
        except (JournalProblem, BadSetup, SnapshotError) as problem:
            log.error("A table cannot be opened: %s", problem)
            room.sorry(line, "damaged-table")
            line.hang_up()
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        host.lines -= 1
        room.depart(line)
        for task in (sending, listening):
            task.cancel()
        for task in (sending, listening):
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        with contextlib.suppress(RuntimeError):
            await websocket.close()


async def _hello(host: Host, websocket: WebSocket) -> wishes.Hello | SorryReason:
    """The hello, or the reason why there is none."""
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    given = message.get("text")
    if given is None or len(given) > host.resources.settings.most_message_bytes:
        return "bad-message"
    try:
        hello = decode(given)
    except (msgspec.MsgspecError, RecursionError):
        return _misspoken(given)
    if not isinstance(hello, wishes.Hello):
        return "bad-message"
    return hello if hello.version == VERSION else "version"


def _misspoken(given: str) -> SorryReason:
    """Why the first message cannot be read: it is of another version, or nonsense."""
    try:
        greeting = decode_greeting(given)
    except (msgspec.MsgspecError, RecursionError):
        # A page of another version may say hello in words that we do not know.
        return "version" if '"hello"' in given else "bad-message"
    return "version" if greeting.version != VERSION else "bad-message"


def _may_be_a_table(table: str) -> bool:
    try:
        msgspec.convert(table, Token)
    except msgspec.ValidationError:
        return False  # no table can have this name: the link is damaged
    return True


async def _listen(host: Host, room: Room, line: SocketLine, websocket: WebSocket, address: str) -> None:
    offences = 0
    while offences < MOST_OFFENCES:
        message = await websocket.receive()
        if message["type"] != "websocket.receive":
            return
        given = message.get("text")
        if not line.limit.messages.take():
            host.resources.metrics.count("messages_too_fast")
            offences += 1
            room.sorry(line, "too-fast")
            continue
        if given is None or len(given) > host.resources.settings.most_message_bytes:
            offences += 1
            room.sorry(line, "bad-message")
            continue
        try:
            wish = decode(given)
        except (msgspec.MsgspecError, RecursionError):
            host.resources.metrics.count("messages_bad")
            offences += 1
            room.sorry(line, "bad-message")
            continue
        if not line.limit.affords(cost_of(wish), room.work_of(line)):
            # This is not an offence: one of our own pages may ask too fast. It is told so, and nothing else happens.
            host.resources.metrics.count("messages_too_dear")
            room.sorry(line, "too-fast")
            continue
        if isinstance(wish, TAKES) and wish.seat in line.owns and not host.may_take(room, address):
            host.resources.metrics.count("hands_too_many")
            room.sorry(line, "server-full")
            continue
        host.resources.metrics.count("messages")
        try:
            await room.hear(line, wish)
        except StorageProblem as problem:
            room.sorry(line, _why(problem))
    security.note("too-many-bad-messages", address, "A page that sent too many bad messages was disconnected.")


def _why(problem: StorageProblem) -> SorryReason:
    """The reason that a page is told."""
    return "storage-away" if isinstance(problem, StorageDown) else "not-now"


async def _turn_away(websocket: WebSocket, reason: SorryReason) -> None:
    """Says why, and closes."""
    with contextlib.suppress(RuntimeError, *GONE):
        if websocket.application_state is WebSocketState.CONNECTING:
            await websocket.accept()
        await websocket.send_text(text(Sorry(reason, {})))
        await websocket.close(POLICY_VIOLATION)
