"""BUILD-1 and RULING-6 in real wood: a held plateau that was shifted must go back before the column may stand."""

from tests.table.tables import begun, carry_up, own, verdicts

from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal
from paletti.table.game import Game
from paletti.table.gestures import AimHold, Grip, Hold, LetGo, ReleaseHold
from paletti.testing import path
from paletti.testing.hand import ScriptedHand

AWAY = (0.030, 0.0)


def test_a_column_stands_only_once_the_shifted_plateau_is_back_where_it_was() -> None:
    game = begun()
    seat, column = game.state.turn, own(game, loose=True)
    x, y, z = game.world.pose("blue").position
    assert game.gesture(seat, Grip(column)) is None
    assert game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0))) is None
    lead_plateau(game, seat, (x, y, z), AWAY)
    assert not all(fact.covered for name, fact in game.facts().columns.items() if name != column)
    carry_up(game, seat, column)
    refused = game.gesture(seat, LetGo())
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.COVER_CHANGED
    assert refused.clause.startswith("BUILD-1")
    lead_plateau(game, seat, (x + AWAY[0], y + AWAY[1], z), (-AWAY[0], -AWAY[1]))
    assert game.gesture(seat, ReleaseHold()) is None
    assert game.gesture(seat, LetGo()) is None
    judged = verdicts(ScriptedHand(game, seat).rest())[0]
    assert isinstance(judged.deed, MoveColumn)
    assert judged.deed.ends is Ends.STANDS


def lead_plateau(game: Game, seat: int, start: tuple[float, float, float], by: tuple[float, float]) -> None:
    """Lifts the held plateau a little, shifts it, and lowers it again; it stays in the hand."""
    x, y, z = start
    to = (x + by[0], y + by[1])
    legs = [path.Leg((x, y, z + 0.004), 0.02), path.Leg((*to, z + 0.004), 0.04), path.Leg((*to, z), 0.02)]
    for aim in path.aims(start, legs):
        assert game.gesture(seat, AimHold(aim.position)) is None
        game.advance()
