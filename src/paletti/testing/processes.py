"""How much memory a process and everything it started use, if the system says so (Linux)."""

import contextlib
import os
from pathlib import Path


def family_bytes(pid: int) -> int:
    """Bytes of real memory that the process and its children hold."""
    return sum(map(resident_bytes, family(pid)))


def family(pid: int) -> list[int]:
    """The process and all that it started."""
    children: dict[int, list[int]] = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError, ValueError):
            stat = Path(f"/proc/{name}/stat").read_text()
            children.setdefault(int(stat.rsplit(")", 1)[1].split()[1]), []).append(int(name))
    found = [pid]
    for one in found:  # and those that are found on the way
        found += children.get(one, [])
    return found


def resident_bytes(pid: int) -> int:
    """Bytes of real memory that the process holds; 0 if the system does not say."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError, ValueError):
        return 0
