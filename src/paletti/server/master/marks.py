"""Whether a piece in hand may be let go: checked when the answer may have changed, sent when it has.

A check takes as long as a step of the world, because it looks at the whole villa.
"""

from math import dist
from typing import Final

from paletti.physics.settings import FRAME_S
from paletti.present import facts
from paletti.protocol.toclient import Mark
from paletti.rules.refusals import Refusal
from paletti.table.attempt import OTHER, Phase
from paletti.table.game import Game
from paletti.table.happenings import Trouble
from paletti.table.view import AttemptView

LOOK_FRAMES: Final = 6
"""Frames between two looks: people cannot read more than ten marks a second."""
SWIFT_FRAMES: Final = 30
"""Frames between two checks while the piece moves fast, because players do not let go of it then."""
SELDOM_FRAMES: Final = 60
"""Frames between two checks when the answer hardly changes: down in the villa, or while the piece is kept still."""
SWIFT_M: Final = 0.15 * LOOK_FRAMES * FRAME_S
"""A piece that moved farther than this between two looks moves fast: 0.15 m a second."""
STILL_M: Final = 0.0003
"""The piece counts as still while it and the top plateau moved less than this since the last question; quaternion
numbers count as metres."""


class Marks:
    """Looks at the piece in hand, and says when the mark has changed. Asked once a frame."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: Mark | None = None
        self._since = 0
        """Frames since it was asked."""
        self._asked_at: tuple[float, ...] = ()
        self._seen: tuple[float, ...] = ()

    def forget(self) -> None:
        """Another attempt begins, or this one has ended."""
        self._known = None

    def last(self, attempt: AttemptView | None) -> Mark | None:
        """The mark as everybody at the table knows it, for a page that joins in the middle of a gesture."""
        return self._known if attempt is not None and attempt.phase is Phase.IN_HAND else None

    def look(self, attempt: AttemptView | None) -> Mark | None:
        """The mark of this moment, if it is news."""
        self._since += 1
        if attempt is None or attempt.phase is not Phase.IN_HAND:
            self._known = None
            return None
        if self._known is None:
            self._seen = self._now(attempt.piece)
        elif self._since % LOOK_FRAMES or not self._due(attempt.piece):
            return None
        self._since, self._asked_at = 0, self._seen
        why = self._game.may_let_go()
        mark = Mark(attempt.seat, None if why is None else facts.refusal(why))
        if mark == self._known:
            return None
        self._known = mark
        return mark

    def refused(self, attempt: AttemptView, why: Refusal | Trouble) -> Mark | None:
        """The mark after the hand was told to open here and did not, if that is new: the two must agree."""
        if attempt.phase is not Phase.IN_HAND:
            return None
        self._since, self._asked_at = 0, self._now(attempt.piece)
        self._seen = self._asked_at
        before, self._known = self._known, Mark(attempt.seat, facts.refusal(why))
        return None if self._known == before else self._known

    def _due(self, piece: str) -> bool:
        """Whether it is time to ask again."""
        world, top = self._game.world, str(self._game.state.top_plateau)
        now = self._now(piece)
        before, self._seen = self._seen, now
        if not world.is_parked(top) and world.height(piece) <= world.height(top):
            return self._since >= SELDOM_FRAMES
        if world.held(OTHER) is not None:
            return True
        if dist(now[:3], before[:3]) > SWIFT_M:
            return self._since >= SWIFT_FRAMES
        return self._since >= SELDOM_FRAMES or dist(now, self._asked_at) > STILL_M

    def _now(self, piece: str) -> tuple[float, ...]:
        """Where the piece and the top plateau are, and how they are turned."""
        world = self._game.world
        here, below = world.pose(piece), world.pose(str(self._game.state.top_plateau))
        return (*here.position, *here.quaternion, *below.position, *below.quaternion)
