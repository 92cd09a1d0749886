"""`paletti referee FILE…`: one line for each file, exit codes, and one sentence for a file that is no scenario."""

import json
from pathlib import Path

import pytest

from paletti.cli.main import main

SCENARIOS = Path(__file__).parents[1] / "scenarios"

GOOD = """\
title: Ben begins
edition: de
players: [Ann, Ben]
steps:
- throw: {by: Ann, shows: red}
- choose: {by: Ben, colour: yellow}
- choose: {by: Ann, colour: blue}
- move: {by: Ben, column: yellow-hex}
- expect: {turn: Ann}
"""


# A title of a hundred million words, made by aliases of aliases.
BOMB = "title:\n" + "".join(
    f"- &{name} [{', '.join(inside for _ in range(9))}]\n"
    for name, inside in zip("abcdefgh", ["w", *(f"*{letter}" for letter in "abcdefg")], strict=True)
)


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """A scenario that passes."""
    path = tmp_path / "good.yaml"
    path.write_text(GOOD)
    return path


def test_a_scenario_that_holds_is_one_line_and_exit_0(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", str(scenario)]) == 0
    assert capsys.readouterr() == (f"ok      {scenario}  Ben begins\n", "")


def test_the_shared_examples_hold(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(SCENARIOS / f"{name}.yaml") for name in ("abort-5", "plateau-6", "seal-7a-7b", "three-8")]
    assert main(["referee", *files]) == 0
    assert capsys.readouterr().out.count("ok ") == 4


def test_a_folder_stands_for_its_scenarios(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", str(scenario.parent)]) == 0
    assert str(scenario) in capsys.readouterr().out


def test_a_failed_expectation_names_file_step_wanted_and_found(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario.write_text(GOOD.replace("turn: Ann", "turn: Ben"))
    assert main(["referee", str(scenario)]) == 1
    assert capsys.readouterr().out == f"FAILED  {scenario}: step 5 (expect turn): expected Ben, got Ann\n"


def test_an_unexpected_refusal_says_what_was_wrong_in_a_sentence(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario.write_text(GOOD.replace("by: Ben, column", "by: Ann, column"))
    assert main(["referee", str(scenario)]) == 1
    line = capsys.readouterr().out
    assert line.startswith(
        f"FAILED  {scenario}: step 4 (move): expected allowed, got refused: MOVE-1 not-your-turn Ben - "
    )
    assert line.endswith("(MOVE-1).\n")


def test_events_come_as_json(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--json", str(scenario)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["ok"] is True
    (file,) = printed["files"]
    moved = next(step for step in file["steps"] if step["verb"] == "move")
    assert moved["events"][0] == {
        "event": "column-raised",
        "by": "Ben",
        "column": "yellow-hex",
        "origin": "base",
        "to": "blue",
    }


def test_a_refusal_in_json_has_clause_facts_and_sentence(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario.write_text(GOOD + "- refuse: {step: {move: {by: Ben, column: yellow-thick}}, clause: MOVE-1}\n")
    assert main(["referee", "--json", str(scenario)]) == 0
    step = json.loads(capsys.readouterr().out)["files"][0]["steps"][-1]
    assert step["refused"]["clause"] == "MOVE-1"
    assert step["refused"]["facts"] == {"player": "Ann"}
    assert step["refused"]["sentence"].endswith("(MOVE-1).")


def test_every_refusal_of_the_scenarios_has_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--json", str(SCENARIOS)]) == 0
    files = json.loads(capsys.readouterr().out)["files"]
    sentences = [step["refused"]["sentence"] for file in files for step in file["steps"] if "refused" in step]
    assert len(sentences) > 300
    assert all(sentence.endswith(").") for sentence in sentences)


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b"", "the file is empty"),
        (b"# only a remark\n", "the file is empty"),
        (b"edition: [de\n", "line 2, column 1: not YAML"),
        (b"\tedition: de\n", "line 1, column 1: not YAML"),
        (b"edition: de\n---\nedition: de\n", "line 2, column 1: not YAML"),
        (b"\x89PNG\r\n\x1a\n\x00", "byte 0: not text in UTF-8"),
        (b"\x00\x01\x02", "not YAML"),
        (b"edition: !!python/object:os.system {}\n", "line 1, column 10: not YAML"),
        (b"edition: 2001-99-99\n", "not YAML"),
        (b"[" * 1000, "not YAML"),
        (b"a: &a [*a]\n", "unknown key 'a'"),
        (
            GOOD.replace("edition: de", "edition: de\nedition: fr").encode(),
            "line 3, column 1: not YAML: the key 'edition'",
        ),
        (GOOD.replace("edition: de", "edition: dk").encode(), "edition: there is no edition 'dk'"),
        (GOOD.replace("yellow-hex", "pink-hex").encode(), "step 4: move: column cannot be 'pink-hex'"),
        (GOOD.replace("move:", "jump:").encode(), "step 4: unknown step 'jump'"),
        (GOOD.replace("title:", "name:").encode(), "unknown key 'name'"),
        (GOOD.replace("shows", "show").encode(), "step 1: throw: unknown key 'show'"),
        (GOOD.replace("[Ann, Ben]", "[Ann]").encode(), "players: this game is for 2 to 4 players, not 1"),
        (GOOD.replace("[Ann, Ben]", "[Ann, Ann]").encode(), "players: two players are called 'Ann'"),
        (GOOD.replace("[Ann, Ben]", "[Ann, Yes]").encode(), "players: a list of names is expected"),
        (GOOD.replace("title: Ben begins\n", BOMB).encode(), "title: [['w', 'w', 'w', 'w', 'w', 'w', ...], [["),
        (GOOD.replace("[Ann, Ben]", '["A\\ud800", 3]').encode(), "players: a list of names is expected"),
        (GOOD.replace("edition: de", 'edition: "d\\ud800\\n\\e[31m"').encode(), "edition: there is no edition"),
        (b"x" * 1_000_001, "longer than 1000000 bytes"),
    ],
)
def test_what_is_no_scenario_is_one_line_with_its_place_and_exit_2(
    tmp_path: Path, content: bytes, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(content)
    assert main(["referee", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"paletti: {path}: {place}")
    assert err.count("\n") == 1


def test_a_title_with_odd_characters_is_still_printed(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario.write_text(GOOD.replace("Ben begins", '"\\ud800 and \\e[31m"'))
    assert main(["referee", str(scenario)]) == 0
    assert capsys.readouterr().out == f"ok      {scenario}  ? and ?[31m\n"
    assert main(["referee", "--json", str(scenario)]) == 0


def test_a_missing_file_is_one_line_and_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.yaml"
    assert main(["referee", str(path)]) == 2
    assert capsys.readouterr().err == f"paletti: {path}: cannot be read: no such file or directory\n"


def test_an_empty_folder_is_one_line_and_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"paletti: There is no scenario (*.yaml) in {tmp_path}.\n"


def test_all_files_are_judged_and_the_worst_exit_code_counts(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    failing, broken = scenario.with_name("a.yaml"), scenario.with_name("b.yaml")
    failing.write_text(GOOD.replace("turn: Ann", "turn: Ben"))
    broken.write_text("")
    assert main(["referee", str(broken), str(failing), str(scenario)]) == 2
    out, err = capsys.readouterr()
    assert [line.split()[0] for line in out.splitlines()] == ["FAILED", "ok"]
    assert err == f"paletti: {broken}: the file is empty\n"
    assert main(["referee", str(failing), str(scenario)]) == 1
