"""One language's catalogue: message ids in, sentences out."""

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from paletti.messages.language import FALLBACK, LANGUAGES
from paletti.messages.typography import with_marks
from paletti.rules.house import House

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

Argument = str | int | float

PARTS: Final = tuple(
    sorted(
        file.name.removesuffix(".ftl") for file in (files("paletti.messages") / FALLBACK).iterdir() if file.is_file()
    )
)
"""The files of a language: those that English has, and every other language must have too."""


class MissingMessage(KeyError):
    """A message id that the catalogue does not know, or a message whose arguments were not given."""


class Messages:
    """The sentences of one language; with `rounds`, in the words of games that are played for points over rounds."""

    def __init__(self, lang: str, rounds: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"No catalogue for the language {lang!r}.")
        # Imported here because the page's types are also generated where Fluent is not installed.
        from fluent.runtime import FluentBundle

        self.lang = lang
        # Isolation marks are for running text in browsers; a terminal would show them as boxes.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for resource in _read(lang):
            self._bundle.add_resource(resource)
        other_words = part_text("rounds", lang) if rounds else None
        if other_words is not None:
            self._bundle.add_resource(_parsed(lang, other_words), allow_overrides=True)

    def at(self, house: House) -> "Messages":
        """The same language in the words of this house: a game over rounds has platforms and a tower."""
        return messages(self.lang) if house.plays_for_seal else messages(self.lang, rounds=True)

    def say(self, key: str, /, **args: Argument) -> str:
        """The sentence of that id with the arguments filled in."""
        if not self._bundle.has_message(key):
            raise MissingMessage(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingMessage(key)
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"{key}: {errors[0]}")
        return str(sentence)

    def knows(self, key: str) -> bool:
        """Whether there is a message of that id."""
        return bool(self._bundle.has_message(key))


@lru_cache(maxsize=2 * len(LANGUAGES))
def messages(lang: str, rounds: bool = False) -> Messages:
    """The catalogue of that language, read once."""
    return Messages(lang, rounds)


@lru_cache(maxsize=len(LANGUAGES))
def _read(lang: str) -> "tuple[Resource, ...]":
    """A language's own parts; reading them takes a fifth of a second, which both of its catalogues share."""
    texts = (part_text(lang, part) for part in PARTS)
    return tuple(_parsed(lang, text) for text in texts if text is not None)


def _parsed(lang: str, text: str) -> "Resource":
    from fluent.runtime import FluentResource

    return FluentResource(with_marks(lang, text))


def part_text(folder: str, part: str) -> str | None:
    """The text of a language's part, or of a language in `rounds`, as the browser reads it; None if missing."""
    file = files("paletti.messages") / folder / f"{part}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else None
