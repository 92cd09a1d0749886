"""One table's people on the event loop: pages, seats and clocks, and the way to their game and back.

Imports the master and what it works with; never routes or sockets.
"""
