from collections.abc import Callable

from playwright.sync_api import FilePayload
from tests.browser.table import Table
from tests.table.test_measured import OURS, SLENDER


def test_one_click_on_the_start_page_plays(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    table.page.check("input[name=feel-first]")  # a house rule that is one tap away
    table.page.click(".start-play")
    state = table.at_rest(1)
    assert (state["mine"], state["phase"], table.may()) == ([0, 1], "colours", {"throw"})
    assert state["view"]["house"]["feel-first"] == 3


def test_the_page_speaks_all_its_languages(visit: Callable[[str], Table]) -> None:
    page = visit("/?quality=low").page
    page.wait_for_selector(".terrace[data-ready]")  # the villa behind the paper
    said = {}
    for language in ("de", "en", "nl", "fr", "ru"):
        page.select_option(".language-switch select", language)
        page.wait_for_selector(f"html[lang={language}]", state="attached")
        said[language] = page.inner_text(".start-play")
    assert len(set(said.values())) == 5


def test_what_is_chosen_stays_chosen_and_a_game_can_be_left_or_given_up(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.check("input[value=alone]")
    start = page.url
    page.goto(start.split("/?")[0] + "/rules")
    page.goto(start)
    assert page.is_checked("input[value=alone]")
    assert page.locator(".start-visit").count() == 1, "who only chose something has not played yet"

    page.click(".start-play")
    table.at_rest(1)
    for way, offered in (("leave-keep", 1), ("leave-end", 0)):
        page.click(".hud-looks [aria-expanded]")
        table.press("leave")
        table.press(way)
        page.wait_for_selector(".start-play")
        assert page.locator("[data-act=go-on]").count() == offered
        if offered:
            table.press("go-on")
            table.at_rest(1)


def measured(text: str) -> FilePayload:
    return {"name": "attic.toml", "mimeType": "application/toml", "buffer": text.encode()}


def test_a_set_that_somebody_measured_is_chosen_as_a_file_and_played_with(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.click(".start-more > summary")
    page.set_input_files("input[name=kit]", measured(OURS.replace("height_mm = 80.0", "")))
    page.wait_for_selector("#kit-hint:has-text('attic.toml')")
    page.click(".start-play")
    page.wait_for_selector(".start-problem:has-text('lacks height_mm')")
    page.set_input_files("input[name=kit]", measured(SLENDER))
    page.click(".start-play")
    table.at_rest(1)
    assert abs(table.where("red-hex")[2] - 0.038) < 0.0005
