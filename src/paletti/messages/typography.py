"""A language's own marks: what an author types plainly, set as a printer of that language would set it.

Catalogues are converted when they are read, not when a sentence is said, so a player's name stays as it was typed.
"""

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW_NO_BREAK: Final = "\u202f"

# The page has the same rules in web/src/speech/typography.ts; both must pass tests/messages/typography.json.
_RULES: Final = {
    "fr": (
        (r"'", "’"),
        # A variant cannot begin with a space, so `{ " " }` stands for one there.
        (r'\{ *" " *\}([;!?])', rf"{NARROW_NO_BREAK}\1"),
        (r'\{ *" " *\}([:»])', rf"{NO_BREAK}\1"),
        (r"(\S) ([;!?])", rf"\1{NARROW_NO_BREAK}\2"),
        (r"(\S) ([:»])", rf"\1{NO_BREAK}\2"),
        (r"« ", f"«{NO_BREAK}"),
        (r"(\d|\}) (mm|s|%)(?=[ .,)]|$)", rf"\1{NO_BREAK}\2"),
        (r"nº ", f"nº{NO_BREAK}"),
    ),
    "ru": (
        (r"(\S) —", rf"\1{NO_BREAK}—"),
        (r"(\d|\}) (мм|%)(?=[ .,);]|$)", rf"\1{NO_BREAK}\2"),
        (r"№ ", f"№{NO_BREAK}"),
        # A word of one letter never ends a line.
        (r"([ («])([аиоувкся]) (?=\S)", rf"\1\2{NO_BREAK}"),
        (r"([ («])([АИОУВКСЯ]) (?=\S)", rf"\1\2{NO_BREAK}"),
    ),
}


def with_marks(lang: str, source: str) -> str:
    """A catalogue's text with the apostrophes and no-break spaces of its language."""
    for pattern, mark in _RULES.get(lang, ()):
        source = re.sub(pattern, mark, source, flags=re.MULTILINE)
    return source


def on_one_line(text: str) -> str:
    """The text without the catalogue's line breaks and indents; no-break spaces stay, unlike with `split()`."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")
