"""Rooms, seats, sockets and pages over HTTP; imports everything below it, and nothing imports it but the commands.

`settings.Settings` says how a server is run, `app.application` makes the ASGI application, `run.run` serves it.
"""

__all__ = ["app", "run", "settings"]
