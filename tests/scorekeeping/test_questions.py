from random import Random

import pytest
from tests.scorekeeping.games import NAMES, houses, questions

from paletti.messages import languages, messages
from paletti.rules.deeds import (
    ApplyForPlateau,
    Consent,
    Ends,
    LayEnds,
    LayPlateau,
    MoveColumn,
    NameColour,
    SetUp,
    ThrowSeal,
)
from paletti.rules.editions import house
from paletti.rules.pieces import Colour, Column, Side
from paletti.scorekeeping.asking import ask
from paletti.scorekeeping.questions import Command, Question, meant
from paletti.scorekeeping.session import Session


@pytest.mark.parametrize("lang", languages())
def test_the_keys_of_every_question_differ_in_every_language(lang: str) -> None:
    for number, (made, players) in enumerate(houses()):
        rng = Random(f"{lang} {number}")
        session = Session(made, NAMES[:players], NAMES[0])
        for question in questions(messages(lang).at(made), session, rng):
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
    """The question to which these keys lead."""
    leads: object = question
    for key in keys:
        assert isinstance(leads, Question)
        step = leads.answer(key).leads
        leads = step() if callable(step) and not isinstance(step, Command) else step
    return leads


def building(*players: str, edition: str = "de", **rules: object) -> Session:
    """A game at its first turn."""
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


def stacked(*raised: str, edition: str = "de") -> Session:
    """A game of four in which these columns have been raised, one each turn."""
    session = building("Ann", "Ben", "Cleo", "Dan", edition=edition)
    for column in raised:
        assert session.enter(MoveColumn(session.state.player, Column(column))) is None
    return session


FOUR = ("green-thin-1", "red-thin-1", "yellow-thin-1", "blue-thin-1")


def test_a_column_may_lean_and_hold_and_others_with_it() -> None:
    session = building("Ann", "Ben", "Cleo", "Dan")
    question = ask(messages("en"), session.state)
    assert follow(question, "1", "l") == MoveColumn("Dan", Column.GREEN_THIN_1, Ends.ASKEW)
    deed = follow(question, "1", "a", "r", "3", "enter", "enter")
    assert deed == MoveColumn("Dan", Column.GREEN_THIN_1, askew=(Column.RED_THICK,))


def test_what_fell_is_not_asked_for_as_leaning_too() -> None:
    session = building("Ann", "Ben", "Cleo", "Dan")
    leaning = follow(ask(messages("en"), session.state), "1", "o", "r", "3", "enter", "a", "r")
    assert isinstance(leaning, Question)
    assert "3" not in leaning.keys


def test_only_what_lies_under_a_plateau_can_lean_and_hold() -> None:
    session = stacked(*FOUR)
    leaning = follow(ask(messages("en"), session.state), "2", "a", "r")
    assert isinstance(leaning, Question)
    # One of the three thin red columns stands on top.
    assert leaning.answer("1").label == "thin ×2"


def test_an_askew_column_is_kept_apart_from_its_like() -> None:
    session = building("Ann", "Ben", "Cleo", "Dan")
    assert session.enter(MoveColumn("Dan", Column.GREEN_HEX, askew=(Column.RED_THIN_2,))) is None
    fallen = follow(ask(messages("en"), session.state), "2", "o", "r", "1")
    assert isinstance(fallen, Question)
    assert [one.label for one in fallen.answers] == ["one that is free", "the one askew"]


def test_a_jammed_column_is_an_answer_where_nothing_is_broken_off() -> None:
    american = follow(ask(messages("en"), building("Ann", "Ben", edition="us").state), "r", "1")
    german = follow(ask(messages("en"), building("Ann", "Ben").state), "y", "1")
    assert isinstance(american, Question)
    assert isinstance(german, Question)
    assert "j" in american.keys
    assert "j" not in german.keys


def laying(session: Session) -> Question:
    """The question how the laying ended, after an application was accepted."""
    for deed in (ApplyForPlateau(session.state.player), Consent()):
        assert session.enter(deed) is None
    return ask(messages("en"), session.state)


def test_how_many_columns_a_plateau_covers_is_asked_and_never_more_than_stand_there() -> None:
    question = laying(stacked(*FOUR))
    counted = follow(question, "enter")
    assert isinstance(counted, Question)
    assert counted.text == "How many columns does the green plateau cover?"
    assert [(one.key, one.label) for one in counted.answers] == [("enter", "all 4"), ("3", "3")]
    assert follow(question, "enter", "enter") == LayPlateau("Dan", 4)
    assert follow(question, "enter", "3") == LayPlateau("Dan", 3)


def test_three_columns_are_covered_by_a_plateau_that_lies() -> None:
    session = stacked(*FOUR[:3])
    assert follow(laying(session), "enter") == LayPlateau("Cleo")


def test_where_too_few_columns_stand_no_plateau_lies() -> None:
    assert "enter" not in laying(stacked(*FOUR[:2])).keys


def test_a_count_beyond_the_keys_is_told_by_its_last_one() -> None:
    raised = [
        f"{colour}-{kind}" for kind in ("thin-1", "thin-2", "hex") for colour in ("green", "red", "yellow", "blue")
    ]
    counted = follow(laying(stacked(*raised)), "enter")
    assert isinstance(counted, Question)
    assert [one.label for one in counted.answers] == ["all 12", "3", "4", "5", "6", "7", "8", "9 or more"]


def test_a_plateau_may_slide_off() -> None:
    deed = follow(laying(stacked(*FOUR)), "s")
    assert deed == LayPlateau("Dan", ends=LayEnds.SLID_OFF)


def test_the_others_are_asked_before_an_own_column_where_the_house_wants_it() -> None:
    session = building("Rita", "Bela", "Gero", edition="en")
    state = session.state
    neutral = next(column for column in Column if column.colour is state.neutral_colour)
    assert session.enter(MoveColumn(state.player, neutral, Ends.BROKEN_OFF)) is None
    question = ask(messages("en"), session.state)
    assert question.text.endswith("has put the neutral column back. Does anybody object?")
    assert follow(question, "enter") == Consent()


def test_two_players_name_their_colour_where_the_house_wants_it() -> None:
    session = building("Ann", "Ben", edition="de", two_colours="named")
    question = ask(messages("en"), session.state)
    assert question.text == "Ben: which of your two colours will it be?"
    assert follow(question, "g") == NameColour("Ben", Colour.GREEN)
    assert follow(question, "a") == ApplyForPlateau("Ben")
