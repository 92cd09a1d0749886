"""The story beside the villa: what happened, the newest first."""

from collections.abc import Iterable
from itertools import islice
from typing import Final

from rich.text import Text

from paletti.keeper.palette import INK, SOFT
from paletti.messages import Messages
from paletti.messages.sentences import event
from paletti.rules.events import ApplicationStood, Event, TurnBegan, TurnEnded

UNTOLD: Final = (TurnBegan, TurnEnded, ApplicationStood)
"""What the question and the panel say anyway."""


def told(words: Messages, story: Iterable[Event]) -> list[str]:
    """The lines of the story, in order."""
    return [event(words, happened) for happened in story if not isinstance(happened, UNTOLD)]


def panel(words: Messages, story: tuple[Event, ...], lines: int) -> Text:
    """The latest lines, the newest first and in full ink."""
    latest = islice(reversed(told(words, story[-4 * lines :])), lines)
    return Text("\n").join(Text(line, style=SOFT if older else INK) for older, line in enumerate(latest))
