"""A kept game as a page shows it: the turn's question with its answers, and everything around it, as JSON.

The page runs this very code, on Python in the browser: so it imports the rules, the messages and nothing that draws.
"""

import json
from typing import Any

from paletti.messages import Messages, messages
from paletti.messages.sentences import refusal
from paletti.rules import masks
from paletti.rules.codec import house_from_plain
from paletti.rules.pieces import LEVELS, PLATEAUS, Column
from paletti.rules.referee import NoSuchTable
from paletti.rules.state import NOBODY, State
from paletti.scorekeeping.asking import ask
from paletti.scorekeeping.keys import ENTER
from paletti.scorekeeping.questions import Command, Question
from paletti.scorekeeping.session import Session
from paletti.scorekeeping.sheet import NotKept, Sheet, read_sheet, write_sheet
from paletti.scorekeeping.told import told


class Card:
    """One kept game on a page; every call answers with what there is to show now."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.hint = ""
        self.asked: list[Question] = []
        self._ask()

    @property
    def words(self) -> Messages:
        """The catalogue of the game's language."""
        return messages(self.sheet.lang)

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
            self.hint = refusal(self.words, refused) if refused is not None else ""
            self._ask()
        return self.show()

    def back(self) -> str:
        """Takes the last answer of a half answered question back."""
        if len(self.asked) > 1:
            self.asked.pop()
        self.hint = ""
        return self.show()

    def undo(self) -> str:
        """Takes the last entry back."""
        undone = self.sheet.session.undo()
        self.hint = "" if undone is not None else self.words.say("keeper-hint-nothing-to-undo")
        self._ask()
        return self.show()

    def speak(self, lang: str) -> str:
        """Goes on in another language."""
        self.sheet.lang = lang
        self._ask()
        return self.show()

    def kept(self) -> str:
        """The sheet to be kept, as JSON."""
        return json.dumps(write_sheet(self.sheet), ensure_ascii=False)

    def show(self, command: Command | None = None) -> str:
        """What there is to show, as JSON."""
        session = self.sheet.session
        state, question = session.state, self.asked[-1]
        shown = {
            "edition": state.house.edition,
            "turn": state.number,
            "round": state.round if not state.house.plays_for_seal else None,
            "rounds": state.house.rounds,
            "entries": len(session.entries),
            "over": state.over,
            "question": question.text,
            "answers": [
                {"label": one.label, "paint": one.paint, "usual": one.key == ENTER, "key": one.key}
                for one in question.answers
            ],
            "inside": len(self.asked) > 1,
            "hint": self.hint,
            "command": command,
            "seats": [_seat(state, seat) for seat in range(len(state.players))],
            "neutral": state.neutral_colour,
            "levels": [
                {"place": place, "columns": [_column(state, column) for column in state.on(place)]}
                for place in LEVELS[: state.top + 1]
            ],
            "out": [_column(state, column) for column in masks.columns(state.out)],
            "toCome": list(PLATEAUS[state.top :]),
            "story": told(self.words, session.story),
        }
        return json.dumps(shown, ensure_ascii=False)

    def _ask(self) -> None:
        self.asked = [ask(self.words, self.sheet.session.state)]


def begin(wish: str) -> str | Card:
    """A new game of these people: `{"house", "players", "first", "lang", "began"}`; a sentence where it cannot be."""
    wished: dict[str, Any] = json.loads(wish)
    try:
        session = Session(house_from_plain(wished["house"]), tuple(wished["players"]), wished["first"])
    except (ValueError, NoSuchTable) as wrong:
        return str(wrong)
    return Card(Sheet(session, wished["lang"], wished["began"]))


def go_on(sheet: str, lang: str) -> str | Card:
    """The game of a kept sheet, in this language; a sentence where it is none."""
    try:
        read = read_sheet(json.loads(sheet), "This")
    except NotKept as wrong:
        return f"{wrong}."
    read.lang = lang
    return Card(read)


def _seat(state: State, seat: int) -> dict[str, object]:
    holds = state.house.plays_for_seal and seat == state.holder
    former = state.colours(state.former) if holds and state.former != NOBODY else ()
    return {
        "name": state.players[seat],
        "colours": list(state.colours(seat)),
        "points": state.points(seat) if state.house.plays_for_seal else state.scores[seat],
        "acting": not state.over and seat == state.actor,
        "won": state.over and seat in state.winners,
        "holds": holds,
        "former": former[0] if former else None,
        "formerName": state.name(state.former) if holds else None,
    }


def _column(state: State, column: Column) -> dict[str, object]:
    return {
        "name": column.value,
        "colour": column.colour,
        "shape": column.shape,
        "locked": bool(state.locked & masks.BIT[column]),
    }
