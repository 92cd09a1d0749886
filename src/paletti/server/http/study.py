"""One finished game being looked at again, in a process that has time; how far it is can be read from a small file."""

import asyncio
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

import msgspec

from paletti.bots.study.analysis import analyse
from paletti.protocol.api import Analysis, Thought
from paletti.table.replay.file import Replay


@dataclass
class Study:
    """An analysis on its way, or done."""

    whole: int
    told: Path
    task: "asyncio.Task[Analysis]"
    thoughts: list[Thought]

    @property
    def done(self) -> int:
        """How many deeds have been looked at."""
        try:
            return int(self.told.read_text() or 0)
        except (OSError, ValueError):
            return self.whole if self.task.done() else 0

    def forget(self) -> None:
        """Gives it up, and takes its file away."""
        self.task.cancel()
        self.told.unlink(missing_ok=True)


def progress_file() -> Path:
    """A fresh file for a study to write its progress into."""
    handle, name = tempfile.mkstemp(prefix="paletti-study-")
    os.close(handle)
    return Path(name)


class Forgotten(Exception):
    """Nobody wants to know any more: the study stops where it is, so that a server can stop at once."""


def look_again(replay: Replay, told: Path) -> Analysis:
    """The analysis of a game; runs in a process of its own and writes into `told` how far it is.

    `Forgotten` as soon as that file is taken away.
    """

    def tell(done: int, whole: int) -> None:
        if not told.exists():
            raise Forgotten(f"Given up after {done} of {whole} deeds.")
        told.write_text(str(done))

    return msgspec.convert(travelling(analyse(replay, tell).to_json()), Analysis, strict=False)


def travelling(value: object) -> object:
    """Plain data with its names as they travel: camel-cased."""
    if isinstance(value, dict):
        return {_name(str(name)): travelling(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [travelling(part) for part in value]
    return value


def _name(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
