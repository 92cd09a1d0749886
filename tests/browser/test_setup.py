"""A villa that people set up themselves: they place the columns on the site, or have them arranged."""

from collections.abc import Callable
from math import dist

from tests.browser.sight import COLUMNS
from tests.browser.table import Table

SPOTS = ((0.02, -0.09), (-0.07, 0.03), (0.06, 0.05), (0.0, 0.0))


def test_columns_are_stood_on_the_site_by_mouse_until_it_is_arranged_for_all(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3&layout=by-hand")
    table.page.click(".start-play")
    state = table.at_rest(0)
    assert (state["version"], table.may()) == (0, {"setup", "throw"})

    waiting = list(COLUMNS)
    for number, spot in enumerate(SPOTS, start=1):
        column = table.first_seen(waiting[number * 4 :])
        assert table.stand(column, spot)["version"] == number
        assert dist(table.where(column)[:2], spot) < 0.004
        waiting.remove(column)

    assert table.next_deed("arrange")["view"]["top"] == "blue"
    table.come_to_colours()
    assert table.state["phase"] == "build"
