"""One finished game being looked at again, in a process that has time; how far it is can be read from a small file.

That process imports this file: nothing of the server itself belongs here.
"""

import asyncio
import contextlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from paletti.bots.study.analysis import analyse
from paletti.jobs import NoCluster, Tell, followed_on_cluster
from paletti.present import analysis as shown
from paletti.protocol import api
from paletti.table.replay.file import Replay


@dataclass
class Study:
    """An analysis on its way, or done."""

    whole: int
    progress: Path
    task: "asyncio.Task[api.Analysis]"
    thoughts: list[api.Thought]

    @property
    def done(self) -> int:
        """How many deeds have been looked at."""
        try:
            return int(self.progress.read_text() or 0)
        except (OSError, ValueError):
            return self.whole if self.task.done() else 0

    def forget(self) -> None:
        """Gives it up, and takes its file away."""
        self.task.cancel()
        self.progress.unlink(missing_ok=True)


def progress_file() -> Path:
    """A fresh file for a study to write its progress into."""
    handle, name = tempfile.mkstemp(prefix="paletti-study-")
    os.close(handle)
    return Path(name)


class Forgotten(Exception):
    """Nobody wants to know any more: the study stops where it is, so that a server can stop at once."""


def look_again(replay: Replay, progress: Path, ray: str | None = None) -> api.Analysis:
    """The analysis of a game; runs in a process of its own and writes into `progress` how far it is.

    `Forgotten` as soon as that file is taken away. With `ray`, the address of a cluster, it is done there, if it can.
    """

    def tell(done: int, whole: int) -> None:
        if not progress.exists():
            raise Forgotten(f"Given up after {done} of {whole} deeds.")
        progress.write_text(str(done))

    if ray is not None:
        with contextlib.suppress(NoCluster):
            return followed_on_cluster(ray, analysed, replay, tell)
    return analysed(replay, tell)


def analysed(replay: Replay, tell: Tell) -> api.Analysis:
    """The analysis itself, wherever it is made."""
    return shown.analysis(analyse(replay, tell))
