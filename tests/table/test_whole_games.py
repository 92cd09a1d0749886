"""Whole games by scripted hands in real wood: every game ends, verifies, and judged again has the same winner."""

import pytest

from paletti.rules.choices import Chosen
from paletti.rules.events import GameEnded
from paletti.table.entry import fingerprint
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.replay.file import from_bytes, replay_of, to_bytes
from paletti.table.replay.rejudge import judge_again
from paletti.table.replay.verify import Verified, verify
from paletti.table.setup import GameSetup
from paletti.testing.players import Scripted

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna")


def played(setup: GameSetup, seed: int) -> Game:
    game = Game.new(setup, Journal())
    Scripted(game, seed, bold=1.0).play()
    return game


# `paletti bench` plays forty more, from the first storey on; games with tall villas end sooner.
@pytest.mark.parametrize(
    ("edition", "players", "house", "height"),
    [
        ("de", 4, {}, 4),
        ("nl", 3, {}, 5),
        ("fr", 2, {}, 4),
        ("ru", 4, {}, 5),
        ("us", 5, {"mode": "random", "scoring": "tournament"}, 4),
        ("us", 2, {"rounds": 2}, 5),
    ],
)
def test_a_game_reaches_an_end_that_its_journal_explains(
    edition: str, players: int, house: dict[str, Chosen], height: int
) -> None:
    setup = GameSetup(NAMES[:players], edition, house, seed=2, serial=42, height=height)
    game = played(setup, 2)
    assert game.state.over
    replay = from_bytes(to_bytes(replay_of(setup, game.journal.entries())))
    assert isinstance(replay.entries[-1].events[-1], GameEnded)
    winners = tuple(game.state.players[seat] for seat in game.state.winners)
    assert judge_again(replay, edition).winners == winners
    assert isinstance(verify(replay), Verified)


def test_two_runs_from_the_same_seeds_give_the_same_journal_and_others_do_not() -> None:
    setup = GameSetup(NAMES[:5], "us", {"mode": "random"}, seed=2, serial=42, height=4)
    one, two, three = played(setup, 2), played(setup, 2), played(setup, 3)
    assert fingerprint(one.journal.entries()) == fingerprint(two.journal.entries())
    assert fingerprint(one.journal.entries()) != fingerprint(three.journal.entries())
