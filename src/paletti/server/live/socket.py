"""The socket of a page: the hello, then message after message, each within its limits."""

import asyncio
import contextlib
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paletti.protocol import fromclient as wishes
from paletti.protocol.message import Token
from paletti.protocol.toclient import Sorry, SorryReason, text
from paletti.protocol.version import VERSION
from paletti.server.guard import same_origin
from paletti.server.host import Host
from paletti.server.limits import Bucket
from paletti.server.live.line import SocketLine
from paletti.server.live.wire import HEAR_NOW, HearNow
from paletti.server.room.room import Room

HELLO_WITHIN_S: Final = 10.0
PATIENCE: Final = 20
"""So many messages out of bounds end the line: no page of ours sends any."""
POLICY_VIOLATION: Final = 1008

AIM: Final = b'{"type":"aim",'


class Greeting(msgspec.Struct, tag="hello", frozen=True):
    """What even a hello that we cannot take has in common with every other one."""

    version: str = ""
    table: str = ""


decode = msgspec.json.Decoder(wishes.FromClient).decode
decode_aim = msgspec.json.Decoder(wishes.Aim).decode
decode_greeting = msgspec.json.Decoder(Greeting).decode


async def socket(websocket: WebSocket) -> None:
    """One page's connection from its hello to its end."""
    host: Host = websocket.app.state.host
    if not same_origin(websocket.headers, host.resources.settings.origins):
        await websocket.close(POLICY_VIOLATION)
        return
    await websocket.accept()
    if host.lines >= host.resources.settings.most_lines:
        await _turn_away(websocket, "server-full")
        return
    host.lines += 1
    try:
        await _serve(host, websocket)
    except WebSocketDisconnect:
        pass
    finally:
        host.lines -= 1


async def _serve(host: Host, websocket: WebSocket) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN_S):
            hello = await _hello(host, websocket)
    except TimeoutError:
        await _turn_away(websocket, "bad-message")
        return
    if not isinstance(hello, wishes.Hello):
        await _turn_away(websocket, hello)
        return
    room = await host.rooms.find(hello.table)
    if room is None:
        await _turn_away(websocket, "no-table")
        return
    seats = await room.seats.owned(hello.owns)
    refused = room.refuses(seats)
    if refused is not None:
        await _turn_away(websocket, refused)
        return
    rate = host.resources.settings.messages_a_second
    line = SocketLine(websocket, Bucket(rate, 2 * rate), room.catch_up)
    sending = asyncio.create_task(line.send_all())
    listening = asyncio.create_task(_listen(host, room, line, websocket))
    try:
        await room.arrive(line, seats)
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
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
    except msgspec.MsgspecError:
        return _misspoken(given)
    if not isinstance(hello, wishes.Hello):
        return "bad-message"
    return hello if hello.version == VERSION else "version"


def _misspoken(given: str) -> SorryReason:
    """Why a first message that says nothing to us does so: another version's words, a mangled link, or nonsense."""
    try:
        greeting = decode_greeting(given)
    except msgspec.MsgspecError:
        # A page of another version may say hello in words that we do not know.
        return "version" if '"hello"' in given else "bad-message"
    if greeting.version != VERSION:
        return "version"
    try:
        msgspec.convert(greeting.table, Token)
    except msgspec.ValidationError:
        return "no-table"  # no table was ever called that
    return "bad-message"


async def _listen(host: Host, room: Room, line: SocketLine, websocket: WebSocket) -> None:
    offences = 0
    hear_now: HearNow | None = websocket.scope.get(HEAR_NOW)
    if hear_now is not None:
        hear_now(partial(_take_aim, host, room, line))
    while offences < PATIENCE:
        line.idle = True
        message = await websocket.receive()
        line.idle = False
        if message["type"] != "websocket.receive":
            return
        given = message.get("text")
        if not line.limit.take():
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
        except msgspec.MsgspecError:
            host.resources.metrics.count("messages_bad")
            offences += 1
            room.sorry(line, "bad-message")
            continue
        host.resources.metrics.count("messages")
        await room.hear(line, wish)


def _take_aim(host: Host, room: Room, line: SocketLine, given: bytes) -> bool:
    """Whether this was an aim, and its hand has it: by far the most messages are these, and they take the short way.

    Whatever is wrong with one, the long way finds it again and says so.
    """
    if not line.idle or not given.startswith(AIM):
        return False
    try:
        wish = decode_aim(given)
    except msgspec.MsgspecError:
        return False
    if wish.seat not in line.owns or not line.limit.take():
        return False
    host.resources.metrics.count("messages")
    room.move_hand(line, wish)
    return True


async def _turn_away(websocket: WebSocket, reason: SorryReason) -> None:
    """Says why, and closes."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_text(text(Sorry(reason, {})))
        await websocket.close(POLICY_VIOLATION)
