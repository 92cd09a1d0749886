"""The messages between server and page, defined once."""
