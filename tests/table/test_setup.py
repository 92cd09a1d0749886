"""What makes up a game's setup."""

import pytest

from paletti.rules.choices import Chosen
from paletti.table.setup import BadSetup, GameSetup


def test_a_setup_survives_its_json() -> None:
    setup = GameSetup(("Ann", "Ben"), "us", {"mode": "random", "rounds": 3, "first": "Ben"}, seed=9, layout="rings")
    assert GameSetup.from_json(setup.to_json()) == setup


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (GameSetup(("Ann",)), "2 to 4 players, not 1"),
        (GameSetup(("Ann", "Ann")), "same name"),
        (GameSetup(("Ann", " ")), "1 to 24 characters"),
        (GameSetup(("Ann", "B\nen")), "1 to 24 characters"),
        (GameSetup(tuple("ABCDE")), "2 to 4 players, not 5"),
        (GameSetup(tuple("ABCDEFGHI"), "us"), "2 to 8 players"),
        (GameSetup(("Ann", "Ben"), "xx"), "no edition 'xx'"),
        (GameSetup(("Ann", "Ben"), house={"magic": True}), "no house rule 'magic'"),
        (GameSetup(("Ann", "Ben"), kit="gold"), "no set called gold"),
        (GameSetup(("Ann", "Ben"), layout="heap"), "laid out"),
        (GameSetup(("Ann", "Ben"), serial=0), "serial number is a whole number from 1 to 2147483647;"),
        (GameSetup(("Ann", "Ben"), seed=-1), "seed and nerves are whole numbers from 0 to 9007199254740991"),
        (GameSetup(("Ann", "Ben"), "us", {"first": "Zoe"}), "Nobody called Zoe"),
        (GameSetup(("Ann", "Ben"), height=6), "1 to 5 plateaus"),
        (GameSetup(("Ann", "Ben"), layout="by-hand", height=2), "1 to 5 plateaus"),
    ],
)
def test_a_setup_that_cannot_be_gets_a_sentence(setup: GameSetup, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        setup.check()


def test_data_that_is_no_setup_gets_a_sentence() -> None:
    with pytest.raises(BadSetup, match="no setup of a game"):
        GameSetup.from_json({"players": 3})


@pytest.mark.parametrize(("first", "seat"), [("Ben", 1), (1, 1), (0, 0)])
def test_who_begins_is_named_or_counted(first: Chosen, seat: int) -> None:
    assert GameSetup(("Ann", "Ben"), "us", {"first": first}).first == seat
