"""A table's game in a stepper's thread: orders come in, the wood moves, and outputs go back to the room.

Imports the game, the bots and the stepper; knows no room, no route and no socket.
"""
