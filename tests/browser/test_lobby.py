"""The lobby: somebody finds a table and says a kind word."""

from collections.abc import Callable

import httpx
from tests.browser.table import Table


def test_an_open_table_is_found_in_the_lobby_and_joined(visit: Callable[[str], Table], address: str) -> None:
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "link"}]
    made = httpx.post(address.rstrip("/") + "/api/tables", json={"seats": seats, "listed": True}, timeout=60).json()
    host = visit(f"/t/{made['table']}?quality=least").page
    host.wait_for_selector(".hud-waiting")

    page = visit("/lobby?quality=least").page
    page.wait_for_selector(f"[data-table='{made['table']}']")
    page.fill("[name=name]", "Ben")
    page.click("[data-say=hello]")
    page.wait_for_selector(".lobby-lines li")
    assert "Ben: Hello!" in page.inner_text(".lobby-lines")
    page.click("[data-act=quick]")
    page.wait_for_selector(".hud-waiting")
    assert page.url.split("?")[0].endswith(made["table"])
