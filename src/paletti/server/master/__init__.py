"""A table's game in a stepper's thread: orders come in, the wood moves, and outputs go back to the room."""
