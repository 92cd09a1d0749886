"""Pages that play on, whatever happens to their nodes, and record what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import msgspec
from websockets.exceptions import WebSocketException

from paletti.bench.pages import ask, make
from paletti.protocol import toclient as said
from paletti.protocol import view as shown
from paletti.protocol.view import SeatSecret
from paletti.testing.line import OPENS_WITHIN_S, Caller, Kind, connected

NOISE: Final = (WebSocketException, OSError, EOFError, TimeoutError)
SILENT_S: Final = 6.0
"""How long a page waits when it hears nothing at all."""
TRIES_AGAIN_S: Final = 3.0
WELL_WITHIN_S: Final = 2.0
LOOK_S: Final = 0.5
MOVES_S, FIRST_WAIT_S, LONGEST_WAIT_S = 0.05, 0.25, 5.0
"""Pauses between tries, as in the browser's page; the shortest is used if the table moves."""


@dataclass
class Proxy:
    """Knows which nodes are healthy, like a proxy in front of them, and sends pages only to these. If nobody listens
    there, it tries another node, as deploy/haproxy.cfg and deploy/Caddyfile do.
    """

    ports: list[int]
    chance: random.Random
    well: set[int] = field(default_factory=set)

    async def run(self) -> None:
        """Asks each node again and again how it is."""
        await asyncio.gather(*map(self._watch, self.ports))

    def port(self) -> int:
        """The port of a healthy node; any port, if none is healthy."""
        return self.chance.choice(sorted(self.well) or self.ports)

    async def open_port(self) -> int:
        """The port of a healthy node at which somebody listens."""
        for _ in self.ports:
            port = self.port()
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except ConnectionRefusedError:
                self.well.discard(port)
            else:
                writer.close()
                return port
        return self.port()

    async def _watch(self, port: int) -> None:
        while True:
            try:
                async with asyncio.timeout(WELL_WITHIN_S):
                    is_well = b'"ok":true' in await ask(port, "GET /healthz HTTP/1.1", b"")
            except NOISE:
                is_well = False
            (self.well.add if is_well else self.well.discard)(port)
            await asyncio.sleep(LOOK_S)


@dataclass
class Account:
    """What the pages of one table were told, version by version."""

    table: str
    owns: list[SeatSecret]
    heard: dict[int, str] = field(default_factory=dict)
    lost: int = 0
    double: int = 0
    differs: int = 0
    over: bool = False

    def judged(self, version: int, digest: str) -> None:
        """A deed that a page heard of: the same for all pages, no matter which node owned the table."""
        self.double += self.heard.setdefault(version, digest) != digest

    def shown(self, version: int, digest: str) -> None:
        """The whole game, as it was shown to a page that joined."""
        self.lost += max(self.heard, default=0) > version
        self.differs += self.heard.setdefault(version, digest) != digest


@dataclass
class ReturningPage:
    """One page of a table: it plays if it owns seats, and comes back by itself."""

    account: Account
    proxy: Proxy
    chance: random.Random
    plays: bool
    here: bool = False
    """Whether it has its table now."""
    last: float = 0.0
    """When it last heard anything."""
    pauses: list[tuple[float, float]] = field(default_factory=list)
    """When the page had its table again after each broken connection, and how many seconds that took."""
    back_at: float = 0.0
    port: int = 0
    moves: bool = False
    """Whether it was told that its table moves."""

    async def run(self) -> None:
        """Plays or watches until the game is over, and comes back after every broken connection."""
        tries, gone = 0, monotonic()
        while not self.account.over:
            self.port = await self.proxy.open_port()
            with contextlib.suppress(*NOISE):
                owns = self.account.owns if self.plays else []
                async with await connected(self.port, self.account.table, owns, closes_within_s=0.1) as line:
                    page = Caller(line)
                    now = await self._hear(page, said.Snapshot)
                    self.here, self.moves, self.back_at = True, False, monotonic()
                    self.pauses.append((self.back_at, self.back_at - gone))
                    tries = 0
                    self.account.shown(now.version, now.hash)
                    await self._stay(page, now.view)
            if self.here:
                gone = monotonic()
            self.here = False
            shortest = MOVES_S if self.moves and tries == 0 else FIRST_WAIT_S
            await asyncio.sleep(min(LONGEST_WAIT_S, shortest * 2**tries) * self.chance.uniform(0.75, 1.25))
            tries += 1

    async def _stay(self, page: Caller, view: shown.View) -> None:
        """Plays and listens until the connection breaks."""
        while not view.over:
            if self.plays:
                for kind, fields in self._wishes(view):
                    await page.say(kind, seat=view.acting[0], **fields)
                    await asyncio.sleep(self.chance.uniform(0.01, 0.1))
            try:
                async with asyncio.timeout(TRIES_AGAIN_S if self.plays else None):
                    judged = await self._hear(page, said.Judged)
            except TimeoutError:
                if monotonic() - self.last > SILENT_S - 0.1:
                    raise
                continue  # it was refused: try another wish
            self.account.judged(judged.version, judged.hash)
            view = judged.view
        self.account.over = True

    def _wishes(self, view: shown.View) -> list[tuple[str, dict[str, object]]]:
        seat = view.acting[0]
        if view.phase == "colours":
            if "throw" in view.may[seat]:
                return [("throw", {})]
            return [("choose", {"colour": view.free_colours[0]})]
        may = view.touch[0].may if view.touch else []
        column = self.chance.choice(may or ["red-hex"])
        aim = [self.chance.uniform(-0.2, 0.2), self.chance.uniform(-0.2, 0.2), 0.1]
        return [
            ("grip", {"column": column, "point": [0.0, 0.0, 0.02]}),
            ("aim", {"position": aim}),
            ("let-go", {}),
            ("apply", {}),
            ("put-back", {}),
        ]

    async def _hear(self, page: Caller, kind: type[Kind]) -> Kind:
        """The next message of this kind; TimeoutError if nothing at all comes for a while."""
        while True:
            async with asyncio.timeout(SILENT_S):
                message = await page.next()
            self.last = monotonic()
            if isinstance(message, said.Sorry):
                self.moves = message.reason == "moving"
            if isinstance(message, kind):
                return message


@dataclass
class Playing:
    """Tables that are played one after the other, each by a page with all seats and one that watches elsewhere."""

    proxy: Proxy
    chance: random.Random
    accounts: list[Account] = field(default_factory=list)
    players: list[ReturningPage] = field(default_factory=list)
    pauses: list[tuple[float, float]] = field(default_factory=list)

    async def run(self) -> None:
        """Plays for ever."""
        while True:
            account = await self._made()
            self.accounts.append(account)
            self.players = [ReturningPage(account, self.proxy, self.chance, plays) for plays in (True, False)]
            await asyncio.gather(*(player.run() for player in self.players))
            for player in self.players:
                self.pauses += player.pauses[1:]

    async def _made(self) -> Account:
        while True:
            with contextlib.suppress(*NOISE, msgspec.MsgspecError, ValueError, KeyError):
                async with asyncio.timeout(OPENS_WITHIN_S):
                    return Account(*await make(self.proxy.port()))
            await asyncio.sleep(FIRST_WAIT_S)

    @property
    def at(self) -> str | None:
        """The table that is played now."""
        return self.accounts[-1].table if self.accounts else None
