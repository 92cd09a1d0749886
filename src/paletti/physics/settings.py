"""How finely the world is simulated: live, in quick trials, and in the references for both."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import Literal


@dataclass(frozen=True)
class WorldSettings:
    """One way to simulate: the step in seconds, the integrator, what contacts resist (3: sliding, 4: turning too)."""

    name: str
    step: float
    integrator: Literal["discrete", "implicitfast"]
    contact_dimensions: Literal[3, 4] = 3
    # Stiff enough that tiny differences in height decide which columns carry, soft enough for the step (docs/world.md).
    contact_time: float = 0.008
    impedance: tuple[float, float, float] = (0.95, 0.99, 0.0005)
    friction_impedance: float = 10.0
    sleep: bool = False  # still wood that touches nothing moving makes no steps
    backwards: bool = False  # the engine has the plateaus before the columns, which is faster for its solver
    strain_n: float = inf  # while a hand pulls harder than this at awake wood, each step is made in two halves


# A live villa may stand for an hour and must not creep. docs/world.md says what a step costs and what this saves.
# Drawing under load depends on micrometres: then the step is 4 ms, and verdicts are those of the reference.
LIVE = WorldSettings("live", 0.008, "discrete", sleep=True, backwards=True, strain_n=0.8)
# The clock of games, frames and replays counts in ticks, whatever the step. A live step takes two.
TICK_S = 0.004
# A frame is a picture of a live villa: sixty a second, and a little more often. Pages, bots and hands keep this time.
FRAME_TICKS = 4
FRAME_S = FRAME_TICKS * TICK_S

LONGEST_KIT = 20_000
"""Characters that the file of a wooden set may have; ours has 3,000."""
# The cheapest useful one: a trial lasts seconds, and only its verdict counts.
ROLLOUT = WorldSettings("rollout", 0.010, "discrete", sleep=True, backwards=True)
# The former live villa, with half the step, without sleep, and in the order of its set: a bench compares with it.
LIVE_BEFORE = WorldSettings("live before", 0.004, "discrete")
# The same with steps of one length and without sleep, to measure what sleep alone saves.
LIVE_AWAKE = replace(LIVE, name="live, nothing asleep", sleep=False, strain_n=inf)
# What the two above are compared with: the most exact result of this engine, and the usual settings.
REFERENCE = WorldSettings("reference", 0.0005, "implicitfast")
USUAL = WorldSettings("usual", 0.002, "implicitfast", 4)
