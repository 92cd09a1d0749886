"""How a benchmark reports: progress while it runs, then a table or JSON, and whether each promise holds."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from paletti.messages import Messages

Figure = float | int | bool | str | None
Figures = dict[str, Figure]


@dataclass(frozen=True)
class Target:
    """One promised figure: its key, the promise in words and as a check. `bench-<bench>-<key>` says what it means."""

    key: str
    promise: str
    holds: Callable[[float], bool]


class BadBench(ValueError):
    """A bench that cannot be run as asked; the sentence says why."""


def below(limit: float) -> tuple[str, Callable[[float], bool]]:
    """The promise that a figure stays under a limit."""
    return f"< {limit:g}", lambda figure: figure < limit


def above(limit: float) -> tuple[str, Callable[[float], bool]]:
    """The promise that a figure exceeds a limit."""
    return f"> {limit:g}", lambda figure: figure > limit


def at_least(limit: float) -> tuple[str, Callable[[float], bool]]:
    """The promise that a figure reaches a limit."""
    return f">= {limit:g}", lambda figure: figure >= limit


def at_most(limit: float) -> tuple[str, Callable[[float], bool]]:
    """The promise that a figure does not pass a limit."""
    return f"<= {limit:g}", lambda figure: figure <= limit


def between(low: float, high: float) -> tuple[str, Callable[[float], bool]]:
    """The promise that a figure lies within a range."""
    return f"{low:g} … {high:g}", lambda figure: low <= figure <= high


def exactly(value: float) -> tuple[str, Callable[[float], bool]]:
    """The promise that a figure is exactly this."""
    return f"= {value:g}", lambda figure: figure == value


def told() -> tuple[str, Callable[[float], bool]]:
    """No promise: the figure is only reported."""
    return "", lambda figure: True


class _Doing(ProgressColumn):
    """What is going on, said in somebody's words: brackets in them are no markup."""

    def __init__(self, said: Callable[[str], str]) -> None:
        super().__init__()
        self._said = said

    def render(self, task: Task) -> Text:
        return Text(self._said(task.description), style="bold")


@contextmanager
def watched(said: Callable[[str], str] = str) -> Iterator[Progress]:
    """A progress display on standard error, so that JSON on standard output stays clean.

    A bench gives message ids as descriptions, for `said` to put into words.
    """
    columns = (_Doing(said), BarColumn(), TextColumn("{task.completed:g}/{task.total:g}"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        yield progress


def show(
    words: Messages, name: str, targets: tuple[Target, ...], figures: Mapping[str, Figure], *, as_json: bool
) -> int:
    """Prints the figures; 0 when every promise holds, else 1."""
    verdicts = {target.key: _holds(target, figures.get(target.key)) for target in targets}
    if as_json:
        json.dump({**figures, "holds": all(verdicts.values())}, sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        Console(markup=False, emoji=False).print(_table(words, name, targets, figures, verdicts))
    return 0 if all(verdicts.values()) else 1


def meaning_of(bench: str, figure: str) -> str:
    """The id of the message that says what a promised figure means."""
    return f"bench-{bench}-{figure.replace('_', '-')}"


def _holds(target: Target, figure: Figure) -> bool:
    if target.promise == "":
        return True
    return isinstance(figure, (int, float)) and target.holds(float(figure))


def _table(
    words: Messages,
    name: str,
    targets: tuple[Target, ...],
    figures: Mapping[str, Figure],
    verdicts: Mapping[str, bool],
) -> Table:
    table = Table(title=f"paletti bench {name}", title_justify="left")
    table.add_column(words.say("bench-figure"))
    table.add_column(words.say("bench-measured"), justify="right")
    table.add_column(words.say("bench-promised"), justify="right")
    table.add_column("")
    table.add_column(words.say("bench-meaning"), overflow="fold")
    described = {target.key: target for target in targets}
    for key, figure in figures.items():
        target = described.get(key)
        sign = "" if target is None or target.promise == "" else ("✓" if verdicts[key] else "✗")
        meaning, promise = (words.say(meaning_of(name, key)), target.promise) if target else ("", "")
        measured = f"{figure:.4g}" if isinstance(figure, float) else str(figure)
        table.add_row(key, measured, promise, sign, meaning)
    return table
