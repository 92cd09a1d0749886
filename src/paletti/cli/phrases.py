"""Phrases: the messages without grammar, read without Fluent, so that help and complaints come at once.

They stand among the other message files, in `messages/<language>/help.ftl` and `complaints.ftl`, but use nothing of
Fluent except `{ $name }`.
"""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import paletti
from paletti.cli.failure import BadInput
from paletti.messages.language import FALLBACK, LANGUAGES, language_of_environment
from paletti.messages.typography import with_marks

PARTS = ("help", "complaints")
ENTRY = re.compile(r"^([a-z][a-z0-9-]*) = (.*)$", re.MULTILINE)
FACT = re.compile(r"\{ \$([a-z0-9-]+) \}")
COMPLAINT = "complaint-"


class Phrases:
    """The phrases of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = {key: text for part in PARTS for key, text in ENTRY.findall(_part(lang, part))}

    def say(self, key: str, /, **facts: object) -> str:
        """The phrase of that id with the facts filled in."""
        return FACT.sub(lambda found: str(facts[found[1]]), self.texts[key])

    def complain(self, english: object) -> str:
        """A library's English complaint in this language; unchanged if we do not know it.

        The libraries raise their sentences in English, like Python's own, and know nothing about languages. So the
        sentence itself is the key. Facts can be complaints as well: `step 3: unknown key 'x'`.
        """
        sentence = str(english)
        found = recognised(sentence)
        if found is None:
            return sentence
        key, facts = found
        spoken = self.say(key, **{name: self.complain(fact) for name, fact in facts.items()}).removesuffix(".")
        if not sentence.endswith("."):
            return spoken
        # A fact stands as it was typed; any other word begins a whole sentence with a capital letter.
        return f"{spoken}." if self.texts[key].startswith("{") else f"{spoken[:1].upper()}{spoken[1:]}."

    def why(self, problem: OSError) -> str:
        """What is wrong with a file, according to the system."""
        return self.complain((problem.strerror or "no such file").lower())


@cache
def phrases(lang: str) -> Phrases:
    """The phrases of that language, read once."""
    return Phrases(lang)


def recognised(english: str) -> tuple[str, dict[str, str]] | None:
    """The id of an English complaint and the facts in it; None for a sentence that is not ours."""
    said = english.removesuffix(".")
    for key, pattern in _patterns():
        found = pattern.fullmatch(said)
        if found is not None:
            return key, found.groupdict()
    return None


def language_of_command(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language to speak: what follows `--lang`, else what the terminal's environment asks for, else English."""
    spoken = language_of_environment(environ)
    for wish in _wishes(words):
        if wish not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadInput(phrases(spoken).say("complaint-no-language", given=wish, known=known))
        spoken = wish
    return spoken


def without_language(words: Sequence[str]) -> list[str]:
    """The words after a `--lang` that stands before the command."""
    left = list(words)
    while left and left[0].partition("=")[0] == "--lang":
        left = left[1:] if "=" in left[0] else left[2:]
    return left


def _wishes(words: Sequence[str]) -> Iterator[str]:
    for word, following in zip(words, [*words[1:], ""], strict=True):
        option, mark, wish = word.partition("=")
        if option == "--lang" and (mark or following):
            yield wish if mark else following


def _part(lang: str, part: str) -> str:
    folder = os.path.join(os.path.dirname(paletti.__file__), "messages", lang)
    with open(os.path.join(folder, f"{part}.ftl"), encoding="utf-8") as file:
        return with_marks(lang, file.read())


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """How to recognise an English complaint, the most specific ones first."""
    english = {key: text for key, text in phrases(FALLBACK).texts.items() if key.startswith(COMPLAINT)}
    by_words = sorted(english.items(), key=lambda entry: -len(FACT.sub("", entry[1])))
    return [(key, _pattern(text)) for key, text in by_words]


def _pattern(text: str) -> re.Pattern[str]:
    *before, last = FACT.split(text.removesuffix("."))
    words = "".join(re.escape(one) if at % 2 == 0 else f"(?P<{one}>.+?)" for at, one in enumerate(before))
    whole = words + re.escape(last)
    first = whole[:1]
    return re.compile(f"[{first.lower()}{first.upper()}]{whole[1:]}" if first.isalpha() else whole, re.DOTALL)
