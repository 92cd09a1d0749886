"""Going through a game's history: each entry with the referee's state before and after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from paletti.rules.deeds import Deed
from paletti.rules.events import Event
from paletti.rules.referee import apply, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.table.entry import Entry, Extra, JournalProblem, Noted
from paletti.table.journal import Outcome
from paletti.table.setup import GameSetup


@dataclass(frozen=True)
class Step:
    """One entry on the way through a history. `deed` is None if it is not the referee's, or was skipped."""

    entry: Entry
    deed: Deed | None
    before: State
    after: State
    events: tuple[Event, ...]  # according to this referee
    refusal: Refusal | None = None  # why this referee would refuse it; the way ends here


def beginning(setup: GameSetup) -> State:
    """The referee's state before the first deed."""
    return start(setup.rules(), setup.players, setup.players[setup.first])


def walk(state: State, entries: Iterable[Entry], idle: Callable[[Deed], bool] = lambda deed: False) -> Iterator[Step]:
    """Every entry from that state on, up to the first that its referee refuses; `idle` deeds are skipped."""
    for entry in entries:
        deed = entry.deed
        if isinstance(deed, Noted) or idle(deed):
            yield Step(entry, None, state, state, ())
            continue
        applied = apply(state, deed)
        if isinstance(applied, Refusal):
            yield Step(entry, deed, state, state, (), applied)
            return
        before, state = state, practised(applied.state, entry.extra)
        yield Step(entry, deed, before, state, applied.events)


def followed(setup: GameSetup, entries: Iterable[Entry]) -> State:
    """The state after all these entries; raises JournalProblem if this referee refuses one."""
    state = beginning(setup)
    for step in walk(state, entries):
        if step.refusal is not None:
            raise JournalProblem(
                f"Deed {step.entry.version} of this journal is refused by this referee: {step.refusal}."
            )
        state = step.after
    return state


def practised(state: State, extra: Extra) -> State:
    """The state with the levels of a villa that began higher than one storey, for practice."""
    return state._replace(levels=extra.levels, top=extra.top) if extra.levels else state


def outcome(state: State) -> Outcome:
    """How a game ended."""
    winners = tuple(state.players[seat] for seat in state.winners)
    return Outcome(winners, state.name(state.cause), tuple(state.scores))
