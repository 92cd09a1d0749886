"""The pictures in the documentation, taken from the real page: `make pictures` writes all of docs/pictures.

`python -m tests.browser.pictures villa keeper` writes only these two.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from playwright.sync_api import Browser, Page, ViewportSize
from tests.browser.moving import MovingPicture
from tests.browser.test_analysis import uploaded
from tests.keeper.test_app import Table, keep
from tests.table.tables import begun, own

from paletti.bench.page.browser import chromium
from paletti.table.journal import Journal
from paletti.table.replay.file import replay_of, to_bytes
from paletti.testing.hand import ScriptedHand

PICTURES = Path(__file__).parents[2] / "docs/pictures"
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 720}
TALL: ViewportSize = {"width": 1280, "height": 860}  # high enough for the whole curve
FILM: ViewportSize = {"width": 640, "height": 400}
QUALITY = "high"
PATIENCE_MS = 300_000  # without a graphics card, a picture takes a second
SEEN = """() => {
    const it = (window.__paletti ?? window.__replay)?.state();
    return it && it.drawn > 2 && !it.looking;
}"""
STILL_MS = 4000  # for the textures, which come after the first picture
VILLA = {
    "seats": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}],
    "practice": True,
    "height": 3,
    "serial": 7,
    "seed": 11,
}
ONLY_THE_VILLA = """
.replay-head, .replay-story, .replay-bar, .replay-seats { display: none !important }
.replay { display: block !important }
.replay-villa { position: fixed !important; inset: 0 }
"""
SHOT_MS = 80
DRAWN_MS, FALL_MS = 160, 80  # of game time between two pictures: all but the fall is shown at double speed
FALLEN_MS = 5600  # by then everything lies still
RESTS_MS = 2500  # before the film starts again


def main(wanted: list[str]) -> None:
    """Writes every picture, or the ones that are named."""
    with serving() as address, chromium() as browser:
        for name, take in PICTURE.items():
            if not wanted or name in wanted:
                take(browser, address)


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that runs as long as pictures are taken."""
    with TemporaryDirectory() as home:
        command = [sys.executable, "-m", "paletti", "serve", "--host", "127.0.0.1", "--port", "0"]
        environment = {**os.environ, "PALETTI_HOME": home}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip().rstrip("/")
            finally:
                server.terminate()


def at_a_table(name: str, size: ViewportSize) -> Callable[[Browser, str], None]:
    """Takes a picture of a table in a window of this size."""

    def take(browser: Browser, address: str) -> None:
        made = httpx.post(f"{address}/api/tables", json=VILLA, timeout=60).raise_for_status().json()
        context = browser.new_context(viewport=size, locale="en-GB")
        seats = json.dumps(json.dumps(made["owns"]))
        context.add_init_script(f"localStorage.setItem('paletti.seats.{made['table']}', {seats})")
        page = context.new_page()
        page.goto(f"{address}/t/{made['table']}?quality={QUALITY}")
        page.wait_for_function(SEEN, timeout=PATIENCE_MS)
        shoot(page, name)
        context.close()

    return take


def analysis(browser: Browser, address: str) -> None:
    """Takes a picture of the analysis of a finished game."""
    context = browser.new_context(viewport=TALL, locale="en-GB")
    page = context.new_page()
    page.goto(f"{address}/analysis/{uploaded(address)}?quality={QUALITY}")
    page.wait_for_selector("main[aria-busy=false]", timeout=PATIENCE_MS)
    page.locator(".curve-slider").press("End")
    page.locator(".curve-slider").blur()
    page.wait_for_timeout(STILL_MS)
    shoot(page, "analysis")
    context.close()


def shoot(page: Page, name: str) -> None:
    """Writes one picture once everything is drawn."""
    page.wait_for_timeout(STILL_MS)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=85, timeout=PATIENCE_MS)


# The score keeper in the terminal


def keeper(browser: Browser, address: str) -> None:
    """Takes a picture of the score keeper in the middle of a game."""
    shown: list[str] = []

    async def play(table: Table) -> None:
        await table.write("Ann", "Ben", "Cleo", "Dan")
        await table.press("down enter enter r y b 1 enter 1 enter 1 enter 1 enter")
        await table.press("a enter enter enter 2 enter 1 0 enter 3 enter 1 0 b")
        await table.pilot.pause()
        shown.append(table.app.export_screenshot(title="paletti referee"))

    with TemporaryDirectory() as folder:
        keep(Path(folder), play)
    context = browser.new_context(viewport={"width": 1000, "height": 700})
    page = context.new_page()
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 1000px; display: block }}</style>{shown[0]}")
    page.locator("svg").first.screenshot(path=PICTURES / "keeper.png", omit_background=True)
    context.close()


# The moving picture


def villa(browser: Browser, address: str) -> None:
    """Takes the film of a game: a loose column is drawn and set on top, then a heavy one brings the villa down."""
    data = a_fall()
    game = httpx.post(f"{address}/api/replays", content=data, headers={"origin": address}, timeout=60).json()["game"]
    drawn, fall = httpx.get(f"{address}/api/games/{game}", timeout=60).json()["chapters"][-2:]
    context = browser.new_context(viewport=FILM, locale="en-GB", bypass_csp=True)  # for the style below
    page, packer = context.new_page(), context.new_page()
    # The page's clock follows the film, however long a picture takes to draw, so the eye moves as it does in real time.
    page.clock.install()
    page.goto(f"{address}/replay/{game}?quality={QUALITY}")
    page.add_style_tag(content=ONLY_THE_VILLA)
    page.wait_for_function(SEEN, timeout=PATIENCE_MS)
    seek(page, drawn["atMs"])
    page.wait_for_timeout(STILL_MS)
    page.wait_for_function(SEEN, timeout=PATIENCE_MS)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    film = MovingPicture(packer, FILM["width"], FILM["height"])
    moments = [*range(drawn["atMs"], fall["atMs"], DRAWN_MS), *range(fall["atMs"], fall["atMs"] + FALLEN_MS, FALL_MS)]
    for ms in moments:
        seek(page, ms)
        page.clock.fast_forward(SHOT_MS)
        film.add(page.screenshot(timeout=PATIENCE_MS), SHOT_MS + (RESTS_MS if ms == moments[-1] else 0))
    (PICTURES / "villa.webp").write_bytes(film.webp())
    context.close()


def a_fall() -> bytes:
    """The game of the film. With this set and this layout, the villa survives the first draw but not the second."""
    game = begun(players=2, seed=10, serial=11, height=3, journal=(journal := Journal()))
    for loose in (True, False):
        ScriptedHand(game, game.state.turn).raise_column(own(game, loose=loose))
    assert game.state.over
    return to_bytes(replay_of(game.setup, journal.entries()))


def seek(page: Page, ms: int) -> None:
    """Moves the film to this moment, as a hand on its time line does."""
    page.evaluate(
        """(ms) => {
            const line = document.querySelector("input[type=range]");
            line.value = ms;
            line.dispatchEvent(new Event("input", { bubbles: true }));
        }""",
        ms,
    )


PICTURE: dict[str, Callable[[Browser, str], None]] = {
    "villa": villa,
    "table": at_a_table("table", DESK),
    "phone": at_a_table("phone", PHONE),
    "analysis": analysis,
    "keeper": keeper,
}

if __name__ == "__main__":
    main(sys.argv[1:])
