"""Golden playthroughs, replayed line by line."""

import pytest
from tests.rules.games import GAMES
from tests.rules.golden import FOLDER, path, replayed


@pytest.mark.parametrize("slug", GAMES)
def test_the_referee_still_judges_a_playthrough_as_it_was_written_down(slug: str) -> None:
    lines = path(slug).read_text("utf-8").splitlines()
    assert list(replayed(slug, lines)) == lines


def test_every_kind_of_game_has_a_playthrough_and_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.parametrize("slug", GAMES)
def test_a_playthrough_goes_on_to_the_end_of_the_game(slug: str) -> None:
    text = path(slug).read_text("utf-8")
    assert text.count("  game-ended ") == 1
    assert '\n= house "' in text
    assert '; stage "over"; ' in text
