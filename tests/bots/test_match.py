"""Whole games and the beginnings of games, in every edition."""

import pytest
from tests.bots.scenes import PLAYERS, opening

from paletti.bots.arena.match import play
from paletti.bots.hands.travel import BRISK
from paletti.bots.mind.decision import Lay, LetBe, Raise, Spot
from paletti.bots.mind.rehearsal import Draw
from paletti.bots.mind.strength import Strength
from paletti.bots.player import Bot
from paletti.bots.study.analysis import analyse
from paletti.rules import masks
from paletti.rules.deeds import Ends, MoveColumn, RunOutOfTime
from paletti.table.entry import fingerprint
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
from paletti.table.setup import GameSetup

HOUSES = [
    ("nl", 2, {}),
    ("fr", 3, {}),
    ("en", 4, {}),
    ("ru", 3, {}),
    ("us", 2, {"mode": "freestyle"}),
    ("us", 3, {"mode": "random", "scoring": "tournament"}),
    ("us", 4, {"mode": "assigned", "rounds": 2}),
]


@pytest.mark.parametrize(("edition", "players", "house"), HOUSES)
def test_bots_find_their_way_into_every_edition(edition: str, players: int, house: dict[str, str | int]) -> None:
    setup = GameSetup(PLAYERS[:players], edition, house, serial=5, seed=5)
    played = play(setup, ([Strength.APPRENTICE, Strength.NOVICE] * 2)[:players], most_deeds=2 * players + 3)
    deeds = [entry.deed for entry in played.game.journal.entries()]

    assert played.game.state.over or len(deeds) == 2 * players + 3
    assert any(isinstance(deed, MoveColumn) for deed in deeds)


def test_a_masters_first_column_stands() -> None:
    last = opening().game.journal.entries()[-1].deed

    assert isinstance(last, MoveColumn)
    assert last.ends is Ends.STANDS


def test_the_same_setup_gives_the_same_game_to_the_byte() -> None:
    again = play(GameSetup(PLAYERS[:2], "de", serial=7, seed=7), [Strength.MASTER] * 2, most_deeds=5)

    assert fingerprint(again.game.journal.entries()) == fingerprint(opening().game.journal.entries())


def test_what_a_bot_did_verifies() -> None:
    game = opening().game

    assert isinstance(verify(replay_of(game.setup, game.journal.entries())), Verified)


def test_every_thought_is_kept_with_what_it_was_about() -> None:
    played = opening()
    thoughts, entries = played.thoughts, played.game.journal.entries()
    decided = {thought.version + 1: thought.seat for thought in thoughts}

    assert len(decided) == len(thoughts) > 1
    assert decided.items() <= {entry.version: entry.seat for entry in entries}.items()
    assert thoughts[-1].decision.weighed


def test_a_column_that_is_let_be_stays_where_it_is_is_locked_and_ends_the_turn() -> None:
    game = play(GameSetup(PLAYERS[:2], "de", serial=7, seed=7), [Strength.NOVICE] * 2, most_deeds=4).game
    turn, bot = game.state.turn, Bot(game.state.turn, Strength.MASTER, 7, BRISK)
    view = bot.view(game)
    column, way = next((str(one), ways[0]) for one in view.options.move if (ways := view.ways(str(one))[0]))
    before = game.world.poses()
    for _ in bot.act(game, LetBe(Draw(column, way))):
        game.advance(4)
    deed = game.journal.entries()[-1].deed

    assert isinstance(deed, MoveColumn)
    assert (str(deed.column), deed.ends) == (column, Ends.BROKEN_OFF)
    assert game.state.turn != turn
    assert game.state.locked == masks.BIT[deed.column]
    assert abs(game.world.poses() - before).max() < 0.002


def test_a_hand_that_cannot_do_its_deed_passes_the_turn_on() -> None:
    setup = GameSetup(PLAYERS[:2], "de", serial=7, seed=7)
    game = play(setup, [Strength.NOVICE] * 2, most_deeds=4).game
    version, turn = game.version, game.state.turn
    # Nobody applied, so there is no plateau to take.
    for _ in Bot(turn, Strength.NOVICE, 1, BRISK).act(game, Lay("green", Spot(0.0, 0.0))):
        game.advance(4)

    assert game.version == version + 1
    assert game.state.turn != turn


def test_a_game_looked_at_again_has_a_note_for_every_deed() -> None:
    game = opening().game
    steps: list[tuple[int, int]] = []
    found = analyse(replay_of(game.setup, game.journal.entries()), lambda done, whole: steps.append((done, whole)))

    assert [note.version for note in found.notes] == [entry.version for entry in game.journal.entries()]
    assert steps[-1] == (len(found.notes), len(found.notes))
    moved = found.notes[-1]
    assert moved.chance is not None
    assert moved.chance > 0.8
    assert 1 <= len(moved.alternatives) <= 3
    assert all(sum(note.outlook) == pytest.approx(1.0) for note in found.notes)
    assert found.hopeless_since is None
    assert found.to_json()["players"] == ("Ann", "Ben")


def test_a_game_looked_at_again_with_two_cores_is_seen_the_same() -> None:
    game = opening().game
    replay = replay_of(game.setup, game.journal.entries())

    assert analyse(replay, cores=2) == analyse(replay)


def test_a_bot_that_may_neither_set_down_nor_put_back_still_ends_its_turn() -> None:
    setup = GameSetup(PLAYERS[:2], "us", {"mode": "freestyle"}, serial=5, seed=5)
    game = play(setup, [Strength.NOVICE] * 2, most_deeds=1).game
    turn, bot = game.state.turn, Bot(game.state.turn, Strength.MASTER, 7, BRISK)
    view, version = bot.view(game), game.version
    column, way = next((str(one), ways[0]) for one in view.options.move if (ways := view.ways(str(one))[0]))
    for _ in bot.act(game, Raise(Draw(column, way), Spot(0.4, 0.0))):  # beside the plateau no column may be let go
        game.advance(4)
    deed = game.journal.entries()[-1].deed

    assert game.attempt is None
    assert game.version == version + 1
    assert isinstance(deed, RunOutOfTime)
    assert game.state.turn != turn
