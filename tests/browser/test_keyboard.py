from collections.abc import Callable
from math import dist
from pathlib import Path

import pytest
from tests.browser.axe import serious
from tests.browser.keys import AT_HAND, Keys
from tests.browser.table import Table

from paletti.cli.main import main

SPOTS = ("12 o’clock, near the edge", "4 o’clock, near the edge", "8 o’clock, near the edge")


def sit_down(visit: Callable[[str], Table]) -> Keys:
    """Two people at one keyboard, each with a colour, and the list beside the villa."""
    keys = Keys(visit("/?quality=least&seed=5&serial=3"))
    keys.tab_to(".start-play")
    keys.press("Enter")
    keys.table.at_rest(1)
    keys.tab_to("[data-act=access]")
    keys.press("Enter")
    keys.page.wait_for_selector(".access-panel h2:focus")
    while (may := keys.table.may()) & {"throw", "choose"}:
        version = keys.table.state["version"]
        if "throw" in may:
            keys.act("throw")
        else:
            keys.tab_to(".button.colour")
            keys.press("Enter")
        keys.table.at_rest(version + 1)
    return keys


@pytest.mark.swift
def test_two_play_a_whole_game_by_keyboard_alone(visit: Callable[[str], Table]) -> None:
    keys = sit_down(visit)
    table = keys.table
    assert keys.page.locator("main h1").count() == 1
    keys.listen()

    for number, spot in enumerate(SPOTS, start=1):
        after = keys.raise_one(spot)
        assert list(after["view"]["at"].values()).count("blue") == number
        assert keys.heard(f"{spot}, ")
    # The table's one voice told each deed once, and the question where the column shall stand as well.
    assert keys.heard(" stands the ") == ["voice"] * len(SPOTS)
    assert set(keys.heard("Where should it stand?")) == {"voice"}

    keys.act("apply")
    keys.page.wait_for_selector(".hud-sure:focus")
    keys.press("Enter", "Enter")
    assert table.state["phase"] == "build"
    keys.act("confirm")
    table.until(lambda now: now["phase"] == "claimed")
    keys.act("consent")
    keys.press("Enter")
    assert table.until(lambda now: now["phase"] == "lay")["attempt"] is None
    # A plateau is not given up by accident: the price is asked, a double Enter says nothing, and Escape keeps it.
    keys.act("take-plateau")
    keys.page.wait_for_selector(AT_HAND)
    table.until(lambda now: now["hand"]["holds"] == "green" and now["target"])
    keys.press("Backspace")
    keys.page.wait_for_selector(".hud-sure:focus")
    keys.press("Enter", "Enter")
    assert "ends your turn" in keys.page.inner_text(".hud-sure:focus")
    keys.press("Escape")
    keys.page.wait_for_selector(".hud-sure", state="detached")
    assert table.state["attempt"]["piece"] == "green"
    assert keys.lay_plateau()["view"]["top"] == "green"
    keys.until_spoken(" lays the green plateau")
    assert [keys.heard(deed) for deed in (" applies for ", " lays the ")] == [["voice"], ["voice"]]

    # Lifting a column from below lifts everything on it.
    before, after = keys.bring_down()
    keys.page.wait_for_selector(".hud-fall h1, .hud-ending h1")
    assert (after["view"]["cause"], after["outcome"]["winners"]) == (before["view"]["turn"], [])
    keys.skip()
    keys.page.wait_for_selector(".hud-ending h1:focus")
    assert keys.page.inner_text(".hud-ending h1") == "Nobody wins."
    assert keys.nowhere() == 0


@pytest.mark.swift
def test_the_hand_says_what_it_feels_and_what_keys_have_played_verifies(
    visit: Callable[[str], Table], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = sit_down(visit)
    table = keys.table
    listed = keys.page.locator(".access-choices button").all_inner_texts()
    assert all(text.startswith("Your ") and "on the base" in text and "o’clock" in text for text in listed)

    assert serious(keys.page) == []

    column = keys.loosest()
    start = table.where(column)
    # The Enter that takes the column draws nothing while it is still held down.
    keys.reach(column)
    for _ in range(4):
        keys.page.keyboard.down("Enter")
        keys.page.wait_for_selector(AT_HAND)
    keys.page.keyboard.up("Enter")
    keys.until_spoken("in hand. The way out is toward")
    assert dist(table.state["target"][:2], start[:2]) < 0.001
    assert serious(keys.page) == []
    keys.press("Shift+o", "Shift+o", "Shift+o")
    keys.until_spoken("mm to go.")
    target = table.state["target"]
    assert 2 <= 1000 * ((target[0] - start[0]) ** 2 + (target[1] - start[1]) ** 2) ** 0.5 <= 4

    # Once it has really moved, it is chosen, and putting it back has its price.
    keys.tug(column, start)

    keys.press("h")
    table.until(lambda now: now["hand"]["steadies"] == "blue")
    keys.until_spoken("Your other hand holds the blue plateau")
    keys.press("Shift+PageUp", "h")
    keys.until_spoken("The keys move the column again")

    # After a reload, the page has the column in hand and says how far it is out.
    keys.page.reload()
    keys.until_spoken("in hand, ", " mm out.")
    keys.page.wait_for_selector(".access-pad:focus")
    assert ": draw a column" not in keys.spoken()
    assert ", 0 mm out." not in keys.spoken()

    keys.tab_to("[data-act=release-hold]")
    keys.press("Enter")
    table.until(lambda now: now["hand"]["steadies"] is None)

    # Space opens the hand that the keys move.
    keys.tab_to(".access-pad")
    keys.press("h")
    table.until(lambda now: now["hand"]["steadies"] == "blue")
    keys.press("Space")
    keys.until_spoken("has let go of the plateau")
    table.until(lambda now: now["hand"]["steadies"] is None)
    version = table.state["version"]
    keys.press("Backspace")
    keys.page.wait_for_selector(".hud-sure:focus")
    keys.press("Enter", "Enter")
    assert table.state["version"] == version
    keys.listen()
    keys.tab_to("[data-act=confirm]")
    keys.press("Enter")
    assert column in table.at_rest(version + 1)["view"]["locked"]
    keys.page.wait_for_selector(".access-choices:focus")
    assert keys.heard(" back. It is now locked") == ["voice"]

    # The next player brings the villa down. The game played by keys is downloaded, and it verifies.
    keys.bring_down()
    keys.skip()
    with keys.page.expect_download() as download:
        keys.page.click(".hud-ending a[download]")
    download.value.save_as(tmp_path / "game.villa")
    assert main(["replay", str(tmp_path / "game.villa"), "--verify", "--lang", "en"]) == 0
    assert "came out the same, to the bit" in capsys.readouterr().out
