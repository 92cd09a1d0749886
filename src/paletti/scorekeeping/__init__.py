"""The score keeper without a screen, shared by the terminal and the page; imports messages and rules."""
