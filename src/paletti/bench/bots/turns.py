"""How long people wait for a bot: for its thinking, and for its hands at the pace that they have among people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import median
from typing import Final

from rich.progress import Progress

from paletti.bench.report import Figures
from paletti.bots.arena.match import TimedDecision, play
from paletti.bots.arena.tournament import pairings
from paletti.bots.hands.travel import HUMAN
from paletti.bots.mind.strength import Strength

TURNS_SEED: Final = 14200  # nothing was tuned on these villas
DEEDS: Final = 30  # of each game: the first turns choose colours


def turns(progress: Progress, villas: int) -> Figures:
    """The median time of a turn, over games of each strength against itself."""
    task = progress.add_task("bench-doing-turns", total=villas * len(Strength))
    taken: list[float] = []
    for strength in Strength:
        for pairing in pairings(villas, (str(strength),) * 2, "de", TURNS_SEED):
            taken += turn_seconds(play(pairing.setup, pairing.bots, most_deeds=DEEDS, pace=HUMAN).thoughts)
            progress.advance(task)
    return {"turn_s_median": median(taken) if taken else 0.0}


def turn_seconds(thoughts: Iterable[TimedDecision]) -> list[float]:
    """How long each turn of building took, thinking and hands together; choosing colours does not count."""
    found: defaultdict[int, float] = defaultdict(float)
    for one in thoughts:
        if one.turn > 0:
            found[one.turn] += one.cpu_s + one.hands_s
    return list(found.values())
