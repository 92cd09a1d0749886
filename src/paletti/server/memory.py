"""Returns memory that is no longer needed to the system. Python is told to collect very rarely, because collecting
holds up all games (`run.py` says how rarely), and the C library would keep free memory in pieces."""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Collects unreachable objects, and returns free memory to the system if the C library can do that."""
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
