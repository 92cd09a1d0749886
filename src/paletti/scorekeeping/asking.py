"""The turn's question, asked of the player who has to act now."""

from collections.abc import Iterable
from typing import assert_never

from paletti.messages import Messages
from paletti.messages.catalogue import Argument
from paletti.messages.pieces import colour
from paletti.messages.sentences import enumeration, plain
from paletti.rules import masks
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    NameColour,
    Object,
    Pass,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.legal import Options, legal
from paletti.rules.pieces import COLOURS, Colour, Side
from paletti.rules.state import Stage, State
from paletti.rules.values import BluePlateau, Mode
from paletti.scorekeeping.columns import pick
from paletti.scorekeeping.outcomes import of_laying, of_move, of_proof, of_removal
from paletti.scorekeeping.questions import ENTER, Answer, Command, Question, answer, key_of


def ask(words: Messages, state: State) -> Question:
    """What the keeper wants to know now."""
    if state.over:
        return _over(words, state)
    if not state.set_up:
        stands = Answer(ENTER, words.say("keeper-answer-set-up"), SetUp())
        how: dict[str, Argument] = {
            "blue-plateau": BluePlateau(state.house.blue_plateau).value,
            "columns-on-rim": plain(state.house.columns_on_rim),
        }
        return Question(words.say("keeper-ask-set-up", **how), (stands,))
    seats = legal(state)
    mine = seats[state.actor]
    match state.stage:
        case Stage.COLOURS:
            return _colours(words, next(one for one in seats if one.throw or one.choose))
        case Stage.THROW:
            return _throw(words, mine.player, with_end=True)
        case Stage.NAME:
            why = "end" if state.house.mode is Mode.RANDOM else "two"
            return Question(
                words.say("keeper-ask-name", by=mine.player, why=why),
                (*(_painted(words, one, NameColour(mine.player, one)) for one in mine.name), *_besides(words, mine)),
            )
        case Stage.BUILD | Stage.OWN | Stage.RAISE | Stage.WINDOW:
            return _build(words, state, mine, seats)
        case Stage.CLAIM:
            assert mine.player == state.player
            text = words.say("keeper-ask-claim", by=mine.player, plateau=str(state.next_plateau))
            nobody = Answer(ENTER, words.say("keeper-answer-nobody"), Consent())
            return Question(text, (nobody, *_objectors(seats)))
        case Stage.PROOF | Stage.NEUTRAL_PROOF:
            neutral = "yes" if state.stage is Stage.NEUTRAL_PROOF else "no"
            text = words.say("keeper-ask-proof", by=mine.player, against=state.player, neutral=neutral)
            return pick(words, state, text, mine.prove, lambda one: of_proof(words, state, mine.player, one))
        case Stage.TAKE_OUT:
            text = words.say("keeper-ask-take-out", by=mine.player, against=state.players[state.objector])
            waive = answer(words, "waive", TakeOut(mine.player, None, TakeOutEnds.WAIVED))
            return pick(
                words, state, text, mine.take_out, lambda one: of_removal(words, state, mine.player, one), (waive,)
            )
        case Stage.LAY:
            return of_laying(words, state, mine.player)
        case Stage.OVER:
            return _over(words, state)
        case _:
            assert_never(state.stage)


def _build(words: Messages, state: State, mine: Options, seats: tuple[Options, ...]) -> Question:
    extra = _besides(words, mine)
    if mine.apply is None and mine.lay is not None:
        extra.insert(0, answer(words, "lay", lambda: of_laying(words, state, mine.player), plateau=str(mine.lay)))
    if state.stage is Stage.WINDOW:
        objectors = _objectors(seats)
        if objectors:
            doubt = Question(words.say("keeper-ask-objector"), objectors)
            extra.append(answer(words, "object", lambda: doubt))
        if not mine.move:
            extra.insert(0, Answer(ENTER, words.say("keeper-answer-nobody"), Consent()))
    text = _build_text(words, state, mine)
    if not mine.move:
        return Question(text, tuple(extra))
    return pick(words, state, text, mine.move, lambda one: of_move(words, state, mine.player, one), tuple(extra))


def _besides(words: Messages, mine: Options) -> list[Answer]:
    """The other answers, besides taking a column or naming a colour."""
    found = []
    if mine.apply is not None:
        found.append(answer(words, "apply", ApplyForPlateau(mine.player), plateau=str(mine.apply)))
    if mine.pass_:
        found.append(answer(words, "pass", Pass(mine.player)))
    return found


def _build_text(words: Messages, state: State, mine: Options) -> str:
    match state.stage:
        case Stage.OWN:
            return words.say("keeper-ask-own", by=mine.player)
        case Stage.RAISE:
            return words.say("keeper-ask-raise", by=mine.player)
        case Stage.WINDOW:
            return words.say("keeper-ask-window", by=mine.player, own="yes" if mine.move else "no")
    neutral = bool(mine.move) and mine.move[0].colour is state.neutral_colour
    plateau = mine.apply or mine.lay
    return words.say(
        "keeper-ask-build",
        by=mine.player,
        what="nothing" if not mine.move else "neutral" if neutral else _required(state) or "column",
        plateau=str(plateau) if plateau else "none",
        way="apply" if mine.apply else "lay" if mine.lay else "none",
    )


def _required(state: State) -> str | None:
    """The colour that this turn requires, if the seal was thrown for it."""
    if state.house.mode is not Mode.RANDOM or not state.required:
        return None
    return str(masks.colours(state.required)[0])


def _colours(words: Messages, mine: Options) -> Question:
    if mine.throw:
        return _throw(words, mine.player, with_end=False)
    return Question(
        words.say("keeper-ask-choose", by=mine.player),
        tuple(_painted(words, one, ChooseColour(mine.player, one)) for one in mine.choose),
    )


def _throw(words: Messages, by: str, *, with_end: bool) -> Question:
    answers = [_painted(words, one, ThrowSeal(by, Side(one))) for one in COLOURS]
    if with_end:
        answers.append(answer(words, "end", ThrowSeal(by, Side.END)))
    return Question(words.say("keeper-ask-throw", by=by), tuple(answers))


def _painted(words: Messages, paint: Colour, deed: ThrowSeal | ChooseColour | NameColour) -> Answer:
    return Answer(key_of(words, paint), colour(words, paint), deed, paint)


def _objectors(seats: Iterable[Options]) -> tuple[Answer, ...]:
    """Who may object, by the number of the seat."""
    return tuple(Answer(str(n), one.player, Object(one.player)) for n, one in enumerate(seats, start=1) if one.object)


def _over(words: Messages, state: State) -> Question:
    names = tuple(state.players[seat] for seat in state.winners)
    text = words.say("keeper-ask-over", winners=enumeration(words, names), count=len(names))
    return Question(text, (answer(words, "rematch", Command.REMATCH), answer(words, "new", Command.NEW)))
