"""How figures are shown, and when a promise counts as kept."""

import ast
import importlib
import json
from pathlib import Path

import pytest

from paletti.bench.parts import BENCHES
from paletti.bench.report import Target, above, at_least, at_most, below, between, exactly, meaning_of, reported, show
from paletti.messages import languages, messages

TARGETS = (Target("drift_mm", *below(0.2)), Target("memory_mb", *reported()))


def test_a_kept_promise_exits_0_and_says_so_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert show(messages("en"), "world", TARGETS, {"drift_mm": 0.1, "memory_mb": 7}, as_json=True) == 0
    assert json.loads(capsys.readouterr().out) == {"drift_mm": 0.1, "memory_mb": 7, "holds": True}


@pytest.mark.parametrize("figures", [{"drift_mm": 0.2}, {}, {"drift_mm": None}, {"drift_mm": "fell"}])
def test_a_broken_or_missing_promise_exits_1(
    figures: dict[str, float | str | None], capsys: pytest.CaptureFixture[str]
) -> None:
    assert show(messages("en"), "world", TARGETS, figures, as_json=False) == 1
    assert "paletti bench world" in capsys.readouterr().out


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
@pytest.mark.parametrize("bench", BENCHES)
def test_every_figure_says_what_it_means_in_the_reader_s_language(bench: str, lang: str) -> None:
    targets: tuple[Target, ...] = importlib.import_module(f"paletti.bench.{bench}.bench").TARGETS
    keys = [meaning_of(bench, target.key) for target in targets]
    assert keys
    assert [key for key in keys if messages(lang).say(key) == messages("en").say(key)] == []


def test_what_a_bench_is_doing_is_known_in_every_language() -> None:
    given = []
    for file in sorted((Path(__file__).parents[2] / "src/paletti/bench").rglob("*.py")):
        for call in (node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)):
            named = getattr(call.func, "attr", getattr(call.func, "id", ""))
            arguments = (
                [call.args[0]]
                if named == "add_task"
                else [one.value for one in call.keywords if one.arg == "description"]
            )
            arguments += call.args[1:2] if named in ("_with_bar", "_each", "watched") else []
            given += [one.value for one in arguments if isinstance(one, ast.Constant)]
    assert len(given) > 30
    assert [key for key in given for lang in languages() if not messages(lang).knows(str(key))] == []


def test_brackets_in_a_figure_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    show(
        messages("en"),
        "world",
        TARGETS,
        {"drift_mm": 0.1, "missing": "pip install 'villa-paletti[bench]'"},
        as_json=False,
    )
    assert "villa-paletti[bench]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("promise", "kept", "broken"),
    [
        (below(2), 1.9, 2.0),
        (above(2), 2.1, 2.0),
        (at_least(2), 2.0, 1.9),
        (at_most(2), 2.0, 2.1),
        (between(1, 2), 1.0, 2.1),
        (exactly(0), 0.0, 0.1),
    ],
)
def test_each_limit_of_a_promise_holds_on_its_own_side(promise: tuple[str, object], kept: float, broken: float) -> None:
    words, holds = promise
    assert words
    assert callable(holds)
    assert holds(kept)
    assert not holds(broken)
