"""A measured set is played, kept and verified like the one that comes with the program."""

from importlib.resources import files
from pathlib import Path

import pytest
from tests.table.tables import give_colours, own, topple

from paletti.storage import Store, open_journal
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.replay.file import from_bytes, replay_of, to_bytes
from paletti.table.replay.scene import scene
from paletti.table.replay.verify import Verified, verify
from paletti.table.setup import BadSetup, GameSetup

OURS = (files("paletti.table.kit") / "beech.toml").read_text(encoding="utf-8")
SLENDER = OURS.replace("height_mm = 80.0", "height_mm = 76.0").replace('name = "beech"', 'name = "attic find"')


def written(folder: Path, text: str) -> str:
    (folder / "my.toml").write_text(text, encoding="utf-8")
    return str(folder / "my.toml")


def test_a_game_with_a_measured_set_needs_its_file_only_to_begin(tmp_path: Path) -> None:
    setup = GameSetup(("Ann", "Ben"), kit=written(tmp_path, SLENDER), seed=4, height=3)
    (tmp_path / "my.toml").unlink()
    with Store(tmp_path / "games.sqlite") as store:
        table = store.create(setup.to_json())
        game = Game.new(setup, open_journal(store, table))
        give_colours(game)
        heights = {piece.height for piece in game.pieces if not piece.is_slab}
        assert max(heights) < 0.0763
        record = store.table(table)
        assert record is not None
        again = Game.resume(GameSetup.from_json(record.setup), open_journal(store, table))
        assert (again.kit.name, own(again, loose=True)) == ("attic find", own(game, loose=True))
        topple(again)
        replay = from_bytes(to_bytes(replay_of(again.setup, again.journal.entries())))
    assert verify(replay) == Verified(len(replay.entries))
    assert scene(replay, 1).loads is not None


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"green"]', '"violet"]', "has no green-thin-1"),
        ("count = 3", "count = 4", "out of place"),
        ('colours = ["red", "yellow"', 'colours = ["yellow", "red"', "out of place"),
        ("radius_mm = 144.0", "", "my.toml lacks radius_mm"),
        ("height_mm = 80.0", 'height_mm = "tall"', "my.toml: "),
        ("[base]", "[base", "my.toml is not valid TOML"),
        ("radius_mm = 122.0", "radius_mm = 12.0", "No villa"),
        ("name =", "# " + "x" * 20_000 + "\nname =", "too long"),
    ],
)
def test_a_file_that_no_game_can_be_played_with_gets_one_sentence(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert old in OURS
    with pytest.raises(BadSetup) as refused:
        GameSetup(("Ann", "Ben"), kit=written(tmp_path, OURS.replace(old, new, 1)))
    assert why in str(refused.value)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there_gets_one_sentence() -> None:
    with pytest.raises(BadSetup, match=r"nowhere\.toml cannot be read\."):
        GameSetup(("Ann", "Ben"), kit="nowhere.toml")


def test_a_game_from_elsewhere_names_no_file_of_this_machine(tmp_path: Path) -> None:
    path = written(tmp_path, SLENDER)
    plain = {**GameSetup(("Ann", "Ben")).to_json(), "kit": path}
    with pytest.raises(BadSetup, match="names no file"):
        GameSetup.from_json(plain)
    game = Game.new(GameSetup(("Ann", "Ben"), kit=path), Journal())
    data = to_bytes(replay_of(game.setup, game.journal.entries()))
    assert str(tmp_path).encode() not in data
