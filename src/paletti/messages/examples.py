"""The drawn examples in words: a caption, and what the drawing shows, for those who cannot see it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from paletti.messages import pieces
from paletti.messages.catalogue import Argument, Messages
from paletti.messages.sentences import capital
from paletti.messages.typography import on_one_line
from paletti.rules.examples import Example
from paletti.rules.pieces import Column

NAMED = 4
"""If there are more columns than this, they are counted and not named."""


@dataclass(frozen=True)
class DrawnExample:
    """An example by its key, with its caption, and its drawing described for those who cannot see it."""

    key: str
    caption: str
    described: str


def drawn(words: Messages, example: Example, house: Mapping[str, Argument]) -> DrawnExample:
    """The example in the words of a house."""
    caption = on_one_line(words.say(f"example-{example.figure}", **house))
    return DrawnExample(example.key, caption, described(words, example))


def described(words: Messages, example: Example) -> str:
    """What the drawing shows, level by level from the top, then what it points at."""
    parts = []
    for level, columns in reversed(list(zip(example.levels, example.storeys, strict=True))):
        if str(level) != example.about_to_lay:
            parts.append(words.say("example-level", level=str(level), columns=_columns(words, columns)))
    pointed: tuple[tuple[str, tuple[Column, ...]], ...] = (
        ("example-goes-up", example.moves),
        ("example-goes-back", (example.tried,) if example.tried else ()),
        ("example-stays", example.stays),
        ("example-locked", example.locked),
        ("example-leans", (example.askew,) if example.askew else ()),
    )
    parts += [words.say(key, columns=_columns(words, columns)) for key, columns in pointed if columns]
    if example.about_to_lay is not None:
        parts.append(words.say("example-next", plateau=str(example.about_to_lay)))
    if example.seal is not None:
        holder, former = (pieces.colour(words, colour) for colour in example.seal)
        parts.append(words.say("example-seal", holder=holder, former=former))
    return " ".join(f"{capital(part)}." for part in parts)


def _columns(words: Messages, columns: Sequence[Column]) -> str:
    if not columns or len(columns) > NAMED:
        return words.say("example-columns", count=len(columns))
    return ", ".join(words.say("column-short", **pieces.column_arguments(column, ringed=False)) for column in columns)
