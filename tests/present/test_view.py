"""What a page is told about the state."""

import msgspec

from paletti.present.facts import refusal
from paletti.present.view import view
from paletti.protocol.view import Barred
from paletti.rules import masks
from paletti.rules.clauses import Clause
from paletti.rules.codec import refusal_to_plain
from paletti.rules.editions import house
from paletti.rules.pieces import Column
from paletti.rules.reasons import Reason
from paletti.rules.referee import start
from paletti.rules.refusals import refuse
from paletti.table.happenings import Trouble, TroubleKind


def test_columns_that_lean_and_columns_that_are_locked_are_told_apart() -> None:
    state = start(house("de"), ("Ann", "Ben"))
    state = state._replace(askew=masks.BIT[Column.GREEN_HEX], locked=masks.BIT[Column.RED_THICK])
    shown = view(state, {})
    assert (shown.askew, shown.locked) == (["green-hex"], ["red-thick"])


def test_columns_that_are_refused_for_the_same_reason_are_told_of_once_and_nothing_of_it_is_lost() -> None:
    rules = house("de")
    state = start(rules, ("Ann", "Ben"))
    columns = {
        "red-hex": refuse(rules, Reason.NOT_YOUR_COLUMN, "red-hex", "Ben"),
        "red-thick": None,
        "green-hex": refuse(rules, Reason.COLUMN_ON_TOP, "green-hex"),
        "blue-hex": refuse(rules, Reason.NOT_YOUR_COLUMN, "blue-hex", "Ben"),
        "red-thin-1": Trouble(TroubleKind.NO_ROOM_FOR_FINGERS, ("red-thin-1",)),
    }
    (touch,) = view(state, {0: columns}).touch
    assert (touch.may, [barred.columns for barred in touch.refused]) == (
        ["red-thick"],
        [["red-hex", "blue-hex"], ["green-hex"], ["red-thin-1"]],
    )
    assert isinstance(touch.refused[0], Barred)
    for barred in touch.refused:
        for column in barred.columns:
            told, why = barred.why, columns[column]
            assert why is not None
            assert {"column": column, **told.facts}.items() >= refusal(why).facts.items()


def test_a_refusal_has_the_form_that_the_rules_write() -> None:
    told = refuse(house("us"), Reason.COLUMN_ON_TOP, "green-hex", also=(Clause.BUILD_7,))
    assert msgspec.json.decode(msgspec.json.encode(refusal(told))) == refusal_to_plain(told)


def test_why_a_deed_may_not_be_done_is_told_to_those_who_are_asked() -> None:
    asked = view(start(house("de"), ("Ann", "Ben")), {})
    assert [bool(reasons) for reasons in asked.may_not] == [seat in asked.acting for seat in (0, 1)]
