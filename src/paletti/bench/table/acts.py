"""What players at a real server do in a turn, only through sockets. Each act says whether it worked."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from math import cos, hypot, pi, sin
from random import Random
from typing import Final

from paletti.bench.table.visitor import Visitor
from paletti.protocol import view as shown
from paletti.protocol.api import NewTable
from paletti.protocol.toclient import AttemptTurned, Noticed
from paletti.testing import path

PRESS_FRAMES: Final = 200
"""Longer than it takes until a column counts as jammed (RULING-18)."""


@dataclass(frozen=True)
class TablePlan:
    """What is played, and what its players want to do, in this order, each as often as it takes."""

    brief: NewTable
    acts: tuple[str, ...]
    seed: int

    @property
    def serial(self) -> int:
        """The wooden set it is played with."""
        assert self.brief.serial is not None
        return self.brief.serial


@dataclass
class Acts:
    """The players of one game and what they can do. All sit at one device, except the last, who sits at another."""

    plan: TablePlan
    rng: Random
    visitors: list[Visitor] = field(default_factory=list)
    left: set[int] = field(default_factory=set)
    allowed: list[str] = field(default_factory=list)
    """What the server should have refused and did not."""

    @property
    def home(self) -> Visitor:
        """The first device."""
        return self.visitors[0]

    @property
    def view(self) -> shown.View:
        """The state of the game, as the first device knows it."""
        return self.home.view

    @property
    def seats(self) -> list[int]:
        """The players who are still there."""
        return [player.seat for player in self.view.players if not player.gone]

    def device_of(self, seat: int) -> Visitor:
        """The device of a seat."""
        return self.visitors[-1] if seat == len(self.view.players) - 1 else self.home

    async def together(self) -> None:
        """Waits until both devices know the same version."""
        newest = max(visitor.version for visitor in self.visitors)
        for visitor in self.visitors[: 1 if self.left else None]:
            await visitor.comes_to(newest)

    # Acts: each says whether it worked; if not, the next player on turn tries it

    async def grip(self, seat: int, tool: str = "hand", tried: int = 0) -> tuple[str, float | None] | None:
        """The column that is now in hand, and a way out: the easiest, or another if that was tried already."""
        actor = self.device_of(seat)
        found = await actor.easy(seat, tool)
        first = tried % max(1, len(found))
        for column, heading in (*found[first:], *found[:first]):
            if tool == "hook" and heading is not None:
                taken = await actor.takes("hook", seat, column=column, direction=[cos(heading), sin(heading)])
            else:
                taken = await actor.takes("grip", seat, column=column, point=[0.0, 0.0, 0.0])
            if taken:
                return column, heading
        return None

    async def feel(self, seat: int) -> bool:
        """Touches a column and lets go (RULING-3)."""
        actor = self.device_of(seat)
        if await self.grip(seat) is None:
            return await self._nothing_to_do(seat)
        version = actor.version
        await actor.say("let-go", seat=seat)
        await actor.until(lambda: actor.version > version)
        return actor.verdict.deed["deed"] == "feel"

    async def break_off(self, seat: int) -> bool:
        """Takes a column, leads it about a little as keys do, and puts it back."""
        actor, version = self.device_of(seat), self.device_of(seat).version
        if await self.grip(seat) is None:
            return await self._nothing_to_do(seat)
        await actor.stirs(seat, 6)
        if actor.version == version:
            await actor.puts_back(seat)
        return True

    async def raise_one(self, seat: int) -> bool:
        """Stands a column on the top plateau."""
        found = await self.grip(seat)
        if found is None:
            return await self._nothing_to_do(seat)
        return await self._carry(seat, *found)

    async def by_hook(self, seat: int) -> bool:
        """The same, but drawn out with the hook."""
        found = await self.grip(seat, "hook")
        if found is None:
            return await self.raise_one(seat)
        return await self._carry(seat, *found, hook=True)

    async def holding(self, seat: int) -> bool:
        """Draws a column a little while the other hand holds the plateau above it, and goes on without."""
        found, actor = await self.grip(seat), self.device_of(seat)
        if found is None:
            return await self._nothing_to_do(seat)
        plateau = self._above(self.view.at.get(found[0], "base"))
        await self._refused("hold", seat, plateau=plateau, point=[0.5, 0.5, 0.0])  # beside the plateau
        await actor.say("hold", seat=seat, plateau=plateau, point=[0.0, 0.0, 0.0])
        await actor.frame()
        x, y, z = actor.at(plateau)
        for step in range(4):
            await actor.say("aim-hold", seat=seat, position=[x, y, z + 0.0002 * step])
            await actor.frame()
        await actor.say("release-hold", seat=seat)
        return await self._carry(seat, *found)

    def _above(self, level: str) -> str:
        levels = ("base", "blue", "green", "yellow", "orange", "red")
        return levels[min(levels.index(level) if level in levels else 0, levels.index(self.view.top) - 1) + 1]

    async def _carry(self, seat: int, column: str, heading: float | None, *, hook: bool = False) -> bool:
        actor, version = self.device_of(seat), self.device_of(seat).version
        raised = await actor.raises(seat, column, heading, hook=hook)
        if actor.version == version and actor.attempt is not None:
            await actor.puts_back(seat)
        await actor.until(lambda: actor.version > version)
        return raised and actor.verdict.deed.get("ends") in ("stands", None)

    async def push(self, seat: int) -> bool:
        """Pushes the neighbour of the column in hand, which is put back (RULING-4)."""
        found, actor = await self.grip(seat), self.device_of(seat)
        if found is None:
            return await self._nothing_to_do(seat)
        version, (x, y, z) = actor.version, actor.at(found[0])
        actor.heard.pop(AttemptTurned, None)
        levels = self.view.at
        others = [name for name, level in levels.items() if name != found[0] and level == levels[found[0]]]
        near = min((actor.at(name) for name in others), key=lambda at: hypot(at[0] - x, at[1] - y))
        share = 1 + 0.03 / hypot(near[0] - x, near[1] - y)
        to = (x + (near[0] - x) * share, y + (near[1] - y) * share, z)
        await actor.follow(seat, path.aims((x, y, z), [path.Leg(to, 0.05)]))
        if actor.version == version and actor.attempt is not None and AttemptTurned not in actor.heard:
            await actor.puts_back(seat)
        await actor.until(lambda: actor.version > version)
        return "fault" in str(actor.verdict)

    async def jam(self, seat: int) -> bool:
        """Presses a column down with full force until it counts as jammed (RULING-18)."""
        found, actor = await self.grip(seat), self.device_of(seat)
        if found is None:
            return await self._nothing_to_do(seat)
        version, (x, y, _) = actor.version, actor.at(found[0])
        actor.heard.pop(Noticed, None)
        for _ in range(PRESS_FRAMES):
            if actor.version > version or Noticed in actor.heard:
                break
            await actor.say("aim", seat=seat, position=[x, y, -0.5], turn=0.0)
            await actor.frame()
        await actor.until(lambda: actor.version > version)
        return actor.verdict.deed.get("ends") == "jammed"

    async def let_the_clock_run(self, seat: int) -> bool:
        """Holds a column until the time is up."""
        actor, version = self.device_of(seat), self.device_of(seat).version
        held = await self.grip(seat) is not None
        if held:
            await actor.stirs(seat, 4)
        await actor.until(lambda: actor.version > version)
        return held and actor.verdict.deed["deed"] == "time-up"

    async def pass_on(self, seat: int) -> bool:
        """Passes where that is allowed: after a neutral column was raised."""
        actor = self.device_of(seat)
        if actor.may("pass", seat):
            return await actor.does("pass", seat=seat)
        await self.raise_one(seat)
        await self.together()
        return not self.view.over and self.view.acting == [seat] and await self.pass_on_now(seat)

    async def pass_on_now(self, seat: int) -> bool:
        """Passes, if that is allowed."""
        return self.device_of(seat).may("pass", seat) and await self.device_of(seat).does("pass", seat=seat)

    async def leave(self, seat: int) -> bool:
        """The player at the other device goes away with a column in hand, and the others vote."""
        last = len(self.view.players) - 1
        if seat != last:
            await self.raise_one(seat)
            return False
        away = self.visitors[-1]
        if await self.grip(seat) is not None:
            await away.stirs(seat, 3)
        self.left.add(last)
        await away.close()
        version = self.home.version
        voters = [voter for voter in self.seats if voter != last]
        while self.home.version == version:
            for voter in voters:
                await self.home.say("vote", seat=voter, absent=last, choice="drop")
            await asyncio.sleep(0.3)
        await self.home.until(lambda: self.view.players[last].gone)
        return True

    # Claims and plateaus

    async def _apply(self, seat: int, objector: int | None) -> bool:
        """Applies, and one player objects or nobody does. Whether that worked."""
        if not await self.device_of(seat).does("apply", seat=seat):
            return False
        await self.together()
        if objector is not None:
            await self.device_of(objector).does("object", seat=objector)
            await self.together()
            return self.view.objector == objector
        while "consent" in self.view.may[self.view.acting[0]]:
            voice = self.view.acting[0]
            await self.device_of(voice).does("consent", seat=voice)
            await self.together()
        return True

    def _next(self, seat: int) -> int:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    async def prove(self, seat: int) -> bool:
        """Somebody objects to an application, and proves it: the column is lifted off again (RULING-9)."""
        objector = self._next(seat)
        return await self._apply(seat, objector) and await self.raise_one(objector)

    async def _fail(self, seat: int) -> bool:
        """Somebody objects and breaks the proof off. Whether a column may now be taken out."""
        objector = self._next(seat)
        if not await self._apply(seat, objector):
            return False
        await self.break_off(objector)
        await self.together()
        return self.device_of(seat).may("take-out", seat)

    async def take_out(self, seat: int) -> bool:
        """After a proof that failed a column of the objector's is drawn out, and the plateau is given up."""
        actor = self.device_of(seat)
        found = await self.grip(seat) if await self._fail(seat) else None
        if found is None:
            return False
        version, facts = actor.version, actor.facts
        start = facts.pose(found[0]).position
        to = (start[0], start[1], start[2] + 0.12)
        if found[1] is not None:
            to = path.exit_point(facts, found[0], found[1])
        await actor.follow(seat, path.aims(start, [path.Leg(to, path.SLOW_M_S)]))
        if actor.version == version and actor.attempt is not None:
            await actor.puts_back(seat)
        await actor.until(lambda: actor.version > version)
        await self.together()
        return await self._give_up(seat)

    async def waive(self, seat: int) -> bool:
        """The same, but the removal is waived."""
        if not await self._fail(seat):
            return False
        await self.device_of(seat).does("waive", seat=seat)
        await self.together()
        return await self._give_up(seat)

    async def _give_up(self, seat: int) -> bool:
        actor = self.device_of(seat)
        if self.view.over or not actor.may("lay", seat):
            return False
        version = actor.version
        if await actor.takes("take-plateau", seat):
            await actor.stirs(seat, 4)
            await self._refused("hook", seat, column="red-thin-1", direction=[0.0, 1.0])  # a plateau is in hand
            await actor.puts_back(seat)
        await actor.until(lambda: actor.version > version)
        return True

    async def lay(self, seat: int) -> bool:
        """Lays the next plateau on columns of the top level, once there are enough of them."""
        levels = list(self.view.at.values())
        if levels.count(self.view.top) < 3:
            await self.raise_one(seat)
            return False
        return await self._apply(seat, None) and await self._lay_flat(seat)

    async def _lay_flat(self, seat: int) -> bool:
        """Lays the next plateau over the middle of the columns that should carry it."""
        on_top = [name for name, level in self.view.at.items() if level == self.view.top]
        spots = [self.device_of(seat).at(name) for name in on_top]
        if not spots:
            return await self._give_up(seat)
        middle = (sum(at[0] for at in spots) / len(spots), sum(at[1] for at in spots) / len(spots))
        return await self._lay_at(seat, middle, max(at[2] for at in spots)) == "stands"

    async def slide(self, seat: int) -> bool:
        """Lays a plateau so that a single column carries it at its rim: it slides off (RULING-1)."""
        on_top = [name for name, level in self.view.at.items() if level == self.view.top]
        if not on_top:
            await self.raise_one(seat)
            return False
        if not self.device_of(seat).may("lay", seat):
            return False
        x, y, z = self.device_of(seat).at(on_top[0])
        away = max(hypot(x, y), 1e-6)
        inwards = (x - 0.05 * x / away, y - 0.05 * y / away)
        return await self._lay_at(seat, inwards, z) == "slid-off"

    async def _lay_at(self, seat: int, spot: tuple[float, float], head: float) -> str:
        actor = self.device_of(seat)
        version = actor.version
        if not await actor.takes("take-plateau", seat):
            return "refused"
        assert actor.attempt is not None
        plateau = actor.attempt.piece
        facts = actor.facts
        column_m = facts.pieces[0].height
        legs = path.lay_legs(facts, plateau, spot, self.rng.uniform(0, pi), head + column_m / 2)
        await actor.follow(seat, path.aims(facts.pose(plateau).position, legs))
        if actor.attempt is not None and actor.version == version and not await actor.lets_go(seat):
            await actor.puts_back(seat)
        await actor.until(lambda: actor.version > version)
        return str(actor.verdict.deed.get("ends", ""))

    async def _refused(self, verb: str, seat: int, **fields: object) -> None:
        """Does something that must be refused, and notes it if it was not."""
        if not await self.device_of(seat).is_refused(verb, seat, **fields):
            self.allowed.append(f"{verb} {fields}")

    async def _nothing_to_do(self, seat: int) -> bool:
        """If no column can be taken, gives up an application; else waits for the clock."""
        actor = self.device_of(seat)
        if actor.may("pass", seat):
            await actor.does("pass", seat=seat)
        elif actor.may("apply", seat):
            await self._apply(seat, None)
        elif actor.may("lay", seat):
            await self._give_up(seat)
        return False
