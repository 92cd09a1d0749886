"""A kept game as a page shows it: the turn's question with its answers, and everything around it, as JSON.

The page runs this code in Python in the browser, so it imports the rules, the messages and nothing that draws.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TypedDict

from paletti.messages import Messages, messages
from paletti.messages.sentences import refusal
from paletti.rules import masks
from paletti.rules.codec import house_from_plain
from paletti.rules.pieces import LEVELS, PLATEAUS, Colour, Column, Plateau, Shape
from paletti.rules.referee import NoSuchTable
from paletti.rules.state import NOBODY, State
from paletti.scorekeeping.asking import ask
from paletti.scorekeeping.questions import ENTER, Command, Question
from paletti.scorekeeping.session import Session
from paletti.scorekeeping.sheet import NotKept, Sheet, read_sheet, write_sheet


@dataclass(frozen=True)
class CardColumn:
    """A column as it stands."""

    name: str
    colour: Colour
    shape: Shape
    locked: bool
    askew: bool


@dataclass(frozen=True)
class CardLevel:
    """The columns that stand on a plateau, or on the base if there is none."""

    plateau: Plateau | None
    columns: tuple[CardColumn, ...]


@dataclass(frozen=True)
class CardSeat:
    """A player; `seal` is the colour that the seal shows to its holder, and `former` the name behind it."""

    name: str
    colours: tuple[Colour, ...]
    points: int
    acting: bool
    won: bool
    holds: bool
    seal: Colour | None
    former: str | None


@dataclass(frozen=True)
class CardAnswer:
    """An answer to the question; `usual` is the one that most turns have."""

    label: str
    paint: Colour | None
    usual: bool
    key: str


@dataclass(frozen=True)
class CardView:
    """Everything that is shown of a kept game; `inside`: a question is half answered."""

    edition: str
    turn: int
    round: int | None
    rounds: int
    entries: int
    over: bool
    question: str
    answers: tuple[CardAnswer, ...]
    inside: bool
    hint: str
    command: Command | None
    seats: tuple[CardSeat, ...]
    neutral: Colour | None
    levels: tuple[CardLevel, ...]
    out: tuple[CardColumn, ...]
    coming: tuple[Plateau, ...]
    story: tuple[str, ...]


class Card:
    """One kept game on a page; every call returns what to show now."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.hint = ""
        self.asked: list[Question] = []
        self._ask()

    @property
    def words(self) -> Messages:
        """The catalogue of the game's language, in the game's words."""
        return messages(self.sheet.lang).at(self.sheet.session.state.house)

    def press(self, number: int) -> str:
        """Gives the answer of that number: enters its deed, or asks on."""
        answers = self.asked[-1].answers
        if not 0 <= number < len(answers):
            return self.show()
        self.hint = ""
        leads = answers[number].leads
        if isinstance(leads, Command):
            if leads is Command.REMATCH:
                self.sheet.session = self.sheet.session.rematch()
            self._ask()
            return self.show(command=leads)
        if callable(leads):
            self.asked.append(leads())
        else:
            refused = self.sheet.session.enter(leads)
            self.hint = refusal(self.words, refused, ringed=False) if refused is not None else ""
            self._ask()
        return self.show()

    def back(self) -> str:
        """Undoes the last answer to a half answered question."""
        if len(self.asked) > 1:
            self.asked.pop()
        self.hint = ""
        return self.show()

    def undo(self) -> str:
        """Undoes the last entry."""
        undone = self.sheet.session.undo()
        self.hint = "" if undone is not None else self.words.say("keeper-hint-nothing-to-undo")
        self._ask()
        return self.show()

    def speak(self, lang: str) -> str:
        """Continues in another language."""
        self.sheet.lang = lang
        self._ask()
        return self.show()

    def kept(self) -> str:
        """The sheet to be kept, as JSON."""
        return json.dumps(write_sheet(self.sheet), ensure_ascii=False)

    def show(self, command: Command | None = None) -> str:
        """What to show, as JSON."""
        session = self.sheet.session
        state, question = session.state, self.asked[-1]
        shown = CardView(
            edition=state.house.edition,
            turn=state.number,
            round=None if state.house.plays_for_seal else state.round,
            rounds=state.house.rounds,
            entries=len(session.entries),
            over=state.over,
            question=question.text,
            answers=tuple(CardAnswer(one.label, one.paint, one.key == ENTER, one.key) for one in question.answers),
            inside=len(self.asked) > 1,
            hint=self.hint,
            command=command,
            seats=tuple(_seat(state, seat) for seat in range(len(state.players))),
            neutral=state.neutral_colour,
            levels=tuple(
                CardLevel(plateau, _columns(state, state.on(place)))
                for plateau, place in zip((None, *PLATEAUS[: state.top]), LEVELS[: state.top + 1], strict=True)
            ),
            out=_columns(state, masks.columns(state.out)),
            coming=PLATEAUS[state.top :],
            story=tuple(session.sentences(self.words)),
        )
        return json.dumps(asdict(shown), ensure_ascii=False)

    def _ask(self) -> None:
        self.asked = [ask(self.words, self.sheet.session.state)]


class CardWish(TypedDict):
    """What a page sends to begin a game."""

    house: dict[str, object]  # in the form that `house_from_plain` reads
    players: list[str]
    first: str | None
    lang: str
    began: str


def begin(wish: str) -> str | Card:
    """A new game by this `CardWish`, as JSON; a sentence if that is impossible."""
    wished: CardWish = json.loads(wish)
    try:
        session = Session(house_from_plain(wished["house"]), tuple(wished["players"]), wished["first"])
    except (ValueError, NoSuchTable) as wrong:
        return str(wrong)
    return Card(Sheet(session, wished["lang"], wished["began"]))


def go_on(sheet: str, lang: str) -> str | Card:
    """The game of a kept sheet, in this language; a sentence if it is not one."""
    try:
        read = read_sheet(json.loads(sheet), "This")
    except NotKept as wrong:
        return f"{wrong}."
    read.lang = lang
    return Card(read)


def _seat(state: State, seat: int) -> CardSeat:
    holds = state.house.plays_for_seal and seat == state.holder
    former = state.colours(state.former) if holds and state.former != NOBODY else ()
    return CardSeat(
        name=state.players[seat],
        colours=tuple(state.colours(seat)),
        points=state.points(seat) if state.house.plays_for_seal else state.scores[seat],
        acting=not state.over and seat == state.actor,
        won=state.over and seat in state.winners,
        holds=holds,
        seal=former[0] if former else None,
        former=state.name(state.former) if holds else None,
    )


def _columns(state: State, columns: Iterable[Column]) -> tuple[CardColumn, ...]:
    return tuple(
        CardColumn(column.value, column.colour, column.shape, bool(state.locked & bit), bool(state.askew & bit))
        for column in columns
        for bit in (masks.BIT[column],)
    )
