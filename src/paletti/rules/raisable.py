"""Which columns may be raised now, by whom: the one place that knows locks, levels, owners and neutrals."""

from paletti.rules import masks
from paletti.rules.draft import Draft
from paletti.rules.state import RED, Stage, State
from paletti.rules.values import Mode, NeutralBrokenOff, ProofColumn

Position = State | Draft


def liftable(position: Position) -> int:
    """The columns that anybody may raise: below the top, not locked or askew, not the last neutral of a level."""
    bits = masks.ALL & ~(position.out | position.locked | position.askew | position.levels[position.top])
    return bits & ~last_neutrals(position) if position.neutral else bits


def last_neutrals(position: Position) -> int:
    """The neutral columns that are the only ones on their level (THREE-3); one askew still counts as standing."""
    kept = 0
    for level in position.levels[: position.top]:
        neutrals = level & position.neutral
        if neutrals and not neutrals & (neutrals - 1):
            kept |= neutrals
    return kept


def belonging(position: Position, seat: int) -> int:
    """The columns that a player may choose from when a turn begins, wherever they stand."""
    return position.owned[seat] if position.house.gives_colours else masks.ALL


def required(position: Position, seat: int) -> int:
    """The columns among which the player on turn must choose: those of the colour thrown or named, if one was."""
    return belonging(position, seat) & (position.required or masks.ALL)


def claimed(position: Position) -> int:
    """The columns of which an applicant claims that none can go up, wherever they stand."""
    # A player with two colours claims this for both, whichever was named for the turn.
    return (
        required(position, position.turn) if position.house.mode is Mode.RANDOM else belonging(position, position.turn)
    )


def raisable(position: Position) -> int:
    """The columns that the player on turn may raise at this stage."""
    free = liftable(position)
    if position.neutral and position.stage is Stage.BUILD:
        neutrals = free & position.neutral
        if neutrals:
            return neutrals
    return free & required(position, position.turn)


def provable(position: Position) -> int:
    """The columns with which an objector could prove something at this stage."""
    free = liftable(position)
    if position.stage is Stage.WINDOW or position.stage is Stage.NEUTRAL_PROOF:
        return free & position.neutral
    if position.house.proof_column is ProofColumn.ANY:
        return free
    return free & claimed(position)


def must_ask(position: Position) -> bool:
    """Whether the others must be asked before an own column follows a neutral attempt that was broken off (THREE-5)."""
    asks = position.house.neutral_broken_off is NeutralBrokenOff.ASK_FIRST
    return asks and position.stage is Stage.WINDOW and bool(provable(position))


def can_raise(position: Position, seat: int) -> bool:
    """Whether a player at the start of a turn would find any column to raise."""
    return bool(liftable(position) & (belonging(position, seat) | position.neutral))


def can_lay(position: Position) -> bool:
    """Whether a plateau is left and the top level holds as many columns as it must cover."""
    if position.top == RED:
        return False
    return standing(position).bit_count() >= position.house.least_covered(position.top + 1)


def standing(position: Position) -> int:
    """The columns of the top level that count under a plateau; those askew do not (RULING-2)."""
    return position.levels[position.top] & ~position.askew


def freed_by_plateau(position: Position) -> int:
    """The columns of the top level that could be raised once another plateau lies on them."""
    return standing(position) & ~position.locked if can_lay(position) else 0


def active(position: Position) -> list[int]:
    """The seats that are still playing, clockwise from the first."""
    return [seat for seat in range(len(position.players)) if not position.gone >> seat & 1]
