"""The chairs of a table: who sits where, and whether they are there now."""

from dataclasses import dataclass, field
from typing import Literal

from paletti.protocol.view import Chair as Shown
from paletti.protocol.words import Strength

Kind = Literal["here", "link", "bot"]


@dataclass
class Chair:
    """One seat. `claimed`: somebody holds its secret. `lines`: how many of their pages are open."""

    seat: int
    kind: Kind
    name: str
    claimed: bool
    strength: Strength | None = None
    lines: int = 0
    away_since: float | None = None
    waited_since: float | None = None
    """Since when the others wait for the owner: since they went, or since the last vote to wait on."""
    dropped: bool = False
    substitute: Strength | None = None
    """A bot that plays for an absent player until they come back."""
    missed: bool = False
    """Whether the owner has been waited for long enough, so that the others are asked what to do."""
    votes: dict[int, Literal["wait", "drop", "bot"]] = field(default_factory=dict)
    """What the others want to be done about this absent player."""

    @property
    def open(self) -> bool:
        """Whether anybody may still sit down here."""
        return self.kind != "bot" and not self.claimed and not self.dropped

    @property
    def bot(self) -> Strength | None:
        """The strength of the bot that plays here now, if one does."""
        if self.dropped:
            return None
        return self.strength if self.kind == "bot" else self.substitute

    @property
    def person(self) -> bool:
        return self.kind != "bot" and self.claimed and not self.dropped

    @property
    def empty(self) -> bool:
        """Whether this is a person's chair and nobody sits on it now."""
        return self.kind != "bot" and not self.dropped and self.lines == 0

    @property
    def voted_on(self) -> bool:
        """Whether the others are asked what to do about this player."""
        return self.missed and self.empty and self.substitute is None

    @property
    def present(self) -> bool:
        """Whether somebody or something acts for this seat."""
        return self.bot is not None or self.lines > 0

    def arrive(self) -> None:
        """One more page of its owner is open."""
        self.lines += 1
        self.away_since = self.waited_since = None
        self.substitute = None
        self.missed = False
        self.votes.clear()

    def depart(self, now: float) -> None:
        """One page of its owner is closed."""
        self.lines = max(0, self.lines - 1)
        if self.lines == 0:
            self.go(now)

    def go(self, now: float) -> None:
        """Its owner is away from now on."""
        self.away_since = self.waited_since = now

    def absent_for(self, now: float) -> float:
        """Seconds since the owner was last there; 0 while anybody is."""
        return now - self.away_since if self.empty and self.away_since is not None else 0.0

    def waited_for(self, now: float) -> float:
        """Seconds that the others have waited since they were last asked; 0 while the owner is there."""
        return now - self.waited_since if self.empty and self.waited_since is not None else 0.0

    def shown(self, now: float) -> Shown:
        filled: Literal["open", "person", "bot", "dropped"] = (
            "dropped" if self.dropped else "bot" if self.bot else "open" if self.open else "person"
        )
        return Shown(
            seat=self.seat,
            name=self.name,
            filled=filled,
            here=self.kind == "here",
            present=self.present,
            strength=self.bot,
            away_s=round(self.absent_for(now)),
        )
