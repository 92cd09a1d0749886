"""The rulings that hands meet in real wood: feeling, pushing, holding, idling, jamming, plateaus that slide off."""

from itertools import pairwise
from math import cos, radians, sin

import numpy as np
from numpy.typing import NDArray
from tests.table.tables import begun, carry_up, own, verdicts

from paletti.physics.pose import Pose
from paletti.rules.deeds import Ends, LayEnds, LayPlateau, MoveColumn, RunOutOfTime
from paletti.rules.pieces import Column
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal
from paletti.table.attempt import Phase
from paletti.table.entry import FeelColumn
from paletti.table.game import Game
from paletti.table.gestures import Aim, AimHold, Grip, Hold, Hook, LetGo, PutBack, ReleaseHold, TakePlateau
from paletti.table.happenings import Faulted, Felt, Happening, Idling, Jammed, LeftAlone, PuttingBack
from paletti.table.journal import Journal
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
from paletti.testing import path
from paletti.testing.hand import ScriptedHand
from paletti.testing.players import LOOSE_N

SLOW_M_S = 0.01


def nudge(game: Game, column: str, millimetres: float) -> None:
    """Takes a column, moves it outwards by this much, and keeps it there."""
    seat = game.state.actor
    x, y, z = game.world.pose(column).position
    heading = ScriptedHand(game, seat).heading(column)
    to = (x + millimetres / 1000 * cos(heading), y + millimetres / 1000 * sin(heading), z)
    assert game.gesture(seat, Grip(column)) is None
    for aim in (*path.aims((x, y, z), [path.Leg(to, SLOW_M_S)]), *[Aim(to)] * 40):
        assert game.gesture(seat, aim) is None
        game.advance()


def let_go(game: Game) -> list[Happening]:
    seat = game.state.actor
    assert game.gesture(seat, LetGo()) is None
    return ScriptedHand(game, seat).rest()


def test_a_column_let_go_before_it_was_moved_a_millimetre_is_not_chosen() -> None:
    game = begun(players=2, feel_first=3)
    seat, column, state = game.state.turn, own(game, loose=True), game.state
    nudge(game, column, 1.5)
    assert let_go(game)[-1] == Felt(game.version, seat, column)
    assert game.state == state
    assert game.journal.entries()[-1].deed == FeelColumn(state.players[seat], column)
    other = next(
        name
        for name, why in game.touchable(seat).items()
        if why is None and name != column and game.reach(name).by_hand
    )
    assert game.gesture(seat, Grip(other)) is None
    assert game.gesture(seat, PutBack()) is None
    assert isinstance(ScriptedHand(game, seat).rest()[-1], Felt)


def test_all_touches_of_a_turn_count_together_also_after_a_restart() -> None:
    journal = Journal()
    game = begun(feel_first=3, journal=journal)
    seat, column = game.state.turn, own(game, loose=True)
    for millimetres in (1.8, 0.6):
        nudge(game, column, millimetres)
        assert isinstance(let_go(game)[-1], Felt)
    game = Game.resume(game.setup, journal)
    nudge(game, column, 2.5)
    refused = game.gesture(seat, LetGo())
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.NOT_ON_TOP_PLATEAU
    deed = verdicts(ScriptedHand(game, seat).put_back())[0].deed
    assert deed == MoveColumn(game.state.players[seat], Column(column), Ends.BROKEN_OFF)
    assert isinstance(verify(replay_of(game.setup, journal.entries())), Verified)


Film = list[tuple[Phase, NDArray[np.float64]]]


def push(game: Game, film: Film | None = None) -> list[Happening]:
    """The player on turn pushes a neighbour with a column; what happens then. `film` collects every picture."""
    seat, column = game.state.turn, own(game, loose=True)
    facts = game.facts()
    x, y, z = facts.pose(column).position
    others = [facts.pose(name).position for name in facts.columns if name != column]
    nx, ny, _ = min(others, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
    assert game.gesture(seat, Grip(column)) is None
    happened: list[Happening] = []
    aims = list(path.aims((x, y, z), [path.Leg((x + (nx - x) * 3, y + (ny - y) * 3, z), 0.05)]))
    while game.attempt is not None:
        if aims:
            game.gesture(seat, aims.pop(0))
        if film is not None:
            film.append((game.attempt.phase, game.frame().poses))
        happened += game.advance().happenings
    return happened


def test_after_a_push_the_villa_is_put_back_exactly_and_for_all_to_see_and_through_no_wood() -> None:
    game, film = begun(seed=5), Film()
    before = game.snapshot()
    happened = push(game, film)
    kinds = [type(one) for one in happened]
    assert kinds.index(Faulted) < kinds.index(PuttingBack)
    deed = verdicts(happened)[0].deed
    assert isinstance(deed, MoveColumn)
    assert deed.ends is Ends.FAULT
    assert game.snapshot().at(0.0).hash == before.at(0.0).hash
    assert [lock.column for lock in game.state.locks] == [deed.column]
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)
    pictures = [poses for _, poses in film]
    assert max(float(np.abs(two - one)[:, :3].max()) for one, two in pairwise(pictures)) < 0.01
    mending = [poses for phase, poses in film if phase is Phase.MENDING]
    probe, blue = game.kit.world(game.setup.serial, ears=False), game.world.index("blue")
    for poses in mending[len(mending) // 4 :: 9]:  # by now room has been made
        # Raises an error if one piece sticks in another.
        probe.place(
            {name: Pose.of_row(poses[at]) for at, name in enumerate(game.world.names) if not game.world.is_parked(name)}
        )
    assert max(poses[blue, 2] for poses in mending) > mending[0][blue, 2] + 0.1


def shove(game: Game, other: str, millimetres: float) -> list[Happening]:
    """Leads the column in hand against another until that has moved this far, and puts it back; what happens."""
    seat, happened = game.state.actor, list[Happening]()
    assert game.attempt is not None
    x, y, z = game.world.pose(game.attempt.piece).position
    ox, oy, _ = game.world.pose(other).position
    for aim in path.aims((x, y, z), [path.Leg((2 * ox - x, 2 * oy - y, z + 0.001), SLOW_M_S)]):
        if game.world.pushed().get(other, 0.0) * 1000 > millimetres or game.gesture(seat, aim) is not None:
            break
        happened += game.advance().happenings
    if game.gesture(seat, PutBack()) is not None:
        game.do(RunOutOfTime(game.state.players[seat]))
    return happened + ScriptedHand(game, seat).rest()


def shoved_on_top(edition: str) -> list[Happening]:
    """What happens when somebody pushes a column by 5 mm that another player has just stood on the top level."""
    game = begun(edition, 2, seed=11, serial=2, hands="steady")
    x, y, _ = game.world.pose("blue").position
    other = own(game, loose=True)
    ScriptedHand(game, game.state.turn).raise_column(other, spot=(x, y))
    seat, column, facts = game.state.turn, own(game, loose=True), game.facts()
    assert facts.columns[other].level == "blue"
    heading = ScriptedHand(game, seat).heading(column)
    legs = path.raise_legs(facts, column, heading, (x + 0.04, y), path.floor_height(facts, "blue"))
    assert game.gesture(seat, Grip(column)) is None
    for aim in path.aims(facts.pose(column).position, legs[:-1]):
        assert game.gesture(seat, aim) is None
        game.advance()
    return shove(game, other, 5.0)


def test_the_dutch_forgive_less_pushing_on_the_top_level_than_the_germans() -> None:
    ends = {}
    for edition in ("nl", "de"):
        happened = shoved_on_top(edition)
        deed = verdicts(happened)[0].deed
        assert isinstance(deed, MoveColumn)
        ends[edition] = deed.ends
        assert any(isinstance(one, Faulted) for one in happened) == (edition == "nl")
    assert ends == {"nl": Ends.FAULT, "de": Ends.BROKEN_OFF}


def shoved_below(edition: str) -> tuple[Game, list[Happening]]:
    """A game in which somebody pushed a neighbour on the base by 5 mm."""
    game = begun(edition, 2, seed=5, hands="steady")
    seat, column, facts = game.state.turn, own(game, loose=True), game.facts()
    x, y, _ = facts.pose(column).position
    at = {name: facts.pose(name).position for name in facts.columns if name != column}
    other = min(at, key=lambda name: (at[name][0] - x) ** 2 + (at[name][1] - y) ** 2)
    assert game.gesture(seat, Grip(column)) is None
    return game, shove(game, other, 5.0)


def test_american_rules_forgive_three_millimetres_anywhere_and_lock_nothing() -> None:
    game, happened = shoved_below("us")
    deed = verdicts(happened)[0].deed
    assert isinstance(deed, MoveColumn)
    assert deed.ends is Ends.FAULT
    assert game.state.locks == ()
    assert not any(isinstance(one, Faulted) for one in shoved_below("de")[1])


def test_any_plateau_above_the_drawn_column_may_be_held_and_none_below() -> None:
    game = begun(height=3, seed=4)
    seat = game.state.turn
    facts = game.facts()
    may = [name for name, why in game.touchable(seat).items() if why is None and game.reach(name).by_hand]
    on_blue = next(name for name in may if facts.columns[name].level == "blue")
    assert game.gesture(seat, Grip(on_blue)) is None
    refused = game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0)))
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.HANDS_OFF_PLATEAU
    for plateau in ("green", "yellow"):
        assert game.gesture(seat, Hold(plateau, (0.0, 0.0, 0.0))) is None
        assert game.gesture(seat, ReleaseHold()) is None


def test_a_held_plateau_must_come_back_to_where_it_lay_though_it_covers_the_same() -> None:
    game = begun(hold_shift_mm=1)
    seat, column = game.state.turn, own(game, loose=True)
    x, y, z = game.world.pose("blue").position
    assert game.gesture(seat, Grip(column)) is None
    assert game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0))) is None
    for to in ((x, y, z + 0.003), (x + 0.003, y, z + 0.003), (x + 0.003, y, z)):
        for aim in path.aims(game.world.pose("blue").position, [path.Leg(to, 0.02)]):
            assert game.gesture(seat, AimHold(aim.position)) is None
            game.advance()
    carry_up(game, seat, column)
    refused = game.gesture(seat, LetGo())
    assert isinstance(refused, Refusal)
    assert (refused.reason, refused.facts) == (Reason.PLATEAU_SHIFTED, ("blue",))


def test_idle_hands_that_can_set_down_nothing_have_it_put_back() -> None:
    game = begun(idle_hand_s=5)
    seat, column = game.state.turn, own(game, loose=True)
    nudge(game, column, 4)
    began, happened = game.world.time, list[Happening]()
    while game.attempt is not None and game.world.time < began + 60:
        happened += game.advance().happenings
    deed = verdicts(happened)[0].deed
    assert deed == MoveColumn(game.state.players[seat], Column(column), Ends.BROKEN_OFF)
    told = [one for one in happened if isinstance(one, Idling | LeftAlone)]
    assert told == [Idling(seat, column, 3), LeftAlone(seat, column)]  # warned once, and announced at the end
    assert game.world.time - began > 5
    assert (game.journal.entries()[-1].extra.opened or 0) > 0
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def idle(game: Game) -> list[Happening]:
    """What happens while nobody does anything."""
    until, happened = game.world.time + 60, list[Happening]()
    while game.attempt is not None and game.world.time < until:
        happened += game.advance().happenings
    return happened


def test_hands_that_go_on_in_time_are_warned_anew_and_not_taken_away() -> None:
    game = begun(idle_hand_s=5)
    seat, column = game.state.turn, own(game, loose=True)
    nudge(game, column, 4)
    happened = list[Happening]()
    for _ in range(2):
        until = game.world.time + 4
        while game.world.time < until:
            happened += game.advance().happenings
        assert game.gesture(seat, Aim(game.world.pose(column).position)) is None
    assert [one for one in happened if isinstance(one, Idling | LeftAlone)] == [Idling(seat, column, 3)] * 2
    assert game.attempt is not None


def test_idle_hands_open_where_the_column_stands_as_it_may_and_it_counts() -> None:
    game = begun(idle_hand_s=5)
    seat, column, facts = game.state.turn, own(game, loose=True), game.facts()
    spot, hand = path.free_spots(facts, column, "blue")[0], ScriptedHand(game, seat)
    legs = path.raise_legs(facts, column, hand.heading(column), spot, path.floor_height(facts, "blue"))
    assert game.gesture(seat, Grip(column)) is None
    assert game.gesture(seat, Hold("blue", (0.0, 0.0, 0.0))) is None
    for aim in path.aims(facts.pose(column).position, legs):
        assert game.gesture(seat, aim) is None
        game.advance()
    deed = verdicts(idle(game))[0].deed
    assert deed == MoveColumn(game.state.players[seat], Column(column))
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def test_idle_hands_that_merely_felt_a_column_open_and_nothing_has_happened() -> None:
    game = begun(idle_hand_s=5)
    seat, column, state = game.state.turn, own(game, loose=True), game.state
    assert game.gesture(seat, Grip(column)) is None
    assert idle(game)[-1] == Felt(game.version, seat, column)
    assert game.state == state


def test_an_idle_hook_has_its_column_put_back() -> None:
    game = begun(idle_hand_s=5)
    seat, facts = game.state.turn, game.facts()
    column = next(
        name
        for name, why in game.touchable(seat).items()
        if why is None and game.reach(name).by_hook and facts.columns[name].load < LOOSE_N
    )
    x, y, z = start = facts.pose(column).position
    turn = radians(game.reach(column).hook[0])
    assert game.gesture(seat, Hook(column, (cos(turn), sin(turn)))) is None
    for aim in path.aims(start, [path.Leg((x + 0.006 * cos(turn), y + 0.006 * sin(turn), z), SLOW_M_S)]):
        assert game.gesture(seat, aim) is None
        game.advance()
    deed = verdicts(idle(game))[0].deed
    assert deed == MoveColumn(game.state.players[seat], Column(column), Ends.BROKEN_OFF)
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def test_idle_hands_with_a_plateau_over_nothing_give_it_up() -> None:
    game = begun("us", 2, idle_hand_s=5)
    assert game.gesture(0, TakePlateau()) is None
    x, y, z = game.world.pose("green").position
    for aim in path.aims((x, y, z), [path.Leg((x, y, z + 0.05), 0.1)]):
        assert game.gesture(0, aim) is None
        game.advance()
    deed = verdicts(idle(game))[0].deed
    assert deed == LayPlateau("Ann", 0, False, LayEnds.GIVEN_UP)
    assert game.world.is_parked("green")
    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def test_american_columns_that_do_not_come_out_go_back_and_nothing_is_locked() -> None:
    game = begun("us", 2, jam_s=1, height=5, seed=4)
    facts = game.facts()
    column = max(
        (name for name in facts.columns if game.reach(name).by_hand and game.may(0, Grip(name)) is None),
        key=lambda name: facts.columns[name].load,
    )
    x, y, z = game.world.pose(column).position
    assert game.gesture(0, Grip(column)) is None
    happened: list[Happening] = []
    while game.attempt is not None:
        game.gesture(0, Aim((x, y, z + 0.05)))  # upwards, against the whole villa
        happened += game.advance().happenings
    assert Jammed(0, column) in happened
    assert verdicts(happened)[0].deed == MoveColumn("Ann", Column(column), Ends.JAMMED)
    assert game.state.locks == ()
