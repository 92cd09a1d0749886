"""A pager for long texts, as in git: at a terminal, and never in a pipe."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import IO


@contextmanager
def paged(out: IO[str], *, wanted: bool = True) -> Iterator[IO[str]]:
    """What to print to: a pager's input, or `out` itself if there is no terminal or no pager."""
    command = pager_of(os.environ) if wanted and out.isatty() else None
    if command is None:
        yield out
        return
    # F: a text that fits on the screen is simply printed; R: colours; X: it stays there afterwards. Git does the same.
    environment = {"LESS": "FRX", **os.environ}
    with subprocess.Popen(command, stdin=subprocess.PIPE, text=True, encoding="utf-8", env=environment) as reader:
        assert reader.stdin is not None
        try:
            with suppress(BrokenPipeError):  # the reader has seen enough
                yield reader.stdin
        finally:
            with suppress(BrokenPipeError):
                reader.stdin.close()


def pager_of(environ: Mapping[str, str]) -> list[str] | None:
    """The reader's own pager (PAGER), else less; None if there is no pager, or it is `cat`."""
    wish = environ.get("PAGER")
    command = shlex.split(wish) if wish is not None else ["less"]
    if not command or command[0] == "cat" or shutil.which(command[0]) is None:
        return None
    return command
