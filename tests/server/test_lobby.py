"""The lobby: phrases of the fixed set, and games that are over."""

from pathlib import Path

from tests.server.served import Server, serving

from paletti.protocol.api import NewSeat, NewTable
from paletti.server.http.tables import KEPT, Talk
from paletti.server.room.newtable import TableOptions
from paletti.storage import Store
from paletti.table.journal import Outcome


def test_a_phrase_is_heard_by_everybody_under_a_clean_name(server: Server) -> None:
    said = server.post("/api/lobby/say", {"name": " An\u202en ", "phrase": "hello"})
    assert said.status_code == 201
    heard = server.get("/api/lobby").json()["said"]
    assert (heard[-1]["name"], heard[-1]["phrase"]) == ("An n", "hello")


def test_only_the_fixed_phrases_are_said(server: Server) -> None:
    refused = server.post("/api/lobby/say", {"name": "Ann", "phrase": "buy my columns"})
    assert (refused.status_code, refused.json()["reason"]) == (400, "bad-message")


def test_nobody_can_flood_the_lobby_and_old_phrases_disappear() -> None:
    now = 0.0
    talk = Talk(lambda: now)
    said = [talk.say("one", "Ann", "hello") for _ in range(20)]
    assert 1 <= sum(said) < 20
    for who in range(2 * KEPT):
        talk.say(str(who), "Ben", "bravo")
    assert len(talk.heard()) == KEPT
    now = 4000.0
    assert talk.heard() == []


def test_games_that_are_over_are_listed_unless_their_players_wanted_no_guests(tmp_path: Path) -> None:
    with Store(tmp_path / "games.sqlite") as store:
        for watchable in (True, False):
            wish = NewTable((NewSeat("here", "Ann"), NewSeat("here", "Ben")), watchable=watchable)
            options = TableOptions(wish, began=True).text()
            table = store.create({"players": ["Ann", "Ben"], "edition": "fr"}, options=options)
            store.append(table, 1, b"", Outcome(("Ben",), "Ann", (0, 0)))
        store.create({"players": ["Cleo", "Dan"], "edition": "de"})
    with serving(tmp_path / "games.sqlite") as server:
        listed = server.get("/api/games").json()["games"]
    told = [(game["players"], game["edition"], game["winners"], game["cause"], game["deeds"]) for game in listed]
    assert told == [(["Ann", "Ben"], "fr", ["Ben"], "Ann", 1)]
