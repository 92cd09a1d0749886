import json

import pytest

from paletti.cli.main import main
from paletti.messages import languages
from paletti.rules.editions import EDITIONS


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_edition_is_set_in_any_language(edition: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--edition", edition, "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert any("PIECES-1" in line for line in lines)


def test_the_number_of_players_chooses_the_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--players", "3"]) == 0
    said = capsys.readouterr().out
    assert "THREE-6" in said
    assert "TWO-1" not in said


def test_the_terminal_s_language_is_spoken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PALETTI_LANG", "de_CH.UTF-8")
    assert main(["rules"]) == 0
    assert "Das Baumeistersiegel" in capsys.readouterr().out


def test_two_editions_are_shown_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--compare", "de", "ru"]) == 0
    said = capsys.readouterr().out
    assert any("German edition" in line and "Russian edition" in line for line in said.splitlines())
    assert "ABORT-1" in said
    assert "PLATEAU-6" not in said


def test_one_edition_is_compared_with_the_original(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--compare", "fr", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["editions"] == ["de", "fr"]
    assert {one["clause"] for one in printed["differences"]} == {
        "SETUP-2",
        "COLOUR-1",
        "PLATEAU-8",
        "BUILD-1",
        "BUILD-2",
        "SEAL-3",
        "RULING-6",
        "RULING-10",
    }


def test_all_editions_are_grouped_by_what_they_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--compare"]) == 0
    said = capsys.readouterr().out
    assert "de nl en ru" in said
    assert "SEAL-1" in said


def test_one_clause_comes_with_what_other_editions_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--clause", "plateau-7"]) == 0
    said = capsys.readouterr().out
    assert "From green on" in said
    assert "en ru" in said


def test_a_clause_that_an_edition_lacks_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--clause", "SEAL-1", "--edition", "us"]) == 0
    assert "plays no part in this game (American edition)" in capsys.readouterr().out


def test_a_program_can_read_the_handbook(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--edition", "nl", "--players", "2", "--lang", "nl", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["edition"] == "nl"
    assert [section["key"] for section in printed["sections"]][-2:] == ["two", "ruling"]


def test_a_house_rule_is_told_and_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--rule", "few-columns=yes", "--rule", "push-mm=5"]) == 0
    said = capsys.readouterr().out
    assert "⌂ PLATEAU-8" in said
    assert "from orange on, any number is enough" in " ".join(said.split())
    assert "⌂ RULING-4" in said


@pytest.mark.parametrize(
    "words",
    [
        ["--edition", "xx"],
        ["--lang", "it"],
        ["--clause", "FOO-1"],
        ["--players", "5"],
        ["--players", "9", "--edition", "us"],
        ["--players", "many"],
        ["--compare", "de"],
        ["--compare", "de", "atlantis"],
        ["--rule", "nonsense=1"],
        ["--rule", "overhang=sometimes"],
        ["--rule", "mode=random"],
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("paletti: ")
    assert printed.err.endswith(".\n")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("rules", [[], ["--rule", "mode=random"], ["--rule", "scoring=tournament"]])
@pytest.mark.parametrize("clause", ["US-8", "US-9", "RULING-15"])
def test_a_clause_of_the_american_game_is_answered_in_every_way(
    clause: str, rules: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--edition", "us", "--clause", clause, "--json", *rules]) == 0
    assert json.loads(capsys.readouterr().out)["text"]


def test_a_house_rule_is_honoured_in_a_single_clause_and_a_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--clause", "PLATEAU-7", "--rule", "overhang=never", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["text"] == printed["editions"]["en"]
    assert main(["rules", "--compare", "en", "--rule", "overhang=never", "--json"]) == 0
    assert "PLATEAU-7" not in {one["clause"] for one in json.loads(capsys.readouterr().out)["differences"]}


def test_a_ruling_says_that_it_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--edition", "us", "--clause", "BUILD-3"]) == 0
    assert "Our ruling" in capsys.readouterr().out
    assert main(["rules", "--edition", "de", "--clause", "BUILD-3"]) == 0
    assert "Our ruling" not in capsys.readouterr().out
