"""The bots' benchmark, on a small scale."""

from importlib.resources import files
from pathlib import Path

import pytest
from rich.progress import Progress

from paletti.bench.bots import games as bots_games
from paletti.bench.bots.bench import oracle, statics
from paletti.bench.bots.games import (
    BEGINNERS,
    DUELS,
    FORMER,
    FOUR,
    LADDER,
    PEOPLE,
    PLAYED_BY,
    KeptGames,
    figures_of,
    schedule,
)
from paletti.bench.bots.turns import turn_seconds
from paletti.bench.report import BadBench
from paletti.bots import BRISK, HUMAN
from paletti.bots.arena.match import TimedDecision, play
from paletti.bots.arena.tournament import MatchResult, Pairing, pairings
from paletti.bots.mind.decision import Speak
from paletti.bots.mind.strength import FORMER as FORMER_SKILLS
from paletti.bots.mind.strength import SKILLS, Strength, skill_of
from paletti.rules.deeds import Consent


def won(game: Pairing, *winners: int, cause: int | None = None, raised: int = 9) -> MatchResult:
    """That game, won by these contestants. The weaker one took 0.1 s for each decision, the others one second."""
    last = len(game.bots) - 1
    return MatchResult(game.number, game.seats, winners, cause, 3, 20, 30, 2.0, ((0, 1.0), (last, 0.1)), False, raised)


def test_pairs_take_turns_with_seats_turning_so_that_a_cut_run_has_games_of_all() -> None:
    games = schedule(2, 1)

    assert [game.number for game in games] == list(range(2 * len(DUELS) + 1))
    assert [game.bots for game in games] == [*DUELS, FOUR, *DUELS]
    first, again = (game for game in games if game.bots == LADDER[0])
    assert (first.setup, first.seats) == (again.setup, again.seats[::-1])


def test_only_decided_games_count_for_the_ladder() -> None:
    games = schedule(3, 1)
    lost, undecided, _ = (game.number for game in games if game.bots == LADDER[0])
    figures = figures_of(
        games, [won(game, *(() if game.number == undecided else (game.number == lost,))) for game in games]
    )

    assert figures["ladder_master_journeyman"] == 0.5
    assert figures["decided_master_journeyman"] == 2
    assert (figures["ladder"], figures["ladder_master_novice"], figures["former"]) == (0.5, 1.0, 1.0)
    assert (figures["ladder_games"], figures["master_games"], figures["endless"]) == (3, 1, 0)
    assert (figures["master_plateaus"], figures["decide_cpu_s_novice"], figures["turn_cpu_s"]) == (3.0, 0.1, 0.1)


def test_games_as_people_play_them_and_games_that_ended_early_are_counted() -> None:
    games = schedule(4, 1)
    fell = [game.number for game in games if game.bots == PEOPLE][1:]
    early = next(game.number for game in games if game.bots == BEGINNERS)
    figures = figures_of(
        games,
        [
            won(game, 0, cause=1 if game.number in fell else None, raised=3 if game.number == early else 4)
            for game in games
        ],
    )

    assert (figures["collapses"], figures["collapse_plateaus"], figures["collapse_turns"]) == (0.75, 3, 20)
    assert figures["early"] == 0.25


def test_a_run_cut_short_goes_on_with_the_games_it_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = schedule(1, 1)
    file = tmp_path / "games.jsonl"
    KeptGames(file).add(won(games[3], 0, cause=1))

    assert KeptGames(file).results == {3: won(games[3], 0, cause=1)}

    monkeypatch.setattr(bots_games, "fingerprint", lambda: "other")
    with pytest.raises(BadBench, match="this very code"):
        KeptGames(file)


def test_the_code_that_games_follow_from_is_all_there() -> None:
    root = Path(str(files("paletti")))

    assert [part for part in PLAYED_BY if not (root / part).exists()] == []


def test_every_strength_plays_against_itself_as_it_was() -> None:
    assert [skill_of(former) for _, former in FORMER] == [FORMER_SKILLS[Strength(now)] for now, _ in FORMER]
    assert skill_of("master") == SKILLS[Strength.MASTER] != FORMER_SKILLS[Strength.MASTER]


def test_statics_agrees_with_the_wood_on_two_villas() -> None:
    found = statics(Progress(disable=True), 2)

    assert isinstance(found["statics_cases"], int)
    assert found["statics_cases"] > 20
    assert isinstance(found["statics_agreement"], float)
    assert found["statics_agreement"] > 0.9


def test_the_oracle_is_scored_beside_the_base_rate_and_beats_it() -> None:
    found = oracle(Progress(disable=True), 24)
    brier, base = found["oracle_brier"], found["base_rate_brier"]

    assert isinstance(brier, float)
    assert isinstance(base, float)
    assert found["oracle_draws"] == 24
    # Four of the 24 draws failed, and the oracle expected nearly all of these failures.
    assert base == pytest.approx(4 / 24 * 20 / 24)
    assert found["oracle_ratio"] == pytest.approx(brier / base)
    assert brier < 0.35 * base


def test_a_turn_takes_the_thinking_and_the_hands_of_all_its_decisions_and_colours_are_no_turn() -> None:
    decision = Speak(Consent())
    thoughts = [
        TimedDecision(version, 0, decision, cpu_s, turn, hands_s)
        for version, (cpu_s, turn, hands_s) in enumerate([(9.0, 0, 9.0), (0.5, 1, 3.0), (0.25, 1, 0.25), (1.0, 2, 4.0)])
    ]
    assert turn_seconds(thoughts) == [4.0, 5.0]


def test_among_people_the_hands_of_a_turn_take_longer_than_in_the_arena() -> None:
    (game,) = pairings(1, ("novice", "novice"), "de", 14300)
    hands = [
        sum(one.hands_s for one in play(game.setup, game.bots, most_deeds=6, pace=pace).thoughts if one.turn == 1)
        for pace in (BRISK, HUMAN)
    ]
    assert 0 < hands[0] < hands[1]
