"""Recorded games for the benchmark: what hands and words did, to be repeated through a server or in bare worlds."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, assert_never

from paletti.bots.mind.decision import thought
from paletti.bots.mind.strength import Strength
from paletti.bots.player import Bot
from paletti.physics import gesture as hands
from paletti.physics.settings import FRAME_S
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.protocol import fromclient as wishes
from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.words import EDITIONS, PLATEAUS
from paletti.rules import deeds
from paletti.server.room.newtable import TableOptions
from paletti.storage import Lease, Store
from paletti.table.entry import Done, Entry, packed
from paletti.table.game import Game
from paletti.table.gestures import (
    Aim,
    AimHold,
    Gesture,
    Grip,
    Hold,
    Hook,
    Interrupt,
    LetGo,
    PutBack,
    ReleaseHold,
    TakePlateau,
)
from paletti.table.journal import Journal, Outcome, Thought
from paletti.table.record import Timed, unpack_gestures
from paletti.table.setup import GameSetup

PLAYERS: Final = ("Ann", "Ben")
SECRETS: Final = ("bench-seat-of-ann", "bench-seat-of-ben")
MAIN, OTHER = 0, 1


@dataclass(frozen=True)
class RecordedAttempt:
    """One attempt, from the grip until the wood rests, for a bare world to repeat."""

    gripped: Snapshot
    began: int
    ended: int
    gestures: tuple[Timed, ...]

    def play(self, world: World, ticks: int) -> Iterator[None]:
        """Steps the world through all of it, this number of ticks at a time."""
        world.restore(self.gripped)
        waiting = iter(self.gestures)
        following = next(waiting, None)
        for tick in range(self.began, self.ended, ticks):
            while following is not None and following.tick <= tick:
                _repeat(world, following.gesture)
                following = next(waiting, None)
            world.pass_ticks(ticks)
            yield


def _used(file: Path) -> int:
    """The used bytes of a SQLite file: all of its pages, except those that are free."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        said = (connection.execute(f"PRAGMA {what}") for what in ("page_count", "freelist_count", "page_size"))
        pages, free, size = (int(rows.fetchone()[0]) for rows in said)
    return (pages - free) * size


def _repeat(world: World, gesture: Gesture) -> None:
    """Repeats a gesture, if the piece is still in the hand."""
    match gesture:
        case Aim(position, turn) if world.held(MAIN) is not None:
            world.do(hands.Move(MAIN, world.time + FRAME_S, position, turn))
        case AimHold(position) if world.held(OTHER) is not None:
            world.do(hands.Move(OTHER, world.time + FRAME_S, position))
        case LetGo() | PutBack() if world.held(MAIN) is not None:
            world.do(hands.LetGo(MAIN))
        case ReleaseHold() if world.held(OTHER) is not None:
            world.do(hands.LetGo(OTHER))
        case _:
            pass  # a second grip, after the hook: the world goes on as it is


@dataclass(frozen=True)
class RecordedGame:
    """A whole game: its journal, and its attempts for bare worlds."""

    setup: GameSetup
    entries: tuple[Entry, ...]
    attempts: tuple[RecordedAttempt, ...]
    thoughts: tuple[Thought, ...] = ()
    outcome: Outcome | None = None

    def bytes_kept(self) -> int:
        """How much of a database's file it takes, with all that a server writes of it, once its table is put away."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "games.sqlite"
            with Store(file) as store:
                node, empty = store.leases.join(None), _used(file)
                table = self.table(store, 0)
                lease = store.leases.take(table, node)
                assert isinstance(lease, Lease)
                for entry in self.entries:
                    last = entry is self.entries[-1]
                    store.append(lease, entry.version, packed(entry), self.outcome if last else None)
                for one in self.thoughts:
                    store.keep_thought(lease, one)
                store.give_back(lease)
                return _used(file) - empty

    def table(self, store: Store, version: int) -> str:
        """A table with this game after this many deeds; `SECRETS` open its seats."""
        wish = NewTable(
            seats=tuple(NewSeat("here", name) for name in PLAYERS),
            edition=next(edition for edition in EDITIONS if edition == self.setup.edition),
            serial=self.setup.serial,
            seed=self.setup.seed,
            objection_s=0,
        )
        table = store.create(
            self.setup.to_json(),
            options=TableOptions(wish, began=True).text(),
            seats_taken=[(name, "here", secret) for name, secret in zip(PLAYERS, SECRETS, strict=True)],
        )
        for entry in self.entries[:version]:
            store.append(table, entry.version, packed(entry), self.outcome if entry is self.entries[-1] else None)
        return table


def record(number: int, most_deeds: int | None = None) -> RecordedGame:
    """A game of two bots whose hands move at people's pace, or its beginning; the same number gives the same game."""
    setup = GameSetup(PLAYERS, edition=("de", "us", "en", "nl")[number % 4], serial=70 + number, seed=900 + number)
    game, attempts = Game.new(setup, journal := Journal()), list[tuple[int, int, Snapshot]]()
    bots = [Bot(0, Strength.APPRENTICE, setup.seed), Bot(1, Strength.JOURNEYMAN, setup.seed)]
    while not game.state.over and (most_deeds is None or game.version < most_deeds):
        before = game.version
        for bot in bots:
            decision = bot.decide(bot.view(game), game.version) if bot.wants(game) else None
            if decision is None:
                continue
            if decision.weighed:
                journal.keep_thought(thought(before + 1, bot.seat, bot.strength, decision.weighed))
            for _ in bot.act(game, decision):
                attempt = game.attempt
                if attempt is not None and (not attempts or attempts[-1][0] != attempt.since):
                    attempts.append((attempt.since, game.tick, game.snapshot()))
                game.advance()
            break
        if game.version == before:
            break  # nobody can do anything: what was played until here counts as a game
    entries = journal.entries()
    kept = (tuple(journal.thoughts()), journal.outcome)
    return RecordedGame(setup, tuple(entries), tuple(_attempts(entries, attempts)), *kept)


def _attempts(entries: Sequence[Entry], gripped: Sequence[tuple[int, int, Snapshot]]) -> Iterator[RecordedAttempt]:
    by_tick = {since: (tick, snapshot) for since, tick, snapshot in gripped}
    for entry in entries:
        if entry.gestures.aims and entry.began in by_tick:
            tick, snapshot = by_tick[entry.began]
            timed = tuple(one for one in unpack_gestures(entry.gestures) if one.tick > tick)
            yield RecordedAttempt(snapshot, tick, entry.ended, timed)


def recorded(count: int, progress: Callable[[], None]) -> list[RecordedGame]:
    """This number of games; `progress` is called after each."""
    games = []
    for number in range(count):
        games.append(record(number))
        progress()
    return games


def endless(games: Sequence[RecordedGame], chance: Random) -> Iterator[tuple[RecordedGame, RecordedAttempt]]:
    """Endless attempts of these games, game by game; the first game begins anywhere."""
    while True:
        game = chance.choice(games)
        for attempt in game.attempts[chance.randrange(len(game.attempts)) :]:
            yield game, attempt


# In a page's messages


def wish_of(gesture: Gesture, seat: int, at_ms: float) -> wishes.Gesture | None:
    """The message with which a page asks for this gesture; None for what only a table does."""
    match gesture:
        case Grip(column, point):
            return wishes.Grip(seat, column, point)
        case Hook(column, direction):
            return wishes.Hook(seat, column, direction)
        case Hold(plateau, point):
            return wishes.Hold(seat, next(name for name in PLATEAUS if name == plateau), point)
        case TakePlateau():
            return wishes.TakePlateau(seat)
        case Aim(position, turn):
            return wishes.Aim(seat, position, turn, at_ms)
        case AimHold(position):
            return wishes.AimHold(seat, position, at_ms)
        case LetGo():
            return wishes.LetGo(seat)
        case ReleaseHold():
            return wishes.ReleaseHold(seat)
        case PutBack():
            return wishes.PutBack(seat)
        case Interrupt():
            return None
        case _:
            assert_never(gesture)


def words_of(deed: Done, seat: int) -> wishes.Deed | None:
    """The message with which a page does a deed that needs no hand; None for all others."""
    match deed:
        case deeds.SetUp():
            return wishes.Arrange(seat)
        case deeds.ThrowSeal():
            return wishes.Throw(seat)
        case deeds.ChooseColour(_, colour):
            return wishes.Choose(seat, colour.value)
        case deeds.NameColour(_, colour):
            return wishes.NameColour(seat, colour.value)
        case deeds.ApplyForPlateau():
            return wishes.Apply(seat)
        case deeds.Consent():
            return wishes.Consent(seat)
        case deeds.Object():
            return wishes.Objection(seat)
        case deeds.Pass():
            return wishes.Pass(seat)
        case deeds.TakeOut(ends=deeds.TakeOutEnds.WAIVED):
            return wishes.Waive(seat)
        case deeds.LayPlateau(ends=deeds.LayEnds.GIVEN_UP):
            return wishes.GiveUp(seat)
        case _:
            return None
