"""The command that lets bots play each other."""

import json
import sys
from pathlib import Path

import pytest

from paletti.cli.main import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "An arena holds 1 to 100000 games, not 0."),
        (["--bots", "master,god"], "There is no bot called 'god'"),
        (
            ["--bots", "nowhere_bot:MyBot,novice"],
            "nowhere_bot cannot be imported: ModuleNotFoundError: No module named 'nowhere_bot'.",
        ),
        (["--bots", "examples.my_bot:YourBot,novice"], "There is no class 'YourBot' in examples.my_bot."),
        (["--edition", "xx"], "xx"),
        (["--bots", "novice"], "2 to 4 players, not 1."),
        (["--house", "few-columns"], "A house rule is written NAME=VALUE"),
        (["--house", "colour-of-the-sky=blue"], "colour"),
        (["--workers", "0"], "At least one process must play."),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith("paletti: ")
    assert sentence in printed
    assert "Traceback" not in printed


MUTE = """
class Mute:
    def decide(self, view, rng):
        return "[bold]hello[/bold]"
"""


@pytest.fixture
def mute_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's own bot that answers nonsense, in the folder where the command is run."""
    (tmp_path / "mute_bot.py").write_text(MUTE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path.copy())


@pytest.mark.usefixtures("mute_bot")
def test_a_game_is_played_told_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The opponent soon leaves: two novices may build for a long time.
    monkeypatch.setattr("paletti.bots.arena.guest.MOST_FAULTS", 2)
    table = ["--bots", "novice,mute_bot:Mute", "--edition", "us", "--house", "mode=freestyle"]
    words = ["--games", "1", "--workers", "1", *table]
    report = tmp_path / "arena.html"
    code = main(["arena", *words, "--keep", str(tmp_path / "kept"), "--report", str(report), "--json"])
    printed = json.loads(capsys.readouterr().out)

    assert code == 0
    assert printed["games"] == 1
    assert [bot["name"] for bot in printed["bots"]] == ["novice", "mute_bot:Mute"]
    assert len(printed["results"]) == 1
    assert len(list((tmp_path / "kept").glob("*.villa"))) == 1
    assert "<svg" in report.read_text(encoding="utf-8")


@pytest.mark.usefixtures("mute_bot")
def test_a_users_own_bot_is_found_in_the_current_folder_and_its_faults_are_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = main(["arena", "--games", "1", "--workers", "1", "--bots", "mute_bot:Mute,mute_bot:Mute"])
    printed = capsys.readouterr()

    assert code == 0
    assert "mute_bot:Mute 1" in printed.out
    assert "mute_bot:Mute 2 lost 10 turns:" in printed.err
    assert "Game 1. Turn 1: It answered '[bold]hello[/bold]', which is no Intent." in printed.err
    assert "… and 5 more (--json tells all)." in printed.err
    assert "Traceback" not in printed.err
