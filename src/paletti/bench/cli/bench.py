"""How soon the command answers: `paletti --version` and `--help` beside a bare start of Python."""

import statistics
import subprocess
import sys
import time
from collections.abc import Sequence

from rich.progress import Progress

from paletti.bench.report import Figures, Target, below

ROUNDS = 41
QUICK = 11
BARE = (sys.executable, "-c", "pass")
VERSION = (sys.executable, "-m", "paletti", "--version")
HELP = (sys.executable, "-m", "paletti", "--help")

TARGETS = (
    Target("start_ratio", *below(4)),
    Target("help_ratio", *below(4)),
)


def measure(progress: Progress, *, quick: bool) -> Figures:
    """Medians over rounds in which all three take turns, so that a busy moment hits them alike."""
    rounds = QUICK if quick else ROUNDS
    task = progress.add_task("bench-doing-starting", total=rounds)
    times: dict[Sequence[str], list[float]] = {BARE: [], VERSION: [], HELP: []}
    for _ in range(rounds):
        for words, taken in times.items():
            taken.append(_seconds(words))
        progress.advance(task)
    bare, version, overview = (statistics.median(taken) for taken in times.values())
    return {
        "rounds": rounds,
        "bare_ms": 1000 * bare,
        "version_ms": 1000 * version,
        "help_ms": 1000 * overview,
        "start_ratio": version / bare,
        "help_ratio": overview / bare,
    }


def _seconds(words: Sequence[str]) -> float:
    started = time.perf_counter()
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started
