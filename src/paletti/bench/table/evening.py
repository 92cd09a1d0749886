"""An evening at a real server: one game from the first throw to the ruin, by players who have plans."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from math import cos, sin
from typing import Final

from paletti.bench.table.acts import Acts
from paletti.bench.table.visitor import Visitor
from paletti.testing import path

TURNS: Final = 24
"""The most turns, more than any game needs. Then the villa is brought down."""


class Evening(Acts):
    """One game and its players: the player on turn tries what is planned next, until it has worked."""

    async def play(self) -> None:
        """Does all acts, each until it has worked, and then ends the game."""
        for visitor in self.visitors:
            await visitor.sees()
        await self.begin()
        acts: dict[str, Callable[[int], Awaitable[bool]]] = {
            "feel": self.feel,
            "break off": self.break_off,
            "raise": self.raise_one,
            "hook": self.by_hook,
            "hold": self.holding,
            "push": self.push,
            "jam": self.jam,
            "clock": self.let_the_clock_run,
            "pass": self.pass_on,
            "prove": self.prove,
            "take out": self.take_out,
            "waive": self.waive,
            "lay": self.lay,
            "slide": self.slide,
            "leave": self.leave,
        }
        due = list(self.plan.acts)
        for _ in range(TURNS):
            await self.ready()
            if self.view.over or not due:
                break
            if await acts[due[0]](self.view.acting[0]):
                del due[0]
            await self.together()
        for tried in range(TURNS):
            await self.ready()
            if self.view.over:
                return
            await self.topple(tried)
            await self.together()
        raise TimeoutError("the villa does not come down")

    # Between the turns

    async def begin(self) -> None:
        """Everything until the first turn: a column set up by hand if the house does that, the throw, the colours."""
        if self.home.may("setup", 0):
            await self.place(0)
            await self.home.does("arrange", seat=0)
        await self.ready()

    async def ready(self) -> None:
        """Does what is due until somebody can build, lay or take out."""
        while not self.view.over:
            seat = self.view.acting[0]
            actor, may = self.device_of(seat), self.view.may[seat]
            if "throw" in may:
                await actor.does("throw", seat=seat)
            elif "choose" in may:
                await actor.does("choose", seat=seat, colour=self.view.free_colours[0])
            elif "name" in may:
                await self._name(actor, seat)
            elif "consent" in may:
                await actor.does("consent", seat=seat)
            elif "prove" in may:
                await self.break_off(seat)
            elif "take-out" in may:
                await actor.does("waive", seat=seat)
            elif "lay" in may and "move" not in may:
                await self._lay_flat(seat)
            else:
                return
            await self.together()

    async def _name(self, actor: Visitor, seat: int) -> None:
        for colour in ("red", "yellow", "blue", "green"):
            if await actor.does("name-colour", seat=seat, colour=colour):
                return

    async def place(self, seat: int) -> None:
        """Stands a column on the site while setting up by hand."""
        actor = self.device_of(seat)
        column = actor.touchable(seat)[0] if actor.touchable(seat) else "red-thick"
        x, y, z = actor.at(column)
        if not await actor.takes("grip", seat, column=column, point=[0.0, 0.0, 0.0]):
            return
        high = z + 0.1
        legs = [path.Leg(to, path.EASY_M_S) for to in ((x, y, high), (0.0, 0.0, high), (0.0, 0.0, z + 0.006))]
        await actor.follow(seat, path.aims((x, y, z), [*legs, path.Leg((0.0, 0.0, z - 0.001), path.GENTLE_M_S)]))
        await actor.lets_go(seat)

    # The end

    async def topple(self, tried: int) -> None:
        """Takes the top plateau off its columns and drops it, or, if that is forbidden, sweeps through the villa. Each
        time with another column, because one that jams would jam again.
        """
        seat = self.view.acting[0]
        found, actor = await self.grip(seat, tried=tried), self.device_of(seat)
        if found is None:
            await self._nothing_to_do(seat)
            return
        version, refused = actor.version, actor.refused
        await actor.say("hold", seat=seat, plateau="blue", point=[0.05, 0.0, 0.0])
        await actor.frame()
        if actor.refused > refused:
            await self._sweep(seat, *found)
        else:
            x, y, z = actor.at("blue")
            legs = [path.Leg((x + 0.05, y, z + 0.05), 0.3), path.Leg((x + 0.45, y, z + 0.05), 0.6)]
            for aim in path.aims((x + 0.05, y, z), legs):
                await actor.say("aim-hold", seat=seat, position=aim.position)
                await actor.frame()
            await actor.say("release-hold", seat=seat)
            await actor.frame()
        if actor.attempt is not None and actor.version == version:
            await actor.puts_back(seat)
        await actor.until(lambda: actor.version > version)

    async def _sweep(self, seat: int, column: str, heading: float | None) -> None:
        """Knocks the blue plateau off with a column that was drawn out, again and again if necessary."""
        actor, facts = self.device_of(seat), self.device_of(seat).facts
        version, start = actor.version, facts.pose(column).position
        turn = heading or 0.0
        x, y = cos(turn), sin(turn)
        low = path.floor_height(facts, "blue") + facts.pieces[0].height / 2 - 0.003  # its foot meets the plateau's edge
        out = path.exit_point(facts, column, turn)
        legs = [path.Leg(out, path.SLOW_M_S), path.Leg((0.3 * x, 0.3 * y, low), path.EASY_M_S)]
        legs += [path.Leg((far * x, far * y, low), 0.5) for far in (-0.3, 0.3, -0.3, 0.3)]
        await actor.follow(seat, path.aims(start, legs))
        if actor.attempt is not None and actor.version == version:
            await actor.lets_go(seat)
