"""The score keeper's screens, one a file. They import scorekeeping and the store, never the app."""
