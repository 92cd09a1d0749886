"""Whose hand brought the villa down (RULING-1), in real wood: in a proof, a taking out, or a laying."""

from tests.table.tables import begun, own, topple, verdicts

from paletti.rules.deeds import ApplyForPlateau, Consent, Ends, LayEnds, LayPlateau, Object, Prove, TakeOut, TakeOutEnds
from paletti.rules.events import VillaCollapsed
from paletti.rules.pieces import Column
from paletti.table.game import Game
from paletti.table.gestures import AimHold, Hold, ReleaseHold, TakePlateau
from paletti.table.happenings import Happening, Judged
from paletti.testing import path
from paletti.testing.hand import ScriptedHand


def objected() -> tuple[Game, str, str]:
    """A game in which somebody applied for a plateau and somebody objected; the applicant and the objector."""
    game = begun(players=2, hands="steady")
    applicant, objector = game.state.player, game.state.players[1 - game.state.turn]
    assert isinstance(game.do(ApplyForPlateau(applicant)), Judged)
    assert isinstance(game.do(Object(objector)), Judged)
    return game, applicant, objector


def test_who_brings_the_villa_down_in_a_proof_is_the_cause() -> None:
    game, _, objector = objected()
    column = Column(own(game, loose=True))
    (judged,) = verdicts(topple(game))
    assert judged.deed == Prove(objector, column, Ends.COLLAPSE)
    assert VillaCollapsed(objector) in judged.events


def test_who_brings_the_villa_down_by_taking_a_column_out_is_the_cause() -> None:
    game, applicant, _ = objected()
    ScriptedHand(game, game.state.actor).touch_and_put_back(own(game, loose=True))
    column = Column(own(game, loose=True))
    (judged,) = verdicts(topple(game))
    assert judged.deed == TakeOut(applicant, column, TakeOutEnds.COLLAPSE)
    assert VillaCollapsed(applicant) in judged.events


def swept_away(game: Game) -> list[Happening]:
    """The player who lays a plateau carries the blue one away with the other hand; what happens then."""
    seat, happened = game.state.actor, list[Happening]()
    x, y, z = start = game.world.pose("blue").position
    assert game.gesture(seat, TakePlateau()) is None
    assert game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0))) is None
    for aim in path.aims(start, [path.Leg((x, y, z + 0.05), 0.1), path.Leg((x + 0.35, y, z + 0.05), 0.3)]):
        if game.gesture(seat, AimHold(aim.position)) is not None:
            break
        happened += game.advance().happenings
    game.gesture(seat, ReleaseHold())
    return happened + ScriptedHand(game, seat).rest()


def test_who_brings_the_villa_down_by_laying_a_plateau_is_the_cause() -> None:
    game = begun(players=2, hands="steady")
    applicant, other = game.state.player, game.state.players[1 - game.state.turn]
    assert isinstance(game.do(ApplyForPlateau(applicant)), Judged)
    assert isinstance(game.do(Consent(other)), Judged)
    (judged,) = verdicts(swept_away(game))
    assert judged.deed == LayPlateau(applicant, 0, False, LayEnds.COLLAPSE)
    assert VillaCollapsed(applicant) in judged.events
