"""The hands of a world: which of them hold what, and what they remember together."""

from __future__ import annotations

from collections.abc import Sequence

from paletti.physics.gesture import GestureError
from paletti.physics.hand import Hand, HandMemory, Pull
from paletti.physics.layout import Layout
from paletti.physics.model import HANDS


class WorldHands:
    """All hands of one world, by their numbers."""

    def __init__(self, layout: Layout) -> None:
        self._hands = tuple(Hand(layout, number) for number in range(HANDS))

    def __getitem__(self, number: int) -> Hand:
        """The hand of this number; raises GestureError if there is none."""
        if not isinstance(number, int) or not 0 <= number < len(self._hands):
            raise GestureError(f"There are hands 0 to {len(self._hands) - 1}.")
        return self._hands[number]

    @property
    def busy(self) -> tuple[Hand, ...]:
        """Those that hold something."""
        return tuple(hand for hand in self._hands if hand.piece is not None)

    @property
    def held(self) -> frozenset[int]:
        """The pieces that are in a hand."""
        return frozenset(hand.piece for hand in self._hands if hand.piece is not None)

    def pulls(self, names: Sequence[str]) -> tuple[Pull, ...]:
        """What each of them that holds something does at this moment, to the piece of this name."""
        return tuple(hand.pull(names[hand.piece]) for hand in self._hands if hand.piece is not None)

    def open(self) -> None:
        """Opens all, and takes them away."""
        for hand in self._hands:
            hand.open()

    def memory(self) -> list[HandMemory]:
        """What they know besides the engine's state."""
        return [hand.memory() for hand in self._hands]

    def remember(self, memory: Sequence[HandMemory]) -> None:
        """Takes over what `memory` returned."""
        for hand, kept in zip(self._hands, memory, strict=True):
            hand.remember(kept)
