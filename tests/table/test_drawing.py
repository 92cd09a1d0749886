"""Drawing columns at a real table: what hands may do, and how attempts end."""

from math import cos, sin

import pytest
from tests.table.tables import begun, own, topple, verdicts

from paletti.rules.clauses import Clause
from paletti.rules.deeds import Ends, Leave, MoveColumn, RunOutOfTime
from paletti.rules.events import ColumnRaised, PlayerLeft, TimeRanOut, VillaPutBack
from paletti.rules.pieces import Column, Place
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal
from paletti.table.attempt import Phase
from paletti.table.game import Game
from paletti.table.gestures import Aim, AimHold, Grip, Hold, Hook, LetGo, PutBack, ReleaseHold, TakePlateau
from paletti.table.happenings import (
    AttemptBegan,
    AttemptEnded,
    Collapsing,
    Faulted,
    Felt,
    Happening,
    Judged,
    Pushing,
    Swayed,
    Trouble,
    TroubleKind,
    Verb,
)
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
from paletti.testing import path
from paletti.testing.hand import ScriptedHand


def reason(answer: Refusal | Trouble | None) -> Reason | TroubleKind | None:
    return None if answer is None else answer.reason if isinstance(answer, Refusal) else answer.kind


def draw(game: Game, column: str, metres: float, speed: float = 0.1) -> None:
    """Takes a column and pulls it outwards, without letting go."""
    seat = game.state.actor
    facts = game.facts()
    x, y, z = start = facts.pose(column).position
    heading = ScriptedHand(game, seat).heading(column)
    ex, ey, _ = path.exit_point(facts, column, heading)
    far = ((ex - x) ** 2 + (ey - y) ** 2) ** 0.5
    assert game.gesture(seat, Grip(column)) is None
    for aim in path.aims(start, [path.Leg((x + (ex - x) * metres / far, y + (ey - y) * metres / far, z), speed)]):
        game.gesture(seat, aim)
        game.advance()


def test_a_loose_column_is_drawn_and_stands_on_top(game: Game) -> None:
    seat, column = game.state.turn, own(game, loose=True)
    before = game.world.hash()
    happened = ScriptedHand(game, seat).raise_column(column)
    deed = MoveColumn(game.state.players[seat], Column(column))
    assert [type(one) for one in happened] == [AttemptBegan, AttemptEnded, Judged]
    assert verdicts(happened)[0].deed == deed
    assert ColumnRaised(deed.by, deed.column, Place.BASE, Place.BLUE) in verdicts(happened)[0].events
    assert game.facts().columns[column].level == game.state.place(deed.column) == "blue"
    entry = game.journal.entries()[-1]
    assert (entry.version, entry.seat, entry.before, entry.after) == (game.version, seat, before, game.world.hash())
    assert entry.track is not None
    assert entry.track.count > 50
    assert game.at_rest
    assert game.attempt is None


def test_who_is_not_on_turn_may_touch_nothing(game: Game) -> None:
    other = (game.state.turn + 1) % 4
    assert set(map(reason, game.touchable(other).values())) == {Reason.NOT_YOUR_TURN}
    assert reason(game.gesture(other, Grip(own(game, loose=True)))) is Reason.NOT_YOUR_TURN
    assert game.attempt is None


def test_columns_of_others_say_why_not(game: Game) -> None:
    told = game.touchable(game.state.turn)
    assert sum(why is None for why in told.values()) == 5
    assert {reason(why) for why in told.values()} == {None, Reason.NOT_YOUR_COLUMN}


def test_while_a_hand_is_in_the_villa_others_wait(game: Game) -> None:
    seat = game.state.turn
    assert game.gesture(seat, Grip(own(game, loose=True))) is None
    assert reason(game.gesture((seat + 1) % 4, LetGo())) is TroubleKind.ANOTHER_HAND
    assert reason(game.gesture(seat, TakePlateau())) is TroubleKind.HAND_FULL


def test_a_touched_column_is_chosen(game: Game) -> None:
    column = own(game, loose=True)
    other = next(name for name in game.facts().columns if name != column)
    draw(game, column, 0.01)
    refused = game.gesture(game.state.turn, Grip(other))
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.SECOND_COLUMN
    assert refused.cites(Clause.BUILD_6)
    assert refused.cites(Clause.RULING_3)


def test_the_hand_does_not_open_in_the_air(game: Game) -> None:
    draw(game, own(game, loose=True), 0.05)
    assert reason(game.may_let_go()) is Reason.NOT_ON_TOP_PLATEAU
    assert reason(game.gesture(game.state.turn, LetGo())) is Reason.NOT_ON_TOP_PLATEAU
    assert game.attempt is not None
    assert game.attempt.phase is Phase.IN_HAND


def test_gestures_with_nothing_in_hand_are_refused(game: Game) -> None:
    seat = game.state.turn
    for gesture in (Aim((0.0, 0.0, 0.1)), AimHold((0.0, 0.0, 0.1)), LetGo(), ReleaseHold(), PutBack()):
        assert reason(game.gesture(seat, gesture)) is TroubleKind.NOTHING_IN_HAND
    assert reason(game.gesture(seat, Grip("purple"))) is TroubleKind.NO_SUCH_PIECE
    assert reason(game.gesture(seat, Aim((float("nan"), 0.0, 0.0)))) is TroubleKind.NONSENSE
    assert reason(game.gesture(99, Grip("red-hex"))) is TroubleKind.NONSENSE
    assert reason(game.may_let_go()) is TroubleKind.NOTHING_IN_HAND


def test_a_column_put_back_stands_where_it_stood_and_is_locked(game: Game) -> None:
    seat, column = game.state.turn, own(game, loose=True)
    stood = game.world.pose(column).position
    draw(game, column, 0.09)
    happened = ScriptedHand(game, seat).put_back()
    assert verdicts(happened)[0].deed == MoveColumn(game.state.players[seat], Column(column), Ends.BROKEN_OFF)
    assert sum((a - b) ** 2 for a, b in zip(game.world.pose(column).position, stood, strict=True)) ** 0.5 < 0.01
    assert game.facts().columns[column].covered
    assert reason(game.touchable(seat)[column]) is Reason.NOT_YOUR_TURN
    assert [lock.column for lock in game.state.locks] == [column]


def test_a_column_on_its_way_back_obeys_nobody(game: Game) -> None:
    seat = game.state.turn
    draw(game, own(game, loose=True), 0.05)
    assert game.gesture(seat, PutBack()) is None
    game.advance()
    assert reason(game.gesture(seat, Aim((0.0, 0.0, 0.3)))) is TroubleKind.BEING_PUT_BACK


def test_american_rules_finish_what_was_begun() -> None:
    game = begun("us", 2)
    draw(game, own(game, loose=True), 0.01)
    refused = game.gesture(0, PutBack())
    assert isinstance(refused, Refusal)
    assert refused.cites(Clause.ABORT_1)
    assert reason(game.gesture(0, Hold("blue", (0.0, 0.0, 0.0)))) is Reason.HANDS_OFF_PLATEAU


def test_pushing_another_column_is_a_fault() -> None:
    game = begun(seed=5)
    seat, column = game.state.turn, own(game, loose=True)
    facts, places, level = game.facts(), game.places(), game.facts().columns[column].level
    x, y, z = facts.pose(column).position
    others = [facts.pose(name).position for name in facts.columns if name != column]
    nx, ny, _ = min(others, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
    assert game.gesture(seat, Grip(column)) is None
    happened: list[Happening] = []
    for aim in path.aims((x, y, z), [path.Leg((x + (nx - x) * 3, y + (ny - y) * 3, z), 0.05)]):
        game.gesture(seat, aim)
        happened += game.advance().happenings
    happened += ScriptedHand(game, seat).rest()
    pushed = [(type(one), one.pushed) for one in happened if isinstance(one, Pushing | Faulted)]
    assert pushed == [(Pushing, pushed[0][1]), (Faulted, pushed[0][1])]  # warned once, in time, before it went too far
    judged = verdicts(happened)[0]
    assert isinstance(judged.deed, MoveColumn)
    assert judged.deed.ends is Ends.FAULT
    assert VillaPutBack(judged.deed.by, judged.deed.column, True) in judged.events
    assert game.places() == places
    assert game.places()[game.world.index(column)] == "villa"
    assert game.facts().columns[column].level == level == game.state.place(Column(column))
    assert [lock.column for lock in game.state.locks] == [column]


def test_a_column_swung_at_a_tall_villa_brings_it_down_and_the_mover_is_the_cause() -> None:
    game = begun(height=4, seed=4)
    seat = game.state.turn
    happened = topple(game)
    assert any(isinstance(one, Collapsing) and one.seat == seat for one in happened)
    deed = verdicts(happened)[0].deed
    assert isinstance(deed, MoveColumn)
    assert (deed.by, deed.ends) == (game.state.players[seat], Ends.COLLAPSE)
    assert game.state.over
    assert game.state.cause == seat
    fall = game.journal.entries()[-1].extra.collapse
    assert fall is not None
    assert fall.plateau in ("blue", "green", "yellow", "orange")


def test_when_the_villa_sways_russian_rules_demand_that_the_column_goes_back() -> None:
    game = begun("ru", 2, sway_shift_mm=0.2)
    seat, column = game.state.turn, own(game, loose=False)
    hand = ScriptedHand(game, seat)
    happened = hand.raise_column(column)
    assert Swayed(seat) in happened
    deed = verdicts(happened)[0].deed
    assert isinstance(deed, MoveColumn)
    assert deed.swayed
    assert deed.ends in (Ends.BROKEN_OFF, Ends.FALLS)


def test_the_clock_takes_a_column_back_like_a_broken_off_attempt(game: Game) -> None:
    seat, column = game.state.turn, own(game, loose=True)
    by = game.state.players[seat]
    draw(game, column, 0.04)
    assert game.do(RunOutOfTime(by)) is None
    judged = verdicts(ScriptedHand(game, seat).rest())[0]
    assert judged.deed == RunOutOfTime(by, Column(column))
    assert TimeRanOut(by) in judged.events
    assert game.state.turn != seat
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def test_who_leaves_in_mid_draw_puts_the_column_back_first(game: Game) -> None:
    seat = game.state.turn
    by = game.state.players[seat]
    draw(game, own(game, loose=True), 0.04)
    assert game.do(Leave(by)) is None
    judged = verdicts(ScriptedHand(game, seat).rest())
    assert isinstance(judged[0].deed, MoveColumn)
    assert judged[1].deed == Leave(by)
    assert PlayerLeft(by) in judged[1].events
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def test_others_who_leave_meanwhile_are_heard_after_the_attempt(game: Game) -> None:
    seat = game.state.turn
    other = game.state.players[(seat + 1) % 4]
    draw(game, own(game, loose=True), 0.02)
    assert game.do(Leave(other)) is None
    assert [type(one.deed) for one in verdicts(ScriptedHand(game, seat).put_back())] == [MoveColumn, Leave]


def test_a_held_plateau_must_be_let_go_before_the_column_is(game: Game) -> None:
    seat, column = game.state.turn, own(game, loose=True)
    assert game.gesture(seat, Grip(column)) is None
    assert reason(game.gesture(seat, Hold("green", (0.0, 0.0, 0.0)))) is TroubleKind.NO_SUCH_PIECE
    assert game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0))) is None
    assert reason(game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0)))) is TroubleKind.HAND_FULL
    x, y, z = game.world.pose("blue").position
    assert game.gesture(seat, AimHold((x, y, z + 0.0005))) is None
    game.advance()
    assert len(game.frame().hands) == 2
    assert game.gesture(seat, ReleaseHold()) is None
    assert reason(game.gesture(seat, ReleaseHold())) is TroubleKind.NOTHING_IN_HAND
    assert game.gesture(seat, PutBack()) is None
    assert isinstance(ScriptedHand(game, seat).rest()[-1], Felt)


def draw_a_little_and_let_go(game: Game, seat: int, column: str) -> None:
    """Draws a column that is in hand by a centimetre, lets go, and waits until the wood rests."""
    x, y, z = game.world.pose(column).position
    heading = ScriptedHand(game, seat).heading(column)
    for aim in path.aims((x, y, z), [path.Leg((x + 0.01 * cos(heading), y + 0.01 * sin(heading), z), 0.05)]):
        game.gesture(seat, aim)
        game.advance()
    assert game.gesture(seat, LetGo()) is None
    ScriptedHand(game, seat).rest()


def test_a_column_that_leans_too_far_after_the_hook_is_judged_though_nothing_moves_any_more(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, column = game.state.turn, own(game, loose=True)
    assert game.gesture(seat, Hook(column, (1.0, 0.0))) is None
    draw_a_little_and_let_go(game, seat, column)
    assert game.at_rest
    monkeypatch.setattr("paletti.table.attempt.TOO_FAR_DEG", -1.0)  # as if it leaned too far
    assert game.gesture(seat, PutBack()) is None
    game.advance()
    assert game.attempt is None
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def test_the_hook_draws_where_told_and_may_be_taken_away(game: Game) -> None:
    seat, column = game.state.turn, own(game, loose=True)
    assert game.gesture(seat, Hook(column, (1.0, 0.0))) is None
    assert game.attempt is not None
    assert (game.attempt.tool, game.attempt.verb) == ("hook", Verb.MOVE)
    draw_a_little_and_let_go(game, seat, column)
    assert game.attempt is not None
    assert game.attempt.phase is Phase.OPEN
    assert game.gesture(seat, Grip(column)) is None
    assert game.attempt.tool == "hand"
