"""Games played through the real server, with all that hands do there, verify to the bit."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from tests.server.players import FOUR, choose_colours, take_in_hand, topple
from tests.server.served import Page, Server

from paletti.protocol.words import PIECES
from paletti.table.replay.file import from_bytes
from paletti.table.replay.verify import Verified, verify


def at(page: Page, piece: str) -> list[float]:
    """Where a piece was seen last."""
    return list(page.moments[-1].poses[PIECES.index(piece)][:3])


def fiddle(page: Page, attempt: dict[str, Any], rng: Random, times: int) -> None:
    """Small aims with pauses between them, as the keys make them; some of them are too late or make no sense."""
    seat, piece = attempt["seat"], attempt["piece"]
    page.listen(0.05)
    x, y, z = at(page, piece)
    for _ in range(times):
        x, y, z = x + rng.uniform(-0.002, 0.002), y + rng.uniform(-0.002, 0.002), z + rng.uniform(0.0, 0.001)
        page.say("aim", seat=seat, position=[x, y, z], turn=0.0)
        page.listen(rng.choice((0.0, 0.01, 0.07, 0.15)))


def put_back(page: Page, attempt: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Breaks off while aims are still on their way, and aims on meanwhile; the view afterwards."""
    seat = attempt["seat"]
    for _ in range(3):
        page.say("aim", seat=seat, position=[rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), 0.05], turn=0.0)
    page.say("put-back", seat=seat)
    for _ in range(5):
        page.say("aim", seat=seat, position=[rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), 0.1], turn=0.0)
        page.listen(0.02)
    view: dict[str, Any] = page.hear("judged")["view"]
    return view


def with_keys(page: Page, view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A column taken, led a little with pauses, and put back."""
    attempt = take_in_hand(page, view)
    fiddle(page, attempt, rng, 8)
    return put_back(page, attempt, rng)


def with_feeling(page: Page, view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Columns touched and let go before they are chosen (RULING-3), and then one that is put back."""
    for _ in range(2):
        attempt = take_in_hand(page, view)
        page.say("let-go", seat=attempt["seat"])
        told = page.hear("judged")
        assert told["told"]["verb"] == "feel"
    return with_keys(page, told["view"], rng)


def with_hook(page: Page, view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A column hooked, let go, taken by hand where that goes, and put back."""
    seat = view["acting"][0]
    for column in view["touch"][0]["may"]:
        page.say("ask-reach", column=column)
        reach = page.hear("reach")
        if reach["hook"] or reach["hand"]:
            break
    page.say("hook", seat=seat, column=column, direction=[1.0, 0.0])
    answer = page.hear("attempt-began", "refused")
    if answer["type"] == "refused":
        return with_keys(page, view, rng)
    attempt: dict[str, Any] = answer["attempt"]
    fiddle(page, attempt, rng, 4)
    page.say("let-go", seat=seat)
    page.listen(0.1)
    page.say("grip", seat=seat, column=column, point=[0.0, 0.0, 0.3])  # beside the column: refused
    page.say("grip", seat=seat, column=column, point=[0.0, 0.0, 0.03])
    fiddle(page, attempt, rng, 4)
    return put_back(page, attempt, rng)


def with_hold(page: Page, view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A column taken while the other hand holds the plateau, with what cannot be done in between, and put back."""
    attempt = take_in_hand(page, view)
    seat = attempt["seat"]
    page.say("hold", seat=seat, plateau="blue", point=[0.5, 0.5, 0.0])  # beside the plateau: refused
    page.say("hold", seat=seat, plateau="blue", point=[0.05, 0.0, 0.0])
    page.listen(0.1)
    x, y, z = at(page, "blue")
    for step in range(4):
        page.say("aim-hold", seat=seat, position=[x + 0.05, y, z + 0.0003 * step])
        fiddle(page, attempt, rng, 1)
    page.say("hook", seat=seat, column=attempt["piece"], direction=[0.0, 1.0])
    page.say("release-hold", seat=seat)
    fiddle(page, attempt, rng, 2)
    return put_back(page, attempt, rng)


def with_claim(page: Page, view: dict[str, Any], rng: Random, *, objects: bool) -> dict[str, Any]:
    """An application for a plateau: consented to, and the plateau is taken and given up; or objected to and proved."""
    seat = view["acting"][0]
    page.say("apply", seat=seat)
    view = page.hear("judged")["view"]
    others = [other for other in range(len(view["players"])) if other != seat]
    if objects:
        page.say("object", seat=others[0])
        view = page.hear("judged")["view"]
        return with_keys(page, view, rng)
    for other in others:
        page.say("consent", seat=other)
        view = page.hear("judged")["view"]
    return give_up(page, view, rng)


def give_up(page: Page, view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The plateau taken, carried a little, and given up."""
    seat = view["acting"][0]
    page.say("take-plateau", seat=seat)
    attempt: dict[str, Any] = page.hear("attempt-began")["attempt"]
    fiddle(page, attempt, rng, 6)
    page.say("hook", seat=seat, column=attempt["piece"], direction=[0.0, 1.0])  # no hook draws a plateau
    fiddle(page, attempt, rng, 3)
    return put_back(page, attempt, rng)


TURNS: dict[str, Callable[[Page, dict[str, Any], Random], dict[str, Any]]] = {
    "keys": with_keys,
    "feel": with_feeling,
    "hook": with_hook,
    "hold": with_hold,
    "plateau": partial(with_claim, objects=False),
    "proof": partial(with_claim, objects=True),
}


@pytest.mark.parametrize(
    ("seed", "turns"),
    [
        (1, ("keys",)),
        (2, ("keys", "hold", "hook")),
        (3, ("plateau", "hold")),
        (4, ("hook", "keys", "proof")),
        (5, ("feel",)),
    ],
)
def test_a_game_played_through_the_server_verifies(server: Server, seed: int, turns: tuple[str, ...]) -> None:
    rng = Random(seed)
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    view = choose_colours(page)
    for turn in turns:
        if not view["over"]:
            view = TURNS[turn](page, view, rng)
    while not view["over"]:
        view = give_up(page, view, rng) if view["phase"] == "lay" else topple(page, view)["view"]
    page.close()
    replay = from_bytes(server.get(f"/api/games/{table}.villa").content)
    assert verify(replay) == Verified(len(replay.entries))
