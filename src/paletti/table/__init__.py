"""Where rules and wood meet: one game, its attempt, what a hand may do, its history, the kit, the replay; no SQL.

Imports rules, physics and statics. A game is `Game.new(GameSetup(...), Journal())`: docs/table.md.
"""

from paletti.table.entry import Entry, JournalProblem
from paletti.table.game import Game, Result
from paletti.table.gestures import (
    Aim,
    AimHold,
    BadGesture,
    Gesture,
    Grip,
    Hold,
    Hook,
    LetGo,
    PutBack,
    ReleaseHold,
    TakePlateau,
)
from paletti.table.happenings import Happening, Judged, Trouble, TroubleKind
from paletti.table.history import Step, beginning, walk
from paletti.table.journal import Journal, JournalStore, Outcome, Thought, Unfinished, Weighed
from paletti.table.machine import machine
from paletti.table.setup import BadSetup, GameSetup
from paletti.table.view import Advanced, AttemptView, GameFrame

__all__ = [
    "Advanced",
    "Aim",
    "AimHold",
    "AttemptView",
    "BadGesture",
    "BadSetup",
    "Entry",
    "Game",
    "GameFrame",
    "GameSetup",
    "Gesture",
    "Grip",
    "Happening",
    "Hold",
    "Hook",
    "Journal",
    "JournalProblem",
    "JournalStore",
    "Judged",
    "LetGo",
    "Outcome",
    "PutBack",
    "ReleaseHold",
    "Result",
    "Step",
    "TakePlateau",
    "Thought",
    "Trouble",
    "TroubleKind",
    "Unfinished",
    "Weighed",
    "beginning",
    "machine",
    "walk",
]
