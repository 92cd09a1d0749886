"""Questions as values: a text, and answers that lead by one key to a deed, a command or the next question."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paletti.messages import Messages
from paletti.rules.deeds import Deed
from paletti.rules.pieces import Colour

_LATIN: Final = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
_RUSSIAN: Final = "йцукенгшщзхъфывапролджэячсмитьбю"
_SAME_KEY: Final = dict(zip(_LATIN, _RUSSIAN, strict=True)) | dict(zip(_RUSSIAN, _LATIN, strict=True))

ENTER: Final = "enter"


class Command(StrEnum):
    """Commands for the score keeper itself once a game is over."""

    REMATCH = "rematch"
    NEW = "new"


@dataclass(frozen=True)
class Answer:
    """One key, its text, and where it leads; `paint` if it names a colour."""

    key: str
    label: str
    leads: "Deed | Command | NextQuestion"
    paint: Colour | None = None


@dataclass(frozen=True)
class Question:
    """What the keeper wants to know now."""

    text: str
    answers: tuple[Answer, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that answer it."""
        return tuple(answer.key for answer in self.answers)

    def answer(self, key: str) -> Answer:
        """The answer of that key."""
        return next(answer for answer in self.answers if answer.key == key)


NextQuestion = Callable[[], Question]
"""A question that is only made when it is reached."""


def key_of(words: Messages, name: str) -> str:
    """The letter that stands for this answer in this language."""
    return words.say(f"keeper-key-{name}")


def answer(words: Messages, name: str, leads: Deed | Command | NextQuestion, **args: str | int) -> Answer:
    """The answer of that name with its letter."""
    return Answer(key_of(words, name), words.say(f"keeper-answer-{name}", **args), leads)


def meant(pressed: str, offered: tuple[str, ...]) -> str | None:
    """The offered key that was meant: the one pressed, or the one in its place on the other keyboard."""
    lower = pressed.lower()
    if lower in offered:
        return lower
    twin = _SAME_KEY.get(lower)
    return twin if twin in offered else None


def shown(key: str) -> str:
    """The key as it stands on the screen."""
    return "⏎" if key == ENTER else key
