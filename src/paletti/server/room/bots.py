"""Which seats bots play at now: told to the game whenever it changes."""

from paletti.bots.mind.strength import Strength
from paletti.server.room.orders import Bots
from paletti.server.room.room import Room


def seat_bots(room: Room) -> None:
    """Tells the game who its bots are, if that has changed."""
    bots = {chair.seat: Strength(chair.bot) for chair in room.chairs if chair.bot is not None}
    if room.master is not None and bots != room.bots:
        room.bots = bots
        room.order(Bots(bots))
