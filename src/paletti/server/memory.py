"""Free memory goes back to the system: the C library would keep it, in pieces, and a server would seem to grow."""

import ctypes
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Returns what is free to the system; does nothing where the C library knows no way."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    if not sys.platform.startswith("linux"):
        return None
    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
    return found
