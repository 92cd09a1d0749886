"""The score keeper's page: a whole game, several devices, no connection."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.papers import small_buttons

from paletti.messages.language import LANGUAGES
from paletti.rules.editions import EDITIONS

PATIENCE_MS = 180_000
KEPT = "caches.open('paletti-keeper').then((shelf) => shelf.keys()).then((kept) => kept.map(({ url }) => url))"
# Records from now on what the bar says about how much of Python has arrived.
WRITES_DOWN = """() => {
    window.arrived = [];
    new MutationObserver(() => {
        const [bar, words] = [".keeper-bar progress", ".keeper-small"].map((one) => document.querySelector(one));
        if (bar?.position > 0) window.arrived.push([bar.position, words.textContent]);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def bought(chromium: Browser) -> BrowserContext:
    """A phone that has never seen the page, in English."""
    context = chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    return context


@pytest.fixture(scope="module")
def kept(chromium: Browser) -> Iterator[BrowserContext]:
    """One phone for all games, so that it loads its Python only once."""
    context = bought(chromium)
    yield context
    context.close()


@pytest.fixture
def phone(kept: BrowserContext) -> Iterator[BrowserContext]:
    """The phone on the table, with no game on it."""
    yield kept
    kept.set_offline(False)
    for page in kept.pages:
        page.evaluate("localStorage.clear()")
        page.close()


def opened(context: BrowserContext, address: str, path: str = "keeper") -> Page:
    """The page with its referee ready."""
    page = context.new_page()
    page.goto(f"{address.rstrip('/')}/{path}?lang=en")
    page.wait_for_selector(".keeper-setup, .keeper-question", timeout=PATIENCE_MS)
    return page


def begun(page: Page) -> None:
    """Four people by the German rules, their names as proposed."""
    page.select_option("select[name=edition]", "de")
    page.click("button[type=submit]")
    page.wait_for_selector(".keeper-question")


def tap(page: Page, *labels: str) -> None:
    """Gives these answers one after the other; each time the next question gets the focus."""
    for label in labels:
        page.locator(".keeper-answers button").filter(has_text=label).first.tap()
        page.wait_for_selector(".keeper-question h2:focus")


def seats(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".keeper-name").all_inner_texts()]


def test_who_sets_it_up_hears_that_it_will_not_work_without_internet(phone: BrowserContext, address: str) -> None:
    page = phone.new_page()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto(f"{address.rstrip('/')}/keeper?lang=en")
    expect(page.locator(".keeper-setup", has_text="This address is not encrypted")).to_be_visible(timeout=PATIENCE_MS)


def test_a_whole_game_is_kept_from_the_first_column_to_the_winner(phone: BrowserContext, address: str) -> None:
    page = opened(phone, address)
    assert small_buttons(page) == []
    begun(page)
    assert small_buttons(page) == []
    names = seats(page)
    tap(page, "it stands", "red", "yellow", "blue")
    for _ in range(4):
        tap(page, "thin", "it stands")
    tap(page, "apply for", "nobody objects", "it lies", "all 4")
    tap(page, "hexagonal", "it stands")
    holder = page.locator(".keeper-seat", has=page.locator(".seal-block"))
    expect(holder).to_contain_text(names[0])
    tap(page, "thick", "collapse!")
    expect(page.locator(".keeper-question h2")).to_contain_text(f"{names[0]} wins")
    assert small_buttons(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_was_entered_can_be_taken_back_and_outlives_a_reload(phone: BrowserContext, address: str) -> None:
    page = opened(phone, address)
    begun(page)
    tap(page, "it stands", "red")
    question = page.locator(".keeper-question h2").inner_text()
    tap(page, "yellow")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".keeper-question h2")).to_have_text(question)
    page.reload()
    page.get_by_role("button", name="Continue the last game").tap()
    expect(page.locator(".keeper-question h2")).to_have_text(question)


def test_two_devices_keep_one_sheet(phone: BrowserContext, address: str, chromium: Browser) -> None:
    first = opened(phone, address)
    begun(first)
    first.get_by_role("button", name="Share").tap()
    first.wait_for_url("**/keeper/*")
    other = bought(chromium)
    other.add_init_script(f"({WRITES_DOWN})()")
    second = opened(other, address, first.url.split("/", 3)[3].split("?")[0])
    # The other phone first had to load all of it, and one saw the progress.
    arrived = second.evaluate("window.arrived")
    shares = [share for share, _ in arrived]
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] <= 1
    assert re.fullmatch(r"\d+ of 1\d MB.*", arrived[-1][1])
    tap(second, "it stands", "red")
    expect(first.locator(".keeper-question h2")).to_have_text(second.locator(".keeper-question h2").inner_text())
    tap(first, "yellow")
    expect(second.locator(".keeper-question h2")).to_have_text(first.locator(".keeper-question h2").inner_text())
    other.close()


def test_it_works_without_a_connection_once_it_was_loaded(phone: BrowserContext, address: str) -> None:
    page = opened(phone, address)
    begun(page)
    tap(page, "it stands")
    page.wait_for_selector("text=works without the internet", timeout=PATIENCE_MS)
    session = phone.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert (manifest["url"].rsplit("/", 1)[1], manifest["errors"]) == ("keeper.webmanifest", [])
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    phone.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Continue the last game").tap(timeout=PATIENCE_MS)
    tap(page, "red")
    expect(page.locator(".keeper-question h2")).to_contain_text("chooses a colour")
    questions = set()
    for language in LANGUAGES:
        page.select_option(".masthead select", language)
        page.goto(f"{address.rstrip('/')}/keeper")
        page.locator(f"html[lang={language}] .keeper-setup .button.large").first.tap(timeout=PATIENCE_MS)
        questions.add(page.inner_text(".keeper-question h2"))
    assert len(questions) == len(LANGUAGES)
    page.select_option(".masthead select", "en")

    # The rules are there as well, in every language, and so is the house in the corner; a reload changes nothing.
    kept = page.evaluate(KEPT)
    assert sum("/api/rules?" in url for url in kept) == len(EDITIONS) * len(LANGUAGES)
    page.click(".masthead a[href='/rules']")
    expect(page.locator(".rules h1")).to_have_text("The rules")
    expect(page.locator(".rules-clause").first).to_be_visible()
    headings = set()
    for language in LANGUAGES:
        page.select_option(".masthead select", language)
        page.reload()
        expect(page.locator(f"html[lang={language}] .rules-clause").first).to_be_visible()
        headings.add(page.inner_text(".rules h1"))
    assert len(headings) == len(LANGUAGES)
    assert page.evaluate("document.querySelector('.masthead img').naturalWidth") > 0

    # What is not available without a connection says so: the book for a number of players, and books side by side.
    page.select_option(".masthead select", "en")
    page.locator("input[name=players][value='3']").check(force=True)
    expect(page.locator(".rules [role=alert]")).to_contain_text("for any number of players")
    for edition in ("de", "ru"):
        page.check(f"[name=compare][value={edition}]")
    expect(page.locator(".rules [role=alert]")).to_contain_text("not answering")
