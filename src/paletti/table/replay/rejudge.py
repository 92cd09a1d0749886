"""Judging a game again under another edition: what that referee would have said, and who would have won."""

from __future__ import annotations

from dataclasses import dataclass

from paletti.rules.deeds import ApplyForPlateau, ChooseColour, Consent, Deed, NameColour, ThrowSeal
from paletti.rules.editions import house
from paletti.rules.events import Event, TurnBegan
from paletti.rules.house import House
from paletti.rules.referee import NoSuchTable, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.rules.values import Mode
from paletti.table.entry import Noted
from paletti.table.history import walk
from paletti.table.replay.file import Replay


@dataclass(frozen=True)
class Rejudged:
    """The same deeds under another edition: the events of each, and where the game stops, if it does."""

    edition: str
    events: tuple[tuple[int, tuple[Event, ...]], ...]  # deed number and its events
    passed_over: tuple[int, ...]  # deeds that this edition does not know
    refused_at: int | None  # the first deed that this edition's referee would have refused
    refusal: Refusal | None
    ended_at: int | None  # the deed with which the game was over
    state: State

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who would have won; None if the game could not have gone on to its end."""
        if not self.state.over:
            return None
        return tuple(self.state.players[seat] for seat in self.state.winners)


class NoSuchGame(ValueError):
    """These players cannot play that edition; the sentence says why."""


def judge_again(replay: Replay, edition: str) -> Rejudged:
    """The game under an edition. For its own edition the house rules of the game stay.

    How the players got their colours and who began stays as it was. Deeds that the edition does not know (getting
    colours, applying, consenting) are skipped: what counts is what was done with the wood.
    """
    setup = replay.setup
    rules = setup.rules()
    if edition != setup.edition:
        rules = house(edition, begins=rules.begins.value, colour_rule=rules.colour_rule.value)
    try:
        state = start(rules, setup.players, _beginner(replay))
    except NoSuchTable as problem:
        sentence = str(problem)
        raise NoSuchGame(f"{sentence[:1].upper()}{sentence[1:]}.") from problem
    happened: list[tuple[int, tuple[Event, ...]]] = []
    passed_over: list[int] = []
    for step in walk(state, replay.entries, lambda deed: _idle(rules, deed)):
        if step.refusal is not None:
            return Rejudged(edition, tuple(happened), tuple(passed_over), step.entry.version, step.refusal, None, state)
        if step.deed is not None:
            state = step.after
            happened.append((step.entry.version, step.events))
        elif not isinstance(step.entry.deed, Noted):
            passed_over.append(step.entry.version)
        if state.over:
            break
    ended = happened[-1][0] if state.over and happened else None
    return Rejudged(edition, tuple(happened), tuple(passed_over), None, None, ended, state)


def _idle(rules: House, deed: Deed) -> bool:
    """Whether an edition does not know this deed of words."""
    if isinstance(deed, ThrowSeal):
        return not rules.gives_colours and rules.mode is not Mode.RANDOM
    if isinstance(deed, ChooseColour):
        return not rules.gives_colours
    if isinstance(deed, NameColour):
        return rules.mode is not Mode.RANDOM
    return isinstance(deed, ApplyForPlateau | Consent) and not rules.hears_objections


def _beginner(replay: Replay) -> str:
    """Who had the first turn, or would have had it."""
    events = (event for entry in replay.entries for event in entry.events)
    began = next((event for event in events if isinstance(event, TurnBegan)), None)
    return replay.setup.players[replay.setup.first] if began is None else began.by
