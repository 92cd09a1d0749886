"""The rules to read: every language, every edition, clause by clause and side by side."""

from collections.abc import Callable

from tests.browser.table import Table

from paletti.messages import languages


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
