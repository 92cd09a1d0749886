"""The way of a gesture from the socket to the world is short, and docs/architecture.md lists it."""

import re
import traceback
from pathlib import Path

import pytest
from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.served import serving

import paletti
from paletti.physics.world import World
from paletti.server.room.orders import Inbox, MoveHand, Order
from paletti.table.gestures import Grip

SOURCE = Path(paletti.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


def on_the_stack() -> set[str]:
    """Our own files among the callers."""
    files = (Path(frame.filename) for frame in traceback.extract_stack())
    return {str(file.relative_to(SOURCE)) for file in files if file.is_relative_to(SOURCE)}


def test_a_grip_passes_the_files_that_the_page_on_architecture_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: set[str] = set()
    put, do = Inbox.put, World.do

    def watched_put(inbox: Inbox, order: Order) -> bool:
        if isinstance(order, MoveHand) and isinstance(order.gesture, Grip):
            passed.update(on_the_stack())
        return put(inbox, order)

    def watched_do(world: World, gesture: object) -> None:
        passed.update(on_the_stack())
        do(world, gesture)  # type: ignore[arg-type]  # passed on as it came

    with serving(tmp_path / "games.sqlite") as server:
        page = server.page(*server.make(*FOUR))
        view = choose_colours(page)
        monkeypatch.setattr(Inbox, "put", watched_put)
        monkeypatch.setattr(World, "do", watched_do)
        take_in_hand(page, view)
        page.close()
    # The watch itself stands in place of the two files where a stack ends.
    passed |= {"server/room/orders.py", "physics/world.py"}
    section = PAGE.read_text(encoding="utf-8").partition("## The way of a gesture")[2].partition("\n## ")[0]
    listed = set(re.findall(r"^\d+\. `([a-z_/]+\.py)`", section, re.MULTILINE))
    # The wire hands bytes to the library, and the library's own frames lie between.
    assert passed | {"server/live/wire.py"} == listed
    assert len(listed) <= 12
