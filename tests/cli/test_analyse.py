"""`paletti replay --analyse`: the analysis of a short game."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from tests.bots.scenes import opening
from tests.table.replay_game import OTHER_ENGINE, of_another_engine

from paletti.bots.study.analysis import Analysis, analyse
from paletti.cli.main import main
from paletti.messages import languages, messages
from paletti.table.replay.file import Replay, load, replay_of, save


def game() -> Replay:
    played = opening().game
    return replay_of(played.setup, played.journal.entries())


@cache
def looked_at(here: bool) -> Analysis:
    """The analysis of the game or of its twin; it is made only once."""
    return analyse(game() if here else of_another_engine(game()))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def known(replay: Replay, progress: Callable[[int, int], None], cores: int) -> Analysis:
        return looked_at(replay.same_engine)

    monkeypatch.setattr("paletti.cli.analysis.analyse", known)
    path = tmp_path / "opening.villa"
    save(game(), path)
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
    assert analysis["exact"] is True


def test_a_game_of_another_engine_has_nearly_the_same_chances_in_its_rebuilt_villas() -> None:
    here, there = looked_at(here=True), looked_at(here=False)

    assert (here.exact, there.exact) == (True, False)
    assert [note.outlook for note in there.notes] == [note.outlook for note in here.notes]
    assert there.notes[-1].chance == pytest.approx(here.notes[-1].chance, abs=0.1)
    assert len(there.notes[-1].alternatives) == len(here.notes[-1].alternatives) > 0


@pytest.mark.parametrize("lang", languages())
def test_the_analysis_of_another_engine_s_game_begins_by_saying_so(
    kept: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    save(of_another_engine(game()), kept)
    assert load(kept).engine.startswith(OTHER_ENGINE)
    assert main(["replay", str(kept), "--analyse", "--lang", lang]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert OTHER_ENGINE in first
    assert lines
