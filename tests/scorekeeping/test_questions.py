from random import Random

import pytest
from tests.scorekeeping.games import NAMES, houses, questions

from paletti.messages import languages, messages
from paletti.rules.deeds import ApplyForPlateau, Consent, LayPlateau, MoveColumn, SetUp, ThrowSeal
from paletti.rules.editions import house
from paletti.rules.pieces import Column, Side
from paletti.scorekeeping.asking import ask
from paletti.scorekeeping.questions import Command, Question, meant
from paletti.scorekeeping.session import Session


@pytest.mark.parametrize("lang", languages())
def test_the_keys_of_every_question_differ_in_every_language(lang: str) -> None:
    words = messages(lang)
    for number, (made, players) in enumerate(houses()):
        rng = Random(f"{lang} {number}")
        session = Session(made, NAMES[:players], NAMES[0])
        for question in questions(words, session, rng):
            assert len(set(question.keys)) == len(question.keys) > 0, question
            assert "q" not in question.keys
            assert "  " not in question.text
            assert question.text[-1] in ".?!"


def test_random_games_come_to_an_end() -> None:
    over = 0
    for number, (made, players) in enumerate(houses()):
        session = Session(made, NAMES[:players])
        for _ in questions(messages("en"), session, Random(number)):
            pass
        over += session.state.over
    assert over > len(houses()) // 2


def follow(question: Question, *keys: str) -> object:
    """Where these keys lead from a question."""
    leads: object = question
    for key in keys:
        assert isinstance(leads, Question)
        step = leads.answer(key).leads
        leads = step() if callable(step) and not isinstance(step, Command) else step
    return leads


def building(*players: str, edition: str = "de", **rules: object) -> Session:
    """A game that has come to its first turn."""
    session = Session(house(edition, **rules), players)
    words = messages("en")
    session.enter(SetUp())
    while ask(words, session.state).answers[0].paint is not None and not session.state.number:
        answer = ask(words, session.state).answers[0]
        assert not callable(answer.leads)
        assert not isinstance(answer.leads, Command)
        session.enter(answer.leads)
    return session


def test_a_column_is_entered_by_its_worth_and_enter() -> None:
    session = building("Ann", "Ben", "Cleo", "Dan")
    assert session.state.player == "Dan"
    deed = follow(ask(messages("en"), session.state), "3", "enter")
    assert deed == MoveColumn("Dan", Column.GREEN_THICK)


def test_a_level_is_asked_for_only_where_it_is_open() -> None:
    session = building("Ann", "Ben", "Cleo", "Dan")
    words = messages("en")
    for column in ("green-thin-1", "red-thin-1", "yellow-thin-1", "blue-thin-1"):
        assert session.enter(MoveColumn(session.state.player, Column(column))) is None
    for deed in (ApplyForPlateau("Dan"), Consent(), LayPlateau("Dan")):
        assert session.enter(deed) is None
    question = ask(words, session.state)
    assert session.state.player == "Ann"
    assert follow(question, "2", "enter") == MoveColumn("Ann", Column.RED_HEX)
    assert follow(question, "1", "0", "enter") == MoveColumn("Ann", Column.RED_THIN_2)
    assert follow(question, "1", "1", "enter") == MoveColumn("Ann", Column.RED_THIN_1)


def test_two_colours_are_asked_for_first() -> None:
    session = building("Ann", "Ben")
    question = ask(messages("en"), session.state)
    assert question.keys[:2] == ("y", "g")
    assert follow(question, "g", "3", "enter") == MoveColumn("Ben", Column.GREEN_THICK)


def test_what_else_fell_is_told_column_by_column() -> None:
    session = building("Ann", "Ben", "Cleo", "Dan")
    question = ask(messages("en"), session.state)
    deed = follow(question, "1", "o", "r", "3", "b", "1", "enter", "enter")
    assert deed == MoveColumn("Dan", Column.GREEN_THIN_1, fell=(Column.RED_THICK, Column.BLUE_THIN_1))


def test_nothing_is_broken_off_in_the_american_game() -> None:
    session = building("Ann", "Ben", edition="us")
    question = follow(ask(messages("en"), session.state), "r", "1")
    assert isinstance(question, Question)
    assert "b" not in question.keys


def test_a_swaying_villa_can_be_told_in_the_russian_edition() -> None:
    session = building("Ann", "Ben", "Cleo", "Dan", edition="ru")
    question = follow(ask(messages("en"), session.state), "1")
    assert isinstance(question, Question)
    deed = question.answer("s").leads
    assert isinstance(deed, MoveColumn)
    assert deed.swayed


def test_the_seal_can_land_on_its_end() -> None:
    session = Session(house("us", mode="random"), ("Ann", "Ben"))
    session.enter(SetUp())
    assert follow(ask(messages("en"), session.state), "e") == ThrowSeal("Ann", Side.END)


def test_a_key_is_found_on_the_other_keyboard() -> None:
    assert meant("R", ("r", "y")) == "r"
    assert meant("к", ("r", "y")) == "r"
    assert meant("r", ("к", "ж")) == "к"
    assert meant("x", ("к", "ж")) is None
    assert meant("", ("к",)) is None
