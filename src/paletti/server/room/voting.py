"""Players who stay away: waited for, then dropped or played for by a bot, as the others vote."""

from functools import partial

from paletti.protocol.fromclient import Vote
from paletti.protocol.words import Strength
from paletti.server.host import Host
from paletti.server.live.line import Line
from paletti.server.room.chairs import Chair
from paletti.server.room.orders import Drop
from paletti.server.room.room import Room

SUBSTITUTE: Strength = "apprentice"


def watch_absence(host: Host, room: Room) -> None:
    """Starts a clock for each absent player while anybody waits; when it has run, the others may vote."""
    if room.stage != "playing" or not room.lines:
        return
    for chair in room.chairs:
        if chair.empty and chair.substitute is None and not chair.missed:
            now = room.clock()
            if chair.away_since is None:
                chair.go(now)  # never seen yet
            wait = max(0.0, host.settings.absent_after_s - chair.waited_for(now))
            room.clocks.start("absence", chair.seat, wait, chair.waited_since, partial(miss, room, chair))


def miss(room: Room, chair: Chair) -> None:
    """Asks the others what to do about a player who stays away."""
    chair.missed = True
    room.announce()


def may_vote(host: Host, room: Room, absent: int) -> bool:
    """Whether this player has been away long enough to be voted on."""
    if absent >= len(room.chairs) or room.stage != "playing":
        return False
    chair = room.chairs[absent]
    return chair.voted_on or (chair.empty and chair.waited_for(room.clock()) >= host.settings.absent_after_s)


async def vote(host: Host, room: Room, line: Line, wish: Vote) -> None:
    """Counts a vote; more than half of those present decide."""
    if not may_vote(host, room, wish.absent) or wish.absent == wish.seat:
        room.sorry(line, "not-now")
        return
    chair = room.chairs[wish.absent]
    chair.votes[wish.seat] = wish.choice
    voters = {other.seat for other in room.chairs if other.person and other.lines > 0}
    for choice in ("drop", "bot", "wait"):
        if 2 * sum(chair.votes.get(seat) == choice for seat in voters) > len(voters):
            chair.votes.clear()
            chair.missed = False
            if choice == "wait":
                chair.waited_since = room.clock()
            elif choice == "drop":
                chair.dropped = True
                await host.in_thread(host.store.release, room.token, chair.seat, kind="dropped")
                room.order(Drop(chair.seat))
            elif host.settings.bots:
                chair.substitute = SUBSTITUTE
            else:
                room.sorry(line, "bots-missing")
            break
    room.announce()
    room.changed()
