"""A table whose world breaks down starts again from its journal, and other tables never notice."""

from pathlib import Path

import pytest
from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.served import serving

from paletti.table.game import Game, Result
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
        assert again.hear("noticed")["what"] == "interrupted"
        assert take_in_hand(again, snapshot["view"])["verb"] == "move"
        # Now that there is a hand in the villa again, a page that connects is not told about the one before.
        late = server.page(table)
        late.hear("snapshot")
        late.say("ask-loads")
        late.hear("loads")
        assert "noticed" not in [told["type"] for told in late.told]
        late.close()
        assert "paletti_breakdowns_total 1" in server.get("/metrics").text
        again.close()


def test_a_villa_that_cannot_be_arranged_breaks_the_table_down_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "games.sqlite") as server:
        table, owns = server.make(*FOUR, layout="by-hand")
        page = server.page(table, owns)
        page.hear("snapshot")
        arrange = Game.arrange

        def comes_apart(game: Game) -> Result:
            raise FloatingPointError("The world came apart.")

        monkeypatch.setattr(Game, "arrange", comes_apart)
        page.say("arrange", seat=0)
        page.hear_the_end()
        monkeypatch.setattr(Game, "arrange", arrange)
        again = server.page(table, owns)
        again.hear("snapshot")
        again.say("arrange", seat=0)
        assert again.hear("judged")["entry"]["deed"]["deed"] == "setup"
        again.close()
