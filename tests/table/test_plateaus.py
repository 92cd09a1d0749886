"""Applying, objecting, proving, taking out and laying, in real wood."""

import numpy as np
import pytest
from tests.table.tables import own, verdicts

from paletti.rules.clauses import Clause
from paletti.rules.deeds import (
    ApplyForPlateau,
    Consent,
    Ends,
    LayEnds,
    LayPlateau,
    Object,
    Prove,
    TakeOut,
    TakeOutEnds,
)
from paletti.rules.events import ColumnOut, PlateauGivenUp, PlateauLaid, ProofFailed, ProofSucceeded
from paletti.rules.pieces import Column, Place, Plateau
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal
from paletti.table.game import Game
from paletti.table.gestures import Grip, LetGo, PutBack, TakePlateau
from paletti.table.happenings import Judged, Trouble, TroubleKind
from paletti.table.record import poses
from paletti.table.view import Advanced
from paletti.testing import path
from paletti.testing.hand import ScriptedHand


def applied(game: Game) -> tuple[str, str]:
    """The applicant and the other player, once the application has been made."""
    applicant = game.state.player
    assert isinstance(game.do(ApplyForPlateau(applicant)), Judged)
    return applicant, next(name for name in game.state.players if name != applicant)


def objected(game: Game) -> tuple[str, str]:
    applicant, other = applied(game)
    assert isinstance(game.do(Object(other)), Judged)
    return applicant, other


def test_without_objection_the_plateau_is_laid_on_the_top_columns(three_up: Game) -> None:
    applicant, _ = applied(three_up)
    assert isinstance(three_up.do(Consent()), Judged)
    seat = three_up.state.turn
    judged = verdicts(ScriptedHand(three_up, seat).lay())[0]
    assert isinstance(judged.deed, LayPlateau)
    assert (judged.deed.covers, judged.deed.ends) == (3, LayEnds.STANDS)
    assert PlateauLaid(applicant, Plateau.GREEN) in judged.events
    assert three_up.state.top_plateau is Plateau.GREEN
    assert set(three_up.facts().plateaus) == {"blue", "green"}
    assert three_up.facts().plateaus["green"].on_upright_columns_alone


def test_sway_is_measured_from_where_the_wood_was_called_to_rest(three_up: Game) -> None:
    world = three_up.world
    world.wake()
    world.velocities[world.index("blue"), 0] = 0.3
    world.step(40)
    assert three_up.facts().shifts["blue"] > 0.001
    world.hush()
    assert world.at_rest
    assert max(three_up.facts().shifts.values()) == 0.0


def test_a_plateau_is_let_go_on_its_columns_only(three_up: Game) -> None:
    applied(three_up)
    three_up.do(Consent())
    seat = three_up.state.turn
    assert three_up.gesture(seat, TakePlateau()) is None
    refused = three_up.gesture(seat, LetGo())
    assert isinstance(refused, Refusal)
    assert refused.cites(Clause.PLATEAU_8)
    heads = [three_up.world.pose(column).position for column in three_up.state.on(Place.BLUE)]
    spot = (sum(at[0] for at in heads) / 3, sum(at[1] for at in heads) / 3)
    facts = three_up.facts()
    over = path.lay_legs(facts, "green", spot, 0.0, path.heads_height(facts, "blue"))[:2]
    for aim in path.aims(three_up.world.pose("green").position, over):
        three_up.gesture(seat, aim)
        three_up.advance()
    assert three_up.gesture(seat, LetGo()) == Trouble(TroubleKind.NOT_THERE_YET, ("green",))


def test_a_plateau_put_back_is_given_up(three_up: Game) -> None:
    applicant, _ = applied(three_up)
    three_up.do(Consent())
    seat = three_up.state.turn
    assert three_up.gesture(seat, TakePlateau()) is None
    three_up.advance()
    assert three_up.gesture(seat, PutBack()) is None
    judged = verdicts(ScriptedHand(three_up, seat).rest())[0]
    assert PlateauGivenUp(applicant, Plateau.GREEN) in judged.events
    assert three_up.world.is_parked("green")


def test_a_plateau_may_be_taken_only_when_it_is_due(three_up: Game) -> None:
    refused = three_up.gesture(three_up.state.turn, TakePlateau())
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.APPLY_FIRST


def test_a_proof_lifts_the_column_off_again(three_up: Game) -> None:
    applicant, objector = objected(three_up)
    column = own(three_up, loose=True)
    judged = verdicts(ScriptedHand(three_up, three_up.state.objector).raise_column(column))[0]
    assert judged.deed == Prove(objector, Column(column))
    assert ProofSucceeded(objector, applicant, Column(column)) in judged.events
    assert three_up.state.place(Column(column)) is Place.OUT
    assert three_up.world.is_parked(column)
    assert three_up.at_rest


def test_a_villa_that_only_the_proving_column_balanced_stands_when_it_is_lifted_off(
    three_up: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    applicant, objector = objected(three_up)
    column, world, advance = own(three_up, loose=True), three_up.world, three_up.advance
    pushed: list[int] = []

    def unbalanced() -> Advanced:
        if world.is_parked(column) and not pushed:
            # This simulates a loss of balance: the plateau slides off its columns.
            pushed.append(world.ticks)
            world.velocities[world.index("blue"), :2] = (1.0, 0.0)
        return advance()

    monkeypatch.setattr(three_up, "advance", unbalanced)
    (judged,) = verdicts(ScriptedHand(three_up, three_up.state.objector).raise_column(column))
    assert pushed
    assert judged.deed == Prove(objector, Column(column))
    assert ProofSucceeded(objector, applicant, Column(column)) in judged.events
    assert world.is_parked(column)
    assert three_up.facts().leans["blue"] < 1.0
    # Spectators see how the column is lifted out of the hand, and nothing of the fall.
    track = three_up.journal.entries()[-1].track
    assert track is not None
    seen, row = poses(track), world.index("blue")
    assert np.abs(seen[:, row, :3] - world.poses()[row, :3]).max() < 0.01
    assert (seen[-3:, world.index(column), 2] > 1).all()


def test_only_the_objector_may_prove(three_up: Game) -> None:
    objected(three_up)
    refused = three_up.gesture(three_up.state.turn, Grip(own(three_up, loose=True)))
    assert isinstance(refused, Refusal)


def test_after_a_failed_proof_the_applicant_takes_a_column_out(three_up: Game) -> None:
    applicant, objector = objected(three_up)
    column = own(three_up, loose=True)
    judged = verdicts(ScriptedHand(three_up, three_up.state.objector).touch_and_put_back(column))[0]
    assert judged.deed == Prove(objector, Column(column), Ends.BROKEN_OFF)
    assert ProofFailed(objector, applicant, Column(column)) in judged.events
    assert three_up.state.stage == "take-out"
    gone = own(three_up, loose=True)
    judged = verdicts(ScriptedHand(three_up, three_up.state.turn).take_out(gone))[0]
    assert judged.deed == TakeOut(applicant, Column(gone))
    assert ColumnOut(applicant, Column(gone), Clause.PLATEAU_4) in judged.events
    assert three_up.world.is_parked(gone)
    assert three_up.state.stage == "lay"


def test_a_removal_may_be_waived_by_word_or_by_putting_back(three_up: Game) -> None:
    applicant, _ = objected(three_up)
    ScriptedHand(three_up, three_up.state.objector).touch_and_put_back(own(three_up, loose=True))
    hand = ScriptedHand(three_up, three_up.state.turn)
    judged = verdicts(hand.touch_and_put_back(own(three_up, loose=True)))[0]
    assert judged.deed == TakeOut(applicant, None, TakeOutEnds.WAIVED)
    assert three_up.state.stage == "lay"
    assert isinstance(three_up.do(LayPlateau(applicant, ends=LayEnds.GIVEN_UP)), Judged)


def test_what_needs_a_hand_is_not_done_by_word(three_up: Game) -> None:
    column = own(three_up, loose=True)
    for deed in (Prove("Ann", Column(column)), TakeOut("Ann", Column(column)), LayPlateau("Ann")):
        assert three_up.do(deed) == Trouble(TroubleKind.NOTHING_IN_HAND)


def test_a_plateau_that_slides_off_while_it_is_laid_goes_back_and_the_villa_plays_on(three_up: Game) -> None:
    applied(three_up)
    assert isinstance(three_up.do(Consent()), Judged)
    x, y, _ = three_up.world.pose("blue").position
    judged = verdicts(ScriptedHand(three_up, three_up.state.turn).lay(spot=(x - 0.035, y - 0.035)))[0]
    assert isinstance(judged.deed, LayPlateau)
    assert judged.deed.ends is LayEnds.SLID_OFF
    assert three_up.world.is_parked("green")
    assert three_up.state.top_plateau is Plateau.BLUE
    assert not three_up.state.over
