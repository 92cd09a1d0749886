"""Games played through the real server, with all that hands and words do there, verify to the bit."""

import pytest
from tests.loop import carried_out
from tests.server.served import Server

from paletti.bench import served
from paletti.server import stepper

QUICK_S = 0.004
"""A frame's time: the villa moves four times as fast as in life, where the machine allows it."""
ROUNDS = 4
"""Wood is played in real time and does not always do what was planned: then another such game is played."""


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepper, "FRAME_S", QUICK_S)


def test_games_with_every_verb_played_through_the_server_verify(server: Server) -> None:
    games: list[served.Served] = []
    missing = set(served.WANTED)
    for turn in range(ROUNDS):
        if missing:
            games += carried_out(served.all_played(server.port, served.plans(quick=False)[4 * turn : 4 * turn + 4]))
        missing = {verb for verb, count in served.counts(games).items() if count == 0}
    assert [game.problem for game in games if game.problem is not None] == []
    assert missing == set()
