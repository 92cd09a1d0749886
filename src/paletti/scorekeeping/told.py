"""The story of a kept game in sentences."""

from collections.abc import Iterable
from typing import Final

from paletti.messages import Messages
from paletti.messages.sentences import event
from paletti.rules.events import ApplicationStood, Event, TurnBegan, TurnEnded

UNTOLD: Final = (TurnBegan, TurnEnded, ApplicationStood)
"""What the question and the panel say anyway."""


def told(words: Messages, story: Iterable[Event]) -> list[str]:
    """The lines of the story, in order."""
    return [event(words, happened) for happened in story if not isinstance(happened, UNTOLD)]
