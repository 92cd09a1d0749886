"""The frame of the command: which verb runs, and how it reports bad input."""

import importlib
import re
import subprocess
import sys

import pytest

import paletti
from paletti.cli.main import COMMANDS, main
from paletti.cli.missing import how_to_install


@pytest.mark.parametrize(
    "words", [["fly"], ["bench", "moon"], ["bench", "rules", "--keep", "x"], ["rules", "--edition"], ["--nonsense"]]
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(r"paletti: [A-Z][^\n]*\n", printed.err)


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
    assert capsys.readouterr().out == f"paletti {paletti.__version__}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+", paletti.__version__)


def test_the_package_runs_as_a_module() -> None:
    printed = subprocess.run([sys.executable, "-m", "paletti", "--version"], capture_output=True, text=True, check=True)
    assert printed.stdout == f"paletti {paletti.__version__}\n"


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_load_no_package_but_ours(option: str) -> None:
    loaded = packages_loaded("-m", "paletti", option) - packages_loaded("-c", "pass")
    assert loaded - sys.stdlib_module_names == {"paletti"}
    # Reading the version from the installed metadata would alone double the time to start.
    assert "email" not in loaded


def test_the_rules_are_told_without_the_wood() -> None:
    """As in `villa-paletti-slim[terminal]`."""
    wood = {"highspy", "msgspec", "mujoco", "numpy", "openskill"}
    assert packages_loaded("-m", "paletti", "rules", "--edition", "de", "--lang", "en") & wood == set()


def test_a_missing_package_gets_one_sentence_that_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name="psycopg.errors")

    monkeypatch.setattr(importlib, "import_module", absent)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == (
        "paletti: This needs psycopg, which is not installed. Try: pip install 'villa-paletti[postgres]'\n"
    )


def test_a_module_of_our_own_that_is_missing_is_a_fault_and_not_advice() -> None:
    assert how_to_install("paletti.nowhere", "play") is None
    assert how_to_install("starlette", "play") == ("starlette", "villa-paletti")


def packages_loaded(*words: str) -> set[str]:
    """The packages that Python imports when it is started with these arguments."""
    start = [sys.executable, "-X", "importtime", *words]
    printed = subprocess.run(start, capture_output=True, text=True, check=True).stderr
    return {line.rpartition("|")[2].strip().partition(".")[0] for line in printed.splitlines()}
