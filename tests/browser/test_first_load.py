"""What the bench counts as the first load is what a browser loads; a file that does not arrive is asked for again."""

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import Served
from tests.browser.pace import hasten
from tests.browser.prepared import keep
from tests.browser.sight import PATIENCE_S
from tests.browser.table import Table
from tests.table.tables import begun

from paletti.bench.page.browser import table_made
from paletti.bench.server.first_load import first_load
from paletti.protocol.api import NewSeat, NewTable

SEATS = (NewSeat("here", "Ann"), NewSeat("here", "Ben"))
SEAM = "assets/seam-"
"""Part of the page that only tests load."""


@pytest.mark.swift
def test_the_bench_counts_all_that_a_page_fetches_though_nobody_does_anything(
    chromium: Browser, served: Served
) -> None:
    context = chromium.new_context(base_url=served.address, viewport={"width": 640, "height": 360}, locale="ru")
    hasten(context)
    # In the American game columns glow at once, so even a spectator has all tools for them on the page.
    table = table_made(urlsplit(served.address).port or 80, NewTable(SEATS, "us", serial=7, seed=11))
    seats = {f"paletti.seats.{table.table}": msgspec.json.encode(table.owns).decode()}
    context.add_init_script(f"Object.assign(localStorage, {msgspec.json.encode(seats).decode()})")
    fetched = set[str]()
    page = context.new_page()
    page.on("requestfinished", lambda request: fetched.add(urlsplit(request.url).path[1:]))
    page.goto("/?quality=low")
    page.wait_for_selector(".terrace[data-ready]")
    page.goto(f"/t/{table.table}?quality=least")
    counted, until = {name for name in first_load("ru") if name.startswith("assets/")}, monotonic() + PATIENCE_S
    while not counted <= fetched and monotonic() < until:
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)  # and nothing else follows
    context.close()
    assert {name for name in fetched if name.startswith("assets/") and not name.startswith(SEAM)} == counted


def test_a_part_of_the_page_that_did_not_come_is_asked_for_again(visit: Callable[[str], Table], database: Path) -> None:
    table = visit("/rules")
    page = table.page
    page.route("**/assets/reach-*.js", lambda route: route.abort())
    token, owns = keep(database, begun(players=2))
    page.evaluate("(kept) => localStorage.setItem(...kept)", [f"paletti.seats.{token}", json.dumps(owns)])
    page.goto(f"/t/{token}?quality=least")
    page.wait_for_selector(".missing-parts button")
    assert page.locator("[data-act=access]").count() == 0
    page.unroute("**/assets/reach-*.js")
    page.wait_for_selector("[data-act=access]", state="attached")
    page.wait_for_selector(".missing-parts", state="detached")
