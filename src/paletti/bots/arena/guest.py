"""Bots that others wrote: `my_module:MyBot` is loaded and asked in its turn. Its mistakes cost nobody else."""

from __future__ import annotations

import traceback
from importlib import import_module
from pathlib import Path
from sysconfig import get_paths
from typing import Protocol

import numpy as np
from numpy.random import Generator

from paletti.bots.hands.travel import BRISK, Pace
from paletti.bots.mind.decision import Decision, Speak
from paletti.bots.mind.intent import BadIntent, Intent, decision_of, least
from paletti.bots.mind.strength import FORMERLY, Strength, skill_of
from paletti.bots.mind.view import View
from paletti.bots.player import Bot
from paletti.rules.deeds import Leave
from paletti.rules.referee import may

MOST_FAULTS = 10  # in one game; then the bot leaves the table
LONGEST_FAULT = 300
OURS, PYTHONS = str(Path(__file__).parents[2]), get_paths()["stdlib"]


class Guest(Protocol):
    """A bot that others wrote: a class that can be made without arguments, one instance for each game and seat."""

    def decide(self, view: View, rng: Generator) -> Intent:
        """What it does now. All its randomness comes from `rng`, so that the same seed gives the same game."""
        ...


class BadGuest(ValueError):
    """No bot can be made of this name; the sentence says why."""


def is_guest(name: str) -> bool:
    """Whether a bot's name is of the form `module:Class`."""
    return ":" in name


def invite(name: str) -> Guest:
    """A new instance of the class that `module:Class` names; raises BadGuest if there is none."""
    module, _, made = name.partition(":")
    try:
        found = getattr(import_module(module), made, None)
    except Exception as problem:
        raise BadGuest(f"{module} cannot be imported: {_in_short(problem)}.") from problem
    except SystemExit as problem:
        raise BadGuest(f"{module} cannot be imported: it ends the program.") from problem
    if not isinstance(found, type):
        raise BadGuest(f"There is no class {made!r} in {module}.")
    if not callable(getattr(found, "decide", None)):
        raise BadGuest(f"{name} is no bot: it has no method decide(view, rng).")
    try:
        guest: Guest = found()
    except Exception as problem:
        raise BadGuest(f"{name} cannot be made: {_in_short(problem)}.") from problem
    return guest


class GuestBot(Bot):
    """A seat with the thoughts of a guest and the hands of a master. A mistake costs it its turn."""

    def __init__(self, seat: int, name: str, seed: int, pace: Pace = BRISK) -> None:
        super().__init__(seat, Strength.MASTER, seed, pace)
        self.guest = invite(name)
        self.faults: list[str] = []

    def decide(self, view: View, version: int) -> Decision | None:
        """What the guest wants; if that is impossible, the least that the rules let this seat do."""
        if view.options.set_up or view.options.throw:
            return super().decide(view, version)  # nothing to think about
        rng = np.random.default_rng([self.seed, view.seat, version, 0])
        try:
            return decision_of(view, self.guest.decide(view, rng), rng)
        except BadIntent as problem:
            sentence = str(problem)
        except Exception as problem:
            sentence = f"It failed: {_in_short(problem)}."
        self.faults.append(f"Turn {view.state.number}: {sentence}"[:LONGEST_FAULT])
        leave = Leave(view.player)
        if len(self.faults) >= MOST_FAULTS and may(view.state, leave) is None:
            return Speak(leave)
        return Speak(least(view))


def bot_of(name: str, seat: int, seed: int, pace: Pace = BRISK) -> Bot:
    """The bot of that name at a seat: one of the strengths, as it is or as it was formerly, or a guest."""
    if is_guest(name):
        return GuestBot(seat, name, seed, pace)
    return Bot(seat, Strength(name.removeprefix(FORMERLY)), seed, pace, skill_of(name))


def _in_short(problem: Exception) -> str:
    """The error of somebody else's code in half a sentence: what it says, and where in their file it happened."""
    said = " ".join(str(problem).split())
    frames = traceback.extract_tb(problem.__traceback__)
    theirs = [frame for frame in frames if _is_theirs(frame.filename)]
    where = f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else ""
    return f"{type(problem).__name__}{': ' if said else ''}{said}{where}"


def _is_theirs(file: str) -> bool:
    """Whether this file is neither ours nor Python's own."""
    return not file.startswith((OURS, "<frozen")) and (not file.startswith(PYTHONS) or "site-packages" in file)
