"""What pages are told of a hand in the villa: that it began, chose, pushed or idled, and when it may let go."""

from math import dist, hypot

from tests.server.mastered import ARRANGED, PAGE, Table, kinds, take_in_hand, texts_of

from paletti.physics.pose import Pose
from paletti.server.master import orders
from paletti.server.master.outbox import EVERYBODY, Output, To
from paletti.table.gestures import Aim, Grip, LetGo, PutBack
from paletti.table.setup import GameSetup

GRIPPED = (0.0, 0.0, 0.03)  # where `take_in_hand` holds a column


def test_a_hand_is_told_when_it_takes_a_column_and_whether_it_may_let_go() -> None:
    table = Table(ARRANGED)
    (output,) = take_in_hand(table)
    assert kinds([output]) == [(EVERYBODY, "attempt-began"), (EVERYBODY, "mark")]
    (output,) = table.frame(orders.MoveHand(0, Aim((0.0, 0.0, 0.3)), PAGE))
    assert (output.delta is not None, table.again) == (True, True)


def test_who_comes_while_a_piece_is_in_hand_is_told_whether_it_may_be_let_go() -> None:
    table = Table(ARRANGED)
    (told,) = texts_of(take_in_hand(table), "mark")
    (output,) = table.frame(orders.Show(PAGE))
    assert kinds([output]) == [(To(line=PAGE), "snapshot"), (To(line=PAGE), "mark")]
    assert texts_of([output], "mark") == [told]
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    (output,) = table.frame(orders.Show(PAGE))
    assert kinds([output]) == [(To(line=PAGE), "snapshot")]  # nobody holds it any more


def test_everybody_is_told_when_a_column_passes_from_the_player_to_the_table_and_to_nobody() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    attempt = table.game.attempt
    assert attempt is not None
    x, y, z = table.game.world.pose(attempt.piece).position
    outputs = [told for _ in range(60) for told in table.frame(orders.MoveHand(0, Aim((1.1 * x, 1.1 * y, z)), PAGE))]
    assert texts_of(outputs, "attempt-turned") == []  # it is in the hand as before
    outputs += table.frame(orders.MoveHand(0, PutBack(), PAGE)) + table.frames(3000)
    assert [told["phase"] for told in texts_of(outputs, "attempt-turned")] == ["returning", "settling"]


def test_a_column_that_is_drawn_and_led_back_is_told_once_to_be_chosen_and_stays_so() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    column, stood = in_hand(table)
    told = led_out(table, stood, 0.003)
    for _ in range(120):
        told += table.frame(orders.MoveHand(0, Aim(stood.outside(GRIPPED)), PAGE))
    assert kinds(told).count((EVERYBODY, "attempt-chosen")) == 1
    assert moved_m(table, column, stood) < 0.001
    (snapshot,) = texts_of(table.frame(orders.Show(PAGE)), "snapshot")
    assert snapshot["attempt"]["chosen"] is True


def test_a_column_felt_twice_in_a_turn_is_chosen_by_both_together() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    column, stood = in_hand(table)
    told = led_out(table, stood, 0.0006)
    told += table.frame(orders.MoveHand(0, LetGo(), PAGE)) + table.frames(600)
    assert table.game.attempt is None
    assert "attempt-chosen" not in [kind for _, kind in kinds(told)]
    take_in_hand(table)
    again = in_hand(table)[1]
    assert (EVERYBODY, "attempt-chosen") in kinds(led_out(table, again, 0.0007))
    assert moved_m(table, column, again) < 0.001 < moved_m(table, column, stood)


def in_hand(table: Table) -> tuple[str, Pose]:
    """The column in hand, and where it is."""
    attempt = table.game.attempt
    assert attempt is not None
    return attempt.piece, table.game.world.pose(attempt.piece)


def moved_m(table: Table, column: str, since: Pose) -> float:
    """How far its foot or its head is from there, whichever is farther."""
    now, half = table.game.world.pose(column), table.game.world.pieces[table.game.world.index(column)].height / 2
    return max(dist(now.outside(end), since.outside(end)) for end in ((0.0, 0.0, -half), (0.0, 0.0, half)))


def led_out(table: Table, since: Pose, metres: float) -> list[Output]:
    """What is told while the column is led outwards by its grip until it is that far away, and a moment longer."""
    column, told = in_hand(table)[0], list[Output]()
    x, y, z = since.outside(GRIPPED)
    far, away = 0.0, hypot(x, y)
    while moved_m(table, column, since) < metres:
        far += 0.00005
        out = 1 + far / away
        told += table.frame(orders.MoveHand(0, Aim((x * out, y * out, z)), PAGE))
    for _ in range(30):
        told += table.frame()
    return told


def test_a_push_is_told_once_the_villa_has_shown_that_it_stands_and_in_the_story() -> None:
    table = Table(ARRANGED)
    drawn, neighbour = "yellow-thin-2", "red-hex"
    told = table.frame(orders.MoveHand(0, Grip(drawn, (0.0, 0.0, 0.03)), PAGE))
    (x, y, z), (nx, ny, _) = (table.game.world.pose(name).position for name in (drawn, neighbour))
    for frame in range(240):
        share = 0.01 * min(frame, 120)
        told += table.frame(orders.MoveHand(0, Aim((x + (nx - x) * share, y + (ny - y) * share, z)), PAGE))
        if texts_of(told, "attempt-turned"):
            break
    assert texts_of(told, "noticed") == [
        {"type": "noticed", "what": "pushing", "seat": 0, "piece": neighbour, "leftS": None}
    ]
    # It may still fall, and then the fall counts instead (RULING-4).
    assert texts_of(told, "attempt-turned") == [{"type": "attempt-turned", "phase": "faulted", "pushed": None}]
    (snapshot,) = texts_of(table.frame(orders.Show(PAGE)), "snapshot")
    assert (snapshot["attempt"]["phase"], snapshot["attempt"]["pushed"]) == ("faulted", None)
    rest = table.frames(6000)
    assert texts_of(rest, "attempt-turned") == [{"type": "attempt-turned", "phase": "mending", "pushed": neighbour}]
    (judged,) = texts_of(rest, "judged")
    assert judged["entry"]["pushed"] == neighbour
    assert judged["entry"]["events"][0] == {"event": "villa-put-back", "by": "Ann", "column": drawn, "locked": True}


def test_a_player_is_warned_before_idle_hands_are_taken_away_and_everybody_is_told_when_they_are() -> None:
    table = Table(GameSetup(("Ann", "Ben"), edition="us", house={"idle-hand-s": 5}, serial=7, seed=11))
    take_in_hand(table)
    outputs = table.frames(900)
    assert [one for one in kinds(outputs) if one[1] == "noticed"] == [(To(seat=0), "noticed"), (EVERYBODY, "noticed")]
    assert [(told["what"], told["leftS"]) for told in texts_of(outputs, "noticed")] == [
        ("idling", 3),
        ("left-alone", None),
    ]


def test_aims_of_a_hand_that_is_gone_are_ignored() -> None:
    assert Table().frame(orders.MoveHand(0, Aim((0.0, 0.0, 0.3)), PAGE)) == []
