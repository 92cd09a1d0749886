"""Judging a game again under another edition: what that referee would have said, and who would have won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paletti.rules.deeds import ApplyForPlateau, ChooseColour, Consent, Deed, NameColour, ThrowSeal
from paletti.rules.editions import house
from paletti.rules.events import Event
from paletti.rules.house import House
from paletti.rules.referee import NoSuchTable, apply, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.rules.values import Mode
from paletti.table.ledger import TABLE_VERBS
from paletti.table.notation import deed_from_json
from paletti.table.practice import practised
from paletti.table.replay.file import Replay


@dataclass(frozen=True)
class Rejudged:
    """How the same deeds fare under an edition: the events of each, and where the game stops, if it does."""

    edition: str
    events: tuple[tuple[int, tuple[Event, ...]], ...]  # deed number and what came of it
    passed_over: tuple[int, ...]  # deeds of words that this edition has no use for
    refused_at: int | None  # the first deed that this edition's referee would not have let happen
    refusal: Refusal | None
    ended_at: int | None  # the deed with which the game was over
    state: State

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who would have won; None where the game could not have gone on to an end."""
        if not self.state.over:
            return None
        return tuple(self.state.players[seat] for seat in self.state.winners)


class NoSuchGame(ValueError):
    """These players cannot sit down to that edition; the sentence says why."""


def judge_again(replay: Replay, edition: str) -> Rejudged:
    """The game under an edition. Its own edition keeps the house rules that were played by.

    How the players came to their colours and who began is taken as it was, and words that the edition has no use for
    (coming to colours, applying, consenting) are passed over: what counts is what was done with the wood.
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
    told: list[tuple[int, tuple[Event, ...]]] = []
    passed_over: list[int] = []
    for entry in replay.entries:
        if state.over:
            break
        if entry.deed["verb"] in TABLE_VERBS:
            continue
        deed = deed_from_json(entry.deed)
        if _idle(rules, deed):
            passed_over.append(entry.version)
            continue
        applied = apply(state, deed)
        if isinstance(applied, Refusal):
            return Rejudged(edition, tuple(told), tuple(passed_over), entry.version, applied, None, state)
        state = practised(applied.state, entry.extra)
        told.append((entry.version, applied.events))
    ended = told[-1][0] if state.over and told else None
    return Rejudged(edition, tuple(told), tuple(passed_over), None, None, ended, state)


def _idle(rules: House, deed: Deed) -> bool:
    """Whether an edition knows nothing of what was said here."""
    if isinstance(deed, ThrowSeal):
        return not rules.gives_colours and rules.mode is not Mode.RANDOM
    if isinstance(deed, ChooseColour):
        return not rules.gives_colours
    if isinstance(deed, NameColour):
        return rules.mode is not Mode.RANDOM
    return isinstance(deed, ApplyForPlateau | Consent) and not rules.hears_objections


def _beginner(replay: Replay) -> str:
    """Who had the first turn, or would have had."""
    for entry in replay.entries:
        for event in entry.events:
            if event["kind"] == "turn-began":
                return str(event["by"])
    return replay.setup.players[replay.setup.first]


def states(replay: Replay) -> Iterator[State]:
    """The referee's state before the first deed and after every one."""
    setup = replay.setup
    state = start(setup.rules(), setup.players, setup.players[setup.first])
    yield state
    for entry in replay.entries:
        if entry.deed["verb"] in TABLE_VERBS:
            yield state
            continue
        applied = apply(state, deed_from_json(entry.deed))
        if isinstance(applied, Refusal):
            return
        state = practised(applied.state, entry.extra)
        yield state
