"""What bots weighed, kept beside their game: they think in the open, for learners, once it is over."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from paletti.bots.mind.decision import Weighed
from paletti.bots.mind.strength import Strength
from paletti.protocol.api import Thought

THOUGHTS: Final = "thoughts"
MOST: Final = 5
"""So much of a thought is worth reading."""


def with_thought(
    options: Mapping[str, Any], version: int, seat: int, strength: Strength, weighed: Sequence[Weighed]
) -> dict[str, Any]:
    """A table's options with this thought among the others."""
    best = [
        {"what": one.what, "chance": round(one.chance, 3), "value": round(one.value, 3), "tries": one.tries}
        for one in weighed[:MOST]
    ]
    thought = {"version": version, "seat": seat, "strength": strength.value, "weighed": best}
    return {**options, THOUGHTS: [*options.get(THOUGHTS, ()), thought]}


def kept_thoughts(options: Mapping[str, Any]) -> list[Thought]:
    """The thoughts among a table's options."""
    return msgspec.convert(options.get(THOUGHTS, []), list[Thought])
