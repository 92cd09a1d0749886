"""What a command raises when the person at the keyboard can put it right."""


class BadInput(Exception):
    """Bad input: printed as one sentence, exit code 2."""


class InEnglish(BadInput):
    """Bad input in the words of a library, which speaks English; it is printed with a word about that."""
