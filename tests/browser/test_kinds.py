"""Games of every kind in windows of every size: against bots, among four, at a tall villa, with a verdict."""

from collections.abc import Callable
from pathlib import Path

from tests.browser.prepared import sit_down
from tests.browser.table import Table
from tests.browser.windows import ailing
from tests.table.tables import begun


def test_against_a_bot_and_among_four_at_a_tall_villa_the_villa_has_its_share_and_no_verdict_lies_over_it(
    visit: Callable[[str], Table], database: Path
) -> None:
    table = visit("/rules")
    alone = begun(players=2, seed=5, serial=3)
    sit_down(table, database, alone, bots=[1 - alone.state.turn])
    assert "novice" in table.page.inner_text(".hud-seats:has(.seat-word)")
    assert ailing(table, table.page) == []

    four = begun(players=4, seed=5, serial=3, height=4)
    turn = four.state.turn
    sit_down(table, database, four, bots=[(turn + 2) % 4, (turn + 3) % 4])  # whoever is next is a person as well
    assert ailing(table, table.page) == []
    table.tug(table.loosest())
    table.next_deed("put-back")
    table.page.wait_for_selector(".hud-verdict")
    assert ailing(table, table.page) == []
    assert table.page.locator(".hud-verdict").count() == 1
