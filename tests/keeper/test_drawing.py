from random import Random

import pytest
from tests.scorekeeping.games import NAMES, houses, questions

from paletti.keeper.drawing import people, story, villa
from paletti.messages import messages
from paletti.messages.palette import ASKEW, EMBLEM, LOCKED, NEUTRAL
from paletti.messages.villa import WIDTH
from paletti.rules.deeds import Ends, MoveColumn, SetUp
from paletti.rules.editions import house
from paletti.rules.pieces import Column
from paletti.scorekeeping.session import Session


def test_every_villa_fits_its_frame() -> None:
    words = messages("en")
    for number, (made, players) in enumerate(houses()):
        session = Session(made, NAMES[:players])
        drawn = None
        for _ in questions(words, session, Random(number), longest=60):
            if session.state is drawn:
                continue
            drawn = session.state
            for height in (12, 17):
                lines = villa(words, session.state, height).split("\n")
                assert max(line.cell_len for line in lines) <= WIDTH
                assert len(lines) <= max(height, 2 * (session.state.top + 1))


def test_a_fresh_villa_shows_twenty_columns() -> None:
    shown = villa(messages("en"), Session(house("de"), ("Ann", "Ben")).state, 17).plain
    assert sum(shown.count(mark) for mark in EMBLEM.values()) == 20
    assert "blue" in shown
    assert "base" in shown


def opened(players: int) -> Session:
    """A game at its first turn."""
    session = Session(house("de"), NAMES[:players])
    session.enter(SetUp())
    for question in questions(messages("en"), session, Random(1)):
        if session.state.number:
            break
        assert question
    return session


def tried(ends: Ends) -> Session:
    """A game whose first attempt ended like this."""
    session = opened(4)
    column = next(column for column in Column if session.state.owner(column) == session.state.turn)
    session.enter(MoveColumn(session.state.player, column, ends))
    return session


def test_a_locked_column_is_crossed_out() -> None:
    session = tried(Ends.BROKEN_OFF)
    assert villa(messages("en"), session.state, 17).plain.count(LOCKED) == 1
    assert villa(messages("en"), session.state, 4).plain.count(LOCKED) == 1


def test_a_leaning_column_has_a_stroke() -> None:
    session = tried(Ends.ASKEW)
    assert villa(messages("en"), session.state, 17).plain.count(ASKEW) == 1
    assert villa(messages("en"), session.state, 4).plain.count(ASKEW) == 1
    assert "1 askew" in people(messages("en"), session.state, 30).plain


def test_the_neutral_colour_has_a_ring() -> None:
    assert villa(messages("en"), opened(3).state, 17).plain.count(NEUTRAL) == 5


@pytest.mark.parametrize("width", [20, 23, 60])
def test_the_players_fit_beside_the_villa(width: int) -> None:
    words = messages("ru")
    for number, (made, players) in enumerate(houses()):
        session = Session(made, tuple(f"{name} der Vierzehnte"[:14] for name in NAMES[:players]))
        for _ in questions(words, session, Random(number), longest=40):
            lines = people(words, session.state, width).split("\n")
            assert all(line.cell_len <= width for line in lines[:players])


def test_the_holder_has_the_seal_with_the_former_colour_up() -> None:
    words = messages("en")
    state = opened(4).state
    free = people(words, state, 30)
    held = people(words, state._replace(holder=1, former=0), 30)
    first = people(words, state._replace(holder=1), 30)
    mine, former = (EMBLEM[state.colours(seat)[0]] for seat in (1, 0))

    assert "The seal lies on the table." in free.plain
    # Her own mark stands before her points; the seal stands behind them, with the former holder's mark.
    assert (mine, former) == (held.plain.split("\n")[1].split()[1], held.plain.split("\n")[1].split()[-1])
    assert "Ben has the seal; Ann had it before." in held.plain
    assert first.plain.split("\n")[1].rstrip().endswith("·")


def test_the_story_tells_the_newest_first() -> None:
    session = opened(4)
    lines = story(messages("en"), session, 3).plain.split("\n")
    assert len(lines) == 3
    assert "plays" in lines[0]
