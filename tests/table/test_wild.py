"""No gesture, however wild, breaks a table."""

from math import hypot

import numpy as np
from tests.table.tables import begun, own, verdicts

from paletti.rules.deeds import ApplyForPlateau, Consent, Ends, Leave, MoveColumn
from paletti.table.attempt import Phase
from paletti.table.entry import fingerprint
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip, Hook, PutBack, TakePlateau
from paletti.table.happenings import Happening, Trouble, TroubleKind
from paletti.table.journal import Journal
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
from paletti.testing.hand import ScriptedHand


def test_a_column_torn_over_by_the_hook_has_fallen() -> None:
    game = begun(seed=5)
    seat, column = game.state.turn, own(game, loose=True)
    x, y, z = game.world.pose(column).position
    assert game.gesture(seat, Hook(column, (x / hypot(x, y), y / hypot(x, y)))) is None
    happened: list[Happening] = []
    for number in range(120):
        if game.attempt is None or game.attempt.phase is not Phase.IN_HAND:
            break
        game.gesture(seat, Aim((x * (1 + number / 20), y * (1 + number / 20), z)))
        happened += game.advance().happenings
    happened += ScriptedHand(game, seat).rest()
    (judged,) = verdicts(happened)
    assert isinstance(judged.deed, MoveColumn)
    assert judged.deed.ends is Ends.FALLS
    assert np.isfinite(game.world.poses()).all()


def test_a_world_that_comes_apart_is_taken_back_and_the_column_counts_as_fallen() -> None:
    game = begun()
    seat, column = game.state.turn, own(game, loose=True)
    assert game.gesture(seat, Grip(column)) is None
    game.advance(40)
    game.world.data.qvel[:] = np.nan
    happened = list(game.advance(8).happenings) + ScriptedHand(game, seat).rest()
    deed = verdicts(happened)[0].deed
    assert isinstance(deed, MoveColumn)
    assert deed.ends is Ends.FALLS
    assert np.isfinite(game.world.poses()).all()
    assert game.world.hash() == game.journal.entries()[-1].after


def test_wild_targets_are_followed_physically_or_refused_and_replay_the_same() -> None:
    game = begun(players=2, seed=13)
    seat, column = game.state.turn, own(game, loose=True)
    assert game.gesture(seat, Grip(column)) is None
    wild = ((1.9, 0.0, 0.0), (-1.0, 1.0, 0.5), (0.0, 0.0, -0.5), (0.0, 0.0, 1.9), (9.0, 9.0, 9.0))
    for number in range(60):
        refused = game.gesture(seat, Aim(wild[number % 5], turn=number * 0.5))
        assert refused in (None, Trouble(TroubleKind.NONSENSE), Trouble(TroubleKind.WOOD_MOVES))
        game.advance()
        if game.attempt is None or game.attempt.phase is not Phase.IN_HAND:
            break
    if game.attempt is not None and game.attempt.phase is Phase.IN_HAND:
        ScriptedHand(game, seat).put_back()
    ScriptedHand(game, seat).rest()
    assert np.isfinite(game.world.poses()).all()
    entries = game.journal.entries()
    assert isinstance(verify(replay_of(game.setup, entries)), Verified)
    again = Game.resume(game.setup, Journal(entries))
    assert (again.version, again.world.hash()) == (game.version, game.world.hash())


def test_a_refused_hook_does_not_open_the_hand_that_holds_a_plateau(three_up: Game) -> None:
    game, seat = three_up, three_up.state.turn
    by = game.state.players[seat]
    game.do(ApplyForPlateau(by))
    game.do(Consent())
    assert game.gesture(seat, TakePlateau()) is None
    plateau = game.world.held(0)
    assert game.gesture(seat, Hook(str(plateau), (1.0, 0.0))) == Trouble(TroubleKind.NOT_ON_PIECE)
    assert game.world.held(0) == plateau


def test_who_leaves_in_mid_draw_where_nobody_may_break_off_leaves_a_villa_that_is_known() -> None:
    game = begun("us", 3, seed=9)
    seat = game.state.turn
    assert game.gesture(seat, Grip(own(game, loose=True))) is None
    game.advance(100)
    assert game.do(Leave(game.state.players[seat])) is None
    ScriptedHand(game, seat).rest()
    entries = game.journal.entries()
    assert entries[-1].deed == Leave(game.state.players[seat])
    assert Game.resume(game.setup, Journal(entries)).world.hash() == game.world.hash()
    assert isinstance(verify(replay_of(game.setup, entries)), Verified)


def test_the_length_of_frames_leaves_no_trace_in_the_journal() -> None:
    kept = []
    for ticks in (1, 4, 8, 100):
        game = begun(players=2, seed=13)
        for loose in (True, False):
            seat = game.state.turn
            assert game.gesture(seat, Grip(own(game, loose=loose))) is None
            game.advance(100)
            assert game.gesture(seat, PutBack()) is None
            while game.attempt is not None:
                game.advance(ticks)
        kept.append(fingerprint(game.journal.entries()))
    assert len(set(kept)) == 1
