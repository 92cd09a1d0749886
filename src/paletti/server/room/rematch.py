"""Another game with the same people."""

import msgspec

from paletti.protocol.fromclient import Rematch
from paletti.protocol.toclient import Rematched
from paletti.protocol.view import SeatSecret
from paletti.server import registry
from paletti.server.host import Host, fresh_secret
from paletti.server.line import Line
from paletti.server.room.beginning import begin_if_full
from paletti.server.room.room import Room


async def rematch(host: Host, room: Room, line: Line, wish: Rematch) -> None:
    """Notes who wants it; when all who are there do, makes the table and tells each owner its new secrets."""
    if room.stage != "over" or room.wish.practice:
        room.sorry(line, "not-now")
        return
    async with room.busy:
        room.rematch.add(wish.seat)
        there = {chair.seat for chair in room.chairs if chair.person and chair.lines > 0}
        if room.next_table is None and there <= room.rematch:
            await _invite(host, room)
    room.announce()


async def _invite(host: Host, room: Room) -> None:
    """Makes the new table: the same seats and rules, other wood."""
    names = [chair.name for chair in room.chairs]
    # Everybody sits down anew with a secret of their own; until then nobody can take their seat.
    seats = tuple(
        msgspec.structs.replace(seat, name=name, kind="bot" if seat.kind == "bot" else "link")
        for seat, name in zip(room.wish.seats, names, strict=True)
    )
    wish = msgspec.structs.replace(room.wish, seats=seats, seed=None, serial=None, listed=False)
    following, _ = await registry.make(host, wish)
    secrets: dict[int, str] = {}
    for chair in following.chairs:
        old = room.chairs[chair.seat]
        if chair.open and old.person:
            secret = secrets[chair.seat] = fresh_secret()
            kind = chair.kind = old.kind
            await host.in_thread(host.claim_seat, following.token, chair.seat, chair.name, kind, secret)
            chair.claimed = True
    room.next_table = following.token
    await host.in_thread(host.store.set_successor, room.token, following.token)
    for line in room.lines:
        mine = [SeatSecret(seat, secrets[seat]) for seat in sorted(line.owns) if seat in secrets]
        if mine:
            room.tell(line, Rematched(following.token, mine))
    await begin_if_full(host, following)
