"""Long texts are shown page by page when a person reads them, and lists are joined by commas or spaces."""

import json
import os
import stat
from io import StringIO
from pathlib import Path

import pytest

from paletti.cli.house import listed
from paletti.cli.main import main
from paletti.cli.pager import paged, pager_of


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def pager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pager that writes what it is given to a file; the path of that file."""
    kept, program = tmp_path / "kept", tmp_path / "pager"
    program.write_text(f"#!/bin/sh\nexec cat > {kept}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PAGER", str(program))
    return kept


def test_a_terminal_gets_the_reader_s_own_pager(pager: Path) -> None:
    with paged(Terminal()) as out:
        out.write("Règles, page by page\n")
    assert pager.read_text(encoding="utf-8") == "Règles, page by page\n"


def test_a_pipe_or_who_wants_none_gets_no_pager(pager: Path) -> None:
    for out, wanted in ((StringIO(), True), (Terminal(), False)):
        with paged(out, wanted=wanted) as same:
            assert same is out
    assert not pager.exists()


def test_writing_stops_when_the_reader_quits_the_pager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "true")
    written = 0
    with paged(Terminal()) as out:
        for _ in range(100_000):
            out.write("more and more\n")
            written += 1
    assert written < 100_000  # the writing stopped without an exception


def test_without_a_pager_it_is_only_printed() -> None:
    assert pager_of({"PAGER": "cat"}) is None
    assert pager_of({"PAGER": ""}) is None
    assert pager_of({"PAGER": "no-such-pager-anywhere"}) is None
    assert pager_of({"PAGER": "true -x", "PATH": os.environ["PATH"]}) == ["true", "-x"]


@pytest.mark.parametrize("words", [["de", "ru"], ["de,ru"], ["de,", "ru"], ["de ru"], ["de , ru"]])
def test_a_list_takes_commas_or_spaces_alike(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert listed(words) == ["de", "ru"]
    assert main(["rules", "--json", "--compare", *words]) == 0
    assert json.loads(capsys.readouterr().out)["editions"] == ["de", "ru"]


@pytest.mark.parametrize("rules", [["few-columns=yes,push-mm=5"], ["few-columns=yes", "push-mm=5"]])
def test_house_rules_are_a_list_too(rules: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--rule", *rules]) == 0
    said = capsys.readouterr().out
    assert "⌂ PLATEAU-8" in said
    assert "⌂ RULING-4" in said
