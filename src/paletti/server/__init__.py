"""Rooms, seats, sockets and pages over HTTP."""
