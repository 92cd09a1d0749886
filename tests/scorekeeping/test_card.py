"""The kept game as the page shows it."""

import json
from random import Random
from typing import Any

import pytest
from tests.scorekeeping.games import NAMES, houses

from paletti.rules.codec import house_to_plain
from paletti.rules.house import House
from paletti.scorekeeping.card import Card, begin, go_on


def opened(edition: str = "de", players: tuple[str, ...] = NAMES[:4]) -> Card:
    """A new game's card."""
    wish = {"house": {"edition": edition}, "players": players, "first": None, "lang": "en", "began": "noon"}
    card = begin(json.dumps(wish))
    assert isinstance(card, Card)
    return card


def press(card: Card, label: str) -> dict[str, Any]:
    """What is shown after the answer with that label."""
    answers = json.loads(card.show())["answers"]
    number = next(n for n, answer in enumerate(answers) if answer["label"].startswith(label))
    shown: dict[str, Any] = json.loads(card.press(number))
    return shown


def test_answers_lead_to_a_column_on_the_blue_plateau() -> None:
    card = opened()
    for label in ("it stands", "red", "blue", "yellow", "thin", "it stands"):
        shown = press(card, label)
    blue = next(level for level in shown["levels"] if level["plateau"] == "blue")
    assert [(one["colour"], one["shape"]) for one in blue["columns"]] == [("green", "thin")]
    assert [seat["acting"] for seat in shown["seats"]] == [True, False, False, False]


def test_a_leaning_column_is_told_as_such() -> None:
    card = opened()
    for label in ("it stands", "red", "blue", "yellow", "thin", "it leans"):
        shown = press(card, label)
    assert [one["name"] for one in shown["levels"][0]["columns"] if one["askew"]] == ["green-thin-1"]


def test_a_half_answered_question_can_be_left_again() -> None:
    card = opened()
    for label in ("it stands", "red", "blue", "yellow"):
        before = press(card, label)
    inside = press(card, "thin")
    assert inside["inside"]
    assert json.loads(card.back()) == before


def test_the_last_entry_can_be_taken_back_until_none_is_left() -> None:
    card = opened()
    press(card, "it stands")
    assert json.loads(card.undo())["entries"] == 0
    assert json.loads(card.undo())["hint"] == "There is nothing to undo."


def test_an_answer_that_was_not_offered_changes_nothing() -> None:
    card = opened()
    assert card.press(99) == card.show()


def test_a_kept_sheet_goes_on_in_another_language() -> None:
    card = opened()
    press(card, "it stands")
    again = go_on(card.kept(), "de")
    assert isinstance(again, Card)
    assert json.loads(again.kept())["deeds"] == json.loads(card.kept())["deeds"]
    assert json.loads(again.show())["question"] != json.loads(card.show())["question"]


def test_what_is_no_sheet_is_told_in_a_sentence() -> None:
    assert go_on("[]", "en") == "This is no kept game."


def test_two_players_of_one_name_are_told_in_a_sentence() -> None:
    wish = {"house": {"edition": "de"}, "players": ["Ann", "Ann"], "first": None, "lang": "en", "began": ""}
    assert begin(json.dumps(wish)) == "two players are called 'Ann'"


@pytest.mark.parametrize(("made", "count"), houses())
def test_random_answers_always_find_the_next_question(made: House, count: int) -> None:
    rng = Random(count)
    players = [f"Player {n}" for n in range(count)]
    first = players[0] if not made.plays_for_seal else None
    wish = {"house": house_to_plain(made), "players": players, "first": first, "lang": "en", "began": ""}
    card = begin(json.dumps(wish))
    assert isinstance(card, Card)
    for _ in range(60):
        shown = json.loads(card.show())
        assert shown["question"]
        assert shown["answers"]
        pieces = sum(len(level["columns"]) for level in shown["levels"]) + len(shown["out"])
        assert pieces == 20
        card.press(rng.randrange(len(shown["answers"])))
