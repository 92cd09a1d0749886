"""One running server: what its routes and its sockets share."""

from dataclasses import dataclass

from paletti.server.limits import Allowance, Buckets, Door
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
    at_the_door: Door
    """Sockets whose page has not yet said hello."""
    watchers: Door
    """Sockets of those who own no seat."""
    lines: int = 0
    """How many sockets are open."""

    def allowance(self) -> Allowance:
        """What a page that comes in may ask."""
        settings = self.resources.settings
        return Allowance(settings.messages_a_second, settings.work_a_second)
