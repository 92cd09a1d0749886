"""What happened is told only once it is written, and frames do not wait for that."""

import pytest
from tests.server.mastered import ARRANGED, BY_HAND, PAGE, Kept, Table, kinds, take_in_hand

from paletti.protocol import fromclient as wishes
from paletti.server.master import orders
from paletti.server.master.outbox import EVERYBODY, To
from paletti.table.gestures import PutBack
from paletti.table.journal import Outcome, Unfinished


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
