"""What follows from every change at a table: clocks run or stop, bots are asked, the end is told."""

from paletti.server.host import Host
from paletti.server.room.bots import seat_bots
from paletti.server.room.room import Room
from paletti.server.room.timing import run_clocks
from paletti.server.room.voting import watch_absence


def changed(host: Host, room: Room) -> None:
    """Looks after the table as it is now."""
    if room.summary is None:
        return
    if room.summary.over != room.finished:
        # A practice game that is over can be taken back.
        room.finished = room.summary.over
        room.announce()
    run_clocks(room, room.summary)
    if room.finished:
        return
    watch_absence(host, room)
    seat_bots(room)
