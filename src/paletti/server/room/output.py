"""What a game's thread hands to its room: texts with their addressees, frames, and what the room itself must know."""

from dataclasses import dataclass, field

from paletti.server.live.line import Line


@dataclass(frozen=True)
class To:
    """Whom a text is for: one page, the pages of one seat, or (neither) everybody."""

    line: Line | None = None
    seat: int | None = None


EVERYBODY = To()


@dataclass(frozen=True)
class Summary:
    """What the room needs of the game: who is waited for, and whether a clock must run."""

    phase: str
    turn: int | None
    turn_number: int
    acting: tuple[int, ...]
    top: str
    over: bool


@dataclass
class Output:
    """Everything that came of one frame's work."""

    due: float = 0.0
    texts: list[tuple[To, str]] = field(default_factory=list)
    delta: bytes | None = None
    key: bytes | None = None
    keyed: list[Line] = field(default_factory=list)
    """Pages that were sent a snapshot with this: the key frame is for them, whatever they had before."""
    everybody_keyed: bool = False
    summary: Summary | None = None
    refusals: int = 0
    broken: bool = False

    def __bool__(self) -> bool:
        return bool(self.texts or self.delta or self.key or self.summary)
