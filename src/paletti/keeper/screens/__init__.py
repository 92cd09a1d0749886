"""The score keeper's screens, one a file."""
