"""Values from others in our sentences: quoted, and never too long for a sentence."""

from reprlib import Repr

_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 60
_SHORT.maxlevel = 3  # a few nested aliases of YAML can stand for more than memory holds


def quoted(value: object) -> str:
    """The value as Python would write it, shortened if it is long or deep."""
    return _SHORT.repr(value)
