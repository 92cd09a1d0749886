"""The score keeper's screens, one a file. They import what keeps the score and its files, never the app."""
