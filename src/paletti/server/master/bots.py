"""The bots of one game: the one that must act is asked, then its hands move frame by frame."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from paletti.bots.hands.travel import HUMAN, Pace
from paletti.bots.mind.decision import Decision
from paletti.bots.mind.strength import Strength
from paletti.bots.player import Bot
from paletti.table.game import Game

Answered = Callable[[int, int, Decision | None], None]
Ask = Callable[[Bot, Game, Callable[[Decision | None], None]], None]

MOST_TRIES: Final = 4
"""How often a bot is asked about one moment. A thinker may die, or a hand come back empty, but not every time."""


class BotSeats:
    """Lives in the game's thread, asks for decisions elsewhere, and gets them back as orders."""

    def __init__(self, seed: int, ask: Ask, answered: Answered) -> None:
        self._seed, self._ask, self._answered = seed, ask, answered
        self._bots: dict[int, Bot] = {}
        self._asked: Counter[tuple[int, int]] = Counter()
        self._thinking: set[int] = set()
        self._acting: Iterator[None] | None = None
        self._actor: int | None = None

    @property
    def acts(self) -> bool:
        """Whether a bot's hand is on its way."""
        return self._acting is not None

    def seat(self, game: Game, strengths: Mapping[int, Strength], pace: Pace = HUMAN) -> None:
        """From now on bots play these seats and no others. All move at this pace, even a hand that is on its way."""
        before = set(self._bots)
        self._bots = {
            seat: self._bots.get(seat) or Bot(seat, strength, self._seed) for seat, strength in strengths.items()
        }
        for bot in self._bots.values():
            bot.pace = pace
        if before == set(self._bots):
            return  # bots that are thinking go on thinking
        self._asked.clear()
        self._thinking.clear()
        if self._actor is not None and self._actor not in self._bots:
            # Its player is back and goes on with the hand where it is. Their next hand trembles as people's do.
            game.steady(self._actor, None)
            self._acting = self._actor = None

    def start_over(self) -> None:
        """Forgets what was asked and what is being done: the game went back to an earlier moment."""
        self._asked.clear()
        self._thinking.clear()
        self._acting = self._actor = None

    def decided(self, game: Game, seat: int, version: int, decision: Decision | None) -> Bot | None:
        """Lets a bot act on its decision, if the game is still the one it thought about; the bot that acts now."""
        self._thinking.discard(seat)
        bot = self._bots.get(seat)
        if bot is None or decision is None or version != game.version or self.acts or not bot.wants(game):
            return None
        self._acting, self._actor = bot.act(game, decision), seat
        return bot

    def step(self) -> None:
        """Moves the acting bot's hands by one frame."""
        if self._acting is None:
            return
        try:
            next(self._acting)
        except StopIteration:
            self._acting = self._actor = None

    def consult(self, game: Game) -> None:
        """Asks the first bot that is wanted and is not thinking already."""
        if self.acts:
            return
        for seat, bot in self._bots.items():
            question = (seat, game.version)
            if seat in self._thinking or self._asked[question] >= MOST_TRIES or not bot.wants(game):
                continue
            self._asked[question] += 1
            self._thinking.add(seat)
            self._ask(bot, game, partial(self._answered, seat, game.version))
            return
