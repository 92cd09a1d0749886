"""What players do in tests, through the page's own messages."""

from typing import Any

from tests.server.served import Page

FOUR = tuple({"kind": "here", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan"))
TWO_APART = ({"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Ben"})


def choose_colours(page: Page, owners: dict[int, Page] | None = None) -> dict[str, Any]:
    """Throws and chooses until the first turn begins; the view then. `owners` are the pages of seats elsewhere."""
    pages = owners or {}
    view: dict[str, Any] = page.hear("snapshot")["view"]
    while view["phase"] == "colours":
        seat = view["acting"][0]
        actor = pages.get(seat, page)
        if "throw" in view["may"][seat]:
            actor.say("throw", seat=seat)
        else:
            actor.say("choose", seat=seat, colour=view["freeColours"][0])
        view = page.hear("judged")["view"]
    return view


def take_in_hand(page: Page, view: dict[str, Any]) -> dict[str, Any]:
    """Grips the first column that fingers get at; the attempt."""
    seat = view["acting"][0]
    for column in view["touch"][0]["may"]:
        page.say("grip", seat=seat, column=column, point=[0.0, 0.0, 0.03])
        answer = page.hear("attempt-began", "refused")
        if answer["type"] == "attempt-began":
            attempt: dict[str, Any] = answer["attempt"]
            return attempt
    raise AssertionError("No column can be reached.")


def topple(page: Page, view: dict[str, Any]) -> dict[str, Any]:
    """Sweeps a column to and fro through the villa until it falls; the last verdict. The house must allow pushing."""
    seat = take_in_hand(page, view)["seat"]
    for sweep in range(200):
        x, y = ((0.2, 0.2), (-0.2, 0.2), (0.2, -0.2), (-0.2, -0.2))[sweep % 4]
        page.say("aim", seat=seat, position=[x, y, 0.06])
        page.listen(0.1)
        if any(told["type"] == "noticed" and told["what"] == "collapse" for told in page.told):
            return page.hear("judged")
    raise AssertionError("This villa does not fall.")


PUSHING = {"push-mm": 100}
