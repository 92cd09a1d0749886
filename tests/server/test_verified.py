"""Games played through the real server, with all that hands and words do there, verify to the bit."""

from collections.abc import Collection

import pytest
from tests.loop import carried_out
from tests.server.served import Server

from paletti.bench.table import served_games
from paletti.bench.table.acts import TablePlan
from paletti.server import stepper

QUICK_S = 0.004
"""A frame's time: the villa moves four times as fast as in life, where the machine allows it."""
ROUNDS = 6
"""Wood is played in real time and does not always do what was planned: then another such game is played."""
PLANNED_AS = {
    "feel": "feel",
    "hook": "hook",
    "hold": "hold",
    "release-hold": "hold",
    "prove stands": "prove",
    "lay stands": "lay",
    "take-out out": "take out",
    "take-out waived": "waive",
    "prove broken-off": "waive",
    "lay given-up": "waive",
    "interrupted by the clock": "clock",
    "interrupted by leaving": "leave",
    "pass": "pass",
    "move fault": "push",
    "move jammed": "jam",
    "lay slid-off": "slide",
}
"""By which act of a plan that comes about; what is not here can come about in any game."""


def owed(plans: list[TablePlan], missing: Collection[str]) -> list[TablePlan]:
    """Those of the plans in which something that is missing is meant to come about."""
    return [plan for plan in plans if any(PLANNED_AS.get(verb) in (None, *plan.acts) for verb in missing)]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepper, "FRAME_S", QUICK_S)


def test_games_with_every_verb_played_through_the_server_verify(server: Server) -> None:
    games: list[served_games.Served] = []
    missing = set(served_games.WANTED)
    for turn in range(ROUNDS):
        plans = owed(served_games.plans(quick=False)[4 * turn : 4 * turn + 4], missing)
        games += carried_out(served_games.all_played(server.port, plans))
        missing = {verb for verb, count in served_games.counts(games).items() if count == 0}
    assert [game.problem for game in games if game.problem is not None] == []
    assert missing == set()
