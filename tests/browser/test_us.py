from collections.abc import Callable

from tests.browser.table import Table


def test_whoever_topples_the_american_tower_pays_for_it(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3&edition=us")
    table.page.click(".start-play")
    state = table.at_rest(1)
    assert state["view"]["edition"] == "us"

    # A column may slip out from under its platform; then the next player lifts another.
    before, after = table.bring_down()
    loser = before["view"]["turn"]
    assert (after["outcome"]["winners"], after["view"]["cause"]) == ([1 - loser], loser)
    assert table.see_result() == f"{('Anna', 'Ben')[1 - loser]} wins!"

    # From here, and later from the list of finished games, one click leads to the analysis.
    analysis = table.page.get_attribute(".hud-ending [data-act=analysis]", "href") or ""
    watch = visit("/watch").page
    watch.wait_for_selector(f"a[href^='{analysis.partition('?')[0]}']")

    first = table.page.url
    table.press("rematch")
    again = table.until(lambda now: table.page.url != first and now["version"] >= 1 and not now["outcome"])
    assert (again["mine"], again["view"]["edition"]) == ([0, 1], "us")

    # Players who play again keep counting.
    table.page.wait_for_selector(f".hud-seat[data-seat='{1 - loser}']:has-text('won 1')")
    assert "won" not in table.page.inner_text(f".hud-seat[data-seat='{loser}']")
