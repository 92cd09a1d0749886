"""The way of a gesture from the socket to the hand is short, and docs/architecture.md lists it."""

import re
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.served import serving

import paletti
from paletti.physics.hand import Hand
from paletti.server.master.leads import Lead
from paletti.server.master.orders import Inbox, MoveHand
from paletti.table.gestures import Aim, Grip

SOURCE = Path(paletti.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
MOST_FILES = 12


def on_the_stack() -> set[str]:
    """Those of the calling files that are ours."""
    files = (Path(frame.filename) for frame in traceback.extract_stack())
    return {str(file.relative_to(SOURCE)) for file in files if file.is_relative_to(SOURCE)}


def listed(besides: str) -> set[str]:
    """The files that the page lists, except for those that only `besides` passes."""
    section = PAGE.read_text(encoding="utf-8").partition("## The way of a gesture")[2].partition("\n## ")[0]
    rows = re.findall(r"^\d+\. `([a-z_/]+\.py)`(?: \((the \w+) alone\))?", section, re.MULTILINE)
    return {file for file, alone in rows if alone != besides}


def test_a_grip_and_an_aim_pass_the_files_that_the_page_on_architecture_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The wire hands bytes to the library, so the library's own frames are in between.
    passed: dict[type, set[str]] = {Grip: {"server/live/wire.py"}, Aim: {"server/live/wire.py"}}

    def watch(patch: pytest.MonkeyPatch, gesture: type, cls: type, name: str, file: str) -> None:
        """Notes who calls this method with such a gesture."""
        method: Callable[..., Any] = getattr(cls, name)

        def watched(self: object, *given: Any) -> Any:
            if cls is Hand or (isinstance(given[0], MoveHand) and isinstance(given[0].gesture, gesture)):
                passed[gesture] |= on_the_stack() | {file}  # the watch replaces the method, so its file is added
            return method(self, *given)

        patch.setattr(cls, name, watched)

    with serving(tmp_path / "games.sqlite") as server:
        page = server.page(*server.make(*FOUR))
        view = choose_colours(page)
        # One gesture at a time: a column that is pulled too far is also taken by the table, which is another way.
        with monkeypatch.context() as patch:
            watch(patch, Grip, Inbox, "put", "server/master/orders.py")
            watch(patch, Grip, Hand, "grip", "physics/hand.py")
            seat = take_in_hand(page, view)["seat"]
        with monkeypatch.context() as patch:
            watch(patch, Aim, Inbox, "put", "server/master/orders.py")
            watch(patch, Aim, Lead, "put", "server/master/leads.py")
            watch(patch, Aim, Hand, "aim", "physics/hand.py")
            for number in range(100):
                page.say("aim", seat=seat, position=[0.0, 0.0, 0.05], atMs=1000 + 16 * number)
                page.listen(0.02)
                if "physics/hand.py" in passed[Aim]:
                    break
        page.close()
    assert passed == {Grip: listed(besides="the aim"), Aim: listed(besides="the grip")}
    assert all(len(files) <= MOST_FILES for files in passed.values())
