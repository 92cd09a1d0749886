"""A scripted hand: plays whole gestures at a table, steadily, as a person would; for tests, bots and benches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import atan2, cos, degrees, radians, sin

from paletti.physics.settings import FRAME_TICKS
from paletti.rules.pieces import PLATEAUS
from paletti.rules.refusals import Refusal
from paletti.table.attempt import Phase
from paletti.table.game import Game
from paletti.table.gestures import Aim, Gesture, Grip, Hook, LetGo, PutBack, TakePlateau
from paletti.table.happenings import Happening, Trouble
from paletti.testing import path

PATIENCE_TICKS = 25_000  # a deed that takes longer is stuck
TOUCH_M = 0.008  # far enough to be chosen, near enough to go back
PRESS_TICKS = 240  # how long a hand tries to let go before it gives up


class HandRefused(Exception):
    """The table did not let the hand do it; `why` is its reason."""

    def __init__(self, why: Refusal | Trouble) -> None:
        super().__init__(str(why))
        self.why = why


@dataclass
class ScriptedHand:
    """One seat's hand at a game. `caution_mm`: it breaks off once the top plateau has shifted by this (None: never)."""

    game: Game
    seat: int
    caution_mm: float | None = None

    def raise_column(
        self,
        column: str,
        *,
        spot: tuple[float, float] | None = None,
        heading: float | None = None,
        speed: float | None = None,
    ) -> list[Happening]:
        """What happened when it drew a column along a heading (radians) and stood it on the top plateau."""
        game = self.game
        facts = game.facts()
        top = str(game.state.top_plateau)
        spots = [spot] if spot is not None else path.free_spots(facts, column, top)[:1]
        if not spots:
            return self.touch_and_put_back(column)
        legs = path.raise_legs(
            facts, column, self.heading(column) if heading is None else heading, spots[0], path.floor_height(facts, top)
        )
        if speed is not None and facts.columns[column].covered:
            legs[0] = path.Leg(legs[0].to, speed)
        happened = self._take(Grip(column))
        start = facts.pose(column).position
        if self._hooks():
            # The hook draws it out but cannot lift it. Once it is outside, the fingers take over.
            happened += self._follow(path.aims(start, legs[:1]))
            start, legs = legs[0].to, legs[1:]
            happened += self._take_over(column)
        happened += self._follow(path.aims(start, legs))
        return happened + self._finish()

    def stand(self, column: str, spot: tuple[float, float]) -> list[Happening]:
        """What happened when it carried a column from beside the base to a spot of the site, in setting up by hand."""
        facts = self.game.facts()
        x, y, z = facts.pose(column).position
        high = path.ceiling(facts, column) + path.OVER_M + z
        legs = [path.Leg(to, path.EASY_M_S) for to in ((x, y, high), (*spot, high), (*spot, z + 0.006))]
        happened = self._take(Grip(column))
        happened += self._follow(path.aims((x, y, z), [*legs, path.Leg((*spot, z - 0.001), path.GENTLE_M_S)]))
        return happened + self._finish()

    def lay_first(self, spot: tuple[float, float] = (0.0, 0.0), turn: float = 0.0) -> list[Happening]:
        """What happened when it laid the first plateau on the columns that all have set up."""
        happened = self._take(TakePlateau())
        facts = self.game.facts()
        plateau = str(PLATEAUS[0])
        legs = path.lay_legs(facts, plateau, spot, turn, path.heads_height(facts, "base"))
        happened += self._follow(path.aims(facts.pose(plateau).position, legs))
        return happened + self._finish()

    def take_out(self, column: str) -> list[Happening]:
        """What happened when it drew a column out of the villa for good."""
        facts = self.game.facts()
        heading = self.heading(column)
        legs = [path.Leg(path.exit_point(facts, column, heading), path.SLOW_M_S)]
        if not facts.columns[column].covered:
            x, y, z = facts.pose(column).position
            legs = [path.Leg((x, y, z + 0.1), path.EASY_M_S)]
        happened = self._take(Grip(column))
        happened += self._follow(path.aims(facts.pose(column).position, legs))
        happened += self._finish()
        return happened if self.game.attempt is None else happened + self.put_back()

    def lay(self, spot: tuple[float, float] | None = None, turn: float = 0.0) -> list[Happening]:
        """What happened when it laid the next plateau with its middle over a spot."""
        game = self.game
        top = str(game.state.top_plateau)
        happened = self._take(TakePlateau())
        facts = game.facts()
        plateau = str(game.state.next_plateau)
        carried = [facts.pose(name).position for name, fact in facts.columns.items() if fact.level == top]
        if spot is None:
            spot = (sum(at[0] for at in carried) / len(carried), sum(at[1] for at in carried) / len(carried))
        legs = path.lay_legs(facts, plateau, spot, turn, path.heads_height(facts, top))
        happened += self._follow(path.aims(facts.pose(plateau).position, legs))
        return happened + self._finish()

    def touch_and_put_back(self, column: str) -> list[Happening]:
        """What happened when it took a column, moved it a little and changed its mind."""
        facts = self.game.facts()
        x, y, z = start = facts.pose(column).position
        heading = self.heading(column)
        away = (x + TOUCH_M * cos(heading), y + TOUCH_M * sin(heading), z)
        if not facts.columns[column].covered:
            away = (x, y, z + TOUCH_M)
        happened = self._take(Grip(column))
        happened += self._follow(path.aims(start, [path.Leg(away, path.SLOW_M_S)]))
        return happened if self.game.attempt is None else happened + self.put_back()

    def put_back(self) -> list[Happening]:
        """What happened when the attempt was broken off."""
        happened = self._do(PutBack())
        return happened + self.rest()

    def heading(self, column: str) -> float:
        """The way out that points most away from the middle, among those with room for fingers."""
        reach = self.game.reach(column)
        x, y, _ = self.game.world.pose(column).position
        outward = degrees(atan2(y, x))
        ways = reach.hand or reach.hook or (outward,)
        return radians(min(ways, key=lambda way_out: abs((way_out - outward + 180) % 360 - 180)))

    def rest(self) -> list[Happening]:
        """What happened until nothing moved any more."""
        happened: list[Happening] = []
        for _ in range(PATIENCE_TICKS // FRAME_TICKS):
            if self.game.at_rest:
                break
            happened += self.game.advance().happenings
        return happened

    # Inside

    def _take(self, gesture: Grip | Hook | TakePlateau) -> list[Happening]:
        if isinstance(gesture, Grip) and not self.game.reach(gesture.column).by_hand:
            gesture = Hook(gesture.column, (1.0, 0.0))
        return self._do(gesture)

    def _hooks(self) -> bool:
        return self.game.attempt is not None and self.game.attempt.tool == "hook"

    def _take_over(self, column: str) -> list[Happening]:
        if self.game.attempt is None or self.game.gesture(self.seat, LetGo()) is not None:
            return []
        self.game.gesture(self.seat, Grip(column))
        return list(self.game.advance().happenings)

    def _do(self, gesture: Gesture) -> list[Happening]:
        refused = self.game.gesture(self.seat, gesture)
        if refused is not None:
            raise HandRefused(refused)
        return list(self.game.advance().happenings)

    def _follow(self, aims: Iterable[Aim]) -> list[Happening]:
        happened: list[Happening] = []
        for aim in aims:
            attempt = self.game.attempt
            if attempt is None or self.game.gesture(self.seat, aim) is not None:
                break
            happened += self.game.advance().happenings
            if self._scared():
                self.game.gesture(self.seat, PutBack())  # refused if breaking off is forbidden: then go on
        return happened

    def _scared(self) -> bool:
        attempt = self.game.attempt
        if attempt is None or self.game.world.held(0) is None:
            return False
        if attempt.swayed:
            return True
        if self.caution_mm is None or attempt.verb == "lay":
            return False
        facts = self.game.facts()
        top = str(self.game.state.top_plateau)
        if facts.shifts[top] * 1000 <= self.caution_mm:
            return False
        column = facts.columns.get(attempt.piece)
        return column is not None and column.covered

    def _finish(self) -> list[Happening]:
        """Lets go as soon as the table allows it; puts back what cannot be let go."""
        happened: list[Happening] = []
        for _ in range(PRESS_TICKS // FRAME_TICKS):
            attempt = self.game.attempt
            if attempt is None or attempt.phase is not Phase.IN_HAND:
                break
            if self.game.gesture(self.seat, LetGo()) is None:
                break
            happened += self.game.advance().happenings
        else:
            if self.game.gesture(self.seat, PutBack()) is not None:
                return happened  # it can neither be set down nor put back: the player must find something else
        return happened + self.rest()
