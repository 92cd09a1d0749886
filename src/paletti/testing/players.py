"""Scripted players: whole games by simple habits and a seed, through the usual calls; for tests and benches."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    LayEnds,
    LayPlateau,
    NameColour,
    Object,
    Pass,
    RunOutOfTime,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.pieces import COLOURS, Side
from paletti.rules.state import Stage
from paletti.table.chance import Chance
from paletti.table.entry import FeelColumn
from paletti.table.game import Game
from paletti.table.happenings import Judged
from paletti.testing import path
from paletti.testing.hand import HandRefused, ScriptedHand

LOOSE_N = 0.08  # a column with less than this on its head comes out at a touch


class Stuck(Exception):
    """The players found nothing to do: a fault of ours."""


@dataclass
class Scripted:
    """All players of a game. `bold` is the share of turns in which any column is drawn, not the loosest."""

    game: Game
    seed: int
    bold: float = 0.5
    objecting: float = 0.25
    watch: Callable[[Game], None] = lambda game: None
    chance: Chance = field(init=False)

    def __post_init__(self) -> None:
        self.chance = Chance(self.seed, self.game.version)

    def play(self, turns: int = 300) -> None:
        """Plays until the game is over, or this many deeds were done."""
        for _ in range(turns):
            if self.game.state.over:
                return
            before = self.game.version
            self.act()
            if self.game.version == before:
                raise Stuck(f"nothing came of {self.game.state.stage} for {self.game.state.player}")
            self.watch(self.game)

    def act(self) -> None:
        """One deed of the player who must act."""
        game, state = self.game, self.game.state
        player = state.player
        # Drawn again for every deed, so that an interrupted game goes on as if it had not been.
        self.chance = Chance(self.seed, game.version)
        if not state.set_up:
            game.do(SetUp())
            return
        match state.stage:
            case Stage.COLOURS | Stage.THROW:
                if not isinstance(game.do(ThrowSeal(player, Side.RED)), Judged):
                    self._first_judged([ChooseColour(name, colour) for name in state.players for colour in COLOURS])
            case Stage.NAME:
                self._first_judged([NameColour(player, colour) for colour in COLOURS])
            case Stage.CLAIM:
                self._answer()
            case Stage.PROOF | Stage.NEUTRAL_PROOF:
                self._raise(state.objector)
            case Stage.TAKE_OUT:
                self._take_out()
            case Stage.LAY:
                self._lay()
            case _:
                self._build()

    def _first_judged(self, deeds: list[ChooseColour] | list[NameColour]) -> None:
        any(isinstance(self.game.do(deed), Judged) for deed in deeds)

    def _answer(self) -> None:
        state = self.game.state
        objector = state.players[(state.turn + 1 + self.chance.below(len(state.players) - 1)) % len(state.players)]
        if self.chance.number() < self.objecting and isinstance(self.game.do(Object(objector)), Judged):
            return
        self.game.do(Consent())

    def _build(self) -> None:
        game, state = self.game, self.game.state
        choice = self._choice(state.turn)
        facts = game.facts()
        loose = choice is not None and facts.columns[choice].load < LOOSE_N
        ready = sum(fact.level == state.top_plateau for fact in facts.columns.values()) >= 3
        if (not loose or self.chance.number() < 0.15) and ready and state.next_plateau is not None:
            if isinstance(game.do(ApplyForPlateau(state.player)), Judged):
                return
            if game.may(state.turn, LayPlateau(state.player, ends=LayEnds.GIVEN_UP)) is None:
                self._lay()
                return
        if choice is not None:
            self._raise(state.turn, choice)
            return
        for deed in (Pass(state.player), ApplyForPlateau(state.player)):
            if isinstance(game.do(deed), Judged):
                return
        if isinstance(game.do(LayPlateau(state.player, ends=LayEnds.GIVEN_UP)), Judged):
            return
        game.do(Consent())

    def _choice(self, seat: int) -> str | None:
        """The column to draw: the loosest that it may touch and can reach, or any of them when bold."""
        game = self.game
        facts = game.facts()
        may = [
            name
            for name, refused in game.touchable(seat).items()
            if refused is None and (game.reach(name).by_hand or game.reach(name).by_hook)
        ]
        if not may:
            return None
        if self.chance.number() < self.bold:
            return may[self.chance.below(len(may))]
        return min(may, key=lambda name: (facts.columns[name].load, name))

    def _raise(self, seat: int, choice: str | None = None) -> None:
        choice = choice or self._choice(seat)
        if choice is None:
            self.game.do(RunOutOfTime(self.game.state.players[seat]))
            return
        facts = self.game.facts()
        spots = path.free_spots(facts, choice, str(self.game.state.top_plateau))
        spot = spots[self.chance.below(max(1, len(spots) // 3))] if spots else None
        hand = ScriptedHand(self.game, seat, caution_mm=2.5 if self.chance.number() > self.bold else None)
        by = self.game.state.players[seat]
        with suppress(HandRefused):
            hand.raise_column(choice, spot=spot)
        if self.game.attempt is not None:
            # Stuck with a column in hand that may not be put back: time decides.
            self.game.do(RunOutOfTime(by))
            hand.rest()
        elif isinstance(self.game.journal.entries()[-1].deed, FeelColumn):
            # It did not give way, and feeling it again would not help: time decides.
            self.game.do(RunOutOfTime(by))

    def _take_out(self) -> None:
        state = self.game.state
        choice = self._choice(state.turn)
        if choice is None or self.chance.number() < 0.3:
            self.game.do(TakeOut(state.player, None, TakeOutEnds.WAIVED))
        else:
            ScriptedHand(self.game, state.turn, caution_mm=2.5).take_out(choice)

    def _lay(self) -> None:
        game, state = self.game, self.game.state
        try:
            ScriptedHand(game, state.turn).lay(turn=self.chance.between(-1.5, 1.5))
        except HandRefused:
            game.do(LayPlateau(state.player, ends=LayEnds.GIVEN_UP))
