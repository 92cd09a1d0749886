"""Whose hand brought the villa down (RULING-1), in real wood: in a proof, a taking out, or a laying."""

from tests.table.tables import apply_for_plateau, begun, carry_away, own, topple, verdicts

from paletti.rules.deeds import Consent, Ends, LayEnds, LayPlateau, Object, Prove, TakeOut, TakeOutEnds
from paletti.rules.events import VillaCollapsed
from paletti.rules.pieces import Column
from paletti.table.game import Game
from paletti.table.gestures import TakePlateau
from paletti.testing.hand import ScriptedHand


def objected() -> tuple[Game, str, str]:
    """A game in which somebody applied for a plateau and somebody objected; the applicant and the objector."""
    game = begun(players=2, hands="steady")
    applicant, objector = game.state.player, game.state.players[1 - game.state.turn]
    apply_for_plateau(game, Object(objector))
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


def test_who_brings_the_villa_down_by_laying_a_plateau_is_the_cause() -> None:
    game = begun(players=2, hands="steady")
    applicant, other = game.state.player, game.state.players[1 - game.state.turn]
    apply_for_plateau(game, Consent(other))
    assert game.gesture(game.state.actor, TakePlateau()) is None
    (judged,) = verdicts(carry_away(game, "blue"))
    assert judged.deed == LayPlateau(applicant, 0, False, LayEnds.COLLAPSE)
    assert VillaCollapsed(applicant) in judged.events
