"""Benches that are measured part by part."""

import importlib
import json

import pytest
from rich.progress import Progress

from paletti.bench.bots import bench as bots
from paletti.bench.parts import BENCHES, PARTS
from paletti.bench.report import Figures, Target, above, below, targets_of
from paletti.cli.main import main

PROMISES = {
    "messages": (Target("sent", *above(1)), Target("harm", *below(1))),
    "floods": (Target("frames", *above(1)), Target("harm", *below(1))),
}


def test_a_figure_of_several_parts_is_promised_once() -> None:
    assert [target.key for target in targets_of(PROMISES)] == ["sent", "harm", "frames"]
    assert [target.key for target in targets_of(PROMISES, ("floods",))] == ["frames", "harm"]


@pytest.mark.parametrize("bench", [bench for bench in BENCHES if PARTS[bench]])
def test_the_parts_that_help_lists_are_those_of_the_bench(bench: str) -> None:
    module = importlib.import_module(f"paletti.bench.{bench}.bench")
    assert set(module.PROMISES) == set(PARTS[bench])
    assert targets_of(module.PROMISES) == module.TARGETS


def test_help_lists_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    for bench, parts in PARTS.items():
        assert not parts or f"{bench}: {' '.join(parts)}" in shown


def test_only_the_parts_that_are_asked_for_are_measured_and_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def statics(progress: Progress, villas: int) -> Figures:
        return {"statics_cases": 300, "statics_agreement": 0.99, "statics_speedup": 200.0}

    def oracle(progress: Progress, draws: int) -> Figures:
        return {"oracle_draws": 200, "oracle_brier": 0.1, "base_rate_brier": 0.2, "oracle_ratio": 0.5}

    monkeypatch.setattr(bots, "statics", statics)
    monkeypatch.setattr(bots, "oracle", oracle)
    assert main(["bench", "bots", "--json", "--part", "statics"]) == 0
    assert json.loads(capsys.readouterr().out) == {**statics(Progress(), 0), "holds": True}
    assert main(["bench", "bots", "--json", "--part", "oracle", "--part", "statics"]) == 1
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == [*statics(Progress(), 0), *oracle(Progress(), 0), "holds"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["attack", "--part", "moon"],
            "‘paletti bench attack’ has no part called moon: choose among messages, floods, bombs, kills, soak.",
        ),
        (["rules", "--part", "deeds"], "‘paletti bench rules’ has no parts: it is only measured as a whole."),
    ],
)
def test_an_unknown_part_is_refused_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "bench", *words]) == 2
    assert capsys.readouterr().err == f"paletti: {sentence}\n"
