"""The master of a game, frame by frame, without a server around it."""

from typing import cast

import msgspec
import numpy as np
import pytest
from tests.server.mastered import ARRANGED, PAGE, Table, kinds, shown, take_in_hand

from paletti.physics.observation import Observation
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.present.teller import Teller
from paletti.protocol import fromclient as wishes
from paletti.protocol import toclient as said
from paletti.protocol.frames import Decoder
from paletti.protocol.framing import STEP_M
from paletti.protocol.words import PIECES, PLACES
from paletti.server.master import orders
from paletti.server.master.orders import Line
from paletti.server.master.outbox import EVERYBODY, GameSummary, To
from paletti.table.game import Game
from paletti.table.gestures import Aim, PutBack
from paletti.table.setup import GameSetup
from paletti.testing.players import Scripted


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
