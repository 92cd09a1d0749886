"""Nothing is lost: tables come back from their journal alone, exact to the bit."""

import dataclasses
from pathlib import Path

import pytest
from tests.table.tables import NAMES, begun, give_colours, own, topple

from paletti.bench.table.kills import kill_trials
from paletti.physics.snapshot import Snapshot
from paletti.rules.deeds import SetUp
from paletti.rules.events import RoundBegan, VillaSetUp
from paletti.rules.pieces import COLUMNS, Place
from paletti.storage import Store, open_journal
from paletti.table.entry import Entry, JournalProblem, fingerprint, packed, unpacked
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip, LetGo, TakePlateau
from paletti.table.happenings import Happening, Judged, Placed
from paletti.table.journal import Journal, Unfinished
from paletti.table.setup import GameSetup
from paletti.testing import path
from paletti.testing.hand import ScriptedHand

Kept = tuple[GameSetup, tuple[Entry, ...]]


def written(store: Store, kept: Kept) -> str:
    """The token of a table that has this journal."""
    setup, entries = kept
    table = store.create(setup.to_json())
    for entry in entries:
        open_journal(store, table).append(entry, None)
    return table


def test_a_game_comes_back_as_its_last_deed_left_it(three_up_journal: Kept, tmp_path: Path) -> None:
    setup, entries = three_up_journal
    with Store(tmp_path / "villa.db") as store:
        table = written(store, three_up_journal)
        game = Game.resume(setup, open_journal(store, table))
        assert fingerprint(game.journal.entries()) == fingerprint(entries)
    assert game.world.hash() == entries[-1].after
    assert len(game.state.on(Place.BLUE)) == 3
    assert game.version == len(entries)
    assert game.at_rest
    assert game.interrupted is None


def test_an_unfinished_gesture_is_as_if_it_had_not_begun_and_the_players_are_told(
    three_up_journal: Kept, tmp_path: Path
) -> None:
    setup, _ = three_up_journal
    with Store(tmp_path / "villa.db") as store:
        table = written(store, three_up_journal)
        first = Game.resume(setup, open_journal(store, table))
        seat, column = first.state.turn, own(first, loose=True)
        before = first.world.hash()
        first.gesture(seat, Grip(column))
        first.gesture(seat, Aim((0.2, 0.0, 0.1)))
        first.advance(40)
        assert first.world.hash() != before
        second = Game.resume(setup, open_journal(store, table))
        assert second.interrupted == Unfinished(seat, "move", column)
        assert second.world.hash() == before
        assert second.attempt is None
        assert Game.resume(setup, open_journal(store, table)).interrupted is None


def test_the_same_gestures_from_a_resumed_table_give_the_same_deed(three_up_journal: Kept) -> None:
    setup, entries = three_up_journal
    short = Game.resume(setup, Journal(entries[:-1]))
    long = Game.resume(setup, Journal(entries))
    assert short.version + 1 == long.version
    column = own(short, loose=True)
    x, y, _ = short.world.pose("blue").position
    ScriptedHand(short, short.state.turn).raise_column(column, spot=(x - 0.03, y - 0.03))
    assert packed(short.journal.entries()[-1]) == packed(entries[-1])


def test_an_entry_survives_its_bytes(three_up_journal: Kept) -> None:
    for entry in three_up_journal[1]:
        assert unpacked(packed(entry)) == entry
    with pytest.raises(JournalProblem, match="damaged"):
        unpacked(b"nothing of the kind")


def test_a_journal_that_was_tampered_with_is_not_played_on(three_up_journal: Kept) -> None:
    setup, entries = three_up_journal
    with pytest.raises(JournalProblem):
        Game.resume(setup, Journal((*entries[:-2], entries[-1])))


def test_a_villa_of_another_engine_is_not_played_on(three_up_journal: Kept) -> None:
    setup, entries = three_up_journal
    assert entries[-1].state is not None
    older = dataclasses.replace(Snapshot.from_bytes(entries[-1].state), engine="mujoco 3.3.0")
    for state, why in ((older.to_bytes(), "mujoco 3.3.0"), (b"made elsewhere", "not a snapshot")):
        foreign = dataclasses.replace(entries[-1], state=state)
        with pytest.raises(JournalProblem, match=f"cannot be set up here: .*{why}"):
            Game.resume(setup, Journal((*entries[:-1], foreign)))


def test_tables_killed_at_random_moments_lose_nothing(tmp_path: Path) -> None:
    found = kill_trials(tmp_path, GameSetup(NAMES[:2], seed=20, serial=3), seed=1, wanted=4, bold=0.9)
    assert (found.trials, found.lost, found.differs, found.untold) == (4, 0, 0, 0)


def test_a_new_round_is_set_up_anew() -> None:
    game = begun("us", 2, height=4, seed=4, rounds=2, hold_plateaus=True)
    first = game.world.poses()
    topple(game)
    assert game.state.round == 2
    assert not game.state.set_up
    assert any(isinstance(event, RoundBegan) for event in game.journal.entries()[-1].events)
    judged = game.do(SetUp())
    assert isinstance(judged, Judged)
    assert VillaSetUp(2) in judged.events
    assert not any(isinstance(event, RoundBegan) for event in judged.events)
    assert abs(game.world.poses() - first).max() > 0.01
    assert game.state.set_up


def test_a_villa_is_set_up_by_hand_column_by_column() -> None:
    journal = Journal()
    setup = GameSetup(NAMES[:2], layout="by-hand", seed=8)
    game = Game.new(setup, journal)
    assert game.version == 0
    assert len(game.facts().columns) == 20
    assert not game.facts().plateaus
    assert game.gesture(0, TakePlateau()) is not None
    column = "red-thick"
    x, y, z = game.world.pose(column).position
    assert game.gesture(1, Grip(column)) is None
    happened: list[Happening] = []
    legs = [path.Leg((x, y, z + 0.1), 0.3), path.Leg((0.0, 0.0, z + 0.1), 0.3), path.Leg((0.0, 0.0, z - 0.001), 0.1)]
    for aim in path.aims((x, y, z), legs):
        game.gesture(1, aim)
        happened += game.advance().happenings
    assert game.gesture(1, LetGo()) is None
    happened += ScriptedHand(game, 1).rest()
    assert happened[-1] == Placed(1, 1, column)
    assert game.facts().columns[column].level == "base"
    again = Game.resume(setup, journal)
    assert again.world.hash() == game.world.hash()
    assert isinstance(again.do(SetUp()), Judged)
    give_colours(again)
    assert again.state.set_up


def test_a_column_is_not_let_go_on_the_rim() -> None:
    game = Game.new(GameSetup(NAMES[:2], layout="by-hand", seed=8), Journal())
    column = "red-thick"
    x, y, z = game.world.pose(column).position
    rim = (game.kit.base_radius - 0.01) / (x * x + y * y) ** 0.5
    game.gesture(0, Grip(column))
    legs = [path.Leg((x, y, z + 0.05), 0.3), path.Leg((x * rim, y * rim, z + 0.05), 0.3)]
    for aim in path.aims((x, y, z), [*legs, path.Leg((x * rim, y * rim, z - 0.001), 0.1)]):
        game.gesture(0, aim)
        game.advance()
    assert "column-on-rim" in str(game.gesture(0, LetGo()))


def test_practice_begins_as_high_as_one_likes() -> None:
    game = begun(players=2, height=3, seed=2)
    assert str(game.state.top_plateau) == "yellow"
    facts = game.facts()
    assert game.state.on(Place.GREEN)
    assert {column: str(game.state.place(column)) for column in COLUMNS} == {
        column: facts.columns[str(column)].level for column in COLUMNS
    }
    again = Game.resume(game.setup, game.journal)
    assert again.state == game.state
    assert again.world.hash() == game.world.hash()
