"""The bench of attacks still attacks: its two shortest parts against a real server."""

import json

import pytest

from paletti.bench.attack import bench, bombs, messages
from paletti.bench.attack.bench import AttackScale
from paletti.cli.main import main
from paletti.testing.bombs import BOMBS


def test_the_smallest_attack_is_made_and_comes_to_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    smallest = AttackScale(messages=250, rounds=1, kills=1, soak_s=1.0)
    monkeypatch.setattr(bench, "QUICK", smallest)
    monkeypatch.setattr(bench, "QUICK_PROMISES", bench.promises(smallest))
    monkeypatch.setattr(messages, "TABLES", 1)
    monkeypatch.setattr(bombs, "BOMBS", dict(list(BOMBS.items())[:1]))
    assert main(["bench", "attack", "--quick", "--json", "--part", "messages", "--part", "bombs"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("bomb_mb") < 50
    assert told == {
        "messages": 250,
        "takeovers": 0,
        "breakdowns": 0,
        "tracebacks": 0,
        "bombs": 1,
        "bombs_refused": 1.0,
        "holds": True,
    }
