"""How turns, rounds and games pass on: shared by all verbs."""

from paletti.rules import masks, scoring
from paletti.rules.clauses import Clause
from paletti.rules.draft import Draft
from paletti.rules.events import (
    ColumnAskew,
    ColumnOut,
    GameEnded,
    Passed,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
    VillaCollapsed,
)
from paletti.rules.pieces import LEVELS, Column
from paletti.rules.raisable import active, can_lay, can_raise, freed_by_plateau, liftable, raisable
from paletti.rules.state import BLUE, NOBODY, RED, Stage
from paletti.rules.values import AfterChallenge, ColourUsedUp, EndsWhen, Mode, TwoColours

FRESH_LEVELS = (masks.ALL, 0, 0, 0, 0, 0)


def begin_turn(draft: Draft, seat: int) -> None:
    """Put a player on turn."""
    draft.turn = seat
    draft.number += 1
    draft.required = 0
    draft.raised = False
    draft.proof_spent = False
    draft.consents = 0
    draft.objector = NOBODY
    draft.stage = _first_stage(draft)
    if draft.set_up:
        draft.tell(TurnBegan(draft.players[seat], draft.number))


def _first_stage(draft: Draft) -> Stage:
    """The first stage of this player's turn."""
    house = draft.house
    if house.mode is Mode.RANDOM:
        # If no throw can help, neither now nor after a platform, the player goes straight on to building.
        freed = freed_by_plateau(draft) if house.colour_used_up is ColourUsedUp.PLATFORM else 0
        return Stage.THROW if liftable(draft) | freed else Stage.BUILD
    if house.two_colours is TwoColours.NAMED and house.plays_for_seal:
        own = draft.owned[draft.turn]
        if len(masks.colours(own)) > 1 and own & liftable(draft):
            return Stage.NAME
    return Stage.BUILD


def end_turn(draft: Draft, clause: Clause, stood: int = NOBODY) -> None:
    """Close the turn for this clause and put the next player on turn, or end the game or round if it cannot go on."""
    draft.ended_by = clause
    draft.tell(TurnEnded(draft.players[draft.turn], clause))
    scoring.turn_ended(draft, stood)
    _pass_on(draft)


def go_on(draft: Draft, stage: Stage) -> None:
    """Let the player on turn go on with a column, or pass automatically if no column is left to raise (RULING-11)."""
    draft.stage = stage
    if not raisable(draft):
        draft.tell(Passed(draft.players[draft.turn], itself=True))
        end_turn(draft, Clause.RULING_11)


def _pass_on(draft: Draft) -> None:
    """Find the next player who can do anything."""
    while True:
        following = _next(draft, draft.turn)
        if draft.passes and draft.passes >= len(active(draft)):
            end_standing(draft)
            return
        if can_raise(draft, following):
            begin_turn(draft, following)
            return
        if _stuck(draft):
            end_standing(draft)
            return
        begin_turn(draft, following)
        if draft.top < RED:
            return
        draft.passes += 1
        draft.tell(Passed(draft.players[following], itself=True))


def _next(draft: Draft, seat: int) -> int:
    """The next seat clockwise that is still playing."""
    seats = len(draft.players)
    following = (seat + 1) % seats
    while draft.gone >> following & 1:
        following = (following + 1) % seats
    return following


def _stuck(draft: Draft) -> bool:
    """Whether nobody can build any more, however bold (END-1)."""
    if any(can_raise(draft, seat) for seat in active(draft)):
        return False
    if draft.house.ends_when is EndsWhen.NOTHING_TO_MOVE or not can_lay(draft):
        return True
    # Over rounds a platform only matters if it leads to a column: one that frees none does not help (RULING-14).
    return not draft.house.plays_for_seal and not freed_by_plateau(draft)


def build_nothing(draft: Draft, clause: Clause) -> None:
    """End a turn in which the player built nothing, unable or afraid to; after a whole round of those it is END-1."""
    draft.passes += 1
    end_turn(draft, clause)


def end_standing(draft: Draft) -> None:
    """End the game, or the round, with the villa still up."""
    if draft.house.plays_for_seal:
        finish(draft, Clause.END_1)
    else:
        _end_round(draft)


def collapse(draft: Draft, seat: int) -> None:
    """End the game, or the round, by a collapse whose cause is this player (RULING-1)."""
    draft.cause = seat
    draft.tell(VillaCollapsed(draft.players[seat]))
    if draft.house.plays_for_seal:
        finish(draft, Clause.END_1)
        return
    challenging = seat != draft.turn
    scoring.toppled(draft, seat, challenging)
    begins = challenging and draft.house.after_challenge is AfterChallenge.CHALLENGER
    _end_round(draft, seat if begins else NOBODY)


def _end_round(draft: Draft, beginner: int = NOBODY) -> None:
    """Close a round; this player begins the next, or else the one after its beginner (US-1, RULING-14)."""
    draft.tell(RoundEnded(draft.round))
    if draft.round == draft.house.rounds:
        finish(draft, Clause.US_1)
        return
    draft.round += 1
    draft.set_up = False
    draft.levels, draft.top = FRESH_LEVELS, BLUE
    draft.out = draft.locked = draft.askew = draft.void = draft.passes = 0
    draft.locks = ()
    draft.ended_by = None
    draft.cause = NOBODY  # an outcome belongs to its round (RULING-19)
    draft.starter = _next(draft, draft.starter) if beginner == NOBODY else beginner
    draft.tell(RoundBegan(draft.round, draft.players[draft.starter]))
    begin_turn(draft, draft.starter)


def finish(draft: Draft, clause: Clause) -> None:
    """End the game and name the winners."""
    draft.winners = scoring.winners(draft)
    draft.stage = Stage.OVER
    draft.tell(GameEnded(tuple(draft.players[seat] for seat in draft.winners), clause))


def stand(draft: Draft, bit: int) -> int:
    """Put a column on the top level; returns the level that it left."""
    levels = list(draft.levels)
    origin = 0
    while not levels[origin] & bit:
        origin += 1
    levels[origin] ^= bit
    levels[draft.top] |= bit
    draft.levels = tuple(levels)
    return origin


def drop(draft: Draft, by: int, column: Column, clause: Clause) -> None:
    """Take a column out of the game for this clause."""
    bit = masks.BIT[column]
    if draft.out & bit:
        return
    leant = bool(draft.askew & bit)
    draft.levels = tuple(bits & ~bit for bits in draft.levels)
    draft.out |= bit
    draft.askew &= ~bit
    draft.void &= ~bit
    draft.tell(ColumnOut(draft.players[by], column, clause, leant))


def lean(draft: Draft, by: int, column: Column) -> None:
    """Mark a column that leans and holds (RULING-2)."""
    bit = masks.BIT[column]
    if (draft.askew | draft.out) & bit:
        return
    draft.askew |= bit
    level = next(level for level, bits in zip(LEVELS, draft.levels, strict=True) if bits & bit)
    draft.tell(ColumnAskew(draft.players[by], column, level))


def mishap(draft: Draft, fell: tuple[Column, ...], askew: tuple[Column, ...]) -> bool:
    """Whether any of these columns fell or leans only now; those out or askew already do not count (RULING-2)."""
    if not fell and not askew:
        return False
    return bool((masks.mask(fell) | masks.mask(askew) & ~draft.askew) & ~draft.out)


def incident(draft: Draft, by: int, fell: tuple[Column, ...], askew: tuple[Column, ...]) -> bool:
    """Take out columns that fell and mark those that lean while the villa stands (RULING-2); whether there were any."""
    happened = mishap(draft, fell, askew)
    for column in fell:
        drop(draft, by, column, Clause.RULING_2)
    for column in askew:
        lean(draft, by, column)
    return happened


def ruined(draft: Draft, fell: tuple[Column, ...], in_hand: Column | None = None) -> bool:
    """Whether enough columns fell, besides the one in hand, to make it a collapse (RULING-1)."""
    return len(set(fell) - {in_hand}) >= draft.house.ruin_columns
