import re
from collections.abc import Callable
from math import dist

import pytest
from playwright.sync_api import expect
from tests.browser.papers import is_in_sight, resize, small_buttons
from tests.browser.table import Table
from tests.browser.windows import out_of_sight

SIZES = ((360, 740), (390, 844), (844, 390), (1024, 768), (1280, 720), (1440, 900))
# How many pixels of the villa's picture the result covers.
COVERED = """() => {
    const [a, b] = [".hud-ending", ".table-villa"].map((one) => document.querySelector(one).getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, Math.floor(wide)) * Math.max(0, Math.floor(high));
}"""
# Records from now on the words of every moment that has a sheet of its own.
MOMENTS = """() => {
    window.moments = new Set();
    new MutationObserver(() => {
        for (const one of document.querySelectorAll(".hud-seal-moment")) window.moments.add(one.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
SPOTS = ((0.035, -0.03), (-0.045, -0.025), (-0.01, 0.04))


@pytest.mark.swift
def test_four_at_one_device_play_from_the_start_page_to_the_winners_page(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.click(".pill:has-text('4') input")
    for number, name in enumerate(("Ann", "Ben", "Cleo", "Dan")):
        page.fill(f"[name=name-{number}]", name)
    page.click(".start-play")
    table.come_to_colours()
    page.evaluate(MOMENTS)

    # The rules of this game can be read at the table; Escape leads back to it.
    page.route("**/api/rules?*", lambda route: route.abort())
    page.click(".hud-looks [aria-expanded]")
    table.press("rules")
    assert "Seal" in page.inner_text(".hud-rules .hud-win")
    # All of them are there, for this table's number of players. If they do not load, the page says so and asks again.
    page.wait_for_selector("[data-act=rules-again]")
    assert "not answering" in page.inner_text(".hud-rules [role=alert]")
    page.unroute("**/api/rules?*")
    table.press("rules-again")
    page.wait_for_selector(".hud-book")
    assert page.locator(".hud-book p").count() > 40
    assert page.locator(".hud-rules dt").all_inner_texts() == ["PLATEAU-2", "PLATEAU-7", "PLATEAU-8"]
    assert small_buttons(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".hud-rules", state="detached")

    # Before anything counts, each turn says when it will, and how one wins.
    assert "From the green plateau on" in page.inner_text(".hud-later")
    for number, spot in enumerate(SPOTS, start=1):
        _, after = table.raise_one(spot)
        assert list(after["view"]["at"].values()).count("blue") == number

    table.press_twice("apply")
    assert table.state["phase"] == "build"
    table.press("apply")
    assert not page.is_visible(".hud-tools")
    table.press("confirm")
    table.until(lambda now: now["phase"] == "claimed")
    page.dblclick("[data-act=consent]")  # its second half takes no plateau
    assert table.until(lambda now: now["phase"] == "lay")["attempt"] is None
    version = table.state["version"]
    assert table.lift_plateau()
    for size in (*SIZES, (640, 360)):
        resize(table, page, size)
        is_in_sight(table, page, "green")
    # Before it is let go, the page says how steadily it would lie, or which way it has to go.
    # (Its words may come a little later than the sign.)
    words = page.locator(".hud-tools-hint[data-lies]")
    expect(words).to_have_text(re.compile("^(It would lie|Its middle|Move it)"))
    table.set_down((-0.005, 0.0))
    assert table.at_rest(version + 1)["view"]["top"] == "green"

    # From now on points count, and the page says what they are for.
    assert "seal" in page.inner_text(".hud-counts")
    column, after = table.raise_one((0.0, 0.0))
    holder = after["view"]["players"][after["view"]["seal"]["holder"]]
    assert column.split("-")[0] in holder["colours"]
    points = page.locator(".hud-seat .seat-points .number").first
    assert float(points.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 20
    counts, *changes_hands = page.evaluate("[...window.moments]")
    assert "seal" in counts.lower()
    assert all(holder["name"] in passes for passes in changes_hands)
    assert changes_hands  # and meanwhile the points count up

    before, after = table.bring_down()
    assert after["outcome"]["winners"] == [before["view"]["seal"]["holder"]]
    assert table.see_result() == f"{('Ann', 'Ben', 'Cleo', 'Dan')[after['outcome']['winners'][0]]} wins!"
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        table.until(lambda _: page.evaluate(COVERED) == 0, patience_s=20)  # otherwise the result covers the ruin
        assert small_buttons(page) == [], (width, height)
        table.until(lambda _: out_of_sight(table) == [], patience_s=20)  # otherwise part of the ruin is cut off

    # When one comes back later, the page shows the fall from the game's film; it ends with the wood where it lies.
    page.reload()
    page.wait_for_selector(".hud-fall-line:not(:empty)")
    table.see_result()
    columns = [name for name, level in table.state["view"]["at"].items() if level != "out"]
    table.until(lambda _: max(dist(table.shown(name), table.where(name)) for name in columns) < 0.001, patience_s=20)
