"""Practice: any villa, undo, loads in newtons."""

from tests.server.players import choose_colours, take_in_hand, topple
from tests.server.served import Server

ALONE = ({"kind": "here", "name": "Left"}, {"kind": "here", "name": "Right"})


def test_what_was_done_in_practice_can_be_undone(server: Server) -> None:
    table, owns = server.make(*ALONE, practice=True, edition="us", house={"breaking-off": "may"}, height=3)
    page = server.page(table, owns)
    before = page.hear("snapshot")
    assert before["view"]["top"] == "yellow"
    assert before["view"]["house"]["feel-first"] == 3  # when practising or learning, one may feel first
    attempt = take_in_hand(page, before["view"])
    page.say("put-back", seat=attempt["seat"])
    assert page.hear("judged")["entry"]["deed"]["deed"] == "feel"
    page.say("undo")
    after = page.hear("snapshot")
    assert (after["version"], after["hash"], after["view"]) == (before["version"], before["hash"], before["view"])
    page.say("undo")
    page.say("ask-loads")
    loads = page.hear("loads")["columns"]
    assert sum(load["newtons"] for load in loads.values()) > 1.0
    page.close()


def test_a_bot_goes_on_after_an_undo_in_the_middle_of_its_deed(server: Server) -> None:
    bot = {"kind": "bot", "name": "Right", "strength": "novice"}
    table, owns = server.make(ALONE[0], bot, practice=True)
    page = server.page(table, owns)
    page.hear("snapshot")
    page.say("throw", seat=0)
    view = page.hear("judged", where=lambda message: message["entry"]["seat"] == 1)["view"]
    for _ in range(2):
        assert (view["phase"], view["acting"]) == ("colours", [0])
        page.say("choose", seat=0, colour=view["freeColours"][0])
        assert page.hear("attempt-began")["attempt"]["seat"] == 1
        page.say("undo")
        view = page.hear("snapshot")["view"]
    page.close()


def test_practice_is_neither_listed_nor_open_to_others(server: Server) -> None:
    table, owns = server.make(*ALONE, practice=True, listed=True)
    page = server.page(table, owns)
    page.hear("room")
    lobby = server.get("/api/lobby").json()
    assert table not in [other["table"] for other in (*lobby["open"], *lobby["live"])]
    assert server.page(table).hear("sorry")["reason"] == "table-closed"
    page.close()


def test_a_real_game_is_not_undone(server: Server) -> None:
    table, owns = server.make(*ALONE)
    page = server.page(table, owns)
    page.hear("snapshot")
    page.say("undo")
    assert page.hear("sorry")["reason"] == "practice-only"
    page.close()


def test_a_fall_in_practice_can_be_seen_again_until_it_is_taken_back(server: Server) -> None:
    table, owns = server.make(*ALONE, practice=True)
    page = server.page(table, owns)
    fallen = topple(page, choose_colours(page))
    assert fallen["view"]["over"]
    page.hear("over")
    film = server.get(f"/api/games/{table}").json()
    assert film["chapters"][-1]["entry"]["version"] == fallen["version"]
    assert len(server.get(f"/api/games/{table}/frames").content) > 1000

    page.say("undo")
    page.hear("snapshot")
    assert server.get(f"/api/games/{table}").status_code == 404
    page.close()
