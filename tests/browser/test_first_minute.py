"""The first minute: how one wins, a game alone as close at hand as one with friends, and the way back to a game."""

import json
from collections.abc import Callable
from itertools import product

from tests.browser.papers import small_buttons
from tests.browser.table import Table

from paletti.messages.language import LANGUAGES

SIZES = [(1280, 720), (1440, 900), (1024, 768), (844, 390), (390, 844), (360, 740)]


def test_a_first_visit_says_how_one_wins_and_offers_the_lesson_above_the_fold(visit: Callable[..., Table]) -> None:
    page = visit("/?quality=least").page
    assert "Seal" in page.inner_text(".start-win")
    for language, (width, height) in product(LANGUAGES, SIZES):
        if page.get_attribute("html", "lang") != language:
            page.select_option(".language-switch select", language)
            page.wait_for_selector(f"html[lang={language}]", state="attached")
        page.set_viewport_size({"width": width, "height": height})
        boxes = [page.locator(at).first.bounding_box() for at in ("[data-act=lesson]", ".pill", ".start-play")]
        lesson, pill, play = (box for box in boxes if box is not None)
        assert lesson["y"] + lesson["height"] < height, (language, width, height)
        # The question how many play is in plain sight, and not hidden below the button that stays in reach.
        if language == "en" or height > width:
            assert pill["y"] + pill["height"] <= play["y"] < height, (language, width, height)
        assert small_buttons(page) == [], (language, width, height)
    page.click("[data-act=lesson]")
    page.wait_for_url("**/learn*")


def test_one_person_plays_alone_by_two_clicks_and_is_led_back_to_the_game(visit: Callable[..., Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.click(".pill:has(input[value=alone])")
    assert page.locator("select[name^=who], select[name^=strength]").evaluate_all(
        "all => all.map(one => one.name)"
    ) == ["strength-1"]
    page.click(".start-play")
    asked = table.until(lambda now: now["view"] and now["view"]["acting"] == [0])
    assert asked["mine"] == [0]
    address = page.url
    page.goto(address.split("/t/")[0] + "/?quality=least")
    # The lesson is now offered less prominently, and the game that waits stands out.
    page.wait_for_selector("[data-act=go-on].primary")  # once the server has said that the game still goes on
    bot = asked["view"]["players"][1]["name"]
    assert page.inner_text("[data-act=go-on]") == f"Continue with {bot}: your turn"
    places = [page.locator(at).first.bounding_box() for at in ("[data-act=go-on]", "form")]
    way_back, questions = (place["y"] for place in places if place is not None)
    assert 0 < way_back < questions
    assert page.locator(".start-visit").count() == 0
    assert page.locator("[data-act=lesson]").count() == 1
    assert page.locator(".primary").evaluate_all("all => all.map(one => one.dataset.act)") == ["go-on"]
    page.click("[data-act=go-on]")
    table.until(lambda now: now.get("mine") == [0])
    assert page.url.split("?")[0] == address.split("?")[0]


def test_a_problem_comes_into_view(visit: Callable[..., Table]) -> None:
    page = visit("/?quality=least").page
    page.route("**/api/tables", lambda route: route.abort())
    page.set_viewport_size({"width": 390, "height": 420})
    page.focus(".start-play")
    page.keyboard.press("Enter")
    page.wait_for_selector(".start-problem")
    page.wait_for_function(
        "() => { const { top, bottom } = document.querySelector('.start-problem').getBoundingClientRect();"
        " return top >= 0 && bottom <= innerHeight; }"
    )


def test_a_seat_that_was_kept_broken_heals_itself(visit: Callable[..., Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.click(".start-play")
    table.at_rest(1)
    key = "paletti.seats." + page.url.split("/t/")[1].split("?")[0]
    kept = json.loads(page.evaluate("(key) => localStorage.getItem(key)", key))
    broken = json.dumps([kept[0], {"seat": 1, "secret": "?"}, kept[1] | {"seat": 99}, None, 7])
    page.evaluate("([key, broken]) => localStorage.setItem(key, broken)", [key, broken])
    page.evaluate('localStorage.setItem(\'paletti.wish\', \'{"edition":"de","seats":[{}]}\')')
    page.reload()
    assert table.until(lambda now: now.get("mine"))["mine"] == [0]
    page.goto(page.url.split("/t/")[0] + "/?quality=least")
    page.wait_for_selector(".start-play")
