"""The analysis of a game, made in a process of its own."""

from pathlib import Path

import pytest

from paletti.present.analysis import Forgotten, analysed_aside
from paletti.server.http.analysis import progress_file
from paletti.testing.bombs import toppled


def test_a_study_tells_how_far_it_is_in_its_file() -> None:
    told = progress_file()
    found = analysed_aside(toppled(), told)
    assert int(told.read_text()) == len(toppled().entries) == len(found.notes)
    told.unlink()


def test_a_study_that_nobody_wants_any_more_stops_at_the_next_deed(tmp_path: Path) -> None:
    with pytest.raises(Forgotten, match="after 1 of 5 deeds"):
        analysed_aside(toppled(), tmp_path / "taken-away")
