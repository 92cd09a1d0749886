"""The cluster's benchmark counts what it says it counts."""

import random
from typing import cast

from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from paletti.bench.cluster.bench import _late_ms, _p99, _pauses
from paletti.bench.cluster.players import Account, Playing, Proxy, ReturningPage
from paletti.bench.pages import Page
from paletti.physics.settings import FRAME_S, FRAME_TICKS
from paletti.protocol.framing import KEY
from paletti.protocol.view import Seal, Touchable, View

THROWN_FOR = View(
    edition="us",
    house={},
    players=[],
    phase="colours",
    round=1,
    rounds=1,
    turn=1,
    turn_number=1,
    acting=[1],
    objector=None,
    consented=[],
    may=[[], ["throw"]],
    may_not=[{}, {}],
    free_colours=["red"],
    required=[],
    neutral=None,
    top="base",
    next_plateau="blue",
    seal=Seal(None, None, None),
    at={},
    locked=[],
    askew=[],
    touch=[],
    cause=None,
    winners=[],
    over=False,
)
"""Two players; the second has to throw for a colour."""


def test_an_account_tells_lost_doubled_and_different_deeds_apart() -> None:
    account = Account("table", [])
    account.judged(1, "a")
    account.judged(2, "b")
    account.judged(2, "b")  # told by another page of the same table
    account.shown(2, "b")
    assert (account.lost, account.double, account.differs) == (0, 0, 0)
    account.judged(2, "x")
    account.shown(2, "x")
    account.shown(1, "a")
    assert (account.lost, account.double, account.differs) == (1, 1, 1)


def test_pages_are_sent_to_healthy_nodes() -> None:
    proxy = Proxy([1, 2, 3], random.Random(1))
    assert proxy.port() in (1, 2, 3)
    proxy.well = {2}
    assert {proxy.port() for _ in range(20)} == {2}


def test_a_page_throws_or_chooses_and_then_draws() -> None:
    player = ReturningPage(Account("table", []), Proxy([1], random.Random(1)), random.Random(1), plays=True)
    assert player._wishes(THROWN_FOR) == [("throw", {})]
    assert player._wishes(replace(THROWN_FOR, may=[[], []])) == [("choose", {"colour": "red"})]
    turn = replace(THROWN_FOR, acting=[0], phase="build", touch=[Touchable(0, "move", ["red-hex"], [], {})])
    assert [kind for kind, _ in player._wishes(turn)] == ["grip", "aim", "let-go", "apply", "put-back"]


def test_lateness_has_one_beginning_for_all_pages() -> None:
    near, far = (Page(cast(ClientConnection, None)) for _ in range(2))
    for page, delay in ((near, 0.001), (far, 0.004)):
        page.came = [(number * FRAME_S + delay, bytes((KEY, number * FRAME_TICKS))) for number in range(1, 10)]
    assert abs(_p99(_late_ms(far)) - _p99(_late_ms(near)) - 3.0) < 1e-6


def test_only_pauses_that_ended_since_are_counted_whichever_page_saw_them() -> None:
    chance = random.Random(1)
    proxy = Proxy([1], chance)
    pages = [ReturningPage(Account("table", []), proxy, chance, plays) for plays in (True, False)]
    for page in pages:
        page.pauses = [(0.0, 5.0), (10.0, 9.0), (20.0, 0.5)]  # first contact, then a long pause, then a short one
    assert _pauses(Playing(proxy, chance, players=pages, pauses=[(8.0, 7.0)]), 15.0) == [0.5, 0.5]
