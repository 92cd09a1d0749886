"""Another game with the same people: those who are there, and the bots that played with them."""

from pathlib import Path
from typing import Any

from tests.server.served import serving
from tests.table.test_measured import SLENDER

from paletti.protocol.api import NewSeat, NewTable
from paletti.server.room.newtable import TableOptions
from paletti.storage import Store
from paletti.table.entry import packed
from paletti.table.journal import Outcome
from paletti.table.setup import CLASSIC
from paletti.testing.bombs import toppled

ANN, BEN = ({"seat": seat, "secret": f"the-secret-of-seat-{seat}"} for seat in (0, 1))


def finished(database: Path, second: tuple[str, str, str | None], kit: str = CLASSIC) -> str:
    """A stored table whose game is over: Ann has the first seat, `second` the other one."""
    replay = toppled()
    wish = NewTable((NewSeat("here", "Ann"), NewSeat("link", "Ben")), kit=kit, serial=7, seed=11)
    with Store(database) as store:
        table = store.create(
            replay.setup.to_json(),
            options=TableOptions(wish, began=True).text(),
            seats_taken=[("Ann", "here", str(ANN["secret"])), second],
        )
        for entry in replay.entries:
            over = entry is replay.entries[-1]
            store.append(table, entry.version, packed(entry), Outcome((), "Ann", (0, 0)) if over else None)
    return table


def test_a_bot_that_sat_down_while_the_table_gathered_plays_again(tmp_path: Path) -> None:
    table = finished(tmp_path / "games.sqlite", ("Mia", "bot novice", None))
    with serving(tmp_path / "games.sqlite") as server:
        page = server.page(table, [ANN])
        page.say("rematch", seat=0)
        invited = page.hear("rematched")
        again = server.page(invited["table"], invited["owns"])
        assert seated(again.hear("room")) == [("Ann", "person", None), ("Mia", "bot", "novice")]
        assert again.hear("snapshot")["view"]["phase"] == "colours"
        again.close()
        page.close()


def test_a_set_that_was_brought_along_is_played_with_again(tmp_path: Path) -> None:
    table = finished(tmp_path / "games.sqlite", ("Mia", "bot novice", None), SLENDER)
    with serving(tmp_path / "games.sqlite") as server:
        page = server.page(table, [ANN])
        page.say("rematch", seat=0)
        invited = page.hear("rematched")
        again = server.page(invited["table"], invited["owns"])
        heights = [column["height"] for column in again.hear("snapshot")["kit"]["columns"]]
        again.close()
        page.close()
    assert round(max(heights), 3) == 0.076


def test_who_is_away_finds_their_seat_open_at_the_next_table(tmp_path: Path) -> None:
    table = finished(tmp_path / "games.sqlite", ("Ben", "link", str(BEN["secret"])))
    with serving(tmp_path / "games.sqlite") as server:
        page = server.page(table, [ANN])
        page.say("rematch", seat=0)
        assert [own["seat"] for own in page.hear("rematched")["owns"]] == [0]
        late = server.page(table, [BEN])
        following = server.page(late.hear("room")["nextTable"])
        assert seated(following.hear("room")) == [("Ann", "person", None), ("Ben", "open", None)]
        following.say("claim-seat", seat=1, name="Ben")
        assert following.hear("seated")["seat"] == 1
        following.hear("snapshot")
        for one in (page, late, following):
            one.close()


def test_a_server_that_is_full_says_so_and_the_wish_can_be_made_again(tmp_path: Path) -> None:
    table = finished(tmp_path / "games.sqlite", ("Ben", "link", str(BEN["secret"])))
    with serving(tmp_path / "games.sqlite", most_tables=1) as server:
        page = server.page(table, [ANN])
        page.hear("snapshot")
        for _ in range(2):
            page.say("rematch", seat=0)
            assert page.hear("sorry")["reason"] == "server-full"
            assert page.hear("room")["rematch"] == []
        page.close()


def seated(room: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    """Who sits on each seat, a person or a bot."""
    return [(seat["name"], seat["filled"], seat["strength"]) for seat in room["seats"]]
