"""Progress in a terminal, while a command works."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeElapsedColumn
from rich.text import Text


class _Doing(ProgressColumn):
    """What is going on, in words in which brackets are not markup."""

    def __init__(self, said: Callable[[str], str]) -> None:
        super().__init__()
        self._said = said

    def render(self, task: Task) -> Text:
        return Text(self._said(task.description), style="bold")


@contextmanager
def watched(said: Callable[[str], str] = str) -> Iterator[Progress]:
    """A progress display on standard error, so that JSON on standard output stays clean.

    A bench gives message ids as descriptions, which `said` turns into words.
    """
    columns = (_Doing(said), BarColumn(), TextColumn("{task.completed:g}/{task.total:g}"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        yield progress
