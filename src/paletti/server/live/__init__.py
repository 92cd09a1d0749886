"""The sockets of live tables: hello, line, wire. Imports the host and its rooms, never the routes."""
