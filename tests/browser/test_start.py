from collections.abc import Callable

from tests.browser.table import Table


def test_one_click_on_the_start_page_plays(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    table.page.click(".start-play")
    state = table.at_rest(1)
    assert (state["mine"], state["phase"], table.may()) == ([0, 1], "colours", {"throw"})


def test_the_page_speaks_all_its_languages(visit: Callable[[str], Table]) -> None:
    page = visit("/?quality=low").page
    page.wait_for_selector(".terrace[data-ready]")  # the villa behind the paper
    said = {}
    for language in ("de", "en", "nl", "fr", "ru"):
        page.select_option(".language-switch select", language)
        page.wait_for_selector(f"html[lang={language}]", state="attached")
        said[language] = page.inner_text(".start-play")
    assert len(set(said.values())) == 5
