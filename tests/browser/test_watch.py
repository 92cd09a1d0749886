"""A game kept in a file: uploaded, scrubbed, watched."""

import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.sight import PATIENCE_S
from tests.browser.table import Table

from paletti.table.replay.file import to_bytes
from paletti.testing.bombs import toppled


def until(page: Page, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """What the replay shows once it is as wanted."""
    ends = monotonic() + PATIENCE_S
    while monotonic() < ends:
        state: dict[str, Any] | None = page.evaluate("window.__replay ? window.__replay.state() : null")
        if state is not None and holds(state):
            return state
        page.wait_for_timeout(20)
    raise AssertionError("It never came to that.")


def test_a_replay_is_uploaded_scrubbed_and_watched(visit: Callable[[str], Table], tmp_path: Path) -> None:
    file = tmp_path / "toppled.villa"
    file.write_bytes(to_bytes(toppled()))
    page = visit("/watch?quality=least").page
    page.set_input_files("input[type=file]", file)
    before = until(page, lambda now: now["drawn"] > 0)
    assert page.evaluate("document.activeElement.matches('h1')")

    # Scrubbed to the end: the villa lies on the table, and the story says who caused it.
    page.locator("input[type=range]").press("End")
    end = until(page, lambda now: now["ms"] > before["ms"] and now["poses"] != before["poses"])
    expect(page.locator("button[aria-current]")).to_contain_text("brings the villa down")
    expect(page.locator("input[type=range]")).to_have_attribute("aria-valuetext", re.compile(r"^Move (\d+) of \1: "))

    # Back by the story, then watched in slow motion until something has moved.
    page.locator(".replay-lines button").first.click()
    start = until(page, lambda now: now["ms"] < end["ms"])["ms"]
    page.select_option("[name=speed]", "0.5")
    page.click("[data-act=play]")
    until(page, lambda now: now["ms"] > start + 50)
    page.click("[data-act=play]")
    until(page, lambda now: not now["playing"])

    # Step by step through the deeds, with what the columns carried.
    page.click("[data-act=next]")
    page.click("[data-act=next]")
    expect(page.locator("[data-heard]")).to_have_text(page.inner_text("button[aria-current]"))
    page.locator("[data-act=loads]").dispatch_event("click")
    carried = until(page, lambda now: now["loads"])["loads"]
    assert (len(carried) >= 3, max(carried.values())) == (True, 1)


def test_what_is_no_game_is_refused_kindly(visit: Callable[[str], Table], tmp_path: Path) -> None:
    file = tmp_path / "holiday.villa"
    file.write_bytes(b"a picture of the sea")
    page = visit("/watch").page
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[role=alert]")
    assert page.inner_text("[role=alert]") == "There is no game in this file that we can read."


def test_a_link_to_no_game_says_so(visit: Callable[[str], Table]) -> None:
    page = visit("/replay/nothing").page
    page.wait_for_selector("[role=alert]")
    assert page.inner_text("[role=alert]") == "There is no finished game at this link."
