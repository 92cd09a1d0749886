"""Killing a table at random moments: a child plays and is killed with SIGKILL, and the table must come back."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from paletti.physics.settings import FRAME_TICKS
from paletti.storage import Shelf, Store, open_journal
from paletti.table.chance import Chance
from paletti.table.entry import JournalProblem, packed
from paletti.table.game import Game
from paletti.table.journal import Journal, Outcome
from paletti.table.setup import GameSetup
from paletti.table.view import Advanced
from paletti.testing.players import Scripted

LONGEST_PICTURES = 700  # how far a child may get before it is killed: a little more than a deed


@dataclass
class Killed:
    """The result of all kills."""

    trials: int = 0
    mid_attempt: int = 0
    lost: int = 0  # announced deeds that the journal no longer had
    differs: int = 0  # tables that came back in another state than after their last deed, or went differently
    untold: int = 0  # gestures that were cut short without telling anybody


class _Watched(Game):
    """A game that reports its progress through a pipe: one byte for each picture, one line for each deed."""

    pipe: int = -1

    def advance(self, ticks: int = FRAME_TICKS) -> Advanced:
        """Advances, and says whether a hand is in the villa."""
        advanced = super().advance(ticks)
        os.write(self.pipe, b"a" if self.attempt is not None else b"r")
        return advanced


def kill_trials(folder: Path, setup: GameSetup, seed: int, wanted: int, bold: float = 0.5) -> Killed:
    """The result of this number of kills, in one game after the other of this kind."""
    found = Killed()
    number = 0
    while found.trials < wanted:
        number += 1
        game_setup = GameSetup.from_json({**setup.to_json(), "seed": setup.seed + number})
        _one_game(folder / f"kill-{number}.db", game_setup, seed + number, wanted, bold, found)
    return found


def _one_game(database: Path, setup: GameSetup, seed: int, wanted: int, bold: float, found: Killed) -> None:
    with Store(database) as store:
        table = store.create(setup.to_json())
    chance = Chance(seed, "kills")
    over = False
    while not over and found.trials < wanted:
        announced, mid, over = _play_and_kill(database, table, setup, seed, bold, 1 + chance.below(LONGEST_PICTURES))
        if over:
            break
        found.trials += 1
        found.mid_attempt += mid
        with Store(database) as store:
            journal = open_journal(store, table)
            entries = journal.entries()
            found.lost += len(entries) < announced
            try:
                game = Game.resume(setup, journal)
            except JournalProblem:
                found.differs += 1
                return  # nobody can go on with this table
            found.untold += mid and game.interrupted is None and len(entries) == announced
            if game.interrupted is not None:
                journal.note_attempt(game.interrupted)
    with Store(database) as store:
        entries = open_journal(store, table).entries()
    found.differs += [packed(entry) for entry in entries] != _uninterrupted(setup, seed, bold, len(entries))


def _uninterrupted(setup: GameSetup, seed: int, bold: float, deeds: int) -> list[bytes]:
    """The journal of the same game without kills."""
    journal = Journal()
    game = Game.new(setup, journal)
    players = Scripted(game, seed, bold=bold)
    while game.version < deeds:
        players.act()
    return [packed(entry) for entry in journal.entries()[:deeds]]


def _play_and_kill(
    database: Path, table: str, setup: GameSetup, seed: int, bold: float, pictures: int
) -> tuple[int, bool, bool]:
    """The last version announced before the kill, whether a hand was in the villa, and whether the game had ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _child(database, table, setup, seed, bold, writing)
    os.close(writing)
    announced, seen, last, over = 0, 0, b"r", False
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while seen < pictures:
            sign = pipe.read(1)
            if not sign:
                over = True
                break
            if sign in (b"a", b"r"):
                seen, last = seen + 1, sign
            else:
                announced = int.from_bytes(pipe.read(2) or b"\0\0", "little")
        if not over:
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        while (sign := pipe.read(1)) != b"":
            if sign == b"v":
                announced = int.from_bytes(pipe.read(2), "little")
            else:
                last = sign
    if over and status != 0:
        raise RuntimeError("the child that plays failed by itself")
    return announced, last == b"a", over


def _child(database: Path, table: str, setup: GameSetup, seed: int, bold: float, pipe: int) -> None:
    code = 1
    try:
        with Store(database) as store:
            journal = open_journal(store, table, _Announcing(store, table, pipe))
            game = _Watched.resume(setup, journal)
            assert isinstance(game, _Watched)
            game.pipe = pipe
            Scripted(game, seed, bold=bold).play()
        code = 0
    finally:
        os._exit(code)


class _Announcing(Shelf):
    """A shelf that announces every version once it is written, as a server tells its players."""

    def __init__(self, store: Store, table: str, pipe: int) -> None:
        super().__init__(store, table)
        self._pipe = pipe

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        """Writes a deed, and announces it."""
        super().append(version, payload, outcome)
        os.write(self._pipe, b"v" + version.to_bytes(2, "little"))
