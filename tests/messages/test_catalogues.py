import re
from functools import cache

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from tests.messages.families import generated, sources

from paletti.messages import languages
from paletti.messages.catalogue import PARTS, part_text

LITERAL = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""")
# `say(`keeper-key-${colour}`)` and f"keeper-key-{colour}" are families: the code spells out only their beginning.
BEGINNING = re.compile(r"""f?["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$?\{""")


# Variants that a plural or a missing fact selects; any other variant is a key that code passes in, such as `red`.
NO_KEYS = {"zero", "one", "two", "few", "many", "other", "none"}
# A player's name (only in `access-reach` is it the name of a tool), and a clause, which is given by its id.
NAMES = {"by", "clause"}
# Here code passes in the word itself, not the key.
SPOKEN = {
    ("rules-told-in", "way"),
    ("handbook-ways", "mode"),
    ("handbook-ways", "scoring"),
    ("keeper-answer-shape", "shape"),
    ("forensics-stood", "way"),
    ("referee-failure", "what"),
}


class Keys(Visitor):
    """The variables whose keys select a variant of an entry, and those that go into the sentence as they are."""

    def __init__(self) -> None:
        self.selected: set[str] = set()
        self.shown: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys - NO_KEYS:
            self.selected.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)


class References(Visitor):
    """The variables, messages and functions that an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    found: dict[str, ast.Message] = {}
    for part in PARTS:
        for entry in parse(part_text(lang, part) or "").body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{part}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}/{part}.ftl says {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


@cache
def variables(lang: str, name: str) -> frozenset[str]:
    """The variables that a message (or `message.attribute`) needs, including those of the messages it refers to."""
    message, _, attribute = name.partition(".")
    entry = entries(lang)[message]
    patterns = [one.value for one in entry.attributes if one.id.name == attribute] if attribute else [entry.value]
    assert patterns, f"{lang} has no {name}"
    return frozenset(needs(lang, patterns[0]))


def needs(lang: str, pattern: ast.Pattern | None) -> set[str]:
    """The variables of a pattern and of the messages that it refers to."""
    seen = References()
    if pattern is not None:
        seen.visit(pattern)
    return seen.variables | {name for other in seen.messages for name in variables(lang, other)}


def terms(lang: str) -> set[str]:
    """The ids of the terms, such as `-plateau`."""
    body = (entry for part in PARTS for entry in parse(part_text(lang, part) or "").body)
    return {entry.id.name for entry in body if isinstance(entry, ast.Term)}


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_missing_in_any_language(lang: str) -> None:
    everywhere = {name for one in languages() for name in entries(one)}
    assert everywhere - set(entries(lang)) == set()


@pytest.mark.parametrize("lang", languages())
def test_every_message_needs_the_same_variables_in_every_language(lang: str) -> None:
    shared = set(entries(lang)) & set(entries("en"))
    mine = {name: variables(lang, name) for name in shared}
    assert mine == {name: variables("en", name) for name in shared}


@pytest.mark.parametrize("lang", languages())
def test_every_reference_leads_to_a_message_or_an_attribute(lang: str) -> None:
    for entry in entries(lang).values():
        seen = References()
        seen.visit(entry)
        for name in seen.messages:
            variables(lang, name)
        assert seen.functions <= {"NUMBER", "DATETIME"}, "the browser knows no other functions"


def keys_of(entry: ast.Message) -> Keys:
    seen = Keys()
    seen.visit(entry)
    return seen


def test_a_raw_key_is_noticed() -> None:
    shown, selected = (
        keys_of(one)
        for one in parse("a = It is { $colour }.\nb = { $colour ->\n    [red] rot\n   *[blue] blau\n}\n").body
        if isinstance(one, ast.Message)
    )
    assert shown.shown == selected.selected == {"colour"}


@pytest.mark.parametrize("lang", languages())
def test_no_key_is_shown_where_a_word_is_meant(lang: str) -> None:
    keys = {name for one in languages() for entry in entries(one).values() for name in keys_of(entry).selected} - NAMES
    raw = {(name, key) for name, entry in entries(lang).items() for key in keys_of(entry).shown & keys}
    assert raw - SPOKEN == set()


@pytest.mark.parametrize("lang", languages())
def test_the_words_of_rounds_replace_words_that_there_are(lang: str) -> None:
    for entry in parse(part_text("rounds", lang) or "").body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert needs(lang, entry.value) <= variables(lang, entry.id.name), entry.id.name
        elif isinstance(entry, ast.Term):
            assert entry.id.name in terms(lang)


@pytest.mark.parametrize("lang", languages())
def test_every_term_is_there(lang: str) -> None:
    used = References()
    for entry in entries(lang).values():
        used.visit(entry)
    assert used.terms == terms(lang)


def test_no_message_of_a_family_is_missing() -> None:
    assert set(generated()) - set(entries("en")) == set()


def test_no_message_is_unused() -> None:
    texts = list(sources())
    literals = {name for text in texts for name in LITERAL.findall(text)}
    beginnings = tuple({name for text in texts for name in BEGINNING.findall(text)})
    referred: set[str] = set()
    for entry in entries("en").values():
        seen = References()
        seen.visit(entry)
        referred |= {name.partition(".")[0] for name in seen.messages}
    families = set(generated())
    # The rules' own families are checked id by id; their beginning alone would let every stray refusal pass.
    closed = ("clause-", "section-", "edition-", "choice-", "refusal-", "event-")
    # Error messages are found by their English sentence: tests/cli/test_phrases.py knows which files raise them.
    used = literals | referred | families | {name for name in entries("en") if name.startswith("complaint-")}
    unused = {
        name
        for name in entries("en")
        if name not in used and (name.startswith(closed) or not name.startswith(beginnings or ("\0",)))
    }
    assert unused == set()


@pytest.mark.parametrize("lang", languages())
def test_attributes_are_only_for_other_messages(lang: str) -> None:
    referred: set[str] = set()
    for entry in entries(lang).values():
        seen = References()
        seen.visit(entry)
        referred |= {name for name in seen.messages if "." in name}
    grammar = {f"{name}.{one.id.name}" for name, entry in entries(lang).items() for one in entry.attributes}
    assert grammar - referred == set()
