"""All tables of a server: made, found again after a restart, put to sleep, forgotten."""

from functools import partial
from time import time

import msgspec

from paletti.protocol.api import NewTable
from paletti.protocol.view import SeatSecret
from paletti.server.host import Host, fresh_secret
from paletti.server.http.problem import Refuse
from paletti.server.room.beginning import begin_if_full
from paletti.server.room.chairs import Chair, Kind
from paletti.server.room.changing import changed
from paletti.server.room.orders import Close
from paletti.server.room.room import Room
from paletti.server.room.wish import settled
from paletti.storage import SeatRecord, TableRecord


async def make(host: Host, wish: NewTable) -> tuple[Room, list[SeatSecret]]:
    """A new table and the secrets of the seats at the maker's device."""
    if len(host.rooms) >= host.settings.most_tables:
        raise Refuse(503, "server-full", "This server has as many tables as it can carry; try again later.")
    if not host.settings.bots and any(seat.kind == "bot" for seat in wish.seats):
        raise Refuse(422, "bots-missing", "Bots do not play on this server.")
    made = settled(wish, objection_s=host.settings.objection_s)
    secrets = [SeatSecret(seat, fresh_secret()) for seat, new in enumerate(made.seats) if new.kind == "here"]
    by_seat = {secret.seat: secret.secret for secret in secrets}
    seats = [
        (new.name, f"bot {new.strength}" if new.kind == "bot" else new.kind, by_seat.get(seat))
        for seat, new in enumerate(made.seats)
    ]
    options = {"wish": msgspec.to_builtins(made), "began": False}
    token = await host.in_thread(host.store.create, {}, options=options, seats_taken=seats)
    chairs = [_chair(SeatRecord(seat, *taken[:2], claimed=taken[2] is not None)) for seat, taken in enumerate(seats)]
    room = _settle(host, Room(token, made, chairs, host.metrics, time(), host.clock))
    host.metrics.count("tables_made")
    await begin_if_full(host, room)
    return room, secrets


async def find(host: Host, token: str) -> Room | None:
    """The table of this token: in memory, or from the store."""
    async with host.finding:
        room = host.rooms.get(token)
        if room is None:
            record = await host.in_thread(host.store.table, token)
            if record is None or "wish" not in record.options:
                return None
            seats = await host.in_thread(host.store.seats, token)
            room = _settle(host, _revived(host, record, seats))
        # Whoever looks for it is about to come in: it must not be swept away under them.
        room.quiet_since = host.clock()
        return room


async def sweep(host: Host) -> None:
    """Lets quiet tables leave the memory, and forgets those that nobody has touched for long."""
    now = host.clock()
    for room in list(host.rooms.values()):
        if room.lines or now - room.quiet_since < host.settings.sleep_after_s:
            continue
        close(room)
        del host.rooms[room.token]
        if room.wish.practice:  # it lives in memory alone
            await host.in_thread(host.store.remove, room.token)
    await host.in_thread(host.store.scores.expire, host.settings.forget_after_s)
    for token in await host.in_thread(host.store.expire, host.settings.forget_after_s, finished_too=False):
        forgotten = host.rooms.pop(token, None)
        if forgotten is not None:
            close(forgotten)


def close(room: Room) -> None:
    """Puts a table's game away; its journal stays."""
    room.clocks.stop_all()
    if room.master is not None:
        room.master.order(Close())
        room.master.close()
        room.master = None
        room.bots = {}


def _settle(host: Host, room: Room) -> Room:
    room.changed = partial(changed, host, room)
    host.rooms[room.token] = room
    return room


def _revived(host: Host, record: TableRecord, seats: list[SeatRecord]) -> Room:
    wish = msgspec.convert(record.options["wish"], NewTable)
    room = Room(record.id, wish, [_chair(seat) for seat in seats], host.metrics, record.created, host.clock)
    room.began = bool(record.options.get("began"))
    room.finished = record.finished is not None
    room.next_table = record.successor
    for chair in room.chairs:
        if chair.person:
            chair.go(host.clock())
    return room


def _chair(record: SeatRecord) -> Chair:
    if record.kind == "dropped":
        return Chair(record.seat, "link", record.name, claimed=False, dropped=True)
    if record.kind.startswith("bot "):
        strength = record.kind.removeprefix("bot ")
        return Chair(record.seat, "bot", record.name, claimed=False, strength=strength)  # type: ignore[arg-type]
    kind: Kind = "here" if record.kind == "here" else "link"
    return Chair(record.seat, kind, record.name, claimed=record.claimed)
