"""Who holds the seal, who earns what, and who wins."""

from paletti.rules import masks
from paletti.rules.draft import Draft
from paletti.rules.events import PointsScored, SealTaken
from paletti.rules.raisable import Position, active
from paletti.rules.state import GREEN, NOBODY, counting
from paletti.rules.values import Scoring, SealCounted, ToppleCosts

TOPPLED = 5  # what it costs in a tournament (US-8)

# For each number of players: the others clockwise from each seat.
_CLOCKWISE = {
    seats: [[(seat + step) % seats for step in range(1, seats)] for seat in range(seats)] for seats in range(2, 9)
}


def top_changed(draft: Draft, stood: int = NOBODY) -> None:
    """Count for the seal, if it changes hands at once. `stood` just raised a column that counts."""
    if draft.house.seal_counted is SealCounted.AT_ONCE:
        _count(draft, stood)


def turn_ended(draft: Draft, stood: int = NOBODY) -> None:
    """Count for the seal, if that is done at the end of a turn."""
    if draft.house.seal_counted is SealCounted.TURN_END:
        _count(draft, stood)


def _count(draft: Draft, stood: int) -> None:
    """Count the points on top, and hand the seal over if necessary (SEAL-1, SEAL-3, SEAL-4, RULING-10)."""
    if draft.top < GREEN or not draft.house.plays_for_seal:
        return
    if draft.fresh:
        # Points of the old plateau no longer count, and the holder keeps the seal until a first column stands here.
        if stood != NOBODY:
            draft.fresh = False
            _take(draft, stood)
        return
    on_top, owned, holder = counting(draft.levels[draft.top], draft.askew, draft.void), draft.owned, draft.holder
    best, most = holder, masks.worth(owned[holder] & on_top)
    for seat in _CLOCKWISE[len(owned)][holder]:
        columns = owned[seat] & on_top
        # No column is worth more than three, so most players need no counting.
        if columns and 3 * columns.bit_count() > most:
            score = masks.worth(columns)
            if score > most and not draft.gone >> seat & 1:
                best, most = seat, score
    if best != holder:
        _take(draft, best)


def _take(draft: Draft, seat: int) -> None:
    """Give the seal to a player, with the former holder's colour up; the present holder keeps it as it lies."""
    if draft.holder != seat:
        draft.former, draft.holder = draft.holder, seat
        former = None if draft.former == NOBODY else draft.players[draft.former]
        draft.tell(SealTaken(draft.players[seat], former))


def moved(draft: Draft, seat: int, bit: int) -> None:
    """Credit a moved column in a tournament, once green is in place (US-8)."""
    if draft.house.scoring is Scoring.TOURNAMENT and draft.top >= GREEN:
        _credit(draft, seat, masks.worth(bit))


def toppled(draft: Draft, seat: int, challenging: bool) -> None:
    """Charge the player who made the villa collapse (US-7, US-8); a challenger pays in any case (US-9)."""
    if draft.house.scoring is Scoring.BASIC:
        _credit(draft, seat, 1)
    elif challenging or draft.top >= GREEN or draft.house.topple_costs is ToppleCosts.ALWAYS:
        _credit(draft, seat, -TOPPLED)


def _credit(draft: Draft, seat: int, amount: int) -> None:
    total = draft.scores[seat] + amount
    draft.scores = (*draft.scores[:seat], total, *draft.scores[seat + 1 :])
    draft.tell(PointsScored(draft.players[seat], amount, total))


def winners(position: Position) -> tuple[int, ...]:
    """The seats that win if the game ends here: one, several who share, or nobody (END-2, RULING-12, RULING-14)."""
    playing = active(position)
    if len(playing) == 1:
        return (playing[0],)
    if not position.house.plays_for_seal:
        wanted = min if position.house.scoring is Scoring.BASIC else max
        best = wanted(position.scores[seat] for seat in playing)
        return tuple(seat for seat in playing if position.scores[seat] == best)
    winner = position.holder
    if winner != NOBODY and (winner == position.cause or winner not in playing):
        winner = position.former
    return (winner,) if winner in playing else ()
