"""What a command raises when the user can correct the mistake."""


class BadInput(Exception):
    """Bad input: printed as one sentence, exit code 2."""


class InEnglish(BadInput):
    """Bad input in the English words of a library; it is printed with a note about that."""
