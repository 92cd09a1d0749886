"""Which colour to take: the one whose columns can go up, the worthier the better."""

from __future__ import annotations

from collections.abc import Sequence

from numpy.random import Generator

from paletti.bots.mind.candidates import candidates
from paletti.bots.mind.decision import Weighed
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.rules.pieces import Colour, Column, columns_of


def best_colour(
    view: View, colours: Sequence[Colour], skill: Skill, rng: Generator
) -> tuple[Colour, tuple[Weighed, ...]]:
    """The colour that promises most, and what was seen in each."""
    weighed = []
    for colour in colours:
        found = candidates(view, [str(column) for column in columns_of(colour)], skill, rng)
        promise = sum(candidate.chance * Column(candidate.draw.column).worth for candidate in found)
        weighed.append((promise, colour, Weighed(f"choose {colour}", 1.0, promise / 8)))
    best = max(weighed, key=lambda one: one[0])
    return best[1], tuple(one[2] for one in sorted(weighed, key=lambda one: -one[0]))
