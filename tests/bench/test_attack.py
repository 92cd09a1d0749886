"""The bench of attacks still attacks, and leaves out no attack."""

import contextlib
import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import get_args

import msgspec
import pytest

from paletti.bench.attack import bench, bombs, messages
from paletti.bench.attack.bench import AttackScale
from paletti.bench.attack.floods import FLOODS
from paletti.bench.attack.messages import RIGHT, mutated
from paletti.bench.attack.messages import SAID as MUTATED
from paletti.cli.main import main
from paletti.protocol.fromclient import FromClient
from paletti.testing.bombs import BOMBS

SAID = {str(kind.__struct_config__.tag) for kind in get_args(FromClient)}


def test_every_message_that_a_page_can_send_has_its_flood() -> None:
    assert SAID - set(FLOODS) == set()


def test_every_message_that_a_page_can_send_is_mutated() -> None:
    assert set(MUTATED) == SAID
    assert {field for fields in MUTATED.values() for field in fields} <= set(RIGHT)


def test_a_good_part_of_the_mutated_messages_can_be_read_and_a_good_part_cannot() -> None:
    chance, read = random.Random(16), 0
    for _ in range(1000):
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):
            read += isinstance(msgspec.json.decode(mutated(chance), type=FromClient), msgspec.Struct)
    assert 600 < read < 800


def test_the_smallest_attack_is_made_and_comes_to_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    smallest = AttackScale(messages=250, rounds=1, kills=1, soak_s=1.0)
    monkeypatch.setattr(bench, "QUICK", smallest)
    monkeypatch.setattr(bench, "QUICK_PROMISES", bench.promises(smallest))
    monkeypatch.setattr(messages, "TABLES", 1)
    monkeypatch.setattr(bombs, "BOMBS", dict(list(BOMBS.items())[:1]))
    words = ["bench", "attack", "--quick", "--json", "--part", "messages", "--part", "bombs"]
    with ThreadPoolExecutor(1) as thread:  # the browser tests keep a loop running in the main thread
        assert thread.submit(main, words).result() == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("bomb_mb") < 50
    assert told.pop("messages") >= smallest.messages
    assert told.pop("reached_a_game") > 0
    assert told == {
        "takeovers": 0,
        "breakdowns": 0,
        "tracebacks": 0,
        "bombs": 1,
        "bombs_refused": 1.0,
        "holds": True,
    }
