"""A working copy of a state: verbs change it and report events, then it is frozen again."""

from collections.abc import Callable

from paletti.rules.clauses import Clause
from paletti.rules.events import Event
from paletti.rules.house import House
from paletti.rules.state import Lock, Stage, State


class Draft:
    """A state that may still change. It never leaves the referee, so a refused deed cannot leave a trace."""

    __slots__ = (*State._fields, "events", "tell")

    house: House
    players: tuple[str, ...]
    starter: int
    set_up: bool
    stage: Stage
    turn: int
    number: int
    levels: tuple[int, ...]
    top: int
    out: int
    locked: int
    locks: tuple[Lock, ...]
    askew: int
    void: int
    owned: tuple[int, ...]
    neutral: int
    holder: int
    former: int
    fresh: bool
    raised: bool
    objector: int
    consents: int
    proof_spent: bool
    required: int
    passes: int
    gone: int
    round: int
    scores: tuple[int, ...]
    cause: int
    winners: tuple[int, ...]
    ended_by: Clause | None
    events: list[Event]
    tell: Callable[[Event], None]  # records what happened

    def __init__(self, state: State) -> None:
        self.events = []
        self.tell = self.events.append
        # Spelt out because this runs once for each deed, and a loop over names would double its cost.
        (
            self.house,
            self.players,
            self.starter,
            self.set_up,
            self.stage,
            self.turn,
            self.number,
            self.levels,
            self.top,
            self.out,
            self.locked,
            self.locks,
            self.askew,
            self.void,
            self.owned,
            self.neutral,
            self.holder,
            self.former,
            self.fresh,
            self.raised,
            self.objector,
            self.consents,
            self.proof_spent,
            self.required,
            self.passes,
            self.gone,
            self.round,
            self.scores,
            self.cause,
            self.winners,
            self.ended_by,
        ) = state

    def freeze(self) -> State:
        """The state that the draft has become."""
        # `_make` skips the keyword handling of the constructor.
        return State._make(
            (
                self.house,
                self.players,
                self.starter,
                self.set_up,
                self.stage,
                self.turn,
                self.number,
                self.levels,
                self.top,
                self.out,
                self.locked,
                self.locks,
                self.askew,
                self.void,
                self.owned,
                self.neutral,
                self.holder,
                self.former,
                self.fresh,
                self.raised,
                self.objector,
                self.consents,
                self.proof_spent,
                self.required,
                self.passes,
                self.gone,
                self.round,
                self.scores,
                self.cause,
                self.winners,
                self.ended_by,
            )
        )
