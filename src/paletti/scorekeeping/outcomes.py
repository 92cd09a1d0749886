"""How an attempt ended: the second key of most deeds."""

from collections.abc import Callable

from paletti.messages import Messages
from paletti.messages.pieces import column_arguments
from paletti.rules import masks
from paletti.rules.deeds import Deed, Ends, LayEnds, LayPlateau, MoveColumn, Prove, TakeOut, TakeOutEnds
from paletti.rules.pieces import Column
from paletti.rules.referee import may
from paletti.rules.state import State
from paletti.rules.values import BreakingOff
from paletti.scorekeeping.columns import pick
from paletti.scorekeeping.questions import ENTER, Answer, Question, answer

Fell = tuple[Column, ...]


def of_move(words: Messages, state: State, by: str, column: Column, fell: Fell = ()) -> Question:
    """How the attempt with a column ended."""

    def made(ends: Ends, swayed: bool = False) -> Deed:
        return MoveColumn(by, column, ends, fell, swayed)

    return _of_column(words, state, by, column, fell, made, lambda more: of_move(words, state, by, column, more))


def of_proof(words: Messages, state: State, by: str, column: Column, fell: Fell = ()) -> Question:
    """How the objector's proof ended."""

    def made(ends: Ends, swayed: bool = False) -> Deed:
        return Prove(by, column, ends, fell, swayed)

    return _of_column(words, state, by, column, fell, made, lambda more: of_proof(words, state, by, column, more))


def of_removal(words: Messages, state: State, by: str, column: Column, fell: Fell = ()) -> Question:
    """How taking a column out ended."""
    text = words.say("keeper-ask-removed", by=by, **column_arguments(column))
    answers = (
        Answer(ENTER, words.say("keeper-answer-out"), TakeOut(by, column, TakeOutEnds.OUT, fell)),
        answer(words, "collapse", TakeOut(by, column, TakeOutEnds.COLLAPSE)),
        _others(words, state, fell, (column,), lambda more: of_removal(words, state, by, column, more)),
    )
    return Question(text, answers)


def of_laying(words: Messages, state: State, by: str, fell: Fell = ()) -> Question:
    """How laying the next plateau ended."""
    assert state.next_plateau is not None
    least = state.house.least_covered(state.top + 1)
    text = words.say("keeper-ask-lay", by=by, plateau=str(state.next_plateau), least=least)
    lies = LayPlateau(by, fell=fell)
    answers = (
        *([Answer(ENTER, words.say("keeper-answer-lies"), lies)] if may(state, lies) is None else []),
        answer(words, "give-up", LayPlateau(by, ends=LayEnds.GIVEN_UP, fell=fell)),
        answer(words, "collapse", LayPlateau(by, ends=LayEnds.COLLAPSE)),
        _others(words, state, fell, (), lambda more: of_laying(words, state, by, more)),
    )
    return Question(text, answers)


def _of_column(
    words: Messages,
    state: State,
    by: str,
    column: Column,
    fell: Fell,
    made: Callable[..., Deed],
    again: Callable[[Fell], Question],
) -> Question:
    text = words.say("keeper-ask-ends", by=by, **column_arguments(column))
    answers = [Answer(ENTER, words.say("keeper-answer-stands"), made(Ends.STANDS))]
    back = made(Ends.BROKEN_OFF)
    if may(state, back) is None:
        answers.append(answer(words, "back", back))
        if state.house.breaking_off is BreakingOff.MUST_WHEN_SWAYING:
            answers.append(answer(words, "swayed", made(Ends.BROKEN_OFF, swayed=True)))
    answers += [answer(words, name, made(Ends(name))) for name in ("collapse", "falls", "fault")]
    answers.append(_others(words, state, fell, (column,), again))
    return Question(text, tuple(answers))


def _others(words: Messages, state: State, fell: Fell, spared: Fell, again: Callable[[Fell], Question]) -> Answer:
    """The answer that other columns fell meanwhile, which asks for them one by one."""
    return answer(words, "others", lambda: _fallen(words, state, fell, spared, again), count=len(fell))


def _fallen(words: Messages, state: State, fell: Fell, spared: Fell, again: Callable[[Fell], Question]) -> Question:
    left = tuple(one for one in masks.columns(masks.ALL & ~state.out) if one not in fell and one not in spared)
    done = Answer(ENTER, words.say("keeper-answer-done", count=len(fell)), lambda: again(fell))
    if not left:
        return again(fell)
    text = words.say("keeper-ask-fallen")
    return pick(words, state, text, left, lambda one: _fallen(words, state, (*fell, one), spared, again), (done,))
