"""What a command raises when the person at the keyboard can put it right."""


class BadInput(Exception):
    """Bad input: printed as one sentence, exit code 2."""
