"""The score keeper without a screen, shared by the terminal and the page; imports messages and rules.

A `Session` is a kept game, `ask` puts the turn's `Question`, a `Sheet` is what is saved, a `Card` is what a page shows.
"""

from paletti.scorekeeping.asking import ask
from paletti.scorekeeping.card import Card, CardView, begin, go_on
from paletti.scorekeeping.form import Form
from paletti.scorekeeping.questions import Answer, Command, Question
from paletti.scorekeeping.session import Entered, Session
from paletti.scorekeeping.sheet import NotKept, Sheet, read_sheet, write_sheet

__all__ = [
    "Answer",
    "Card",
    "CardView",
    "Command",
    "Entered",
    "Form",
    "NotKept",
    "Question",
    "Session",
    "Sheet",
    "ask",
    "begin",
    "go_on",
    "read_sheet",
    "write_sheet",
]
