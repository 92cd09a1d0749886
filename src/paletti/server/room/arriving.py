"""Pages come to a table and go."""

from functools import partial

from paletti.protocol.fromclient import Ownership
from paletti.protocol.toclient import Welcome
from paletti.protocol.version import VERSION
from paletti.server.host import Host
from paletti.server.live.line import Line
from paletti.server.room.beginning import wake
from paletti.server.room.orders import Key, Show, Wait
from paletti.server.room.room import Room
from paletti.server.room.voting import watch_absence


async def owned(host: Host, room: Room, claims: tuple[Ownership, ...]) -> set[int]:
    """The seats that these secrets really open."""
    found: set[int] = set()
    for claim in claims:
        if claim.seat in await host.in_thread(host.store.seats_of, room.token, claim.secret):
            found.add(claim.seat)
    return {seat for seat in found if not room.chairs[seat].dropped}


def admissible(host: Host, room: Room, seats: set[int]) -> str | None:
    """Why a page may not come in, if so."""
    if len(room.lines) >= host.settings.most_lines_a_table:
        return "table-full"
    open_seats = any(chair.open for chair in room.chairs)
    if not seats and not room.wish.watchable and not open_seats:
        return "table-closed"
    return None


async def arrive(host: Host, room: Room, line: Line, seats: set[int]) -> None:
    """Lets a page in: it hears who is there, and gets the whole picture."""
    line.owns = seats
    line.missed = partial(catch_up, room, line)
    room.lines.add(line)
    room.tell(line, Welcome(VERSION, room.token, sorted(seats)))
    for seat in seats:
        room.chairs[seat].arrive()
        room.clocks.stop("absence", seat)
    room.announce()
    for running in room.clocks.shown():
        room.tell(line, running)
    if room.began:
        await wake(host, room)
        room.order(Show(line))
        room.changed()


def catch_up(room: Room, line: Line) -> None:
    """Lets a page that was too slow for some frames go on from a key frame."""
    room.metrics.count("frames_dropped", line.frames_dropped)
    line.frames_dropped = 0
    room.order(Key())


def depart(host: Host, room: Room, line: Line) -> None:
    """Lets a page go; its seats wait for it."""
    if line not in room.lines:
        return
    room.lines.discard(line)
    for seat in line.owns:
        room.chairs[seat].depart(room.clock())
    if not room.lines:
        room.quiet_since = room.clock()
        room.order(Wait())
    watch_absence(host, room)
    room.announce()
