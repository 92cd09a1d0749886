"""The score keeper for the wooden game, in the terminal; imports messages and rules."""
