"""What we promise for each figure. Whoever loosens or drops a promise in a bench must change it here as well."""

from importlib import import_module
from operator import eq, ge, gt, le, lt

import pytest

from paletti.bench.parts import BENCHES
from paletti.bench.report import Target

PROMISED: dict[str, dict[str, str]] = {
    "world": {
        "speedup": "> 2",
        "rollout_speedup": "> 4.5",
        "live_speedup": "> 3.5",
        "carry_speedup": "> 8",
        "overhead": "< 1.15",
        "memory_mb": "< 5",
        "restore_error": "= 0",
        "restore_hashes_equal": "= 1",
        "drift_mm": "< 0.2",
        "drift_fallen": "= 0",
        "asleep_drift_mm": "= 0",
        "loose_share": "0.25 … 0.75",
        "pull_agreement": "> 0.95",
        "rollout_agreement": "> 0.92",
        "pull_cases": ">= 120",
        "pull_villas": ">= 12",
        "pull_fallen_share": ">= 0.25",
    },
    "rules": {
        "vs_chess": ">= 0.3",
    },
    "table": {
        "games": ">= 40",
        "all_verified": "= 1",
        "all_rejudged": "= 1",
        "replay_kb": "< 400",
        "kill_trials": ">= 50",
        "kill_lost": "= 0",
        "kill_differs": "= 0",
        "kill_untold": "= 0",
        "verified": ">= 30",
        "not_verified": "= 0",
        "unfinished": "= 0",
        "rarest_verb": ">= 10",
        "collapses": ">= 60",
        "by_hook": ">= 5",
        "least_of_an_edition": ">= 1",
        "least_of_a_strength": ">= 1",
        "visible_collapses": "= 1",
        "unseen_falls": "= 0",
    },
    "server": {
        "vs_limit": "> 1",
        "games_per_core": "> 40",
        "watchers": "> 500",
        "kbit_s": "< 20",
        "kbit_s_rest": "< 1",
        "scaling": "> 0.9",
        "first_load_kb": "< 260",
        "bytes_a_game": "< 150000",
    },
    "cluster": {
        "forward_ms": "< 5",
        "kills": ">= 150",
        "lost": "= 0",
        "double": "= 0",
        "differs": "= 0",
        "resume_s_p99": "< 12",
        "drain_pause_s_p99": "< 2",
        "outages": ">= 2",
        "outage_back_s": "< 12",
        "ray_equal": "= 1",
    },
    "attack": {
        "messages": ">= 1e+06",
        "takeovers": "= 0",
        "breakdowns": "= 0",
        "tracebacks": "= 0",
        "victim_fps": "> 0.9",
        "bombs_refused": "= 1",
        "bomb_mb": "< 50",
        "kills": ">= 1000",
        "lost": "= 0",
        "differs": "= 0",
        "soak_growth": "< 1.1",
    },
    "bots": {
        "statics_cases": ">= 300",
        "statics_agreement": "> 0.98",
        "statics_speedup": "> 150",
        "oracle_draws": ">= 200",
        "oracle_ratio": "<= 0.35",
        "ladder_games": ">= 60",
        "ladder": "> 0.65",
        "ladder_master_journeyman": "> 0.75",
        "ladder_master_novice": "> 0.95",
        "former": ">= 0.45",
        "endless": "= 0",
        "master_games": ">= 30",
        "master_plateaus": "> 4.5",
        "collapses": "0.6 … 0.9",
        "collapse_plateaus": "3 … 4.5",
        "collapse_turns": "20 … 60",
        "turn_cpu_s": "< 0.6",
        "decide_cpu_s": "< 0.3",
        "decide_cpu_s_novice": "< 0.1",
        "turn_s_median": "< 6",
    },
    "page": {
        "predicted_mm_p99": "< 2",
        "jammed_over_stretch_p99": "< 1",
        "script_ms_per_frame": "< 2",
        "draw_calls": "< 120",
        "shadows_share": "< 0.05",
    },
    "cli": {
        "start_ratio": "< 4",
        "help_ratio": "< 4",
    },
}
SIGNS = {"<": lt, "<=": le, "=": eq, ">=": ge, ">": gt}


def targets(bench: str) -> dict[str, Target]:
    found: tuple[Target, ...] = import_module(f"paletti.bench.{bench}.bench").TARGETS
    return {target.key: target for target in found}


def said(promise: str) -> dict[float, bool]:
    """For each figure at a limit of the promise, or just beside one: whether it keeps the promise."""
    first, *rest = promise.split()
    limits = [(first, float(rest[0]))] if first in SIGNS else [(">=", float(first)), ("<=", float(rest[-1]))]
    beside = [limit + step for _, limit in limits for step in (-1e-3, 0.0, 1e-3)]
    return {figure: all(SIGNS[sign](figure, limit) for sign, limit in limits) for figure in beside}


def test_every_bench_promises_something() -> None:
    assert set(PROMISED) == set(BENCHES)


@pytest.mark.parametrize("bench", BENCHES)
def test_a_bench_promises_what_it_did(bench: str) -> None:
    found = {key: target.promise for key, target in targets(bench).items()}
    assert {key: found.get(key) for key in PROMISED[bench]} == PROMISED[bench]


@pytest.mark.parametrize("bench", BENCHES)
def test_a_promise_is_checked_as_it_is_worded(bench: str) -> None:
    promised = [target for target in targets(bench).values() if target.promise]
    assert promised
    for target in promised:
        told = said(target.promise)
        assert {figure: target.holds(figure) for figure in told} == told, target.key
