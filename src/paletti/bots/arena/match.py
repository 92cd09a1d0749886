"""A whole game between bots, in real physics, from setup to its end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from paletti.bots.arena.guest import GuestBot, bot_of
from paletti.bots.hands.travel import BRISK, Pace
from paletti.bots.mind.decision import Decision, thought
from paletti.bots.player import Bot
from paletti.physics.settings import FRAME_S
from paletti.rules.state import Stage
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.setup import GameSetup

MOST_DEEDS = 600  # a game that goes on longer has lost its way
MOST_FRAMES = 2 * 60 * 60  # for one deed, including everything that is put back after it


@dataclass(frozen=True)
class TimedDecision:
    """One decision: at which version, by which seat, with which thoughts, in how many CPU seconds."""

    version: int
    seat: int
    decision: Decision
    cpu_s: float
    turn: int = 0
    """The number of the turn in which it was taken; 0 while colours are given out."""
    hands_s: float = 0.0
    """How long its hands were busy, in the villa's own time."""


@dataclass
class Played:
    """A game that was played."""

    game: Game
    bots: tuple[Bot, ...]
    thoughts: list[TimedDecision] = field(default_factory=list)
    stuck: bool = False

    @property
    def faults(self) -> tuple[tuple[int, str], ...]:
        """Mistakes of guests: for each the seat and a sentence."""
        return tuple((bot.seat, fault) for bot in self.bots if isinstance(bot, GuestBot) for fault in bot.faults)

    @property
    def plateaus(self) -> int:
        """The most plateaus that lay in the villa at one time, the blue one included."""
        return self.game.state.top


def play(
    setup: GameSetup,
    names: Sequence[str],
    journal: Journal | None = None,
    most_deeds: int = MOST_DEEDS,
    pace: Pace = BRISK,
) -> Played:
    """The game that these bots play, or its first deeds; the same setup gives the same game.

    A bot is named by its strength; one that others wrote, as `module:Class`.
    """
    game = Game.new(setup, journal if journal is not None else Journal())
    bots = tuple(bot_of(name, seat, setup.seed, pace) for seat, name in enumerate(names))
    played = Played(game, bots)
    try:
        while not game.state.over and not played.stuck:
            played.stuck = game.version >= most_deeds or not _turn(game, bots, played)
    except FloatingPointError:
        # The engine failed: the game counts as unfinished rather than as anybody's win.
        played.stuck = True
    return played


def _turn(game: Game, bots: Sequence[Bot], played: Played) -> bool:
    """Whether some bot did something."""
    # All players set the villa up together, one piece each in turn.
    first = game.state.actor if game.state.set_up else game.version
    for bot in sorted(bots, key=lambda bot: (bot.seat - first) % len(bots)):
        if not bot.wants(game):
            continue
        began = time.process_time()
        decision = bot.decide(bot.view(game), game.version)
        spent = time.process_time() - began
        if decision is None:
            continue
        if decision.weighed:
            game.journal.keep_thought(thought(game.version + 1, bot.seat, bot.strength, decision.weighed))
        version, turn = game.version, 0 if game.state.stage is Stage.COLOURS else game.state.number
        hands_s = _act(game, bot, decision)
        played.thoughts.append(TimedDecision(version, bot.seat, decision, spent, turn, hands_s))
        return game.version != version
    return False


def _act(game: Game, bot: Bot, decision: Decision) -> float:
    """Carries the decision out; how many seconds its hands were busy."""
    frames = 0
    for _ in bot.act(game, decision):
        game.advance()
        frames += 1
        if frames > MOST_FRAMES:
            break
    return frames * FRAME_S
