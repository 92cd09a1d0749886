"""The routes of plain HTTP: a file for each subject. Imports the host and its rooms, never the sockets."""
