"""One running server: what its routes and its sockets share."""

from dataclasses import dataclass

from paletti.server.limits import Buckets
from paletti.server.resources import Resources
from paletti.server.room.rooms import Rooms
from paletti.server.thinking import Thinkers
from paletti.server.workshop import Workshop


@dataclass
class Host:
    """The rooms of a server and what they work with."""

    resources: Resources
    rooms: Rooms
    makers: Buckets
    """How often an address may make something that is kept."""
    scholars: Thinkers
    """Those who look at finished games again; they have time."""
    workshop: Workshop
    """Processes that may die, for whatever strangers send."""
    lines: int = 0
    """How many sockets are open."""
