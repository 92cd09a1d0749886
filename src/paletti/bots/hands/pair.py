"""Both hands of a bot: they draw, hold, carry, set down and lay, one gesture a picture. The table adds the tremor."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from math import cos, dist, sin, sqrt

import numpy as np
from numpy.random import Generator as Rng

from paletti.bots.hands.lookout import MOST_EASED, Lookout, Mood
from paletti.bots.hands.travel import (
    TRAILING_M,
    Leader,
    Pace,
    between,
    floor_height,
    height_over,
    smooth,
    top_height,
)
from paletti.bots.mind.decision import Spot
from paletti.bots.mind.rehearsal import CHOSEN_M, FELT_S, MOST_NUDGES, Draw, Steady
from paletti.bots.mind.sight import UP
from paletti.bots.mind.strength import Skill
from paletti.physics.gesture import Tool
from paletti.physics.hand import FOOT_M
from paletti.physics.pose import Vector, rotation
from paletti.physics.settings import FRAME_S
from paletti.table import gestures
from paletti.table.attempt import Phase
from paletti.table.game import Game

OUT_M = 0.01  # beyond the plateaus' edge before a column is raised
OVER_M = 0.015  # above heads while carrying
SOFT_M = 0.012  # the last bit of the way down is slow
SOFT_M_S = 0.05
PRESS_M = 0.0004  # the target lies this much below the floor, so that the hand feels the foot stand
LINGER_S = 0.12
LAG_S = 3.0
GENTLE_S = 0.15  # how long a draw takes to come up to speed
EASE_S = 0.25
PATIENCE_S = 1.2
SLOWEST = 0.35  # the share of its speed that a draw keeps at least, however often it was eased off
PULL_M = 0.05  # with its target this far ahead the hand pulls with all its force
CORNER_M = 0.005
FASTEST_M_S = 0.29  # beyond this the piece trails too far behind the hand

Whether = Generator[None, None, bool]  # yields once a picture, and finally returns the answer


class Pair:
    """Two hands over one game, moving in pictures of four ticks."""

    def __init__(self, game: Game, seat: int, skill: Skill, rng: Rng, pace: Callable[[], Pace]) -> None:
        self._game, self._seat, self._skill, self._rng, self._pace = game, seat, skill, rng, pace
        self._lookout = Lookout(game, skill, FRAME_S)
        self._at: Vector = (0.0, 0.0, 0.0)
        self._turn = 0.0
        self._calm = 1.0  # the share of its speed that a draw keeps after the villa moved

    @property
    def busy(self) -> bool:
        """Whether a hand is still at a piece."""
        return self._in_hand

    # What they do

    def raise_column(self, draw: Draw, spot: Spot) -> Iterator[None]:
        """Draw the column, carry it up and stand it on the spot; break off in time if the villa begins to move."""
        if not (yield from self._out(draw)):
            return
        game = self._game
        yield from self._carry(draw, spot, floor_height(game, str(game.state.top_plateau), spot))

    def let_be(self, draw: Draw) -> Iterator[None]:
        """Take hold of the column, move it just so far that it is chosen (RULING-3), and put it back."""
        yield from self.hesitate()
        if not self._take(draw):
            return
        (x, y, z), (east, north) = self._at, draw.way.direction
        needed = self._game.state.house.feel_first / 1000 + CHOSEN_M
        for step in range(1, MOST_NUDGES + 1):
            self._at = (x + step * needed * east, y + step * needed * north, z)
            for picture in self._stay(FELT_S):
                yield picture
                if self._lookout.mood() is Mood.ALARMED:
                    self._do(gestures.PutBack())
                    return
            moved = dist(self._game.world.pose(draw.column).position[:2], (x, y)) if self._in_hand else needed
            if moved >= needed:
                break
        self._do(gestures.PutBack())

    def take_out(self, draw: Draw) -> Iterator[None]:
        """Draw the column until the table takes it away."""
        if (yield from self._out(draw)) and self._in_hand:
            x, y, z = self._at
            yield from self._go(self._skill.carry_speed, (x, y, z + 0.06), self._away(x, y, z + 0.06))
            if self._in_hand:
                self._do(gestures.PutBack())

    def lay(self, plateau: str, spot: Spot) -> Iterator[None]:
        """Take the plateau from the side, carry it over the top columns and lower it on them."""
        game = self._game
        yield from self.hesitate()
        if not self._do(gestures.TakePlateau()):
            return
        at = game.world.index(plateau)
        self._at, self._turn = _vector(game.world.poses()[at, :3]), 0.0
        half = game.pieces[at].height / 2
        heads = top_height(game, besides=plateau)
        high = heads + half + OVER_M + 0.02
        speed = self._skill.carry_speed
        x, y = self._missed(spot)
        turn = spot.turn + float(self._rng.normal(0, 0.2 * self._skill.aim_error_rad))
        corners = [(self._at[0], self._at[1], high), (x, y, high), (x, y, heads + half + SOFT_M)]
        yield from self._go(speed, *corners, turn=turn)
        yield from self._go(SOFT_M_S, (x, y, heads + half - PRESS_M))
        yield from self._open(still=True)

    def place(self, column: str, spot: Spot) -> Iterator[None]:
        """Carry a column from beside the base to the building site."""
        yield from self.hesitate()
        draw = Draw(column, UP, self._skill.draw_speed)
        if self._take(draw):
            yield from self._carry(draw, spot, floor=0.0)

    def hesitate(self) -> Iterator[None]:
        """Pictures that pass before a hand moves."""
        waited = 0.0
        while waited < self._pace().hesitation:
            waited += FRAME_S
            yield

    def wait(self, seconds: float) -> Iterator[None]:
        """Pictures in which nothing is done."""
        for _ in range(round(seconds / FRAME_S)):
            yield

    # The parts of a draw

    def _out(self, draw: Draw) -> Whether:
        """Whether the column came out; if not, the attempt is broken off or over."""
        yield from self.hesitate()
        if not self._take(draw):
            return False
        if draw.hold is not None and not (yield from self._hold(draw.hold)):
            draw = replace(draw, hold=None)
        came = yield from self._draw(draw)
        if not self._in_hand:
            return False
        if not came:
            # If the house allows no breaking off, the hand must go on.
            if self._do(gestures.PutBack()):
                return False
            came = yield from self._draw(draw, watch=False)
            if not came and not (yield from self._pull_on(draw)):
                return False
        if draw.hold is not None:
            yield from self._release(draw.hold)
        if draw.tool is Tool.HOOK and self._in_hand:
            return (yield from self._regrip(draw.column))
        return self._in_hand

    def _take(self, draw: Draw) -> bool:
        game = self._game
        if draw.tool is Tool.HOOK:
            taken = self._do(gestures.Hook(draw.column, draw.way.direction))
            drop = FOOT_M - game.pieces[game.world.index(draw.column)].height / 2
        else:
            taken = self._do(gestures.Grip(draw.column, (0.0, 0.0, draw.grip)))
            drop = draw.grip
        x, y, z = game.world.pose(draw.column).position
        self._at, self._turn = (x, y, z + drop), 0.0
        return taken

    def _hold(self, hold: Steady) -> Whether:
        """Whether the other hand has the plateau and lifts it a little."""
        game = self._game
        pose = game.world.poses()[game.world.index(hold.plateau)]
        local = rotation(pose[3:]).T @ (np.array(hold.point) - pose[:3])
        if not self._do(gestures.Hold(hold.plateau, _vector(local))):
            return False
        x, y, z = hold.point
        for share in smooth(round(0.35 / FRAME_S)):
            self._do(gestures.AimHold((x, y, z + hold.lift * share)))
            yield
        return True

    def _release(self, hold: Steady) -> Iterator[None]:
        x, y, z = hold.point
        for share in smooth(round(0.35 / FRAME_S)):
            if not self._in_hand:
                return
            self._do(gestures.AimHold((x, y, z + hold.lift * (1 - share))))
            yield
        self._do(gestures.ReleaseHold())
        yield from self._stay(0.15)

    def _draw(self, draw: Draw, watch: bool = True) -> Whether:
        """Whether the column came all the way; the hand stops if the villa begins to move."""
        skill, metres = self._skill, draw.way.drawn
        self._lookout.expects, self._lookout.newtons = draw.stirs, draw.newtons
        east, north, up = draw.way.along(float(self._rng.normal(0, skill.aim_error_rad)))
        start = x, y, z = self._at
        goal = (x + metres * east, y + metres * north, z + metres * up)
        # Drawing is never hurried; the pace only applies to the way through the air.
        gone, speed, pause = 0.0, 0.0, 0
        # Easing off takes longer, and a column that is nearly out must not be put back because time ran out.
        longest = metres / (SLOWEST * draw.speed) + MOST_EASED * EASE_S + PATIENCE_S
        for _ in range(round(longest / FRAME_S)):
            if pause > 0:
                pause -= 1
            else:
                speed = min(draw.speed * self._calm, speed + draw.speed * FRAME_S / GENTLE_S)
                gone = min(metres, gone + speed * FRAME_S)
                self._at = between(start, goal, gone / metres)
            self._aim()
            yield
            if not self._in_hand:
                return False
            if gone >= metres and self._arrived():
                return True
            match self._lookout.mood() if watch else Mood.CALM:
                case Mood.ALARMED:
                    return False
                case Mood.UNEASY:
                    # Let the villa swing back before going on, and go on more slowly.
                    pause, speed = round(EASE_S / FRAME_S), 0.0
                    self._calm = max(SLOWEST, self._calm * 0.6)
                case Mood.CALM:
                    pass
        return False

    def _pull_on(self, draw: Draw) -> Whether:
        """Whether the column comes in the end. If breaking off is forbidden, it goes back by itself (RULING-18)."""
        jam_s = self._game.state.house.jam_s or 0.0
        x, y, z = self._at
        self._at = (x + PULL_M * draw.way.direction[0], y + PULL_M * draw.way.direction[1], z)
        for _ in range(round((jam_s + PATIENCE_S) / FRAME_S)):
            if not self._in_hand or self._arrived():
                break
            self._aim()
            yield
        return self._in_hand

    def _arrived(self) -> bool:
        pulls = self._game.world.pulls()
        return bool(pulls) and dist(pulls[0].grip[:2], self._at[:2]) < CORNER_M

    def _regrip(self, column: str) -> Whether:
        """Whether the fingers have the column after the hook drew it out."""
        upright = self._game.facts().columns[column].upright
        if upright:
            self._do(gestures.LetGo())
            yield from self.wait(0.25)
        if not upright or not self._do(gestures.Grip(column, (0.0, 0.0, 0.0))):
            self._do(gestures.PutBack())
            return False
        self._at = self._game.world.pose(column).position
        return True

    def _carry(self, draw: Draw, spot: Spot, floor: float) -> Iterator[None]:
        """Carries it up, over everything in the way, and gently down on the spot of a floor at this height."""
        game, skill = self._game, self._skill
        at = game.world.index(draw.column)
        half = game.pieces[at].height / 2
        grip = game.world.pulls()[0].grip[2] - float(game.world.poses()[at, 2])
        x, y, z = self._at
        corners: list[Vector] = []
        if not draw.way.lifts:
            east, north = draw.way.direction
            x, y = x + OUT_M * east, y + OUT_M * north
            corners.append((x, y, z))
        east, north = self._missed(spot)
        high = height_over(game, draw.column, (x, y), (east, north), floor) + half + grip + OVER_M
        ground = floor + half + grip
        corners += [(x, y, high), (east, north, high), (east, north, ground + SOFT_M)]
        yield from self._go(skill.carry_speed, *corners)
        yield from self._go(SOFT_M_S, (east, north, ground - PRESS_M))
        yield from self._open()

    def _open(self, still: bool = False) -> Iterator[None]:
        """Lets go. If the hand does not open, it tries places nearby, and breaks off in the end."""
        x, y, z = self._at
        yield from self._stay(LINGER_S)
        for ring in range(9):
            if not self._in_hand or self._do(gestures.LetGo()):
                return
            reach = 0.004 * ((ring + 2) // 3)
            way = 2.4 * ring
            down = 0.0006 * ring
            if still and ring < 4:
                yield from self._go(SOFT_M_S, (x, y, z - down))
            else:
                yield from self._go(SOFT_M_S, (x + reach * cos(way), y + reach * sin(way), z - down / 2))
            yield from self._stay(LINGER_S)
        if self._in_hand:
            self._do(gestures.PutBack())

    # Moving

    def _go(self, speed: float, *corners: Vector, turn: float | None = None) -> Iterator[None]:
        """Moves from corner to corner without a stop, turning on the way, and waits until the piece has followed."""
        turned = self._turn
        wanted = turned if turn is None else turn
        leader = Leader((self._at, *corners), self._quick(speed))
        stuck = 0.0
        while leader.gone < leader.length and stuck < LAG_S:
            if not self._in_hand:
                return
            lag = self._lag()
            stuck = stuck + FRAME_S if lag > TRAILING_M else 0.0
            leader.speed = self._quick(speed)  # a player may have asked it to hurry meanwhile
            self._at = leader.step(FRAME_S, lag)
            self._turn = turned + (wanted - turned) * leader.share
            self._aim()
            yield
        for _ in range(round(LAG_S / FRAME_S)):
            if not self._in_hand or self._lag() < CORNER_M:
                return
            self._aim()
            yield

    def _quick(self, speed: float) -> float:
        return min(speed * self._pace().speed, FASTEST_M_S)

    def _lag(self) -> float:
        pulls = self._game.world.pulls()
        return dist(pulls[0].grip, self._at) if pulls else 0.0

    def _stay(self, seconds: float) -> Iterator[None]:
        for _ in range(max(1, round(seconds / FRAME_S))):
            if not self._in_hand:
                return
            self._aim()
            yield

    def _aim(self) -> None:
        self._do(gestures.Aim(self._at, self._turn))

    def _do(self, gesture: gestures.Gesture) -> bool:
        return self._game.gesture(self._seat, gesture) is None

    @property
    def _in_hand(self) -> bool:
        attempt = self._game.attempt
        return attempt is not None and attempt.seat == self._seat and attempt.phase in (Phase.IN_HAND, Phase.OPEN)

    # Looking

    def _missed(self, spot: Spot) -> tuple[float, float]:
        x, y = self._rng.normal(0, self._skill.misplaced, 2)
        return spot.x + float(x), spot.y + float(y)

    @staticmethod
    def _away(x: float, y: float, z: float) -> Vector:
        far = max(1e-6, sqrt(x * x + y * y))
        return x * 0.3 / far, y * 0.3 / far, z


def _vector(point: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Vector:
    x, y, z = point.tolist()
    return x, y, z
