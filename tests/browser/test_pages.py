"""Every page in every language on a narrow phone: all texts are there, none shows its id, and nothing is cut off."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page
from tests.browser.axe import serious
from tests.browser.papers import small_buttons

from paletti.messages import languages
from paletti.rules.editions import house
from paletti.scorekeeping.session import Session
from paletti.scorekeeping.sheet import Sheet, write_sheet
from paletti.table.replay.file import to_bytes
from paletti.testing.bombs import toppled

WEB = Path(__file__).parents[2] / "web"
PATHS = tuple(re.findall(r'path: "([^"]+)"', (WEB / "src" / "app" / "pages.ts").read_text()))
PHONE = {"width": 360, "height": 740}
PATIENCE_MS = 180_000  # the score keeper loads a whole Python
READY = {"keeper": ".keeper-setup, .keeper-question", "replay": ".replay-lines button"}
SAME = 3

# Every word on the page: text, and what is only there for screen readers or hovering pointers.
WORDS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = [document.title];
    while (walker.nextNode()) words.push(walker.currentNode.data);
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
        for (const one of document.querySelectorAll(`[${name}]`)) words.push(one.getAttribute(name));
    return words.map((text) => text.trim()).filter(Boolean);
}"""
RAW = re.compile(r"^[a-z][a-z0-9]*(-[a-z0-9]+)+$|\{ ?\$?[a-z-]+ ?\}|\bundefined\b|\[object|\bNaN\b")

# What is partly outside the window. What is wholly outside is so on purpose, and what scrolls by itself may be wide.
BESIDE = """() => {
    const scrolls = (one) => one && (["auto", "scroll"].includes(getComputedStyle(one).overflowX)
        && one !== document.documentElement && one !== document.body || scrolls(one.parentElement));
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the whole page"] : [];
    const papers = [...document.querySelectorAll("button, a, input, select, summary, h1, h2, h3, p, li, td, label")];
    return wide.concat(papers.filter((one) => {
        const box = one.getBoundingClientRect();
        const seen = box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth;
        return seen && (box.right > innerWidth + 1 || box.left < -1) && !scrolls(one.parentElement);
    }).map((one) => one.outerHTML.slice(0, 160)));
}"""


@pytest.fixture(scope="module")
def parameters(address: str) -> dict[str, str]:
    """Something to show for every address that asks for it."""
    with httpx.Client(base_url=address.rstrip("/"), timeout=60, headers={"origin": address.rstrip("/")}) as post:
        seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
        table = post.post("/api/tables", json={"seats": seats, "seed": 5, "serial": 3}).json()["table"]
        film = post.post("/api/replays", content=to_bytes(toppled())).json()["game"]
        sheet = write_sheet(Sheet(Session(house("de"), ("Ann", "Ben")), "en", "noon"))
        score = post.post("/api/scores", content=json.dumps(sheet)).json()["score"]
    return {"token": table, "game": film, "score": score}


def reached(path: str, parameters: dict[str, str]) -> str:
    """The address with something in place of each parameter."""
    return re.sub(r":(\w+)", lambda name: parameters[name[1]], path)


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport=PHONE, bypass_csp=True, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    yield page
    context.close()


def look(page: Page, address: str, path: str) -> None:
    """Opens a page and waits until it shows something."""
    page.goto(f"{address.rstrip('/')}{path}?quality=least&lang=en")
    page.wait_for_selector(READY.get(path.split("/")[1], "main, h1, h2, .question"))
    page.wait_for_selector("[aria-busy=true]", state="detached")
    settled(page)
    assert page.locator(".notice").count() == 0, f"{path} shows only that it cannot be shown"


def switch(page: Page, language: str) -> None:
    """Chooses another language where the page offers it: on the page, or in its menu."""
    if page.locator(".language-switch select").count() == 0:
        page.click(".hud-looks [aria-expanded=false]")
    page.select_option(".language-switch select", language)
    page.wait_for_selector(f"html[lang={language}]", state="attached")
    settled(page)


def settled(page: Page) -> None:
    """Waits until the page has shown the same for a while."""
    before, same = None, 0
    while same < SAME:
        words = page.evaluate(WORDS)
        before, same = words, same + 1 if words == before else 0
        page.wait_for_timeout(50)


@pytest.mark.parametrize("path", PATHS)
def test_every_page_speaks_every_language_fits_a_narrow_phone_and_pleases_axe(
    phone: Page, address: str, parameters: dict[str, str], path: str
) -> None:
    look(phone, address, reached(path, parameters))
    assert phone.evaluate("document.activeElement !== document.body")
    assert small_buttons(phone) == []
    ailing = serious(phone)
    said: dict[str, list[str]] = {}
    for language in sorted(languages(), key="en".__ne__):
        if language != "en":
            switch(phone, language)
        said[language] = phone.evaluate(WORDS)
        raw = [words for words in said[language] if RAW.search(words)]
        assert (language, raw, phone.evaluate(BESIDE)) == (language, [], [])
    assert len({" ".join(words) for words in said.values()}) == len(said)
    assert ailing == []
