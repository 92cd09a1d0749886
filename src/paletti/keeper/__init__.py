"""The score keeper for the wooden game in the terminal; imports scorekeeping, messages and rules."""
