from collections.abc import Callable

from tests.browser.table import Table

# What a press this many pixels below the middle of "Why?" hits.
PRESSED_AT = """(below) => {
    const { left, width, top, height } = document.querySelector("[data-act=why]").getBoundingClientRect();
    return below.map((y) => document.elementFromPoint(left + width / 2, top + height / 2 + y)?.dataset.act);
}"""


def test_with_three_a_neutral_column_comes_first(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.click(".pill:has-text('3') input")
    page.click(".start-play")
    state = table.come_to_colours()
    neutral = state["view"]["neutral"]
    own = state["view"]["players"][state["view"]["turn"]]["colours"][0]

    not_yet = next(name for name in table.seen() if name.startswith(own))
    table.press_on(not_yet)
    assert page.inner_text(".toast").startswith("A neutral column first")
    assert table.state["attempt"] is None

    # The word is small, but the area to press is as large as a fingertip.
    assert page.evaluate(PRESSED_AT, [0, 20, -20]) == ["why", "why", "why"]

    # The whole clause stays until it is closed. Another press gives the same answer, until a hand goes on.
    table.press("why")
    assert "THREE-2" in page.inner_text(".hud-clause")
    table.press("close-why")
    page.wait_for_selector(".hud-refused", state="detached")
    table.press_on(not_yet)
    page.wait_for_selector(".hud-refused")

    table.take(table.outermost(lambda name: name.startswith(neutral)))
    page.wait_for_selector(".hud-refused", state="detached")
    table.release()
    table.next_deed("put-back")
    # Neutral columns first, as the rules demand; after one that slips out, a column of one's own follows.
    _, after = table.bring_down()
    assert after["outcome"]["winners"] == []
    assert table.see_result() == "Nobody wins."
