"""The actions of a whole game: a number for each deed that a seat can choose, which are open now, what they do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.decision import Decision, Speak
from paletti.bots.mind.intent import Intent, decision_of, verbs
from paletti.bots.mind.view import View
from paletti.rules.deeds import RunOutOfTime, SetUp, ThrowSeal
from paletti.rules.pieces import COLOURS, COLUMNS, Side
from paletti.rules.referee import may

ActionMask = NDArray[np.int8]


@dataclass(frozen=True)
class Action:
    """One entry of the table: the verbs it stands for, of which the rules allow one at a time, and what it names."""

    verbs: tuple[str, ...]
    column: str | None = None
    colour: str | None = None

    def __str__(self) -> str:
        return " ".join(word for word in ("/".join(self.verbs), self.column, self.colour) if word)


ALONE = ("throw", "apply", "consent", "object", "lay", "give-up", "waive", "pass", "set-up", "time-up")
ACTIONS: tuple[Action, ...] = (
    *(Action(("move", "prove"), column=str(column)) for column in COLUMNS),
    *(Action(("let-be",), column=str(column)) for column in COLUMNS),
    *(Action(("take-out",), column=str(column)) for column in COLUMNS),
    *(Action(("choose", "name"), colour=str(colour)) for colour in COLOURS),
    *(Action((verb,)) for verb in ALONE),
)
"""The table: an action is its place in it."""
TIME_UP = len(ACTIONS) - 1
MOVES_WOOD = frozenset({"move", "prove", "let-be", "take-out"})


def number_of(verb: str, name: str | None = None) -> int:
    """The action of this verb, with this column or colour if it needs one; KeyError if there is none."""
    for number, action in enumerate(ACTIONS):
        if verb in action.verbs and name in (action.column, action.colour):
            return number
    raise KeyError(f"{verb} {name}")


def open_actions(view: View) -> ActionMask:
    """1 for each action that the rules allow this seat now and that a hand can begin.

    Running out of time is only open if nothing else is.
    """
    allowed = _allowed(view)
    found = np.array([_verb(action, allowed) is not None for action in ACTIONS], np.int8)
    wanted = {column for verb, columns in allowed.items() if verb in MOVES_WOOD for column in columns}
    stuck = {column for column in wanted if not _comes_out(view, column)}
    for number, action in enumerate(ACTIONS):
        if action.column in stuck:
            found[number] = 0
    if not found.any() and may(view.state, RunOutOfTime(view.player)) is None:
        found[TIME_UP] = 1
    return found


def decision_for(view: View, number: int, rng: Generator) -> Decision:
    """The decision that hands carry out; raises BadIntent if they find no place for it."""
    action = ACTIONS[number]
    match action.verbs[0]:
        case "throw":
            return Speak(ThrowSeal(view.player, Side.RED))  # the table decides which side falls up
        case "set-up":
            return Speak(SetUp())
        case "time-up":
            return Speak(RunOutOfTime(view.player))
    verb = _verb(action, _allowed(view)) or action.verbs[0]
    return decision_of(view, Intent(verb, column=action.column, colour=action.colour), rng)


def _allowed(view: View) -> dict[str, tuple[str, ...]]:
    """What the rules allow this seat: each verb with the columns or colours that it may name."""
    allowed = verbs(view)
    alone = {"throw": view.options.throw, "set-up": view.options.set_up}
    return allowed | {verb: () for verb, open_now in alone.items() if open_now}


def _verb(action: Action, allowed: Mapping[str, tuple[str, ...]]) -> str | None:
    """The verb that this action stands for now."""
    named = action.column or action.colour
    return next((verb for verb in action.verbs if verb in allowed and (not named or named in allowed[verb])), None)


def _comes_out(view: View, column: str) -> bool:
    """Whether there is a way out of the villa for it, by fingers or by hook."""
    reach = view.reach(column)
    if not (reach.by_hand or reach.by_hook):
        return False
    return (reach.by_hand and view.is_open_above(column)) or any(view.ways(column))
