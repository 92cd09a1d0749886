"""A game kept in a file: brought back, scrubbed, watched."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.table import Table
from tests.server.test_replays import toppled

from paletti.table.replay.file import to_bytes


def shown(page: Page) -> dict[str, Any]:
    """What the replay shows now."""
    state: dict[str, Any] = page.evaluate("window.__replay.state()")
    return state


def test_a_replay_is_uploaded_scrubbed_and_watched(visit: Callable[[str], Table], tmp_path: Path) -> None:
    file = tmp_path / "toppled.villa"
    file.write_bytes(to_bytes(toppled()))
    page = visit("/watch?quality=low").page
    page.set_input_files("input[type=file]", file)
    page.wait_for_function("window.__replay?.state().drawn > 0")

    # Scrubbed to the end: the villa lies on the table, and the story says who did it.
    before = shown(page)
    line = page.locator("input[type=range]")
    line.fill(str(line.get_attribute("max")))
    after = shown(page)
    assert after["ms"] > before["ms"]
    assert after["poses"] != before["poses"]
    fall = page.locator("button[aria-current]")
    assert "falls" in fall.inner_text()

    # Back by the story, then watched in slow motion until something has moved.
    page.locator(".replay-lines button").first.click()
    start = shown(page)["ms"]
    page.select_option("[name=speed]", "0.5")
    page.click("[data-act=play]")
    page.wait_for_function("(start) => window.__replay.state().ms > start + 50", arg=start)
    page.click("[data-act=play]")
    assert not shown(page)["playing"]

    # Step by step along the deeds, and what the columns carried.
    page.click("[data-act=next]")
    page.click("[data-act=next]")
    page.keyboard.press("Tab")
    page.locator("[data-act=loads]").dispatch_event("click")
    page.wait_for_function("Object.keys(window.__replay.state().loads ?? {}).length > 10")
    assert max(shown(page)["loads"].values()) == 1


def test_what_is_no_game_is_refused_kindly(visit: Callable[[str], Table], tmp_path: Path) -> None:
    file = tmp_path / "holiday.villa"
    file.write_bytes(b"a picture of the sea")
    page = visit("/watch").page
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[role=alert]")
    assert page.inner_text("[role=alert]") == "This file holds no game that we can read."


def test_a_link_to_no_game_says_so(visit: Callable[[str], Table]) -> None:
    page = visit("/replay/nothing").page
    page.wait_for_selector("[role=alert]")
    assert page.inner_text("[role=alert]") == "No finished game is kept under this link."
