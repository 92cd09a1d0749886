"""Games of every kind in windows of every size: against bots, with people elsewhere, among four, with a verdict."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.browser.papers import is_in_sight, resize
from tests.browser.prepared import sit_down
from tests.browser.table import Table
from tests.browser.windows import ailing
from tests.table.tables import begun

# A page on which words that normally go away after a while stay.
NO_LONG_WAITS = """
    const soon = window.setTimeout;
    window.setTimeout = (run, ms, ...means) => ms > 4000 ? 0 : soon(run, ms, ...means);"""


def test_against_a_bot_apart_and_among_four_at_a_tall_villa_the_villa_has_its_share_and_no_verdict_lies_over_it(
    visit: Callable[[str], Table], database: Path
) -> None:
    table = visit("/rules")
    alone = begun(players=2, seed=5, serial=3)
    sit_down(table, database, alone, bots=[1 - alone.state.turn])
    assert "novice" in table.page.inner_text(".hud-seats:has(.seat-word)")
    assert ailing(table, table.page) == []

    two = begun(players=2, seed=5, serial=3, height=3)
    sit_down(table, database, two, apart=[1 - two.state.turn])
    table.page.wait_for_selector(".hud-phrases")
    assert ailing(table, table.page) == []

    four = begun(players=4, seed=5, serial=3, height=4)
    turn = four.state.turn
    sit_down(table, database, four, bots=[(turn + 2) % 4, (turn + 3) % 4])  # the next player is a person as well
    assert ailing(table, table.page) == []
    table.tug(table.loosest())
    table.next_deed("put-back")
    table.page.wait_for_selector(".hud-verdict")
    assert ailing(table, table.page) == []
    assert table.page.locator(".hud-verdict").count() == 1


@pytest.mark.swift
def test_a_warning_to_idle_hands_lies_over_no_column_that_was_carried_up(
    visit: Callable[[str], Table], database: Path
) -> None:
    table = visit("/rules")
    table.page.add_init_script(NO_LONG_WAITS)
    sit_down(table, database, begun(players=2, seed=5, serial=3, idle_hand_s=20))
    table.page.set_viewport_size({"width": 1280, "height": 720})
    column = table.loosest()
    assert table.draw_out(column)
    assert table.carry_up()
    table.page.wait_for_selector(".hud-noticed:has-text('in 10 s')")
    table.page.focus("canvas")
    for size in ((1280, 720), (1024, 768), (390, 844)):
        table.page.keyboard.press("ArrowUp")  # the hand is no longer idle, and the words stay
        resize(table, table.page, size)
        assert table.page.locator(".hud-noticed").is_visible()
        is_in_sight(table, table.page, column)
