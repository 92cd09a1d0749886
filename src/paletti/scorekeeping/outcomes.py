"""How an attempt ended: the second key of most deeds."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from paletti.messages import Messages
from paletti.messages.pieces import column_arguments
from paletti.rules import masks
from paletti.rules.deeds import Deed, Ends, LayEnds, LayPlateau, MoveColumn, Prove, TakeOut, TakeOutEnds
from paletti.rules.pieces import Column
from paletti.rules.raisable import standing
from paletti.rules.referee import may
from paletti.rules.state import State
from paletti.rules.values import BreakingOff
from paletti.scorekeeping.columns import pick
from paletti.scorekeeping.questions import ENTER, Answer, Question, answer

MOST_BY_KEY: Final = 9
"""A count is a single key, so this many columns or more are one answer."""


@dataclass(frozen=True)
class Others:
    """What happened to the other columns meanwhile: those that fell, and those that now lean and hold (RULING-2)."""

    fell: tuple[Column, ...] = ()
    askew: tuple[Column, ...] = ()


NONE: Final = Others()
Again = Callable[[Others], Question]
"""The question again, with what happened to the others."""


def of_move(words: Messages, state: State, by: str, column: Column, others: Others = NONE) -> Question:
    """How the attempt with a column ended."""

    def made(ends: Ends, swayed: bool = False) -> Deed:
        return MoveColumn(by, column, ends, others.fell, swayed, others.askew)

    return _of_column(words, state, by, column, others, made, lambda more: of_move(words, state, by, column, more))


def of_proof(words: Messages, state: State, by: str, column: Column, others: Others = NONE) -> Question:
    """How the objector's proof ended."""

    def made(ends: Ends, swayed: bool = False) -> Deed:
        return Prove(by, column, ends, others.fell, swayed, others.askew)

    return _of_column(words, state, by, column, others, made, lambda more: of_proof(words, state, by, column, more))


def of_removal(words: Messages, state: State, by: str, column: Column, others: Others = NONE) -> Question:
    """How taking a column out ended."""
    text = words.say("keeper-ask-removed", by=by, **column_arguments(column, ringed=False))
    out = TakeOut(by, column, TakeOutEnds.OUT, others.fell, others.askew)
    answers = (
        Answer(ENTER, words.say("keeper-answer-out"), out),
        answer(words, "collapse", TakeOut(by, column, TakeOutEnds.COLLAPSE)),
        *_others(words, state, others, column, lambda more: of_removal(words, state, by, column, more)),
    )
    return Question(text, answers)


def of_laying(words: Messages, state: State, by: str, others: Others = NONE) -> Question:
    """How laying the next plateau ended."""
    assert state.next_plateau is not None
    least = state.house.least_covered(state.top + 1)
    text = words.say("keeper-ask-lay", by=by, plateau=str(state.next_plateau), least=least)

    def made(ends: LayEnds) -> LayPlateau:
        return LayPlateau(by, ends=ends, fell=others.fell, askew=others.askew)

    answers = [
        answer(words, "give-up", made(LayEnds.GIVEN_UP)),
        answer(words, "slid-off", made(LayEnds.SLID_OFF)),
        answer(words, "collapse", LayPlateau(by, ends=LayEnds.COLLAPSE)),
        *_others(words, state, others, None, lambda more: of_laying(words, state, by, more)),
    ]
    lies = made(LayEnds.STANDS)
    if may(state, lies) is None:
        there = standing(state).bit_count()
        counted = least < there and least > 0  # else the count makes no difference (PLATEAU-8)
        leads = (lambda: _covering(words, lies, least, there, state)) if counted else lies
        answers.insert(0, Answer(ENTER, words.say("keeper-answer-lies"), leads))
    return Question(text, tuple(answers))


def _covering(words: Messages, lies: LayPlateau, least: int, there: int, state: State) -> Question:
    """How many of the columns on the top level the plateau covers (PLATEAU-8)."""
    text = words.say("keeper-ask-covers", plateau=str(state.next_plateau))
    answers = [Answer(ENTER, words.say("keeper-answer-all", count=there), replace(lies, covers=there))]
    for count in range(least, min(there, MOST_BY_KEY + 1)):
        more = count == MOST_BY_KEY and there > MOST_BY_KEY + 1
        label = words.say("keeper-answer-covers", count=count, more="yes" if more else "no")
        answers.append(Answer(str(count), label, replace(lies, covers=count)))
    return Question(text, tuple(answers))


def _of_column(
    words: Messages,
    state: State,
    by: str,
    column: Column,
    others: Others,
    made: Callable[..., Deed],
    again: Again,
) -> Question:
    text = words.say("keeper-ask-ends", by=by, **column_arguments(column, ringed=False))
    answers = [Answer(ENTER, words.say("keeper-answer-stands"), made(Ends.STANDS))]
    back = made(Ends.BROKEN_OFF)
    if may(state, back) is None:
        answers.append(answer(words, "back", back))
        if state.house.breaking_off is BreakingOff.MUST_WHEN_SWAYING:
            answers.append(answer(words, "swayed", made(Ends.BROKEN_OFF, swayed=True)))
    jammed = made(Ends.JAMMED)
    if may(state, jammed) is None:
        answers.append(answer(words, "jammed", jammed))
    answers += [answer(words, ends.value, made(ends)) for ends in (Ends.COLLAPSE, Ends.FALLS, Ends.ASKEW, Ends.FAULT)]
    answers += _others(words, state, others, column, again)
    return Question(text, tuple(answers))


def _others(words: Messages, state: State, others: Others, spared: Column | None, again: Again) -> tuple[Answer, ...]:
    """The answers that other columns fell, or lean and hold; each asks for them one by one."""
    return (
        answer(words, "others", lambda: _fallen(words, state, others, spared, again), count=len(others.fell)),
        answer(words, "leaning", lambda: _leaning(words, state, others, spared, again), count=len(others.askew)),
    )


def _fallen(words: Messages, state: State, others: Others, spared: Column | None, again: Again) -> Question:
    def fallen(one: Column) -> Question:
        return _fallen(words, state, replace(others, fell=(*others.fell, one)), spared, again)

    left = masks.ALL & ~state.out
    return _one_by_one(words, state, "keeper-ask-fallen", left, others, others.fell, spared, fallen, again)


def _leaning(words: Messages, state: State, others: Others, spared: Column | None, again: Again) -> Question:
    def leaning(one: Column) -> Question:
        return _leaning(words, state, replace(others, askew=(*others.askew, one)), spared, again)

    # Only columns under a plateau can be wedged; while one is being laid that includes the top level.
    below = masks.ALL & ~state.out if spared is None else masks.ALL & ~(state.out | state.levels[state.top])
    left = below & ~state.askew
    return _one_by_one(words, state, "keeper-ask-leaning", left, others, others.askew, spared, leaning, again)


def _one_by_one(
    words: Messages,
    state: State,
    text: str,
    left: int,
    others: Others,
    named: tuple[Column, ...],
    spared: Column | None,
    then: Callable[[Column], Question],
    again: Again,
) -> Question:
    """The question which one, again and again; the question before it once none is left."""
    columns = tuple(
        one for one in masks.columns(left) if one is not spared and one not in others.fell and one not in others.askew
    )
    if not columns:
        return again(others)
    done = Answer(ENTER, words.say("keeper-answer-done", count=len(named)), lambda: again(others))
    return pick(words, state, words.say(text), columns, then, (done,))
