"""`paletti replay --analyse`: a short game looked at again."""

import json
import re
from pathlib import Path

import pytest
from tests.bots.scenes import opening

from paletti.cli.main import main
from paletti.messages import languages, messages
from paletti.table.replay.file import replay_of, save


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    game = opening().game
    path = tmp_path / "opening.villa"
    save(replay_of(game.setup, game.journal.entries()), path)
    return path


@pytest.mark.parametrize("lang", languages())
def test_each_move_is_told_with_its_chance_and_what_else_there_was(
    kept: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    stood = messages(lang).say("analysis-ends-stands")
    chance = messages(lang).say("analysis-line-chance", chance="@").replace("@", r"\d+%")
    assert main(["replay", str(kept), "--analyse", "--lang", lang]) == 0
    assert re.search(rf"5  Ben: .+ \({stood}\), {chance}; .+ \d+%", capsys.readouterr().out)


def test_a_program_reads_a_note_for_every_deed(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(kept), "--analyse", "--json"]) == 0
    analysis = json.loads(capsys.readouterr().out)["analysis"]

    assert [note["version"] for note in analysis["notes"]] == [1, 2, 3, 4, 5]
    assert analysis["notes"][-1]["chance"] > 0.8
    assert analysis["objections"] == []
    assert analysis["hopeless_since"] is None
