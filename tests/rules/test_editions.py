"""Editions and house rules as data."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest
from tests.rules.games import NAMES, differences

import paletti.rules
from paletti.rules.choices import CHOICES, UNJUDGED, Choice
from paletti.rules.deeds import ChooseColour
from paletti.rules.editions import EDITIONS, NoSuchHouse, house, house_rules
from paletti.rules.house import House
from paletti.rules.pieces import Colour
from paletti.rules.referee import Applied, NoSuchTable, apply, start

FOLDER = Path(paletti.rules.__file__).parent


def test_an_edition_lists_only_what_differs_from_the_german_one() -> None:
    source = ast.parse((FOLDER / "editions.py").read_text("utf-8"))
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call) and ast.unparse(node.func) == "House"]
    listed = {ast.literal_eval(call.args[0]): {str(named.arg) for named in call.keywords} for call in calls}

    assert listed == {edition: set(differences(edition)) for edition in EDITIONS}


def test_every_field_of_a_house_is_a_choice_with_clause_and_values() -> None:
    assert [field.name for field in fields(House)][2:] == list(CHOICES)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_of_an_edition_is_a_possible_one(edition: str) -> None:
    made = house(edition)
    for name, choice in CHOICES.items():
        assert choice.read(getattr(made, name)) == getattr(made, name)


def test_a_house_rule_is_named_in_the_record() -> None:
    made = house("de", few_columns=True, overhang="from-green")
    assert made.changed == ("few_columns",)  # the overhang is part of the edition
    assert house_rules(made) == {"few_columns": True}
    assert made.edition == "de"


def test_a_changed_choice_and_nothing_else_differs() -> None:
    made, own = house("en", **{"cover-minimum": 2}), house("en")
    differing = [field.name for field in fields(House) if getattr(made, field.name) != getattr(own, field.name)]
    assert differing == ["changed", "cover_minimum"]


@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        ("at", {}),
        ("de", {"height": 3}),
        ("de", {"few_columns": "yes"}),
        ("de", {"few_columns": 1}),
        ("de", {"cover_minimum": True}),
        ("de", {"cover_minimum": 7}),
        ("de", {"push_mm": "far"}),
        ("de", {"push_mm": -1}),
        ("de", {"push_mm": float("nan")}),
        ("us", {"rounds": 1.5}),
        ("us", {"rounds": 0}),
        ("us", {"rounds": None}),
        ("de", {"rounds": 2}),
        ("de", {"mode": "random"}),
        ("us", {"mode": "own"}),
        ("us", {"scoring": "seal"}),
    ],
)
def test_a_house_that_cannot_be_is_told_so(edition: str, rules: dict[str, object]) -> None:
    with pytest.raises(NoSuchHouse):
        house(edition, **rules)


@pytest.mark.parametrize(
    ("edition", "rules", "most"),
    [
        ("de", {}, 4),
        ("us", {"mode": "freestyle"}, 8),
        ("us", {"mode": "random"}, 8),
        ("us", {"mode": "assigned"}, 4),
    ],
)
def test_a_table_has_room_for_a_limited_number_of_players(edition: str, rules: dict[str, object], most: int) -> None:
    made = house(edition, **rules)
    assert start(made, NAMES[:most]).players == NAMES[:most]
    with pytest.raises(NoSuchTable):
        start(made, (*NAMES, "Ida")[: most + 1])
    with pytest.raises(NoSuchTable):
        start(made, NAMES[:1])


@pytest.mark.parametrize("players", [("Ann", "Ann"), ("Ann", ""), ("Ann", "  ")])
def test_a_table_needs_players_with_names_of_their_own(players: tuple[str, ...]) -> None:
    with pytest.raises(NoSuchTable):
        start(house("de"), players)


def test_no_edition_is_named_in_the_code_of_the_referee() -> None:
    names = set(EDITIONS)
    for path in FOLDER.rglob("*.py"):
        if path.name in ("editions.py", "examples.py", "house.py"):  # these hold the editions' data
            continue
        literals = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}
        assert not names & {literal for literal in literals if isinstance(literal, str)}, path.name


def test_nothing_in_the_rules_is_compared_with_the_name_of_an_edition() -> None:
    compared = [
        (path.name, node.lineno)
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Compare)
        and any(isinstance(one, ast.Constant) and one.value in EDITIONS for one in (node.left, *node.comparators))
    ]
    assert compared == []


def test_every_choice_has_more_than_one_value() -> None:
    for choice in CHOICES.values():
        if isinstance(choice, Choice):
            assert len(choice.values) > 1


def test_a_choice_is_left_to_the_table_if_and_only_if_the_referee_never_reads_it() -> None:
    lists = [FOLDER / f"{name}.py" for name in ("choices", "editions")]  # these name every choice
    read = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py") if file not in lists)
    assert {name for name in CHOICES if not re.search(rf"\.{name}\b", read)} == set(UNJUDGED)


def test_over_rounds_the_one_whom_the_players_named_begins() -> None:
    state = start(house("us", mode="assigned", begins="last-to-a-colour"), ("Ann", "Ben"), "Ben")
    for by, colour in (("Ben", Colour.RED), ("Ann", Colour.BLUE)):
        done = apply(state, ChooseColour(by, colour))
        assert isinstance(done, Applied)
        state = done.state
    assert state.player == "Ben"
