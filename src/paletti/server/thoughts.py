"""What bots weighed, kept beside their game: they think in the open, for learners, once it is over."""

from collections.abc import Sequence
from typing import Final

from paletti.bots.mind.strength import Strength
from paletti.table.journal import Thought, Weighed

MOST: Final = 5
"""So much of a thought is worth reading."""


def thought(version: int, seat: int, strength: Strength, weighed: Sequence[Weighed]) -> Thought:
    """The best of what a bot weighed before the deed of this version."""
    best = (Weighed(one.what, round(one.chance, 3), round(one.value, 3), one.tries) for one in weighed[:MOST])
    return Thought(version, seat, strength.value, tuple(best))
