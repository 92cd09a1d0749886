"""Which language to use: the ones we have, and the one that a reader wants."""

from collections.abc import Iterable, Mapping
from typing import Final

LANGUAGES: Final = ("de", "en", "nl", "fr", "ru")
"""The languages of the product, the game's own first."""

FALLBACK: Final = "en"

OWN_NAMES: Final = {"de": "Deutsch", "en": "English", "nl": "Nederlands", "fr": "Français", "ru": "Русский"}
"""What a language calls itself. It is never translated, so that readers find their own language."""


def languages() -> tuple[str, ...]:
    """The languages that every text of the product exists in."""
    return LANGUAGES


def choose_language(*wishes: str | None) -> str:
    """The language of the first wish that we can meet: `de`, `de_AT.UTF-8`, `fr-CH, ru;q=0.5`."""
    for wish in wishes:
        for tag in _by_preference(wish or ""):
            primary = tag.replace("_", "-").split("-")[0].lower()
            if primary in LANGUAGES:
                return primary
    return FALLBACK


def language_of_environment(environ: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for, by the usual order of its variables."""
    return choose_language(*(environ.get(name) for name in ("PALETTI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")))


def _by_preference(wish: str) -> Iterable[str]:
    weighted: list[tuple[float, str]] = []
    for part in wish.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            quality = 0.0
        if tag and quality > 0:
            weighted.append((-quality, tag.split(".")[0]))
    # Sorting is stable: among equals the reader's own order stays.
    return [tag for _, tag in sorted(weighted, key=lambda pair: pair[0])]
