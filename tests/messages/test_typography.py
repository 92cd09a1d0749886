import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from paletti.messages import messages
from paletti.messages.catalogue import PARTS, part_text
from paletti.messages.handbook import explain
from paletti.messages.typeset import Prose
from paletti.messages.typography import NO_BREAK, on_one_line, with_marks
from paletti.rules.clauses import Clause
from paletti.rules.editions import house

VECTORS = json.loads(Path(__file__).with_name("typography.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['lang']}: {vector['typed']}")
def test_what_an_author_types_is_set_as_the_page_sets_it(vector: dict[str, str]) -> None:
    assert with_marks(vector["lang"], vector["typed"]) == vector["set"]


def test_a_name_stays_as_it_was_typed() -> None:
    assert messages("fr").say("question-other", name="D'Arc : 5 mm") == "C’est à D'Arc : 5 mm de jouer."


@pytest.mark.parametrize("part", PARTS)
def test_french_marks_are_set_by_the_typesetter_and_not_by_hand(part: str) -> None:
    text = part_text("fr", part) or ""
    assert not [mark for mark in ("’", NO_BREAK, "\u202f", " …") if mark in text]


def test_a_text_on_one_line_keeps_its_no_break_spaces() -> None:
    assert on_one_line("\nvoilà\u202f: un\n    deux ") == "voilà\u202f: un deux"
    assert f"couleurs{NO_BREAK}: rouge" in explain(messages("fr"), Clause.PIECES_1, house("fr"))


def test_a_variant_may_begin_with_a_blank_before_its_mark() -> None:
    assert (
        messages("fr").say("start-go-on", names="Ann", yours="yes") == f"Reprendre avec Ann{NO_BREAK}: à vous de jouer"
    )


@pytest.mark.parametrize("width", range(8, 40))
def test_a_terminal_breaks_no_line_at_a_no_break_space(width: int) -> None:
    said = "Qui joue\u202f? Voici\u00a0: une règle\u202f! Et «\u00a0deux\u00a0» voix."
    console = Console(width=width, file=StringIO())
    lines = [line.plain for line in Prose(said, style="dim").wrap(console, width)]
    assert " ".join(line.strip(" ") for line in lines) == said
    assert all(len(line) <= width for line in lines)
