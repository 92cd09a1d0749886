"""The bots' benchmark, in small."""

import pytest
from rich.progress import Progress

from paletti.bench.bots import DUELS, TARGETS, oracle, reckoned, schedule, statics
from paletti.bots.arena.tournament import MatchResult, Pairing
from paletti.bots.mind.strength import Strength


def won(game: Pairing, *winners: int) -> MatchResult:
    """That game, won by these contestants, its decisions taking the weaker a tenth of a second and the others one."""
    last = len(game.bots) - 1
    return MatchResult(game.number, game.seats, winners, None, 3, 20, 30, 2.0, ((0, 1.0), (last, 0.1)), False)


def test_every_pair_and_four_masters_play_with_seats_turning() -> None:
    games = schedule(2, 1)

    assert [game.number for game in games] == list(range(2 * len(DUELS) + 1))
    assert [game.bots for game in games[::2]] == [*DUELS, (Strength.MASTER,) * 4]
    assert games[0].seats != games[1].seats


def test_only_decided_games_count_for_the_ladder() -> None:
    games = schedule(3, 1)
    lost, open_ended = games[0].number, games[1].number
    figures = reckoned(
        games, [won(game, *(() if game.number == open_ended else (game.number == lost,))) for game in games]
    )

    assert figures["ladder_master_journeyman"] == 0.5
    assert figures["decided_master_journeyman"] == 2
    assert (figures["ladder"], figures["ladder_master_novice"]) == (0.5, 1.0)
    assert (figures["ladder_games"], figures["master_games"]) == (3, 1)
    assert (figures["master_plateaus"], figures["decide_cpu_s_novice"]) == (3.0, 0.1)


def test_statics_agrees_with_the_wood_on_two_villas() -> None:
    found = statics(Progress(disable=True), 2)

    assert isinstance(found["statics_cases"], int)
    assert found["statics_cases"] > 20
    assert isinstance(found["statics_agreement"], float)
    assert found["statics_agreement"] > 0.9


def test_the_oracle_is_scored_beside_the_base_rate_and_beats_it() -> None:
    found = oracle(Progress(disable=True), 16)
    brier, base = found["oracle_brier"], found["base_rate_brier"]

    assert isinstance(brier, float)
    assert isinstance(base, float)
    assert found["oracle_draws"] == 16
    # One draw of sixteen failed, and the oracle saw it coming.
    assert base == pytest.approx(1 / 16 * 15 / 16)
    assert found["oracle_ratio"] == pytest.approx(brier / base)
    assert brier < 0.35 * base


def test_every_promise_of_the_issue_has_a_target() -> None:
    promised = {target.key for target in TARGETS if target.promise}

    assert promised >= {
        "statics_agreement",
        "statics_speedup",
        "oracle_ratio",
        "ladder",
        "ladder_master_novice",
        "master_plateaus",
        "decide_cpu_s",
        "decide_cpu_s_novice",
    }
