"""The pictures of the documentation, taken of the real page: `make pictures` writes docs/pictures/*.jpg anew."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import FLAGS, executable
from tests.browser.test_analysis import uploaded

PICTURES = Path(__file__).parents[2] / "docs/pictures"
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 720}
TALL = {"width": 1280, "height": 860}  # the whole curve
SEEN_MS = 8000  # the stage and its textures, drawn without a graphics card
VILLA = {
    "seats": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}],
    "practice": True,
    "height": 3,
    "serial": 7,
    "seed": 11,
}


def main() -> None:
    """Writes every picture."""
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        made = httpx.post(f"{address}/api/tables", json=VILLA, timeout=60).raise_for_status().json()
        for name, size in (("table", DESK), ("phone", PHONE)):
            take(opened(browser, f"{address}/t/{made['table']}", size, made), name)
        page = opened(browser, f"{address}/analysis/{uploaded(address)}", TALL, made)
        page.wait_for_selector("main[aria-busy=false]", timeout=100_000)
        page.locator(".curve-slider").press("End")
        take(page, "analysis")
        browser.close()


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that lasts as long as the pictures take."""
    with TemporaryDirectory() as home:
        command = [sys.executable, "-m", "paletti", "serve", "--host", "127.0.0.1", "--port", "0"]
        environment = {**os.environ, "PALETTI_HOME": home}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip().rstrip("/")
            finally:
                server.terminate()


def opened(browser: Browser, address: str, size: dict[str, int], made: dict[str, object]) -> Page:
    """The page at this address, in a window of this size, with the seats of the new table."""
    context = browser.new_context(viewport={"width": size["width"], "height": size["height"]}, locale="en-GB")
    seats = json.dumps(json.dumps(made["owns"]))
    context.add_init_script(f"localStorage.setItem('paletti.seats.{made['table']}', {seats})")
    page = context.new_page()
    page.goto(f"{address}?quality=low")
    return page


def take(page: Page, name: str) -> None:
    """Writes one picture, once everything is drawn."""
    page.wait_for_timeout(SEEN_MS)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)


if __name__ == "__main__":
    main()
