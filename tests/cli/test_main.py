"""The frame of the command: which verb runs, and how bad input is told."""

import re

import pytest

from paletti.cli.main import COMMANDS, main


@pytest.mark.parametrize("words", [["fly"], ["bench", "moon"], ["rules", "--edition"], ["--nonsense"]])
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(r"paletti: [A-Z][^\n]*\n", told.err)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: paletti {command}")


def test_the_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    assert all(command in shown for command in COMMANDS)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert re.fullmatch(r"paletti \d+\.\d+\.\d+\n", capsys.readouterr().out)
