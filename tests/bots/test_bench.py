"""The bots' benchmark, in small."""

from rich.progress import Progress

from paletti.bench.bots import TARGETS, oracle, statics


def test_statics_agrees_with_the_wood_on_two_villas() -> None:
    found = statics(Progress(disable=True), 2)

    assert isinstance(found["statics_cases"], int)
    assert found["statics_cases"] > 20
    assert isinstance(found["statics_agreement"], float)
    assert found["statics_agreement"] > 0.9


def test_the_oracle_is_scored_beside_the_base_rate() -> None:
    found = oracle(Progress(disable=True), 6)

    assert found["oracle_draws"] == 6
    assert isinstance(found["oracle_brier"], float)
    assert 0 <= found["oracle_brier"] <= 1


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
