"""One kept game: what was entered, the states it led to, and undo."""

from dataclasses import dataclass, field

from paletti.messages import Messages
from paletti.messages.sentences import event as sentence
from paletti.rules.deeds import Deed
from paletti.rules.events import SILENT, Event
from paletti.rules.house import House
from paletti.rules.referee import Applied, apply, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State


@dataclass(frozen=True)
class Entered:
    """A deed that was entered, the state after it, and its events."""

    deed: Deed
    state: State
    events: tuple[Event, ...]


@dataclass
class Session:
    """A game at a wooden table. Players clockwise, the youngest first; `first` begins, if named."""

    house: House
    players: tuple[str, ...]
    first: str | None = None
    entries: list[Entered] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.opening = start(self.house, self.players, self.first)

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.entries[-1].state if self.entries else self.opening

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """Everything that was entered, in order."""
        return tuple(entry.deed for entry in self.entries)

    @property
    def story(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(event for entry in self.entries for event in entry.events)

    def sentences(self, words: Messages, last: int | None = None) -> list[str]:
        """The story in sentences, in order; with `last`, only this many of its last events."""
        story = self.story if last is None else self.story[-last:]
        return [sentence(words, event, ringed=False) for event in story if not isinstance(event, SILENT)]

    def enter(self, deed: Deed) -> Refusal | None:
        """Enters the deed and returns None; or returns why it is refused, and changes nothing."""
        result = apply(self.state, deed)
        if isinstance(result, Applied):
            self.entries.append(Entered(deed, result.state, result.events))
            return None
        return result

    def undo(self) -> Deed | None:
        """Undoes the last deed and returns it; None at the very beginning."""
        return self.entries.pop().deed if self.entries else None

    def rematch(self) -> "Session":
        """A new game with the same people and rules."""
        return Session(self.house, self.players, self.first)
