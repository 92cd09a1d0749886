import json
import os
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from tests.scorekeeping.games import NAMES, houses, questions

from paletti.keeper.store import Kept, latest, load, new_game, save, scores_folder
from paletti.messages import messages
from paletti.rules.deeds import SetUp
from paletti.rules.editions import house
from paletti.scorekeeping.session import Session
from paletti.scorekeeping.sheet import NotKept

NOON = datetime(2026, 8, 1, 12, 0, 0)


def kept(folder: Path, *names: str, entries: bool = True) -> Kept:
    """A game in that folder."""
    session = Session(house("de"), names or ("Ann", "Ben"))
    if entries:
        session.enter(SetUp())
    game = new_game(folder, session, "en", NOON)
    save(game)
    return game


def kept_text(**changes: object) -> str:
    """The text of a file that would be a kept game without these changes."""
    sheet: dict[str, object] = {
        "format": "paletti-score",
        "version": 1,
        "lang": "en",
        "began": "2026-08-01T12:00:00",
        "house": {"edition": "de", "rules": {}},
        "players": ["Ann", "Ben"],
        "first": None,
        "deeds": ["setup"],
    }
    return json.dumps(sheet | changes)


def test_every_game_is_read_as_it_was_written(tmp_path: Path) -> None:
    for number, (made, players) in enumerate(houses()):
        session = Session(made, NAMES[:players], NAMES[1])
        for _ in questions(messages("en"), session, Random(number), longest=30):
            pass
        game = new_game(tmp_path, session, "nl", NOON)
        save(game)
        again = load(game.path)
        assert again == game
        assert again.session.state == session.state


def test_two_games_of_one_second_have_two_files(tmp_path: Path) -> None:
    assert kept(tmp_path).path != kept(tmp_path).path


def test_a_file_name_is_harmless_whatever_people_are_called(tmp_path: Path) -> None:
    game = kept(tmp_path, "../../etc", "a/b\\c:d")
    assert game.path.parent == tmp_path
    assert game.path.exists()


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = kept(tmp_path)
    before = game.path.read_text()
    game.session.undo()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        save(game)
    assert game.path.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == [game.path.name]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"format": "paletti-score", "version": 2}',
        '{"format": "paletti-score", "version": 1}',
        kept_text(house={"edition": "xx", "rules": {}}),
        kept_text(players=["Ann"]),
        kept_text(players=["Ann", "Ann"]),
        kept_text(first="Zoe"),
        kept_text(deeds=["dance Ann"]),
        kept_text(deeds=None),
    ],
)
def test_what_is_no_kept_game_is_said_in_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    with pytest.raises(NotKept, match=r"game\.json"):
        load(path)


def test_a_deed_that_was_tampered_with_is_found(tmp_path: Path) -> None:
    game = kept(tmp_path)
    sheet = json.loads(game.path.read_text())
    sheet["deeds"].append("move Ann red-hex")
    game.path.write_text(json.dumps(sheet))
    with pytest.raises(NotKept, match=r"entry 2.*refused by"):
        load(game.path)


def test_a_missing_file_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NotKept, match="cannot be read"):
        load(tmp_path / "nothing.json")


def test_the_last_game_is_the_one_to_go_on_with(tmp_path: Path) -> None:
    assert latest(tmp_path / "nowhere", unfinished=True) is None
    older, newer = kept(tmp_path, "Ann", "Ben"), kept(tmp_path, "Cleo", "Dan")
    os.utime(older.path, (1, 1))
    os.utime(newer.path, (2, 2))
    (tmp_path / "notes.json").write_text("no game")
    found = latest(tmp_path, unfinished=True)
    assert found is not None
    assert found.session.players == ("Cleo", "Dan")


def test_the_folder_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALETTI_HOME", str(tmp_path))
    assert scores_folder() == tmp_path / "scores"
