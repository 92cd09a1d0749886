"""The analysis of a finished game in the page, from its progress bar to a click that leads into the replay."""

from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
from playwright.sync_api import expect
from tests.browser.papers import small_buttons
from tests.browser.table import Table
from tests.browser.test_watch import until
from tests.table.replay_game import of_another_engine
from tests.table.tables import begun, own, topple

from paletti.messages import languages, messages
from paletti.table.journal import Journal
from paletti.table.replay.file import from_bytes, replay_of, to_bytes
from paletti.testing.hand import ScriptedHand

Visit = Callable[..., Table]


@cache
def short_game() -> bytes:
    """A game of two that begins on the green plateau: one player takes the seal, the other brings the villa down."""
    game = begun(players=2, seed=11, serial=2, height=2, journal=(journal := Journal()))
    ScriptedHand(game, game.state.turn).raise_column(own(game, loose=True))
    topple(game)
    assert game.state.over
    return to_bytes(replay_of(game.setup, journal.entries()))


def uploaded(address: str, content: bytes | None = None) -> str:
    """The address of this game, or of the short one, after an upload to the server."""
    origin = address.rstrip("/")
    made = httpx.post(f"{origin}/api/replays", content=content or short_game(), headers={"origin": origin}, timeout=60)
    game: str = made.json()["game"]
    return game


def test_a_game_is_looked_at_again_and_a_turning_point_leads_into_the_replay(visit: Visit, address: str) -> None:
    game = uploaded(address)
    page = visit(f"/analysis/{game}?quality=least").page
    page.wait_for_selector("[role=progressbar]")
    page.wait_for_selector("main[aria-busy=false]")
    expect(page.locator("[data-heard]")).to_have_text("The analysis is ready.")

    # The curve has a line for each player, and the keyboard reaches every moment of it.
    assert page.locator(".curve-line").count() == 2
    assert page.locator(".analysis-about").count() == 0
    assert page.locator(".pennant").count() > 0
    assert small_buttons(page) == []
    cursor = page.locator(".curve-slider")
    cursor.press("Home")
    expect(page.locator(".moment-text")).to_have_text("Building begins.")
    cursor.press("ArrowRight")
    expect(page.locator(".moment-text")).to_contain_text("takes the seal")
    assert "%" in (cursor.get_attribute("aria-valuetext") or "")

    # The same in words: how likely it was, how it ended, and what else could have been done.
    first = page.locator(".turn").first
    assert "Chance with a steady hand" in first.inner_text()
    assert first.locator(".deed-ends").inner_text() == "stood"
    assert first.locator(".ways li").count() > 0
    page.click(".curve-table summary")
    assert page.locator(".curve-table tbody tr").count() == 3

    # One click on the first turning point leads to the replay at exactly that deed.
    point = page.locator(".pennant").first
    version = int(point.get_attribute("data-turning") or 0)
    point.locator(".pennant-number").click()
    state = until(page, lambda now: now["drawn"] > 0 and now["ms"] > 0)
    told = chapter(address, game, version)
    assert (state["ms"], state["playing"]) == (told["atMs"], False)
    words = "brings the villa down" if told["entry"]["deed"].get("ends") == "collapse" else "takes the seal"
    assert words in page.inner_text(".replay-lines button[aria-current]")

    # And back again.
    page.locator("a[href^='/analysis/']:visible").first.click()
    page.wait_for_selector("main[aria-busy=false] .pennant")


def chapter(address: str, game: str, version: int) -> dict[str, Any]:
    """That deed as the replay tells it."""
    shown = httpx.get(f"{address.rstrip('/')}/api/games/{game}", timeout=60).json()
    found: dict[str, Any] = next(one for one in shown["chapters"] if one["entry"]["version"] == version)
    return found


def test_of_a_game_of_another_engine_it_is_said_in_every_language_that_chances_are_approximate(
    visit: Visit, address: str
) -> None:
    game = uploaded(address, to_bytes(of_another_engine(from_bytes(short_game()))))
    for language in languages():
        page = visit(f"/analysis/{game}?lang={language}&quality=least").page
        expect(page.locator(".analysis-about")).to_have_text(messages(language).say("analysis-about"))


def test_a_game_that_nobody_keeps_has_nothing_to_regret(visit: Visit) -> None:
    page = visit("/analysis/nothing").page
    page.wait_for_selector("[role=alert]")
    assert "There is no finished game at this link." in page.inner_text("[role=alert]")
