"""A room's game in memory: begun, put away, or recovered from its journal after a sleep or a killed server."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from paletti.server.master.master import Master
from paletti.server.master.orders import Close
from paletti.server.master.outbox import GameSummary, Output
from paletti.server.master.writer import Writer
from paletti.server.resources import Resources
from paletti.storage import Lease, Shelf, StorageProblem, open_table
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.setup import GameSetup

log = logging.getLogger("paletti.server")

TAKES_WITHIN_S: Final = 1.0
"""Within this time a requested piece is in a hand or refused."""


class LiveGame:
    """The game of one table while somebody plays or watches. While it sleeps there is only its journal."""

    def __init__(
        self, resources: Resources, lease: Lease, deliver: Callable[[Output], None], *, practice: bool
    ) -> None:
        """`deliver` is called on the event loop with everything that comes of the game."""
        self._resources, self._lease, self._deliver, self._practice = resources, lease, deliver, practice
        self.master: Master | None = None
        """Whom orders go to while the game is awake."""
        self.party = ""
        """The address whose share of the time this game's wood uses."""
        self._taken_at = 0.0
        """When a page last took a piece in hand, or asked for one."""
        self._writer: Writer | None = None

    @property
    def awake(self) -> bool:
        """Whether it is in memory."""
        return self.master is not None

    @property
    def at_rest(self) -> bool:
        """Whether nothing is lost if it is put away now: nothing moves, no hand is in the villa, all is written."""
        return self.master is None or self.master.at_rest

    async def begin(self, made: GameSetup) -> GameSummary:
        """Begins a new game; its first entry is written when this returns."""
        return await self._open(made)

    async def recover(self) -> GameSummary:
        """Continues the game after its last written deed: nothing else survives a kill."""
        return await self._open(None)

    @property
    def journal(self) -> Journal | None:
        """Everything written so far, while the game is awake."""
        return None if self.master is None else self.master.journal

    def belong_to(self, party: str) -> None:
        """Sets the address whose share of the time this game's wood uses."""
        self.party = party
        if self.master is not None:
            self.master.party = party

    def take_for(self, party: str) -> None:
        """Notes that a page of this address is about to take a piece in hand."""
        self.belong_to(party)
        self._taken_at = self._resources.clock()

    def is_moved_by(self, party: str) -> bool:
        """Whether the wood moves, or is about to, because of this address."""
        if self.party != party:
            return False
        return not self.at_rest or self._resources.clock() < self._taken_at + TAKES_WITHIN_S

    def close(self) -> None:
        """Puts the game away; its journal stays."""
        if self._writer is not None:
            self._writer.close()
        if self.master is not None:
            self.master.order(Close())
            self.master.close()
            self.master = None

    def finish(self) -> None:
        """Waits until everything is written. What could not be written was never told to anybody."""
        if self._writer is not None:
            try:
                self._writer.finish()
            except Exception:
                log.debug("A deed that nobody heard of was not written.", exc_info=True)

    async def _open(self, made: GameSetup | None) -> GameSummary:
        setup, journal, writer = await self._resources.in_thread(self._read, made)
        game = await self._resources.by_builder(_built, setup, journal)
        await self._resources.in_thread(writer.finish)
        post, home = self._resources.post, self._resources.steppers.home()

        def deliver(output: Output) -> None:
            post.send(partial(self._pass_on, writer, output))

        self._writer, writer.retries = writer, True
        self.master = Master(game, journal, writer, home, deliver, self._resources.thinkers, lambda: post.behind)
        self.belong_to(self.party)
        return await self._resources.in_thread(self.master.summary)

    def _read(self, made: GameSetup | None) -> tuple[GameSetup, Journal, Writer]:
        self.finish()  # finishes the game that was open before, because what it wrote is read now
        store, post = self._resources.store, self._resources.post

        def failed(problem: Exception) -> None:
            expected = isinstance(problem, StorageProblem)
            sentence = "A deed could not be written, and its table starts again from its journal: %s"
            log.error(sentence, problem, exc_info=None if expected else problem)
            post.send(partial(self._pass_on, writer, Output(broken=True)))

        def away(is_away: bool) -> None:
            if is_away:
                log.warning("The storage is away: a table stands still and waits.")
                post.send(partial(self._pass_on, writer, Output(away=True)))
            elif self.master is not None:
                self.master.wake()

        writer = Writer(self._resources.writers, failed, away)
        shelf = Shelf(store, self._lease, writer.do)
        record, journal = open_table(store, self._lease.table, shelf)
        if self._practice:
            journal = Journal()
        if made is None:
            if record is None:
                raise LookupError("This table is gone.")
            made = GameSetup.from_json(record.setup)
        return made, journal, writer

    def _pass_on(self, writer: Writer, output: Output) -> None:
        # A game that was put away may still deliver something; players who go on do not need it.
        if self.master is not None and writer is self._writer:
            self._deliver(output)


def _built(made: GameSetup, journal: Journal) -> Game:
    return Game.new(made, journal) if journal.last() is None else Game.resume(made, journal)
