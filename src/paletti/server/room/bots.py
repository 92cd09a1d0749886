"""Bots at a table: asked when it is their turn."""

from paletti.server.host import Host
from paletti.server.room.room import Room


def ask_bots(host: Host, room: Room) -> None:
    """Asks the bots that the game waits for what they do."""
