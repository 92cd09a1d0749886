"""Bots at a table: they play by themselves, and in place of absent players."""

from collections import Counter
from statistics import median
from typing import Any

import pytest
from tests.server.mastered import Asked, Table
from tests.server.players import FOUR
from tests.server.served import Server

from paletti.bots.mind.strength import Strength
from paletti.bots.player import decide
from paletti.physics.settings import FRAME_S
from paletti.server.master import orders
from paletti.table.setup import GameSetup

TURNS = 4  # of each strength


def test_a_bot_comes_to_its_colours_by_itself_and_plays_for_an_absent_player(server: Server) -> None:
    table, owns = server.make(*FOUR[:2], {"kind": "bot", "name": "Mia", "strength": "novice"})
    ann, ben = owns
    page, other = server.page(table, [ann]), server.page(table, [ben])
    view = page.hear("snapshot")["view"]
    page.say("throw", seat=0)
    view = page.hear("judged")["view"]
    other.hear("snapshot")
    other.say("choose", seat=1, colour=view["freeColours"][0])
    judged = page.hear("judged", where=lambda message: message["told"]["by"] == 2)
    assert judged["told"]["verb"] == "choose"
    assert judged["view"]["players"][2]["colours"] != []
    other.close()
    page.hear("room", where=lambda message: not message["seats"][1]["present"])
    page.say("vote", seat=0, absent=1, choice="bot")
    room = page.hear("room", where=lambda message: message["seats"][1]["filled"] == "bot")
    assert room["seats"][1]["strength"] == "apprentice"
    # The player comes back, and the seat belongs to them again.
    again = server.page(table, [ben])
    assert again.hear("welcome")["seats"] == [1]
    assert again.hear("room")["seats"][1]["filled"] == "person"
    again.close()
    page.close()


def test_who_stays_away_is_asked_about_and_waited_for_once_more(server: Server) -> None:
    table, owns = server.make(*FOUR[:2])
    ann, ben = owns
    page, other = server.page(table, [ann]), server.page(table, [ben])
    page.hear("snapshot")
    other.close()
    asked = page.hear("room", where=lambda message: message["ballots"])
    assert asked["ballots"] == [{"absent": 1, "votes": {}}]
    page.say("vote", seat=0, absent=1, choice="wait")
    assert page.hear("room")["ballots"] == []
    # On this server the time is up at once, and the question comes back.
    assert page.hear("room", where=lambda message: message["ballots"])["ballots"] == asked["ballots"]
    page.close()


def test_an_open_seat_is_given_to_a_bot_by_who_waits_and_by_no_stranger(server: Server) -> None:
    table, owns = server.make(FOUR[0], {"kind": "link", "name": "Ben"})
    page, stranger = server.page(table, owns), server.page(table)
    stranger.say("seat-bot", seat=1, strength="master")
    assert stranger.hear("sorry")["reason"] == "seat-taken"
    page.say("seat-bot", seat=1, strength="master")
    snapshot = page.hear("snapshot")
    assert snapshot["view"]["players"][1]["name"] == "Ben"
    room = [told for told in page.told if told["type"] == "room"][-1]
    assert (room["stage"], room["seats"][1]["strength"]) == ("playing", "master")
    page.close()
    stranger.close()


def test_players_hurry_the_bots_of_their_table_and_strangers_do_not(server: Server) -> None:
    table, owns = server.make(FOUR[0], {"kind": "bot", "name": "Mia", "strength": "novice"})
    page, stranger = server.page(table, owns), server.page(table)
    stranger.say("hurry", on=True)
    assert stranger.hear("sorry")["reason"] == "not-now"
    assert not page.hear("room")["hurried"]
    page.say("hurry", on=True)
    assert stranger.hear("room", where=lambda message: message["hurried"])["stage"] == "playing"
    page.say("hurry", on=False)
    assert not stranger.hear("room")["hurried"]
    page.close()
    stranger.close()


class AtOnce(Asked):
    """Thinkers that think, and answer the moment they are asked."""

    def ask(self, view: Any, strength: Strength, seed: int, version: int, answered: Any) -> None:
        answered(decide(view, strength, seed, version))


@pytest.mark.parametrize("strength", [Strength.NOVICE, Strength.APPRENTICE])
def test_a_bot_needs_less_than_six_seconds_of_table_time_for_a_turn(strength: Strength) -> None:
    table = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11), thinkers=AtOnce())
    table.frame(orders.SeatBots({0: strength, 1: strength}))
    frames = Counter[int]()
    while table.game.state.number <= TURNS:
        frames[table.game.state.number] += 1
        table.frame()
    assert median(frames[turn] for turn in range(1, TURNS + 1)) * FRAME_S < 6
