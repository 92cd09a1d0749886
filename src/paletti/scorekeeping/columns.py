"""Telling the keeper which column: by colour if that is open, by shape, and by level if that is open."""

from collections.abc import Callable, Sequence
from functools import partial

from paletti.messages import Messages
from paletti.messages.pieces import colour, shape
from paletti.rules import masks
from paletti.rules.pieces import LEVELS, Column, Shape
from paletti.rules.state import State
from paletti.scorekeeping.questions import Answer, Question, key_of

Then = Callable[[Column], Question]


def pick(
    words: Messages,
    state: State,
    text: str,
    columns: Sequence[Column],
    then: Then,
    extra: tuple[Answer, ...] = (),
) -> Question:
    """The question which of these columns; `extra` are other answers to the same question."""
    colours = tuple(dict.fromkeys(column.colour for column in columns))
    if len(colours) == 1:
        return _by_shape(words, state, text, columns, then, extra)
    answers = []
    for paint in colours:
        same = tuple(column for column in columns if column.colour is paint)
        step = partial(_by_shape, words, state, words.say("keeper-ask-shape"), same, then)
        answers.append(Answer(key_of(words, paint), colour(words, paint), step, paint))
    return Question(text, (*answers, *extra))


def _by_shape(
    words: Messages,
    state: State,
    text: str,
    columns: Sequence[Column],
    then: Then,
    extra: tuple[Answer, ...] = (),
) -> Question:
    answers = []
    for form in Shape:
        same = tuple(column for column in columns if column.shape is form)
        if same:
            # A column's key is its worth: 1 thin, 2 hexagonal, 3 thick.
            label = words.say("keeper-answer-shape", shape=shape(words, form), count=len(same))
            answers.append(Answer(str(same[0].worth), label, _step(words, state, same, then), same[0].colour))
    return Question(text, (*answers, *extra))


def _step(words: Messages, state: State, same: tuple[Column, ...], then: Then) -> Callable[[], Question]:
    def by_level() -> Question:
        levels: dict[int, list[Column]] = {}
        for column in same:
            levels.setdefault(LEVELS.index(state.place(column)), []).append(column)
        if len(levels) == 1:
            return _by_lock(words, state, same, then)
        answers = tuple(
            Answer(
                str(number),
                words.say("keeper-floor", level=str(LEVELS[number])),
                partial(_by_lock, words, state, tuple(here), then),
            )
            for number, here in sorted(levels.items())
        )
        return Question(words.say("keeper-ask-level"), answers)

    return by_level


def _by_lock(words: Messages, state: State, same: Sequence[Column], then: Then) -> Question:
    """Columns of one colour, shape and level are the same to the game, unless one is locked, leans or is void."""
    kinds: dict[str, list[Column]] = {}
    for column in same:
        kinds.setdefault(_kind(state, column), []).append(column)
    if len(kinds) == 1:
        return then(same[0])
    found = [kind for kind in ("free", "locked", "leaning-one", "void") if kind in kinds]
    return Question(
        words.say("keeper-ask-locked"),
        tuple(
            Answer(str(number), words.say(f"keeper-answer-{kind}"), partial(then, kinds[kind][0]))
            for number, kind in enumerate(found, start=1)
        ),
    )


def _kind(state: State, column: Column) -> str:
    bit = masks.BIT[column]
    if state.askew & bit:
        return "leaning-one"
    return "locked" if state.locked & bit else "void" if state.void & bit else "free"
