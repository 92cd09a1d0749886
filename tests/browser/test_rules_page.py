"""The page with the rules: every language, every edition, clause by clause and side by side."""

from collections.abc import Callable

from tests.browser.table import Table

from paletti.messages import languages
from paletti.rules.examples import EXAMPLES


def test_the_rules_are_told_in_every_language(visit: Callable[[str], Table]) -> None:
    page = visit("/rules?edition=de&players=3").page
    told: dict[str, str] = {}
    for language in languages():
        page.select_option(".language-switch select", language)
        page.wait_for_selector(f"html[lang={language}]", state="attached")
        page.wait_for_selector(f".rules-book[lang={language}]")
        told[language] = page.inner_text("#PLATEAU-2 p")
        assert page.locator(".rules-clause").count() > 40
        assert page.locator("#TWO-1").count() == 0
    assert len(set(told.values())) == 5


def test_a_clause_has_a_link_and_editions_stand_side_by_side(visit: Callable[[str], Table]) -> None:
    page = visit("/rules?edition=fr#SETUP-2").page
    page.wait_for_selector("#SETUP-2[data-pointed=true]")
    assert "twenty" in page.inner_text("#SETUP-2")
    page.select_option("[name=edition]", "us")
    page.wait_for_selector("#US-1")
    assert page.locator("#SEAL-1").count() == 0
    for edition in ("de", "ru"):
        page.check(f"[name=compare][value={edition}]")
    page.wait_for_selector(".rules-difference")
    assert page.url.endswith("?edition=us&compare=de,ru#SETUP-2")
    assert page.locator("#COLOUR-2 .rules-side").count() == 2


def test_drawings_stand_beside_their_clauses_on_a_desk_and_on_a_phone(visit: Callable[[str], Table]) -> None:
    page = visit("/rules?edition=de&players=3").page
    page.wait_for_selector("#SEAL-5 .rules-example img")
    keys = page.eval_on_selector_all(".rules-example img", "all => all.map(one => one.src.split('/').pop())")
    drawn = {f"{one.key}.svg" for one in EXAMPLES if "de" in one.editions}
    assert set(keys) == drawn
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 760})
        for image in page.locator(".rules-example img").all():
            image.scroll_into_view_if_needed()
            page.wait_for_function("one => one.complete && one.naturalWidth > 0", arg=image.element_handle())
            assert image.get_attribute("alt")
            box = image.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert "padlock" in page.inner_text("#ABORT-2 figcaption")
