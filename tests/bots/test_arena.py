"""Tournaments, standings and the report."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from paletti.bots.arena.report import report
from paletti.bots.arena.standings import contestant_names, summary
from paletti.bots.arena.tournament import MatchResult, pairings, tournament
from paletti.bots.mind.strength import SKILLS, Strength
from paletti.messages import messages
from paletti.table.replay.file import load

PAIR = [Strength.MASTER, Strength.NOVICE]


def won_by(number: int, winner: int | None, cause: int | None, plateaus: int = 2) -> MatchResult:
    return MatchResult(number, (0, 1), () if winner is None else (winner,), cause, plateaus, 20, 30, 1.0, (), False)


def test_seats_turn_from_game_to_game() -> None:
    assert [pairing.seats for pairing in pairings(3, PAIR, "de", 1)] == [(0, 1), (1, 0), (0, 1)]


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    assert pairings(4, PAIR, "de", 1) == pairings(4, PAIR, "de", 1)
    assert pairings(4, PAIR, "de", 1) != pairings(4, PAIR, "de", 2)


def test_every_game_has_a_set_and_a_villa_of_its_own() -> None:
    games = pairings(20, PAIR, "de", 1)

    assert len({game.setup.serial for game in games}) == 20
    assert len({game.setup.seed for game in games}) == 20


def test_who_wins_more_is_rated_higher() -> None:
    found = summary(PAIR, [won_by(number, 0, 1) for number in range(8)])

    assert found.standings[0].mu > found.standings[1].mu + 5
    assert found.standings[0].sigma < 8


def test_shares_count_wins_and_collapses() -> None:
    found = summary(PAIR, [won_by(0, 0, 1), won_by(1, None, 1), won_by(2, 1, 0), won_by(3, 0, None)])
    first, second = found.standings

    assert (first.win_share, first.collapse_share) == (0.5, 0.25)
    assert (second.win_share, second.collapse_share) == (0.25, 0.5)
    assert (found.games, found.decided, found.collapsed) == (4, 3, 3)


def test_bots_of_the_same_strength_have_different_names() -> None:
    assert contestant_names([Strength.MASTER, Strength.NOVICE, Strength.MASTER]) == ["master 1", "novice", "master 2"]


def test_the_report_is_one_page_with_plots_and_fetches_nothing() -> None:
    found = summary(PAIR, [won_by(number, number % 2, 1, 1 + number % 5) for number in range(6)])
    drawn = report(messages("en"), "Arena <1>", found)

    assert drawn.count("<svg") == 5
    assert "Arena &lt;1&gt;" in drawn
    assert "http" not in drawn


def test_a_game_is_kept_as_a_replay(tmp_path: Path) -> None:
    game = pairings(1, [Strength.NOVICE, Strength.NOVICE], "us", 1, {"mode": "freestyle"})[0]
    (result,) = tournament([game], tmp_path, most_deeds=3)

    kept = load(tmp_path / "game-0001.villa")
    assert len(kept.entries) == result.deeds
    assert kept.setup == game.setup


WITH_A_WORKER = """
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from paletti.bots.arena.tournament import _begin

pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
pool.submit(time.sleep, 0).result()
print("ready", flush=True)
pool.submit(time.sleep, 600)
time.sleep(600)
"""


def test_a_worker_ends_when_the_arena_is_killed() -> None:
    command = [sys.executable, "-c", WITH_A_WORKER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as arena:
        assert arena.stdout is not None
        assert arena.stdout.readline() == "ready\n"
        arena.kill()
        # The worker writes to the same pipe, so the output ends only when both are gone.
        assert arena.communicate(timeout=60)[0] == ""


def test_an_arena_of_no_games_has_no_results() -> None:
    assert tournament([]) == []


@pytest.mark.parametrize(("weak", "strong"), list(pairwise(Strength)))
def test_each_strength_has_the_steadier_hand_and_the_sharper_eye(weak: Strength, strong: Strength) -> None:
    one, two = SKILLS[weak], SKILLS[strong]

    assert one.tremor > two.tremor
    assert one.look_every_s > two.look_every_s
    assert one.blur > two.blur
    # A bot that puts a column back in time may dare more.
    assert one.least_chance < two.least_chance or two.lets_be
