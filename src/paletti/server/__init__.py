"""Rooms, seats, sockets and pages over HTTP; imports everything below it, and only the commands import it.

`Settings` says how a server is run, `application` makes the ASGI application, `listen` and `run.run` serve it.
"""

from typing import TYPE_CHECKING

from paletti.facade import on_demand

if TYPE_CHECKING:
    from paletti.server.app import application
    from paletti.server.run import CannotListen, listen
    from paletti.server.settings import Settings

__all__ = ["CannotListen", "Settings", "application", "listen"]

# The commands read the settings' defaults for their help, and must not wait for the whole server to load.
__getattr__ = on_demand(
    __name__, {"app": ("application",), "run": ("CannotListen", "listen"), "settings": ("Settings",)}
)
