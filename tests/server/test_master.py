"""The master of a game, frame by frame, without a server around it."""

from math import dist, hypot
from typing import cast

import msgspec
import numpy as np
import pytest
from tests.server.mastered import ARRANGED, BY_HAND, PAGE, Kept, Table, kinds, shown, take_in_hand, texts_of

from paletti.bots.mind.decision import LetBe, Speak
from paletti.bots.mind.rehearsal import Draw
from paletti.bots.mind.strength import Strength
from paletti.bots.player import Bot
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.present.teller import Teller
from paletti.protocol import fromclient as wishes
from paletti.protocol import toclient as said
from paletti.protocol.frames import Decoder
from paletti.protocol.framing import STEP_M
from paletti.protocol.words import PIECES, PLACES
from paletti.rules.deeds import ThrowSeal
from paletti.rules.pieces import Side
from paletti.server.master import orders
from paletti.server.master.orders import Line
from paletti.server.master.outbox import EVERYBODY, GameSummary, Output, To
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip, LetGo, PutBack
from paletti.table.journal import Outcome, Unfinished
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
from paletti.table.setup import GameSetup
from paletti.testing.players import Scripted

GRIPPED = (0.0, 0.0, 0.03)  # where `take_in_hand` holds a column


def test_an_arranged_villa_is_seen_at_once_though_nothing_moved() -> None:
    table = Table()
    (output,) = table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert table.game.state.set_up
    assert kinds([output]) == [(EVERYBODY, "judged")]
    assert output.delta is not None


def test_who_asks_for_the_picture_gets_it_though_the_villa_is_arranged_in_the_same_frame() -> None:
    (output,) = Table().frame(orders.Show(PAGE), orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert kinds([output]) == [(EVERYBODY, "judged"), (To(line=PAGE), "snapshot")]
    assert output.keyed == [PAGE]
    standing = shown(output.key).places[PIECES.index("red-hex")]
    assert PLACES[standing] == "villa"


def test_a_deed_that_may_not_be_is_refused_to_who_wished_it_alone() -> None:
    table = Table()
    (output,) = table.frame(orders.DoDeed(1, wishes.Pass(1), PAGE))
    assert kinds([output]) == [(To(line=PAGE), "refused")]
    assert (output.refusals, output.summary, table.game.version) == (1, None, 0)


def test_a_table_at_rest_wants_no_further_frame_and_tells_nothing() -> None:
    table = Table()
    assert (table.frame(), table.again) == ([], False)


def test_orders_wait_until_the_next_frame_and_wake_the_stepper() -> None:
    table = Table()
    table.master.order(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert (table.home.woken, table.game.version, table.told) == (1, 0, [])


def test_a_hand_is_told_when_it_takes_a_column_and_whether_it_may_let_go() -> None:
    table = Table(ARRANGED)
    (output,) = take_in_hand(table)
    assert kinds([output]) == [(EVERYBODY, "attempt-began"), (EVERYBODY, "mark")]
    (output,) = table.frame(orders.MoveHand(0, Aim((0.0, 0.0, 0.3)), PAGE))
    assert (output.delta is not None, table.again) == (True, True)


def test_who_comes_while_a_piece_is_in_hand_is_told_whether_it_may_be_let_go() -> None:
    table = Table(ARRANGED)
    (told,) = texts_of(take_in_hand(table), "mark")
    (output,) = table.frame(orders.Show(PAGE))
    assert kinds([output]) == [(To(line=PAGE), "snapshot"), (To(line=PAGE), "mark")]
    assert texts_of([output], "mark") == [told]
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    (output,) = table.frame(orders.Show(PAGE))
    assert kinds([output]) == [(To(line=PAGE), "snapshot")]  # nobody holds it any more


def test_everybody_is_told_when_a_column_passes_from_the_player_to_the_table_and_to_nobody() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    attempt = table.game.attempt
    assert attempt is not None
    x, y, z = table.game.world.pose(attempt.piece).position
    outputs = [told for _ in range(60) for told in table.frame(orders.MoveHand(0, Aim((1.1 * x, 1.1 * y, z)), PAGE))]
    assert texts_of(outputs, "attempt-turned") == []  # it is in the hand as before
    outputs += table.frame(orders.MoveHand(0, PutBack(), PAGE)) + table.frames(3000)
    assert [told["phase"] for told in texts_of(outputs, "attempt-turned")] == ["returning", "settling"]


def test_a_column_that_is_drawn_and_led_back_is_told_once_to_be_chosen_and_stays_so() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    column, stood = in_hand(table)
    told = led_out(table, stood, 0.003)
    for _ in range(120):
        told += table.frame(orders.MoveHand(0, Aim(stood.outside(GRIPPED)), PAGE))
    assert kinds(told).count((EVERYBODY, "attempt-chosen")) == 1
    assert moved_m(table, column, stood) < 0.001
    (snapshot,) = texts_of(table.frame(orders.Show(PAGE)), "snapshot")
    assert snapshot["attempt"]["chosen"] is True


def test_a_column_felt_twice_in_a_turn_is_chosen_by_both_together() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    column, stood = in_hand(table)
    told = led_out(table, stood, 0.0006)
    told += table.frame(orders.MoveHand(0, LetGo(), PAGE)) + table.frames(600)
    assert table.game.attempt is None
    assert "attempt-chosen" not in [kind for _, kind in kinds(told)]
    take_in_hand(table)
    again = in_hand(table)[1]
    assert (EVERYBODY, "attempt-chosen") in kinds(led_out(table, again, 0.0007))
    assert moved_m(table, column, again) < 0.001 < moved_m(table, column, stood)


def in_hand(table: Table) -> tuple[str, Pose]:
    """The column in hand, and where it is."""
    attempt = table.game.attempt
    assert attempt is not None
    return attempt.piece, table.game.world.pose(attempt.piece)


def moved_m(table: Table, column: str, since: Pose) -> float:
    """How far its foot or its head is from there, whichever is farther."""
    now, half = table.game.world.pose(column), table.game.world.pieces[table.game.world.index(column)].height / 2
    return max(dist(now.outside(end), since.outside(end)) for end in ((0.0, 0.0, -half), (0.0, 0.0, half)))


def led_out(table: Table, since: Pose, metres: float) -> list[Output]:
    """What is told while the column is led outwards by its grip until it is that far away, and a moment longer."""
    column, told = in_hand(table)[0], list[Output]()
    x, y, z = since.outside(GRIPPED)
    far, away = 0.0, hypot(x, y)
    while moved_m(table, column, since) < metres:
        far += 0.00005
        out = 1 + far / away
        told += table.frame(orders.MoveHand(0, Aim((x * out, y * out, z)), PAGE))
    for _ in range(30):
        told += table.frame()
    return told


def test_a_push_is_told_once_the_villa_has_shown_that_it_stands_and_in_the_story() -> None:
    table = Table(ARRANGED)
    drawn, neighbour = "yellow-thin-2", "red-hex"
    told = table.frame(orders.MoveHand(0, Grip(drawn, (0.0, 0.0, 0.03)), PAGE))
    (x, y, z), (nx, ny, _) = (table.game.world.pose(name).position for name in (drawn, neighbour))
    for frame in range(240):
        share = 0.01 * min(frame, 120)
        told += table.frame(orders.MoveHand(0, Aim((x + (nx - x) * share, y + (ny - y) * share, z)), PAGE))
        if texts_of(told, "attempt-turned"):
            break
    assert texts_of(told, "noticed") == [
        {"type": "noticed", "what": "pushing", "seat": 0, "piece": neighbour, "leftS": None}
    ]
    # It may still fall, and then the fall counts instead (RULING-4).
    assert texts_of(told, "attempt-turned") == [{"type": "attempt-turned", "phase": "faulted", "pushed": None}]
    (snapshot,) = texts_of(table.frame(orders.Show(PAGE)), "snapshot")
    assert (snapshot["attempt"]["phase"], snapshot["attempt"]["pushed"]) == ("faulted", None)
    rest = table.frames(6000)
    assert texts_of(rest, "attempt-turned") == [{"type": "attempt-turned", "phase": "mending", "pushed": neighbour}]
    (judged,) = texts_of(rest, "judged")
    assert judged["told"]["events"][0] == {
        "kind": "villa-put-back",
        "facts": {"by": "Ann", "column": drawn, "locked": True, "pushed": neighbour},
    }


def test_a_player_is_warned_before_idle_hands_are_taken_away_and_everybody_is_told_when_they_are() -> None:
    table = Table(GameSetup(("Ann", "Ben"), edition="us", house={"idle-hand-s": 5}, serial=7, seed=11))
    take_in_hand(table)
    outputs = table.frames(900)
    assert [one for one in kinds(outputs) if one[1] == "noticed"] == [(To(seat=0), "noticed"), (EVERYBODY, "noticed")]
    assert [(told["what"], told["leftS"]) for told in texts_of(outputs, "noticed")] == [
        ("idling", 3),
        ("left-alone", None),
    ]


def test_where_frames_wait_to_be_sent_none_is_added_and_the_next_shows_it_all() -> None:
    table, decoder = Table(ARRANGED), Decoder()
    (output,) = table.frame(orders.Show(PAGE))
    assert output.key is not None
    decoder.decode(output.key)
    for told in take_in_hand(table):
        assert told.delta is not None
        decoder.decode(told.delta)
    table.behind = True
    outputs = [told for _ in range(20) for told in table.frame(orders.MoveHand(0, Aim((0.1, 0.0, 0.1)), PAGE))]
    assert [told.delta for told in outputs if told.delta is not None] == []
    assert table.again
    table.behind = False
    (output,) = table.frame()
    assert output.delta is not None
    shown, is_so = decoder.decode(output.delta), table.game.world.poses()
    assert shown.tick == table.game.tick
    standing = is_so[:, 2] < PARKED_ABOVE_M
    assert np.abs(np.array(shown.poses)[:-1][standing] - is_so[standing])[:, :3].max() < STEP_M


def test_aims_of_a_hand_that_is_gone_are_ignored() -> None:
    assert Table().frame(orders.MoveHand(0, Aim((0.0, 0.0, 0.3)), PAGE)) == []


def test_who_asks_for_loads_is_told_newtons_only_where_the_table_shows_them() -> None:
    table = Table(ARRANGED)
    (output,) = table.frame(orders.ShowLoads(PAGE, exact=False), orders.ShowLoads(PAGE, exact=True))
    hinted, exact = (msgspec.json.decode(text)["columns"] for _, text in output.texts)
    assert {load["newtons"] for load in hinted.values()} == {None}
    assert {name: load["hint"] for name, load in hinted.items()} == {name: load["hint"] for name, load in exact.items()}
    assert sum(load["newtons"] for load in exact.values()) > 1.0


def test_the_silence_of_an_earlier_turn_is_nobodys_consent() -> None:
    table = Table(ARRANGED)
    assert table.frame(orders.Silence(table.game.state.number)) == []
    assert table.frame(orders.Silence(99)) == []


def test_the_wood_stands_still_while_no_page_looks() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    tick = table.game.tick
    assert table.frame(orders.Wait()) == []
    assert (table.again, table.game.tick) == (False, tick)
    (output,) = table.frame(orders.Show(PAGE))
    assert (To(line=PAGE), "snapshot") in kinds([output])
    assert table.game.tick > tick


def test_a_villa_of_practice_is_taken_back_deed_by_deed_but_never_unbuilt() -> None:
    table = Table(ARRANGED)
    before = table.game.world.hash()
    take_in_hand(table)
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    table.frames(2000)
    assert table.game.version == 2
    (output,) = table.frame(orders.TakeBack())
    assert (output.everybody_keyed, kinds([output])) == (True, [(EVERYBODY, "snapshot")])
    assert (table.master.game.version, table.master.game.world.hash()) == (1, before)
    assert table.frame(orders.TakeBack()) == []


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


def test_a_verdict_waits_for_its_write_while_frames_go_on() -> None:
    store = Kept()
    table = Table(BY_HAND, store)
    (frames,) = table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert (kinds([frames]), frames.summary, frames.delta is not None) == ([], None, True)
    assert (store.versions, table.again) == ([], True)
    assert table.frame() == []
    table.threads.catch_up()
    assert store.versions == [1]
    assert kinds(table.told) == [(EVERYBODY, "judged")]
    assert table.told[0].summary is not None


def test_who_comes_while_a_deed_is_being_written_sees_the_villa_after_the_write() -> None:
    table = Table(BY_HAND, Kept())
    table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert kinds(table.frame(orders.Show(PAGE))) == []
    table.threads.catch_up()
    (output,) = table.frame()[-1:]
    assert kinds([output]) == [(To(line=PAGE), "snapshot")]
    assert output.key is not None


def test_what_could_not_be_written_is_never_told() -> None:
    store = Kept()
    table = Table(BY_HAND, store)
    store.full = True
    table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    table.threads.catch_up()
    assert kinds(table.told) == []
    assert [str(failure) for failure in table.failures] == ["The disk is full."]


def test_what_failed_to_be_written_before_the_frame_was_over_is_never_told_either() -> None:
    store = Kept()
    table = Table(BY_HAND, store)
    store.full = True
    table.master.order(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert table.master.take(0.0)
    table.threads.catch_up()
    assert table.master.step()
    table.master.show()
    assert (kinds(table.told), table.master.at_rest) == ([], False)


def test_a_verdict_is_told_in_the_frame_after_the_one_that_judged_so_that_no_other_game_waits_for_both() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    table.frame(orders.MoveHand(table.game.state.actor, PutBack(), PAGE))
    version = table.game.version
    while table.game.version == version:
        told = table.frame()
    assert (kinds(told), table.again) == ([(EVERYBODY, "attempt-ended")], True)
    assert kinds(table.frame(orders.Show(PAGE))) == [(EVERYBODY, "judged"), (To(line=PAGE), "snapshot")]


def test_that_a_hand_began_is_written_before_it_is_told() -> None:
    store = Kept()
    table = Table(ARRANGED, store)
    assert kinds(take_in_hand(table)) == []
    attempt = table.game.attempt
    assert attempt is not None
    table.threads.catch_up()
    assert store.attempts[-1] == Unfinished(0, "move", attempt.piece)
    assert kinds(table.told) == [(EVERYBODY, "attempt-began"), (EVERYBODY, "mark")]


def test_many_who_come_at_once_are_shown_one_picture_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, pictured = Table(ARRANGED), list[Teller]()
    snapshot = Teller.snapshot

    def counted(picture: Teller) -> said.Snapshot:
        pictured.append(picture)
        return snapshot(picture)

    monkeypatch.setattr(Teller, "snapshot", counted)
    pages = [cast(Line, object()) for _ in range(5)]
    (output,) = table.frame(*map(orders.Show, pages))
    assert [to.line for to, _ in output.texts] == output.keyed == pages
    assert len({id(text) for _, text in output.texts}) == len(pictured) == 1


def test_what_a_room_knows_of_its_game_is_what_its_pages_see() -> None:
    table = Table(GameSetup(("Ann", "Ben", "Cleo"), serial=7, seed=11))
    Scripted(table.game, 3).play(12)
    seen, known = Teller(table.game, table.journal).view(), table.master.summary()
    assert known == GameSummary(seen.phase, seen.turn, seen.turn_number, tuple(seen.acting), seen.top, seen.over)


def test_at_rest_the_villa_is_examined_once_for_each_deed(monkeypatch: pytest.MonkeyPatch) -> None:
    table, looked = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11)), list[int]()
    facts, teller = Game.facts, Teller(table.game, table.journal)
    player = Scripted(table.game, 3)

    def counted(game: Game) -> Observation:
        looked.append(game.version)
        return facts(game)

    monkeypatch.setattr(Game, "facts", counted)
    for _ in range(4):
        player.play(1)
        looked.clear()
        seen = teller.view()
        assert teller.snapshot().view is seen
        assert looked == [table.game.version]
        assert seen == Teller(table.game, table.journal).view()


def test_a_table_is_not_at_rest_while_what_a_hand_did_is_on_its_way_to_the_journal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept, rested = Kept(), list[bool]()
    table, append = Table(ARRANGED, kept), kept.append

    def watched(version: int, payload: bytes, outcome: Outcome | None) -> None:
        rested.append(table.master.at_rest)
        append(version, payload, outcome)

    monkeypatch.setattr(kept, "append", watched)
    take_in_hand(table)
    table.frame(orders.MoveHand(table.game.state.actor, PutBack(), PAGE))
    while table.game.attempt is not None:
        table.threads.catch_up()
        table.frame()
    rested.append(table.master.at_rest)
    table.threads.catch_up()
    table.frame()  # the verdict is told in this frame
    assert [*rested, table.master.at_rest] == [False, False, True]
