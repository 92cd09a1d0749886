"""Our texts beside the rulebooks: what we say we say in our own words."""

import re
from pathlib import Path

import pytest

from paletti.messages import languages
from paletti.messages.catalogue import PARTS, part_text

# All sentences in all languages: tracing would take longer than saying them.
pytestmark = pytest.mark.no_cover

RUN = 8  # so many words in a row are somebody else's sentence
BOOKS = Path(__file__).parents[3] / "shared" / "rulebooks"  # beside the project, where its makers have them
OF_LANGUAGE = {"de": ("002",), "nl": ("000",), "fr": ("000",), "en": ("001", "004"), "ru": ("003",)}


def runs(text: str) -> set[tuple[str, ...]]:
    """Every run of eight words, whatever stands between them."""
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


def copied(source: str, books: list[str]) -> set[tuple[str, ...]]:
    """The runs of words that a catalogue's message shares with a book; what is put in by name counts for nothing."""
    theirs = set().union(*map(runs, books))
    return {run for one in messages(source) for run in runs(one) & theirs}


def messages(source: str) -> list[str]:
    """The messages of a catalogue without their arguments."""
    # A message ends where the next line begins without a blank; arguments are taken out from the inside.
    return [re.sub(r"\{[^{}]*\}", " ", one) for one in re.split(r"\n(?=\S)", source)]


def test_eight_words_in_a_row_are_found_and_seven_are_not() -> None:
    book = "One two three, four five six: seven eight nine."
    assert copied("message = one two three four { $by } five six seven eight", [book])
    assert not copied("message = one two three four five six seven\nother = eight nine", [book])


def texts(lang: str) -> dict[str, str]:
    """Everything that we say in a language, by where it stands."""
    said = {f"{lang}/{part}.ftl": part_text(lang, part) or "" for part in PARTS}
    return {**said, f"rounds/{lang}.ftl": part_text("rounds", lang) or ""}


@pytest.mark.parametrize("lang", languages())
def test_a_sentence_taken_from_a_text_of_ours_would_be_found(lang: str) -> None:
    # The other way round, so that the search is known to work in every script, whether the books are here or not.
    for where, text in texts(lang).items():
        longest = max(messages(text), key=lambda one: len(runs(one)))
        assert copied(text, [longest]) >= runs(longest) != set(), where


@pytest.mark.parametrize("lang", languages())
def test_no_text_of_ours_runs_along_with_a_rulebook(lang: str) -> None:
    books = [file.read_text("utf-8") for number in OF_LANGUAGE[lang] for file in BOOKS.glob(f"{number}_*.txt")]
    # Who has only the project has no books to compare with; `make test` says so at its end (tests/conftest.py).
    assert bool(books) == BOOKS.is_dir()
    assert all(runs(book) for book in books)
    for where, text in texts(lang).items():
        assert copied(text, books) == set(), where
