"""Rooms, seats, sockets and pages over HTTP; imports everything below it, and nothing imports it but the commands."""
