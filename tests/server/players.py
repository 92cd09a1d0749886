"""What players do in tests, with the page's own messages."""

from typing import Any

from tests.server.served import Page

from paletti.testing import path

FOUR = tuple({"kind": "here", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan"))
TWO_APART = ({"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Ben"})


def choose_colours(page: Page, owners: dict[int, Page] | None = None) -> dict[str, Any]:
    """Throws and chooses until the first turn begins; the view then. `owners` are the pages of the other seats."""
    pages = owners or {}
    view: dict[str, Any] = page.hear("snapshot")["view"]
    while view["phase"] == "colours":
        seat = view["acting"][0]
        throw_or_choose(pages.get(seat, page), view)
        view = page.hear("judged")["view"]
    return view


def throw_or_choose(page: Page, view: dict[str, Any]) -> None:
    """Asks for the next deed that gives colours, and does not wait for its verdict."""
    seat = view["acting"][0]
    if "throw" in view["may"][seat]:
        page.say("throw", seat=seat)
    else:
        page.say("choose", seat=seat, colour=view["freeColours"][0])


def take_in_hand(page: Page, view: dict[str, Any]) -> dict[str, Any]:
    """Grips the first column that fingers can reach; the attempt."""
    seat = view["acting"][0]
    for column in view["touch"][0]["may"]:
        page.say("grip", seat=seat, column=column, point=[0.0, 0.0, 0.03])
        answer = page.hear("attempt-began", "refused")
        if answer["type"] == "attempt-began":
            attempt: dict[str, Any] = answer["attempt"]
            return attempt
    raise AssertionError("No column can be reached.")


def topple(page: Page, view: dict[str, Any]) -> dict[str, Any]:
    """Takes the blue plateau off its columns and drops it beside them; the last verdict."""
    seat = take_in_hand(page, view)["seat"]
    page.say("hold", seat=seat, plateau="blue", point=path.TOPPLING_HOLD_M)
    for target in path.toppling(40):
        page.say("aim-hold", seat=seat, position=target)
        page.listen(0.02)
    page.say("release-hold", seat=seat)
    return page.hear("judged")
