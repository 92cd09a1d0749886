"""Hands that tremble (RULING-20): the source of an attempt's tremor. The same attempt always trembles the same."""

from __future__ import annotations

from paletti.physics.gesture import Tremor
from paletti.rules.house import House
from paletti.rules.values import Hands
from paletti.table.chance import Chance
from paletti.table.setup import GameSetup

SCALES = {Hands.STEADY: 0.0, Hands.NATURAL: 1.0, Hands.NERVOUS: 2.0}


class Nerves:
    """The tremors of one attempt's grips, in order; the attempt that follows this version of the journal."""

    def __init__(self, setup: GameSetup, house: House, version: int, steadiness: float | None = None) -> None:
        self.steadiness = steadiness  # a bot's; None: people's
        self.scale = SCALES[house.hands] * (1.0 if steadiness is None else steadiness)
        self._words = (setup.seed, setup.nerves, "tremor", version)
        self._grips = 0

    def tremor(self) -> Tremor | None:
        """How the hand would shake in its next grip; None for a steady one."""
        if self.scale <= 0:
            return None
        return Tremor(Chance(*self._words, self._grips).below(1 << 53), self.scale)

    def gripped(self) -> None:
        """Notes that the hand has closed. A refused grip does not count, because a replay does not know about it."""
        self._grips += 1
