"""Tables of the benchmark at which recorded games are played through a server, each with four light pages."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

from paletti.bench.pages import PAGES_A_TABLE, cost
from paletti.bench.server.lateness import Lateness
from paletti.bench.server.light_page import Heard, HeardEntry, LightPage
from paletti.bench.server.recorded_games import SECRETS, RecordedGame, wish_of, words_of
from paletti.physics.settings import FRAME_TICKS
from paletti.protocol import fromclient as wishes
from paletti.storage import Store
from paletti.table.entry import Entry, done_to_plain
from paletti.table.record import unpack_gestures

Pause = Callable[[Random], float]

THINKS_S: Final = 12.0
SPREAD: Final = 0.6
ENDS_WITHIN_S: Final = 20.0
STANDS_S: Final = 0.5
"""A table at which nothing moves or is said for this long is waiting for something that will not come."""
PRESS_S: Final = 0.05
STILL_S: Final = 0.1
MOST_PRESSES: Final = 20


def at_once(chance: Random) -> float:
    """No pause at all."""
    return 0.0


def people(chance: Random) -> float:
    """A pause to think as people make it: log-normal with a median of 12 s; one of six is under 7 s, one over 21 s."""
    return THINKS_S * chance.lognormvariate(0.0, SPREAD)


@dataclass(frozen=True)
class Prepared:
    """A table with a recorded game after this many deeds."""

    table: str
    game: RecordedGame
    version: int


@dataclass
class Stock:
    """The source of tables: recorded games, and the store of the server at which they are played."""

    games: Sequence[RecordedGame]
    store: Store
    port: int
    chance: Random
    prepared: deque[Prepared] = field(default_factory=deque)

    def prepare(self, count: int) -> None:
        """Makes tables in advance, because nobody should write much while frames are timed."""
        while len(self.prepared) < count:
            game = self.chance.choice(self.games)
            version = 1 + self.chance.randrange(len(game.entries) - 1)
            self.prepared.append(Prepared(game.table(self.store, version), game, version))

    def take(self) -> Prepared:
        """The next table."""
        self.prepare(1)
        return self.prepared.popleft()


@dataclass
class PlayedTable:
    """Plays one game after the other, each from a random point to its end, and gives up one that goes differently."""

    stock: Stock
    chance: Random
    pause: Pause
    pages: list[LightPage] = field(default_factory=list)
    deeds: int = 0
    begun: int = 0
    """Games that were continued here."""
    strayed: int = 0
    """Those of them that went differently from their recording; each is left at once for the next."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    _heard: asyncio.Queue[Heard] = field(default_factory=asyncio.Queue)
    _judged: dict[int, HeardEntry] = field(default_factory=dict)

    async def run(self) -> None:
        """Plays for ever."""
        while True:
            prepared = await asyncio.to_thread(self.stock.take)
            self.begun += 1
            try:
                await self._open(prepared.table)
            except (OSError, TimeoutError):
                self.strayed += 1  # the server is too busy even for this: take another table
                continue
            self.ready.set()
            for entry in prepared.game.entries[prepared.version :]:
                await asyncio.sleep(self.pause(self.chance))
                if not await self._done(entry):
                    self.strayed += 1
                    break
                self.deeds += 1

    def close(self) -> None:
        """Ends its pages."""
        for page in self.pages:
            page.close()

    async def _open(self, table: str) -> None:
        """Goes to another table and keeps what frames have shown until now."""
        before, self._heard, self._judged = self.pages, asyncio.Queue(), {}
        port, heard = self.stock.port, self._heard.put_nowait
        self.pages = [await LightPage.open(port, table, SECRETS, heard)]
        self.pages += [await LightPage.open(port, table) for _ in range(PAGES_A_TABLE - 1)]
        for page, old in zip(self.pages, before, strict=False):
            old.close()
            page.bytes, page.frames = old.bytes, page.frames + old.frames  # the cost of joining is measured separately
            page.lateness.stretches |= old.lateness.stretches

    async def _done(self, entry: Entry) -> bool:
        """Does the same again; whether the outcome was the same."""
        seat, page = entry.seat or 0, self.pages[0]
        words = words_of(entry.deed, seat)
        if words is not None and not entry.gestures.acts:
            page.say(words)
        try:
            async with asyncio.timeout(ENDS_WITHIN_S):
                await self._lead(entry, seat)
                found = await self._verdict(entry.version, seat)
        except TimeoutError:
            return False
        plain = done_to_plain(entry.deed)
        return found is not None and all(found.deed.get(name) == plain.get(name) for name in ("deed", "ends"))

    async def _lead(self, entry: Entry, seat: int) -> None:
        """Leads the hand as it was led, in the wood's own time. If the wood lags behind, the page waits for it."""
        page, since = self.pages[0], None
        for timed in unpack_gestures(entry.gestures):
            if timed.tick > entry.began and since is None:
                since = await self._began()
                if since is None:
                    return
            while since is not None and page.tick - since < timed.tick - entry.began - FRAME_TICKS:
                page.ticked.clear()
                try:
                    async with asyncio.timeout(STILL_S):
                        await page.ticked.wait()
                except TimeoutError:
                    break  # if nothing moves, no frame comes, and the hand is led on
            wish = wish_of(timed.gesture, seat, 1000 * perf_counter())
            if wish is not None:
                page.say(wish)

    async def _began(self) -> int | None:
        """The tick at which the attempt began; None if it was refused or is judged already."""
        while (heard := await self._next()) is not None:
            if heard.attempt is not None:
                return heard.attempt.since
            if heard.type == "refused" or heard.entry is not None:
                self._heard.put_nowait(heard)
                return None
        return None

    async def _next(self) -> Heard | None:
        """What is heard next; None once the table stands still, so that nothing more will be heard."""
        ticked = self.pages[0].ticked
        while True:
            ticked.clear()
            try:
                async with asyncio.timeout(STANDS_S):
                    return await self._heard.get()
            except TimeoutError:
                if not ticked.is_set():
                    return None

    async def _verdict(self, version: int, seat: int) -> HeardEntry | None:
        """The verdict with this version; None if something was refused, or the table stands still."""
        presses = 0
        while version not in self._judged:
            heard = await self._next()
            if heard is None:
                return None
            if heard.entry is not None:
                self._judged[heard.entry.version] = heard.entry
            elif heard.type == "refused" and heard.what != "let-go":
                return None
            elif heard.type == "refused":
                # A little too soon: the hand tries again, as people do, and finally puts the piece back.
                presses += 1
                await asyncio.sleep(PRESS_S)
                self.pages[0].say(wishes.LetGo(seat) if presses < MOST_PRESSES else wishes.PutBack(seat))
        return self._judged[version]


@dataclass(frozen=True)
class Spell:
    """The measurements of some tables: kbit/s and frames of a page, lateness, and what a second cost the nodes."""

    kbit_s: float
    frames_s: float
    lateness: Lateness
    cpu_s: float
    """Processor time of one table, a second."""
    frame_cpu_s: float
    """Processor time of one frame that moved, for all its pages."""
    deeds: int


class PlayedTables:
    """Tables that are played at the same time."""

    def __init__(self, stock: Stock, pause: Pause) -> None:
        self.tables: list[PlayedTable] = []
        self._left: list[PlayedTable] = []
        self._stock, self._pause = stock, pause
        self._playing: list[asyncio.Task[None]] = []

    async def seat(self, count: int) -> None:
        """Opens tables, or leaves some, until there are this many."""
        while len(self.tables) > count:
            self._playing.pop().cancel()
            self.tables[-1].close()
            self._left.append(self.tables.pop())
        while len(self.tables) < count:
            table = PlayedTable(self._stock, Random(self._stock.chance.random()), self._pause)
            self.tables.append(table)
            self._playing.append(asyncio.create_task(table.run()))
            await table.ready.wait()

    async def spell(self, seconds: float) -> Spell:
        """The measurements of all tables together over this time."""
        for table in self.tables:
            for page in table.pages:
                page.begin_anew()
        began, (cpu_before, sent_before) = perf_counter(), await cost(self._stock.port)
        deeds_before = sum(table.deeds for table in self.tables)
        await asyncio.sleep(seconds)
        lasted, (cpu, sent) = perf_counter() - began, await cost(self._stock.port)
        pages = [page for table in self.tables for page in table.pages]
        for playing in self._playing:
            if playing.done():
                playing.result()  # raises the error of a table that broke off
        return Spell(
            kbit_s=sum(page.bytes for page in pages) * 8 / 1000 / lasted / len(pages),
            frames_s=sum(page.frames for page in pages) / lasted / len(pages),
            lateness=Lateness.joined(page.lateness for page in pages),
            cpu_s=(cpu - cpu_before) / lasted / len(self.tables),
            frame_cpu_s=(cpu - cpu_before) / max(1.0, sent - sent_before) * PAGES_A_TABLE,
            deeds=sum(table.deeds for table in self.tables) - deeds_before,
        )

    @property
    def strayed(self) -> float:
        """The share of the games begun until now that went differently from their recording."""
        tables = [*self._left, *self.tables]
        return sum(table.strayed for table in tables) / max(1, sum(table.begun for table in tables))

    async def close(self) -> None:
        """Ends all tables."""
        for playing in self._playing:
            playing.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for table in self.tables:
            table.close()
