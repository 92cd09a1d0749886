"""Hands that tremble (RULING-20): where the tremor of an attempt comes from, the same whenever it is made again."""

from __future__ import annotations

from paletti.physics.gesture import Tremor
from paletti.rules.house import House
from paletti.rules.values import Hands
from paletti.table.chance import Chance
from paletti.table.setup import GameSetup

SCALES = {Hands.STEADY: 0.0, Hands.NATURAL: 1.0, Hands.NERVOUS: 2.0}


class Nerves:
    """The tremors of one attempt's grips, in order; the attempt that follows this version of the journal."""

    def __init__(self, setup: GameSetup, house: House, version: int, steadiness: float = 1.0) -> None:
        self.scale = SCALES[house.hands] * steadiness
        self._chance = Chance(setup.seed, setup.nerves, "tremor", version)

    def tremor(self) -> Tremor | None:
        """How the hand shakes in its next grip; None for a steady one."""
        seed = self._chance.below(1 << 53)
        return Tremor(seed, self.scale) if self.scale > 0 else None
