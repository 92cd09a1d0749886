"""Bots at a table: they play by themselves, and in place of absent players."""

from collections import Counter
from statistics import median
from typing import Any

import pytest
from tests.server.mastered import ARRANGED, PAGE, Asked, Table, kinds
from tests.server.players import FOUR
from tests.server.served import Server

from paletti.bots.mind.decision import LetBe, Speak
from paletti.bots.mind.rehearsal import Draw
from paletti.bots.mind.strength import Strength
from paletti.bots.player import Bot, decide
from paletti.physics.settings import FRAME_S
from paletti.rules.deeds import ThrowSeal
from paletti.rules.pieces import Side
from paletti.server.master import orders
from paletti.server.master.outbox import EVERYBODY
from paletti.table.gestures import Grip, PutBack
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
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
    judged = page.hear("judged", where=lambda message: message["entry"]["seat"] == 2)
    assert judged["entry"]["deed"]["deed"] == "choose"
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


def test_a_bot_is_asked_once_and_does_what_it_decided_for_the_moment_it_saw() -> None:
    table = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11))
    table.frame(orders.SeatBots({0: Strength.NOVICE}))
    table.frame()
    assert table.thinkers.seats == [0]
    version = table.game.version
    table.thinkers.answer(Speak(ThrowSeal("Ann", Side.RED)))
    assert kinds(table.frames(2000)) == [(EVERYBODY, "judged")]
    assert table.game.version == version + 1


def test_a_bot_that_is_hurried_goes_on_at_once_and_is_not_asked_again() -> None:
    table = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11))
    table.frame(orders.SeatBots({0: Strength.NOVICE}))
    table.frame()
    table.thinkers.answer(Speak(ThrowSeal("Ann", Side.RED)))
    assert kinds([*table.frame(), *table.frame(), *table.frame()]) == []  # it hesitates, as people do
    assert kinds(table.frame(orders.SeatBots({0: Strength.NOVICE}, hurried=True))) == [(EVERYBODY, "judged")]
    assert table.thinkers.seats == [0]


def frames_of_a_bots_draw(*, hurried: bool) -> int:
    """In how many frames a bot draws a column without choosing it; the game verifies."""
    table = Table(ARRANGED)
    game = table.game
    view = Bot(0, Strength.MASTER, 11).view(game)
    column, way = next((str(one), ways[0]) for one in view.options.move if (ways := view.ways(str(one))[0]))
    table.frame(orders.SeatBots({0: Strength.MASTER}, hurried))
    table.frame(orders.BotDecided(0, game.version, LetBe(Draw(column, way))))
    version, frames = game.version, 0
    while game.version == version:
        table.frame()
        frames += 1
    assert isinstance(verify(replay_of(game.setup, table.journal.entries())), Verified)
    return frames


def test_a_bot_that_is_hurried_needs_few_frames_more_than_half() -> None:
    assert frames_of_a_bots_draw(hurried=True) < 0.6 * frames_of_a_bots_draw(hurried=False)


def test_what_a_bot_decided_about_an_earlier_moment_is_not_done() -> None:
    table = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11))
    table.frame(orders.SeatBots({0: Strength.NOVICE}))
    throw = Speak(ThrowSeal("Ann", Side.RED))
    table.frame(orders.BotDecided(0, table.game.version - 1, throw))
    assert table.game.version == 1


def test_who_takes_over_a_bots_hand_goes_on_with_it_and_then_trembles_as_people_do() -> None:
    table = Table(ARRANGED)
    game, bot = table.game, Bot(0, Strength.MASTER, 11)
    view = bot.view(game)
    column, way = next((str(one), ways[0]) for one in view.options.move if (ways := view.ways(str(one))[0]))
    table.frame(orders.SeatBots({0: Strength.MASTER}))
    table.frame(orders.BotDecided(0, game.version, LetBe(Draw(column, way))))
    while game.attempt is None:
        table.frame()
    table.frame(orders.SeatBots({}))
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    table.frames(2000)
    assert game.gesture(0, Grip(column)) is None
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    table.frames(2000)
    # In the replay the hand trembles as it did in the game, from its first grip on.
    kept = [entry.extra.steadiness for entry in table.journal.entries()[1:]]
    assert kept == [bot.skill.tremor, None]
    assert bot.skill.tremor != 1.0
    assert isinstance(verify(replay_of(game.setup, table.journal.entries())), Verified)
