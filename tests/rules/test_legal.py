"""What each seat may do now."""

import pytest
from tests.rules.games import GAMES, begun, play, random_play

from paletti.rules.clauses import Clause
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    Deed,
    Ends,
    LayEnds,
    LayPlateau,
    MoveColumn,
    NameColour,
    Object,
    Pass,
    Prove,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.editions import house
from paletti.rules.legal import Options, lawful, legal, options
from paletti.rules.pieces import COLOURS, COLUMNS, Colour, Column, Plateau, Side, columns_of
from paletti.rules.referee import may, start
from paletti.rules.state import State


def test_before_the_villa_stands_all_may_set_it_up_and_the_youngest_may_throw() -> None:
    seats = legal(start(house("de"), ("Ann", "Ben")))
    assert [seat.set_up for seat in seats] == [True, True]
    assert [seat.throw for seat in seats] == [True, False]


def test_the_one_on_turn_may_raise_own_columns_or_apply() -> None:
    seats = legal(begun("de"))
    dan = seats[3]
    assert dan.move == columns_of(Colour.GREEN)
    assert dan.apply is Plateau.GREEN
    assert all(seat.idle for seat in seats[:3])


def test_columns_out_of_reach_come_with_the_reason() -> None:
    state = play(begun("de"), "move Dan green-hex\nmove Ann red-hex ends=broken-off\nmove Ben yellow-hex")
    state = play(state, "move Cleo blue-hex\nmove Dan green-thick")
    kept = dict(options(state, "Ann").kept)
    assert kept[Column.RED_HEX].clause is Clause.ABORT_2
    assert kept[Column.RED_HEX].facts == ("red-hex", "Ann", "2")
    assert kept[Column.BLUE_HEX].clause is Clause.MOVE_2
    assert kept[Column.BLUE_THIN_1].clause is Clause.MOVE_1
    assert Column.RED_THICK not in kept


def test_others_may_consent_or_object_while_a_claim_is_open() -> None:
    state = play(begun("de"), "apply Dan")
    seats = legal(state)
    assert [(seat.consent, seat.object) for seat in seats] == [(True, True)] * 3 + [(False, False)]


def test_the_objector_may_prove_with_the_applicants_columns() -> None:
    state = play(begun("de"), "apply Dan\nobject Ann")
    assert options(state, "Ann").prove == columns_of(Colour.GREEN)
    assert options(state, "Ben").idle


def test_the_applicant_may_take_out_or_waive_and_then_lay_or_give_up() -> None:
    state = play(begun("de"), "apply Dan\nobject Ann\nprove Ann green-hex ends=broken-off")
    assert options(state, "Dan") == Options(
        "Dan", take_out=columns_of(Colour.RED), waive=True, kept=options(state, "Dan").kept
    )
    state = play(state, "take-out Dan ends=waived")
    assert (options(state, "Dan").lay, options(state, "Dan").give_up) == (Plateau.GREEN, True)


def test_a_seat_that_left_may_do_nothing() -> None:
    assert options(play(begun("de"), "apply Dan\nleave Ann"), "Ann").idle


@pytest.mark.parametrize("slug", ["de-2", "fr-3", "ru-4", "us-random-tournament-3", "us-assigned-basic-3"])
def test_the_short_list_of_deeds_leaves_out_no_lawful_one(slug: str) -> None:
    for state, _, _ in random_play(GAMES[slug], seed=4)[::6]:
        listed = set(lawful(state))
        assert {deed for deed in everything(state) if may(state, deed) is None} == listed


def everything(state: State) -> set[Deed]:
    """Every deed that anybody could try."""
    thinkable: set[Deed] = {Consent()} if state.set_up else {SetUp(), Consent()}
    for player in state.players:
        thinkable |= {
            *(ThrowSeal(player, side) for side in Side),
            *(ChooseColour(player, colour) for colour in COLOURS),
            *(NameColour(player, colour) for colour in COLOURS),
            *(MoveColumn(player, column, ends) for column in COLUMNS for ends in Ends),
            *(Prove(player, column, ends) for column in COLUMNS for ends in Ends),
            *(TakeOut(player, c, e) for c in COLUMNS for e in (TakeOutEnds.OUT, TakeOutEnds.COLLAPSE)),
            *(LayPlateau(player, ends=ends) for ends in LayEnds),
            *(verb(player) for verb in (ApplyForPlateau, Consent, Object, Pass)),
            TakeOut(player, None, TakeOutEnds.WAIVED),
        }
    return thinkable
