"""A page at a real server that plays by what it is shown. It takes, leads and lets go through a socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import cos, dist, sin
from random import Random
from typing import Final

from paletti.physics.observation import Observation
from paletti.physics.pose import Pose, Vector
from paletti.physics.settings import TICK_S
from paletti.protocol import toclient as said
from paletti.protocol import view as shown
from paletti.protocol.frames import Decoder, Moment
from paletti.protocol.message import Message
from paletti.protocol.view import SeatSecret, StoryEntry
from paletti.protocol.words import PIECES
from paletti.table.gestures import Aim
from paletti.table.kit import beech
from paletti.testing import path
from paletti.testing.line import Caller, Kind, connected, understood

WAIT_S: Final = 300.0
"""Nothing at a table takes longer. What has not come by then will not come."""
FRAME_WAIT_S: Final = 0.05
"""How long to wait for a frame; none comes while nothing moves."""
REFUSED_WITHIN_S: Final = 20.0
"""How long to wait for a refusal: even on a busy machine it comes within this time."""
LET_GO_TRIES: Final = 12
SHY_MM: Final = 4.0
"""A player breaks off if the top plateau is dragged farther than this."""
AWAY_M: Final = 3.0
VILLA: Final = 0
"""The number of that place in a frame."""


class Eyes:
    """Reads poses, with a copy of the table's wood that is only looked at and never moved."""

    def __init__(self, serial: int) -> None:
        self._world = beech().world(serial, ears=False)
        apart = {name: Pose((AWAY_M * at, AWAY_M, AWAY_M)) for at, name in enumerate(self._world.names)}
        self._world.place(apart)

    def see(self, moment: Moment) -> Observation:
        """The facts of a moment, from its poses alone."""
        world = self._world
        poses = world.poses()
        for at, name in enumerate(world.names):
            if moment.places[at] != VILLA:
                world.park(name)
                poses[at] = world.poses()[at]
                continue
            if world.is_parked(name):
                world.place({name: Pose((AWAY_M * at, AWAY_M, AWAY_M))})
            poses[at] = moment.poses[at]
        world.glide(poses, 0)
        return world.observe()


@dataclass
class Visitor(Caller):
    """One device at a table: its seats, and the latest of everything that it was told."""

    eyes: Eyes
    rng: Random
    timed: bool = False
    """Whether it sends the time with each aim, as pages do; otherwise the latest aim counts."""
    decoder: Decoder = field(default_factory=Decoder)
    version: int = 0
    attempt: shown.Attempt | None = None
    refused: int = 0
    frames: int = 0
    heard: dict[type[Message], said.ToClient] = field(default_factory=dict)
    """The latest message of each kind."""
    _view: shown.View | None = None
    moment: Moment | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def come(cls, port: int, table: str, owns: list[SeatSecret], eyes: Eyes, rng: Random) -> Visitor:
        """Sits down on these seats and looks."""
        return cls(await connected(port, table, owns), eyes, rng, timed=rng.random() < 0.5)

    # The line

    async def listen(self) -> None:
        """Takes in what comes, until the connection ends."""
        async for data in self.line:
            if isinstance(data, bytes):
                self.moment = self.decoder.decode(data)
                self.frames += 1
            else:
                self._hear(understood(data))
            self.news.set()

    def _hear(self, message: said.ToClient) -> None:
        self.heard[type(message)] = message
        match message:
            case said.Snapshot(view=view, version=version, attempt=attempt):
                self._view, self.version, self.attempt = view, version, attempt
            case said.Judged(view=view, version=version):
                self._view, self.version = view, version
            case said.AttemptBegan(attempt=attempt):
                self.attempt = attempt
            case said.AttemptEnded():
                self.attempt = None
            case said.Refused() | said.Sorry():
                self.refused += 1

    async def until(self, test: Callable[[], bool]) -> None:
        """Waits until the test is true."""
        async with asyncio.timeout(WAIT_S):
            while not test():
                self.news.clear()
                await self.news.wait()

    async def comes_to(self, version: int) -> None:
        """Waits until this device knows of this many deeds."""
        await self.until(lambda: self.version >= version)

    async def sees(self) -> None:
        """Waits for the first view and the first picture."""
        await self.until(lambda: self._view is not None and self.moment is not None)

    async def frame(self) -> None:
        """Waits for the next frame, or for as long as a frame takes if nothing moves."""
        before = self.frames
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FRAME_WAIT_S):
                await self.until(lambda: self.frames > before)

    async def ask(self, kind: str, answer: type[Kind], **fields: object) -> Kind:
        """The answer to a question."""
        self.heard.pop(answer, None)
        await self.say(kind, **fields)
        await self.until(lambda: answer in self.heard)
        return self.latest(answer)

    def latest(self, kind: type[Kind]) -> Kind:
        """The latest message of a kind that it was told."""
        message = self.heard[kind]
        assert isinstance(message, kind)
        return message

    async def does(self, verb: str, **fields: object) -> bool:
        """Whether a deed without hands was judged, and not refused."""
        version, refused = self.version, self.refused
        await self.say(verb, **fields)
        await self.until(lambda: self.version > version or self.refused > refused)
        return self.version > version

    # What is seen

    @property
    def view(self) -> shown.View:
        """The state of the game."""
        assert self._view is not None
        return self._view

    @property
    def verdict(self) -> StoryEntry:
        """The outcome of the last deed."""
        return self.latest(said.Judged).entry

    @property
    def facts(self) -> Observation:
        """The villa as last seen."""
        assert self.moment is not None
        return self.eyes.see(self.moment)

    def at(self, piece: str) -> Vector:
        """Where a piece was seen last."""
        assert self.moment is not None
        x, y, z = self.moment.poses[PIECES.index(piece)][:3]
        return float(x), float(y), float(z)

    @property
    def clock_ms(self) -> int | None:
        """The time on its clock, which runs with the villa's clock, however fast that runs on the server."""
        return round(1000 * self.moment.tick * TICK_S) if self.timed and self.moment is not None else None

    def may(self, verb: str, seat: int) -> bool:
        """Whether this seat may do that now."""
        return verb in self.view.may[seat]

    def touchable(self, seat: int) -> list[str]:
        """The columns that this seat may take now."""
        return next((touch.may for touch in self.view.touch if touch.seat == seat), [])

    async def easy(self, seat: int, tool: str = "hand") -> list[tuple[str, float | None]]:
        """Columns that fingers, or the hook, can reach, the loosest first, each with a way out (None: upwards)."""
        hints = (await self.ask("ask-loads", said.Loads)).columns
        order = {"free": 0, "loose": 1, "light": 2, "heavy": 3}
        found: list[tuple[str, float | None]] = []
        for column in sorted(self.touchable(seat), key=lambda name: (order[hints[name].hint], name)):
            reach = await self.ask("ask-reach", said.Reach, column=column)
            ways = reach.hook if tool == "hook" else reach.fingers
            x, y, _ = self.at(column)
            if tool == "hand" and hints[column].hint == "free" and reach.from_above:
                found.append((column, None))
            elif ways:
                found.append((column, max(ways, key=lambda turn: x * cos(turn) + y * sin(turn))))
            if len(found) == 3:
                break
        return found

    # Hands

    async def takes(self, verb: str, seat: int, **fields: object) -> bool:
        """Whether a hand closed on something."""
        refused = self.refused
        await self.say(verb, seat=seat, **fields)
        await self.until(lambda: self.attempt is not None or self.refused > refused)
        if self.attempt is not None:
            await self.frame()
        return self.attempt is not None

    async def is_refused(self, verb: str, seat: int, **fields: object) -> bool:
        """Whether this gesture is refused within a short time."""
        self.heard.pop(said.Refused, None)

        def refused() -> bool:
            answer = self.heard.get(said.Refused)
            return isinstance(answer, said.Refused) and answer.what == verb

        await self.say(verb, seat=seat, **fields)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REFUSED_WITHIN_S):
                await self.until(refused)
        return refused()

    async def follow(self, seat: int, aims: Iterable[Aim], *, shy: bool = False) -> bool:
        """Whether the hand went all the way; a `shy` one stops if the top plateau is dragged along."""
        top, version = self.view.top, self.version
        lay = self.at(top) if shy else (0.0, 0.0, 0.0)
        for aim in aims:
            if self.attempt is None or self.version > version:
                return False
            if shy and 1000 * dist(self.at(top), lay) > SHY_MM:
                return False
            await self.say("aim", seat=seat, position=aim.position, turn=aim.turn, atMs=self.clock_ms)
            await self.frame()
        return True

    async def lets_go(self, seat: int) -> bool:
        """Whether the hand opened after some tries. If so, the wood has come to rest and was judged."""
        version = self.version
        for _ in range(LET_GO_TRIES):
            if await self._opened(seat, version):
                return True
            for _ in range(6):
                await self.frame()
        return False

    async def _opened(self, seat: int, version: int) -> bool:
        """Whether the hand opened and that was judged after this version, or before it was even asked to."""
        refused = self.refused
        await self.say("let-go", seat=seat)
        await self.until(lambda: self.version > version or self.refused > refused)
        return self.version > version

    async def puts_back(self, seat: int) -> None:
        """Breaks off while aims are still on their way, goes on aiming, and waits for the verdict."""
        version = self.version
        await self._wild_aims(seat, 3)
        await self.say("put-back", seat=seat)
        await self._wild_aims(seat, 3)
        await self.until(lambda: self.version > version)

    async def _wild_aims(self, seat: int, count: int) -> None:
        for _ in range(count):
            x, y, z = (self.rng.uniform(low, 0.1) for low in (-0.1, -0.1, 0.03))
            await self.say("aim", seat=seat, position=[x, y, z], turn=0.0)

    async def stirs(self, seat: int, times: int, far_m: float = 0.004) -> None:
        """Small aims with pauses between them, as keys make them, and some messages that make no sense."""
        assert self.attempt is not None
        piece = self.attempt.piece
        x, y, z = self.at(piece)
        for _ in range(times):
            x, y = x + self.rng.uniform(-far_m, far_m), y + self.rng.uniform(-far_m, far_m)
            await self.say("aim", seat=seat, position=[x, y, z + 0.001], turn=0.0)
            for _ in range(self.rng.choice((0, 1, 4, 9))):
                await self.frame()
        await self.say("take-plateau", seat=seat)
        await self.say("grip", seat=seat, column="red-thin-1", point=[0.0, 0.0, 0.3])

    async def raises(self, seat: int, column: str, heading: float | None, *, hook: bool = False) -> bool:
        """Whether a column that is in hand, or on the hook, was drawn, carried up and let go on the top plateau."""
        facts, top = self.facts, self.view.top
        spots = path.free_spots(facts, column, top)
        if not spots:
            return False
        spot = spots[self.rng.randrange(max(1, len(spots) // 4))]
        legs = path.raise_legs(facts, column, heading or 0.0, spot, path.floor_height(facts, top))
        start = facts.pose(column).position
        if hook:
            if not await self.follow(seat, path.aims(start, legs[:1]), shy=True):
                return False
            # The hook draws it out but cannot lift it. Once it is outside, the fingers take over.
            await self.say("let-go", seat=seat)
            await self.frame()
            await self.say("grip", seat=seat, column=column, point=[0.0, 0.0, 0.0])
            await self.frame()
            start, legs = legs[0].to, legs[1:]
        return await self.follow(seat, path.aims(start, legs), shy=True) and await self.lets_go(seat)
