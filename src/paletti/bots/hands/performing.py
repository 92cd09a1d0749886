"""A decision carried out on a live game, gesture by gesture, until the referee has judged the outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from numpy.random import Generator as Rng

from paletti.bots.hands.pair import Pair
from paletti.bots.hands.travel import Pace
from paletti.bots.mind.decision import Decision, Lay, LetBe, Raise, Remove, Speak, Stand
from paletti.bots.mind.strength import Skill
from paletti.rules.deeds import Pass, RunOutOfTime, SetUp
from paletti.table.game import Game


def perform(
    game: Game, seat: int, decision: Decision, skill: Skill, rng: Rng, pace: Callable[[], Pace]
) -> Iterator[None]:
    """Carries a decision out on the game; let one picture's time pass at every yield. Ends when the deed is judged."""
    if isinstance(decision, Raise):
        skill = skill.bold() if decision.boldly else skill.careful() if decision.carefully else skill
    hands = Pair(game, seat, skill, rng, pace)
    game.steady(seat, skill.tremor)
    state, version = game.state, game.version
    match decision:
        case Speak(deed=deed):
            yield from hands.hesitate()
            game.do(deed)
        case Raise(draw=draw, spot=spot):
            yield from hands.raise_column(draw, spot)
        case LetBe(draw=draw):
            yield from hands.let_be(draw)
        case Remove(draw=draw):
            yield from hands.take_out(draw)
        case Lay(plateau=plateau, spot=spot):
            yield from hands.lay(plateau, spot)
        case Stand(column=column, spot=spot):
            yield from hands.place(column, spot)
    if hands.busy:
        # If breaking off is forbidden and the piece can be neither set down nor put back, the clock decides.
        game.do(RunOutOfTime(state.players[seat]))
    yield from _until_judged(game, seat)
    placed = isinstance(decision, Stand) and game.version != version
    for deed in (Pass(state.players[seat]), RunOutOfTime(state.players[seat]), SetUp()):
        # The hand could not do what the mind wanted, or merely felt the column (RULING-3). The turn goes on to the next
        # player, the villa is arranged.
        if game.state == state and not placed:
            game.do(deed)
            yield from _until_judged(game, seat)
    game.steady(seat, None)  # the next player on this seat trembles as people do


def _until_judged(game: Game, seat: int) -> Iterator[None]:
    while game.attempt is not None and game.attempt.seat == seat:
        yield
