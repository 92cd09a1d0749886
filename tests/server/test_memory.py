"""Memory that a server no longer needs goes back to the system."""

import subprocess
import sys

from paletti.server import memory

PIECES = """
import ctypes
from paletti.server import memory

def held():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
pieces = [libc.malloc(60_000) for _ in range(2000)]
for piece in pieces:
    ctypes.memset(piece, 1, 60_000)
for piece in pieces[:-1]:  # the last one lies above all others, and keeps them from shrinking by themselves
    libc.free(piece)
before = held()
memory.give_back()
print(before - held())
"""


def test_free_pieces_of_memory_are_given_back_where_the_system_takes_them() -> None:
    if not sys.platform.startswith("linux"):
        memory.give_back()  # there it does nothing, without an error
        return
    told = subprocess.run([sys.executable, "-c", PIECES], capture_output=True, text=True, check=True)
    assert int(told.stdout) > 100_000_000
