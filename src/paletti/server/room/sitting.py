"""Claiming a seat, giving it to a bot."""

from paletti.protocol.fromclient import ClaimSeat, SeatBot
from paletti.protocol.toclient import Seated
from paletti.server.host import Host, fresh_secret
from paletti.server.live.line import Line
from paletti.server.names import clean, distinct
from paletti.server.room.beginning import begin_if_full
from paletti.server.room.room import Room


async def claim(host: Host, room: Room, line: Line, wish: ClaimSeat) -> None:
    """Seats a page on an open chair; its secret goes to that page alone."""
    async with room.busy:
        if wish.seat >= len(room.chairs) or not room.chairs[wish.seat].open:
            room.sorry(line, "seat-taken", seat=wish.seat)
            return
        chair = room.chairs[wish.seat]
        taken = [other.name for other in room.chairs if other is not chair and (other.claimed or other.kind == "bot")]
        name, secret = distinct(clean(wish.name, chair.name), taken), fresh_secret()
        if not await host.in_thread(host.store.claim, room.token, wish.seat, name=name, kind=chair.kind, secret=secret):
            room.sorry(line, "seat-taken", seat=wish.seat)
            return
        chair.name, chair.claimed = name, True
        room.tell(line, Seated(wish.seat, secret))
        if line in room.lines:
            line.owns.add(wish.seat)
            chair.arrive()
    room.announce()
    await begin_if_full(host, room)


async def seat_bot(host: Host, room: Room, line: Line, wish: SeatBot) -> None:
    """Gives an open chair to a bot."""
    if not host.settings.bots:
        room.sorry(line, "bots-missing")
        return
    async with room.busy:
        if wish.seat >= len(room.chairs) or not room.chairs[wish.seat].open or not line.owns:
            room.sorry(line, "seat-taken", seat=wish.seat)
            return
        chair = room.chairs[wish.seat]
        chair.kind, chair.strength = "bot", wish.strength
        await host.in_thread(host.store.release, room.token, wish.seat, kind=f"bot {wish.strength}")
    room.announce()
    await begin_if_full(host, room)
    room.changed()
