"""The score keeper for the wooden game in the terminal; imports scorekeeping, messages and rules.

`app` is the program with its screens, `store` the files in which games are kept.
"""

__all__ = ["app", "store"]
