"""One table: its people on the event loop, its game in a stepper's thread, orders and outputs between the two."""
