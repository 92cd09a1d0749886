"""One draw by a hand, continuous: a Gymnasium environment on one villa and one of its columns."""

from __future__ import annotations

from collections.abc import Collection
from math import dist
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from paletti.envs.frozen import check_engine, frozen_metadata
from paletti.envs.pieces import LARGEST, PIECES, SMALLEST, Float32s, piece_numbers
from paletti.envs.villas import Split, VillaFound, VillaKind, WoodKind, find
from paletti.physics.down import CollapseWatch, fallen
from paletti.physics.gesture import Grip, Move, Tremor
from paletti.physics.trial import AFTERWARDS_S
from paletti.rules.editions import house
from paletti.rules.pieces import COLUMNS
from paletti.table.kit import Style
from paletti.table.observe import clear, limits_of

DRAW = "paletti/Draw-v0"
HOUSE = house("de")  # its limits decide what has fallen and what was pushed too far
HAND = 0
CONTROL_HZ = 20
STEP_M = 0.01  # the farthest that a target goes in one step: 0.2 m/s
WITHIN_M = (0.5, 0.5, 0.8)  # targets stay this near to the middle of the base, and above the table
FULL_PULL_N = 10.0  # no hand pulls harder

_HAND_HIGH = np.array([*WITHIN_M, *WITHIN_M, *[FULL_PULL_N] * 3, 1.0], np.float32)
_HAND_LOW = np.array([-0.5, -0.5, 0.0, -0.5, -0.5, 0.0, *[-FULL_PULL_N] * 3, 0.0], np.float32)


class DrawEnv(gymnasium.Env[Float32s, NDArray[np.float32]]):
    """A hand has taken a column by its middle and should draw it clear of the villa, and nothing may fall.

    **Action**: `Box(-0.01, 0.01, (3,), float32)`, how far the hand's target moves in x, y and z (metres), 20 times a
    second.

    **Observation**: `Box((230,), float32)`. Lengths are in metres from the middle of the base, z upwards.

    | numbers | what |
    | --- | --- |
    | 0 to 199 | 25 pieces (`paletti.envs.pieces.PIECES`) of 8: on the table (0 or 1), x, y, z, quaternion w, x, y, z |
    | 200 to 202 | where the hand's grip is |
    | 203 to 205 | where its target is |
    | 206 to 208 | how it pulls, in newtons |
    | 209 | how much of the time is left, from 1 to 0 |
    | 210 to 229 | which column it holds: 1 for that column, 0 for the others |

    **Reward**: 1 when the column is clear of the villa (`table.observe.clear`) and nothing has fallen after the hand
    then stood still for 1.5 s; -1 when the villa collapsed or a column fell (`physics.down`), or when the one in
    hand pushed another farther than the rules let it (RULING-4, 10 mm); otherwise 0.

    **End**: terminated with either reward, truncated when the time is up. `info["outcome"]` says `drawing` until then,
    and in the end `clear`, `collapse`, `fell`, `pushed`, `slipped` (the engine failed and the grip was lost: -1) or
    `late`; `info["is_success"]` says whether it is `clear`.

    Options: `plateaus` (1 to 5) and `turns` (that scripted players took before) make the villa, `split` its set;
    `layout` is the kit's; `wood="rollout"` steps a little more coarsely; `tremor` shakes the hand (1: as
    people's); `seconds` is the time given.
    """

    metadata = frozen_metadata(name=DRAW, render_modes=[])

    def __init__(
        self,
        plateaus: int = 1,
        turns: int = 0,
        split: Split = "train",
        layout: Style = "scattered",
        wood: WoodKind = "live",
        tremor: float = 0.0,
        seconds: float = 10.0,
    ) -> None:
        check_engine(DRAW)
        if not 0 <= tremor <= 10:
            raise ValueError(f"A tremor is 0 (steady) to 10, not {tremor}.")
        if not 0.5 <= seconds <= 60:
            raise ValueError(f"A draw is given 0.5 to 60 seconds, not {seconds}.")
        self.kind = VillaKind(plateaus, turns, split, layout, wood)
        self.tremor, self.steps = tremor, round(seconds * CONTROL_HZ)
        self.action_space = gymnasium.spaces.Box(-STEP_M, STEP_M, (3,), np.float32)
        which = np.zeros(len(COLUMNS), np.float32)
        self.observation_space = gymnasium.spaces.Box(
            np.concatenate([SMALLEST, _HAND_LOW, which]), np.concatenate([LARGEST, _HAND_HIGH, which + 1])
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Float32s, dict[str, Any]]:
        """The first observation of this seed's villa; without a seed, of one that follows from the last."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 53)) if seed is None else seed
        self.found = found = find(self.kind, number)
        self.world, self.column = found.world, found.column
        self._limits = limits_of(HOUSE, self.world)
        self._levels = {name: fact.level for name, fact in self.world.observe().columns.items()}
        self._watch = CollapseWatch(self.world, self._limits, besides=(self.column,))
        self._home = self.world.pose(self.column).position
        tremor = Tremor(number % (1 << 53), self.tremor) if self.tremor > 0 else None
        self.world.do(Grip(HAND, self.column, self._home, tremor=tremor))
        self._target, self._pull = self._home, (0.0, 0.0, 0.0)
        self._began, self._done = round(self.world.time / self.world.settings.step), 0
        self._see_hand()
        return self._observation(), self._info("drawing") | _start_info(found)

    def step(self, action: NDArray[np.float32]) -> tuple[Float32s, float, bool, bool, dict[str, Any]]:
        """The result of moving the target by this much, a twentieth of a second later."""
        self._aim(action)
        self._pass()
        outcome = self._outcome()
        if outcome == "drawing" and self._clear():
            outcome = self._wait()
        ended = outcome != "drawing"
        late = not ended and self._done >= self.steps
        reward = 0.0 if not ended else 1.0 if outcome == "clear" else -1.0
        return self._observation(), reward, ended, late, self._info("late" if late else outcome)

    # Inside

    def _aim(self, action: NDArray[np.float32]) -> None:
        moves = np.clip(np.asarray(action, np.float64), -STEP_M, STEP_M).tolist()
        x, y, z = (here + part for here, part in zip(self._target, moves, strict=True))
        wide, deep, high = WITHIN_M
        self._target = (min(max(x, -wide), wide), min(max(y, -deep), deep), min(max(z, 0.0), high))

    def _pass(self) -> None:
        """Lets a twentieth of a second pass, in whole steps: with one of 8 ms that is six of them, and now and then
        seven."""
        self._done += 1
        step = self.world.settings.step
        due = self._began + int(self._done / CONTROL_HZ / step + 1e-6)
        if self.world.held(HAND) is not None:
            self.world.do(Move(HAND, due * step, self._target))
        self.world.step(due - round(self.world.time / step))
        self._see_hand()

    def _see_hand(self) -> None:
        pulls = self.world.pulls()
        if pulls:
            self._grip, self._pull = pulls[0].grip, pulls[0].force

    def _outcome(self) -> str:
        if self.world.held(HAND) is None:
            return "slipped"
        if self._watch.look() is not None:
            return "collapse"
        # A column that merely rocks has not fallen.
        if self._fallen(self.world.observe().tilted):
            return "fell"
        pushed = (metres for name, metres in self.world.pushed().items() if name != self.column)
        return "pushed" if max(pushed, default=0.0) * 1000 > HOUSE.push_mm else "drawing"

    def _clear(self) -> bool:
        return clear(self.world.observe(), self.column, dist(self.world.pose(self.column).position, self._home))

    def _wait(self) -> str:
        """The outcome once the hand has held the column still for a while."""
        for _ in range(round(AFTERWARDS_S * CONTROL_HZ)):
            self._pass()
            outcome = self._outcome()
            if outcome != "drawing":
                return outcome
        if self._watch.now() is not None:
            return "collapse"
        return "fell" if self._fallen(self._levels) else "clear"

    def _fallen(self, names: Collection[str]) -> list[str]:
        facts = self.world.observe().columns if names else {}
        return [name for name in names if name != self.column and fallen(facts[name], self._levels[name], self._limits)]

    def _observation(self) -> Float32s:
        left = max(0.0, 1 - self._done / self.steps)
        hand = np.array([*self._grip, *self._target, *self._pull, left], np.float32)
        which = np.array([column == self.column for column in PIECES[: len(COLUMNS)]], np.float32)
        return np.concatenate([piece_numbers(self.world), np.clip(hand, _HAND_LOW, _HAND_HIGH), which])

    def _info(self, outcome: str) -> dict[str, Any]:
        moved = dist(self.world.pose(self.column).position, self._home)
        return {"outcome": outcome, "is_success": outcome == "clear", "moved_m": moved}


def _start_info(found: VillaFound) -> dict[str, Any]:
    """Facts about a villa at the start, for a script or a log; a learner does not need them."""
    return {"column": found.column, "ways": found.ways, "serial": found.serial, "layout_seed": found.layout_seed}
