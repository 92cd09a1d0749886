"""Our texts compared with the rulebooks: we use our own words."""

import re

import pytest
from tests.messages import rulebooks
from tests.messages.rulebooks import runs

from paletti.messages import languages
from paletti.messages.catalogue import PARTS, part_text


def copied(source: str, theirs: set[bytes]) -> set[str]:
    """The runs of words that a catalogue's messages share with a book; arguments do not count."""
    return {run for one in messages(source) for digest, run in runs(one).items() if digest in theirs}


def messages(source: str) -> list[str]:
    """The messages of a catalogue without their arguments."""
    # A message ends before a line that is not indented. Arguments are removed from the inside outwards.
    return [re.sub(r"\{[^{}]*\}", " ", one) for one in re.split(r"\n(?=\S)", source)]


def test_eight_words_in_a_row_are_found_and_seven_are_not() -> None:
    book = set(runs("One two three, four five six: seven eight nine."))
    assert copied("message = one two three four { $by } five six seven eight", book)
    assert not copied("message = one two three four five six seven\nother = eight nine", book)


def texts(lang: str) -> dict[str, str]:
    """All our texts in a language, by where they stand."""
    said = {f"{lang}/{part}.ftl": part_text(lang, part) or "" for part in PARTS}
    return {**said, f"rounds/{lang}.ftl": part_text("rounds", lang) or ""}


@pytest.mark.parametrize("lang", languages())
def test_a_sentence_taken_from_a_text_of_ours_would_be_found(lang: str) -> None:
    # The check turned round, so that we know the search works in every script.
    for where, text in texts(lang).items():
        longest = runs(max(messages(text), key=lambda one: len(runs(one))))
        assert copied(text, set(longest)) == set(longest.values()) != set(), where


@pytest.mark.parametrize("lang", languages())
def test_no_text_of_ours_repeats_eight_words_of_a_rulebook(lang: str) -> None:
    theirs = rulebooks.of_language(lang)
    assert len(theirs) > 1000
    for where, text in texts(lang).items():
        assert copied(text, theirs) == set(), where


def test_the_digests_are_those_of_the_books() -> None:
    where = rulebooks.folder()
    # Only the project's makers have the books; otherwise there are only the digests (tests/conftest.py says so).
    if where is not None:
        assert {number: set(runs(book)) for number, book in rulebooks.books(where).items()} == rulebooks.kept()
