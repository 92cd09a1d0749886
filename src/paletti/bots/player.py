"""A bot at a seat: it decides by what it sees, and then moves its hands picture by picture."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from paletti.bots.hands.performing import perform
from paletti.bots.hands.travel import HUMAN, Pace
from paletti.bots.mind.decision import Decision
from paletti.bots.mind.strength import SKILLS, Skill, Strength
from paletti.bots.mind.thinking import think
from paletti.bots.mind.view import View
from paletti.rules.legal import options
from paletti.rules.raisable import must_ask
from paletti.rules.state import Stage
from paletti.table.game import Game


class Bot:
    """One seat's bot. Call `wants`, `view`, then `decide` anywhere (it may take a second), then step `act` to its end.

    The same seed, game and seat give the same play. `pace` may be changed while its hands are on their way.
    """

    def __init__(
        self, seat: int, strength: Strength, seed: int, pace: Pace = HUMAN, skill: Skill | None = None
    ) -> None:
        self.seat, self.strength, self.seed, self.pace = seat, strength, seed, pace
        self.skill = skill or SKILLS[strength]

    def wants(self, game: Game) -> bool:
        """Whether this seat has to do something now; never while a hand is at the villa or wood moves."""
        state = game.state
        if game.attempt is not None or not game.at_rest or state.over:
            return False
        if state.stage in (Stage.CLAIM, Stage.WINDOW) and self.seat != state.turn and state.consents >> self.seat & 1:
            return False  # it has answered already
        if self.seat == state.turn and must_ask(state):
            return False  # the others come first (THREE-5)
        return not options(state, state.players[self.seat]).idle

    def view(self, game: Game) -> View:
        """What this seat sees now: plain data for `decide`, which may run in another process."""
        return View.of(game, self.seat)

    def decide(self, view: View, version: int) -> Decision | None:
        """What it will do; None if it can only watch."""
        return _decide(view, self.skill, self.seed, version)

    def act(self, game: Game, decision: Decision) -> Iterator[None]:
        """Its hands: call `next` once a picture (then let the game advance) until it stops."""
        rng = np.random.default_rng([self.seed, self.seat, game.version, 1])
        return perform(game, self.seat, decision, self.skill, rng, lambda: self.pace)


def decide(view: View, strength: Strength, seed: int, version: int, cores: int = 1) -> Decision | None:
    """What a bot of this strength does in this view. This is a plain function for worker processes.

    It may think with this many `cores`: with two it answers the same, but sooner.
    """
    return _decide(view, SKILLS[strength], seed, version, cores)


def _decide(view: View, skill: Skill, seed: int, version: int, cores: int = 1) -> Decision | None:
    return think(view, skill, np.random.default_rng([seed, view.seat, version, 0]), cores)
