"""Fluent as the referee finds it in the browser: the page itself fills in the sentences."""

import json
from types import SimpleNamespace

import page_voice  # put there by the page: referee.ts


class FluentBundle:
    """The sentences of the language that the page speaks now."""

    def __init__(self, locales: list[str], use_isolating: bool = False) -> None:
        self.locales = locales
        self.rounds = False

    def add_resource(self, resource: str, allow_overrides: bool = False) -> None:
        """The page has read its catalogue already; what overrides it are the words of those who play rounds."""
        self.rounds = self.rounds or allow_overrides

    def has_message(self, key: str) -> bool:
        return bool(page_voice.knows(key))

    def get_message(self, key: str) -> SimpleNamespace:
        return SimpleNamespace(value=key)

    def format_pattern(self, pattern: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        return page_voice.say(pattern, json.dumps(args), self.rounds), []


def FluentResource(text: str) -> str:
    return text
