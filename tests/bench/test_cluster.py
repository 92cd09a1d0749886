"""The cluster's benchmark counts what it says it counts."""

import random
from typing import cast

from websockets.asyncio.client import ClientConnection

from paletti.bench.cluster import _late_ms, _p99
from paletti.bench.clusterpages import Account, Player, Proxy
from paletti.bench.pages import Page
from paletti.physics.settings import FRAME_S, FRAME_TICKS
from paletti.protocol.framing import KEY


def test_an_account_tells_lost_doubled_and_different_deeds_apart() -> None:
    account = Account("table", [])
    account.judged(1, "a")
    account.judged(2, "b")
    account.judged(2, "b")  # by another page of the same table
    account.shown(2, "b")
    assert (account.lost, account.double, account.differs) == (0, 0, 0)
    account.judged(2, "x")
    account.shown(2, "x")
    account.shown(1, "a")
    assert (account.lost, account.double, account.differs) == (1, 1, 1)


def test_pages_are_sent_to_nodes_that_are_well() -> None:
    proxy = Proxy([1, 2, 3], random.Random(1))
    assert proxy.port() in (1, 2, 3)
    proxy.well = {2}
    assert {proxy.port() for _ in range(20)} == {2}


def test_a_page_throws_or_chooses_and_then_draws() -> None:
    player = Player(Account("table", []), Proxy([1], random.Random(1)), random.Random(1), plays=True)
    colours = {"acting": [1], "phase": "colours", "may": {1: ["throw"]}, "freeColours": ["red"]}
    assert player._wishes(colours) == [("throw", {})]
    assert player._wishes({**colours, "may": {1: []}}) == [("choose", {"colour": "red"})]
    turn = {"acting": [0], "phase": "turn", "touch": [{"may": ["red-hex"]}]}
    assert [kind for kind, _ in player._wishes(turn)] == ["grip", "aim", "let-go", "apply", "put-back"]


def test_lateness_has_one_beginning_for_all_pages() -> None:
    near, far = (Page(cast(ClientConnection, None)) for _ in range(2))
    for page, delay in ((near, 0.001), (far, 0.004)):
        page.came = [(number * FRAME_S + delay, bytes((KEY, number * FRAME_TICKS))) for number in range(1, 10)]
    assert abs(_p99(_late_ms(far)) - _p99(_late_ms(near)) - 3.0) < 1e-6
