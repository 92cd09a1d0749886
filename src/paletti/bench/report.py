"""How a benchmark reports: a table or JSON, and whether each promise holds."""

import json
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from paletti.messages import Messages

Figure = float | int | bool | str | None
Figures = dict[str, Figure]


@dataclass(frozen=True)
class Target:
    """One promised figure: its key, the promise in words and as a check. `bench-<bench>-<key>` says what it means."""

    key: str
    promise: str
    holds: Callable[[float], bool]


Promises = Mapping[str, tuple[Target, ...]]
"""What each part of a bench promises; a figure may belong to several parts."""


def targets_of(promises: Promises, parts: Collection[str] | None = None) -> tuple[Target, ...]:
    """The targets of these parts, or of the whole bench, each once."""
    chosen = promises if parts is None else parts
    found = {target.key: target for part, targets in promises.items() if part in chosen for target in targets}
    return tuple(found.values())


class BadBench(ValueError):
    """A bench cannot be run as asked; the sentence says why."""


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


def reported() -> tuple[str, Callable[[float], bool]]:
    """No promise: the figure is only reported."""
    return "", lambda figure: True


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
