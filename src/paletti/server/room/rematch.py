"""Another game with the same people."""

import msgspec

from paletti.protocol.api import NewSeat
from paletti.protocol.fromclient import Rematch
from paletti.protocol.toclient import Rematched
from paletti.protocol.view import SeatSecret
from paletti.server import registry
from paletti.server.host import Host, fresh_secret
from paletti.server.http.problem import Refuse
from paletti.server.live.line import Line
from paletti.server.room.beginning import begin_if_full
from paletti.server.room.chairs import Chair
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
            try:
                await _invite(host, room)
            except Refuse as refuse:
                room.rematch.discard(wish.seat)
                room.sorry(line, refuse.problem.reason)
    room.announce()


async def _invite(host: Host, room: Room) -> None:
    """Makes the new table: the same seats and rules, other wood."""
    seats = tuple(_seat(chair) for chair in room.chairs)
    wish = msgspec.structs.replace(room.wish, seats=seats, seed=None, serial=None, listed=False)
    following, _ = await registry.make(host, wish)
    secrets: dict[int, str] = {}
    for chair in following.chairs:
        old = room.chairs[chair.seat]
        # Who is there sits down anew, with a secret of their own; who is not finds the seat open.
        if old.person and old.lines > 0:
            secret = secrets[chair.seat] = fresh_secret()
            chair.kind = old.kind
            await host.in_thread(
                host.store.claim, following.token, chair.seat, name=chair.name, kind=chair.kind, secret=secret
            )
            chair.claimed = True
    room.next_table = following.token
    await host.in_thread(host.store.set_successor, room.token, following.token)
    for line in room.lines:
        mine = [SeatSecret(seat, secrets[seat]) for seat in sorted(line.owns) if seat in secrets]
        if mine:
            room.tell(line, Rematched(following.token, mine))
    await begin_if_full(host, following)


def _seat(chair: Chair) -> NewSeat:
    """The seat as it was played in the end: a bot may have sat down while the table gathered."""
    if chair.kind == "bot" and chair.strength is not None:
        return NewSeat("bot", chair.name, chair.strength)
    return NewSeat("link", chair.name)
