"""Practice alone: any villa, loads shown as colours, and every deed can be taken back."""

from collections.abc import Callable

from tests.browser.table import Table
from tests.browser.windows import ailing


def test_a_deed_in_practice_is_taken_back_to_the_millimetre(visit: Callable[[str], Table]) -> None:
    table = visit("/practice?quality=least&serial=12&seed=26&height=2")
    page = table.page
    before = table.at_rest(1)
    column = table.loosest(lambda name: before["view"]["at"][name] == "base")
    table.tug(column)
    table.press_twice("put-back")
    assert table.state["hand"]["holds"] == column
    table.next_deed("put-back")
    assert table.state["view"]["locked"] == [column]
    assert "turn is over" in page.inner_text(".hud-verdict")
    page.click("[data-act=undo]")
    # The referee's knowledge arrives first, then the picture of the wood.
    table.until(lambda now: now["version"] == 1 and now["view"]["locked"] == [] and now["poses"] == before["poses"])
    page.wait_for_selector(".hud-verdict", state="detached")


def test_another_villa_is_built_and_its_loads_are_shown(visit: Callable[[str], Table]) -> None:
    table = visit("/practice?quality=least&serial=12&seed=26&height=1")
    page = table.page
    table.at_rest(1)
    page.click("[data-act=choose]")
    page.check("input[name=height][value='3']", force=True)
    page.check("input[name=layout][value=rings]", force=True)
    page.fill("input[name=serial]", "77")
    page.click("[data-act=build]")
    state = table.until(lambda now: now["view"] and now["view"]["top"] == "yellow" and now["rests"] and now["loads"])
    assert max(load["newtons"] for load in state["loads"].values()) > 0.1
    assert ailing(table, page) == []
    page.click("[data-act=loads]")
    page.wait_for_selector(".loads-key")
