"""What nobody needs any more goes back to the system. Python would hardly ever look for it, since looking holds up all
games (`run.py` says how seldom it does), and the C library would keep what is free, in pieces."""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Finds what is unreachable, and returns what is free to the system where the C library knows a way."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    if not sys.platform.startswith("linux"):
        return None
    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
    return found
