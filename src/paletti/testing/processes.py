"""What a process and all that it started hold in memory, where the system tells (Linux)."""

import contextlib
import os
from pathlib import Path


def family_bytes(pid: int) -> int:
    """Bytes of real memory that the process and its children hold."""
    return sum(map(_resident, family(pid)))


def family(pid: int) -> list[int]:
    """The process and all that it started."""
    found = [pid]
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError, ValueError):
                stat = (folder / "stat").read_text()
                if int(stat.rsplit(")", 1)[1].split()[1]) == pid:
                    found += family(int(folder.name))
    return found


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError, ValueError):
        return 0
