"""The drawn examples as text and as characters."""

import pytest
from rich.console import Console

from paletti.messages import languages, messages
from paletti.messages.examples import DrawnExample
from paletti.messages.handbook import handbook
from paletti.messages.palette import ASKEW, EMBLEM, LOCKED, NEUTRAL, RISES
from paletti.messages.typeset import set_handbook
from paletti.messages.villa import WIDTH, example_drawn
from paletti.rules.clauses import Clause
from paletti.rules.editions import EDITIONS, house
from paletti.rules.examples import EXAMPLE, EXAMPLES, Example
from paletti.rules.house import House


def examples(made: House, lang: str = "en", players: int | None = None) -> list[tuple[Clause, DrawnExample]]:
    """Every example of a handbook with the clause that it illustrates."""
    book = handbook(messages(lang), made, players)
    entries = [entry for section in book.sections for entry in section.entries]
    return [(entry.clause, one) for entry in entries for one in entry.examples]


def captions(made: House, lang: str = "en", players: int | None = None) -> dict[str, str]:
    """Every example in a handbook: its key and its caption."""
    return {one.key: one.caption for _, one in examples(made, lang, players)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_of_an_edition_stands_beside_its_clause(edition: str) -> None:
    found = {one.key: clause for clause, one in examples(house(edition))}
    assert found == {one.key: one.clauses[0] for one in EXAMPLES if edition in one.editions}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_captions_and_descriptions_are_sentences(edition: str, lang: str) -> None:
    for _, one in examples(house(edition), lang):
        for text in (one.caption, one.described):
            assert text[0].isupper()
            assert text[-1] in ".!"
            assert "  " not in text


def test_what_a_house_leaves_out_is_not_drawn() -> None:
    assert "figure-5a" not in captions(house("de", breaking_off="never"))
    assert "figure-8a" not in captions(house("de"), players=4)
    assert "figure-8a" in captions(house("de"), players=3)


def test_a_caption_follows_the_house() -> None:
    enough = {number: captions(house("de", cover_minimum=number))["figure-6b"] for number in (0, 2, 3)}
    assert len(set(enough.values())) == 3
    assert captions(house("fr"))["figure-3"] != captions(house("de"))["figure-3"]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.key for example in EXAMPLES])
def test_every_column_is_drawn_in_characters_with_its_mark(example: Example) -> None:
    drawn = example_drawn(messages("en"), example)
    lines = drawn.plain.splitlines()
    assert max(map(len, lines)) <= WIDTH
    villa = drawn.plain.rsplit("\n\n", 1)[0] if example.seal else drawn.plain
    marks = [*EMBLEM.values(), NEUTRAL]
    assert sum(villa.count(mark) for mark in marks) == 20


def test_signs_show_what_a_drawing_points_at() -> None:
    words = messages("en")
    assert example_drawn(words, EXAMPLE["american-2"]).plain.count(RISES) == 1
    assert example_drawn(words, EXAMPLE["figure-5b"]).plain.count(LOCKED) == 1
    assert example_drawn(words, EXAMPLE["askew"]).plain.count(ASKEW) == 1
    assert example_drawn(words, EXAMPLE["figure-8a"]).plain.count(NEUTRAL) == 5


def test_who_cannot_see_the_drawing_is_told_it() -> None:
    seventh = next(one for _, one in examples(house("de")) if one.key == "figure-7a")
    assert seventh.described == (
        "The green plateau: 6 columns. The blue plateau: red thin, yellow thin, blue thin, green thin. "
        "The base: 10 columns. Seal: red, showing yellow."
    )


def test_a_narrow_terminal_reads_the_drawing_instead() -> None:
    for width, drawn in ((100, True), (60, False)):
        console = Console(width=width)
        with console.capture() as captured:
            set_handbook(console, messages("en"), handbook(messages("en"), house("us")))
        assert (RISES in captured.get()) is drawn
        assert "up onto it" in captured.get()
