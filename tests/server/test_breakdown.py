"""A table whose world comes apart starts again from its journal, and the others never notice."""

from pathlib import Path

import pytest
from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.served import serving

from paletti.table.game import Game
from paletti.table.view import Advanced


def test_a_broken_table_comes_back_as_its_journal_left_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "games.sqlite") as server:
        table, owns = server.make(*FOUR)
        page = server.page(table, owns)
        view = choose_colours(page)
        before = [told for told in page.told if told["type"] == "judged"][-1]
        take_in_hand(page, view)
        advance = Game.advance

        def comes_apart(game: Game, ticks: int = 4) -> Advanced:
            raise FloatingPointError("The world came apart.")

        monkeypatch.setattr(Game, "advance", comes_apart)
        page.hear_the_end()
        monkeypatch.setattr(Game, "advance", advance)
        again = server.page(table, owns)
        snapshot = again.hear("snapshot")
        assert (snapshot["hash"], snapshot["attempt"]) == (before["hash"], None)
        assert take_in_hand(again, snapshot["view"])["verb"] == "move"
        assert "paletti_breakdowns_total 1" in server.get("/metrics").text
        again.close()
