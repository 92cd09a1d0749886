from random import Random

from tests.scorekeeping.games import NAMES, houses, questions

from paletti.messages import messages
from paletti.rules.deeds import MoveColumn, SetUp, ThrowSeal
from paletti.rules.editions import house
from paletti.rules.pieces import Column, Side
from paletti.rules.refusals import Refusal
from paletti.scorekeeping.session import Session


def test_a_refused_deed_changes_nothing() -> None:
    session = Session(house("de"), ("Ann", "Ben", "Cleo"))
    before = session.state
    assert isinstance(session.enter(MoveColumn("Ann", Column.RED_HEX)), Refusal)
    assert session.state == before
    assert session.deeds == ()


def test_an_entry_can_be_taken_back() -> None:
    session = Session(house("de"), ("Ann", "Ben"))
    session.enter(SetUp())
    before = session.state
    deed = ThrowSeal("Ann", Side.RED)
    session.enter(deed)
    assert session.undo() == deed
    assert session.state == before


def test_a_whole_game_can_be_taken_back() -> None:
    for number, (made, players) in enumerate(houses()):
        session = Session(made, NAMES[:players])
        opening = session.state
        states = [opening]
        for _ in questions(messages("en"), session, Random(number), longest=60):
            if session.state is not states[-1]:
                states.append(session.state)
        states.append(session.state)
        while session.undo() is not None:
            assert session.state in states
        assert session.state == opening


def test_a_rematch_begins_anew_with_the_same_people() -> None:
    session = Session(house("us", rounds=2), ("Ann", "Ben"), "Ben")
    session.enter(SetUp())
    again = session.rematch()
    assert (again.house, again.players, again.first, again.deeds) == (session.house, session.players, "Ben", ())
