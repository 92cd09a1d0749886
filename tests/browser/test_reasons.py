"""Why a hand may not take hold: the sentence of each reason, with a real mouse and real wood, in a laptop's window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.browser.prepared import begun_with, fail_proof, lock, sit_down, stand_on_top, walled_in
from tests.browser.reasons import (
    BY_COLOUR,
    BY_NO_POINTER,
    IN_A_PROOF,
    IN_A_TURN,
    READ,
    WITH_THREE,
    Reader,
    with_sentence,
)
from tests.browser.sight import COLUMNS
from tests.browser.table import Table
from tests.table.tables import NAMES, apply_for_plateau, begun, own
from tests.table.test_askew import LEANER, OTHER_LEANER, wedge

from paletti.physics.pose import Pose
from paletti.rules.deeds import Consent, Object
from paletti.rules.reasons import Reason
from paletti.table.game import Game
from paletti.table.happenings import TroubleKind
from paletti.table.journal import Journal
from paletti.table.kit import Style, WoodSet, storeyed_poses
from paletti.table.setup import GameSetup


def test_every_reason_is_read_in_a_browser_or_out_of_a_pointers_reach() -> None:
    read = {reason for sentences in READ for reason in sentences}
    assert {*Reason, *TroubleKind} <= with_sentence()
    assert (read & BY_NO_POINTER.keys(), with_sentence() ^ (read | BY_NO_POINTER.keys())) == (set(), set())


@pytest.mark.swift
def test_why_a_column_may_not_be_taken_stands_beside_it(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    turn, proof = Reader(table, IN_A_TURN), Reader(table, IN_A_PROOF)

    sit_down(table, database, Game.new(GameSetup(NAMES[:2], serial=6, seed=6), Journal()))
    turn.presses("colours-first")

    game = begun(players=2, seed=6, serial=6)
    for _ in NAMES[:2]:
        stand_on_top(game, own(game, loose=True))
    for _ in NAMES[:2]:
        lock(game, own(game, loose=True))
    sit_down(table, database, game)
    turn.presses("column-locked", "column-on-top", "not-your-column")
    objected(table)
    proof.presses("proof-not-theirs", "proof-on-top", "proof-locked")

    game = begun(players=2)
    leaner = LEANER if game.state.owner(LEANER) != game.state.turn else OTHER_LEANER
    wedge(game, leaner, 14)
    lock(game, own(game, loose=True), askew=(leaner,))
    sit_down(table, database, game)
    turn.presses("column-askew")
    objected(table)
    proof.presses("proof-askew")

    game = begun(players=2, seed=6, serial=6)
    apply_for_plateau(game, Object(game.state.players[1 - game.state.turn]))
    fail_proof(game, next(name for name, why in game.touchable(game.state.actor).items() if why is None))
    sit_down(table, database, game)
    proof.presses("not-the-objectors")
    table.press("waive")
    table.press("confirm")
    table.until(lambda now: now["phase"] == "lay")
    proof.presses("applied-already")

    # Pressed with the hook as well, the refusal speaks of the hook.
    sit_down(table, database, begun_with(monkeypatch, poses=walled_in, players=2, seed=6, serial=6))
    turn.presses("no-way-for-hook")
    table.page.click("[data-tool=hook]")
    table.page.wait_for_selector(".hud-refused", state="detached")
    turn.presses("no-way-for-hook")

    assert (turn.found, proof.found) == (IN_A_TURN, IN_A_PROOF)


@pytest.mark.swift
def test_why_it_has_to_be_another_column_where_a_third_colour_is_nobodys_stands_beside_it(
    visit: Callable[[str], Table], database: Path
) -> None:
    table = visit("/rules")
    reader = Reader(table, WITH_THREE)
    game = begun("en", 3, seed=3, serial=3, height=2)  # a single neutral column on blue
    sit_down(table, database, game)
    reader.presses("neutral-first", "last-neutral")

    lock(game, neutral(game))
    sit_down(table, database, game)
    reader.presses("neutral-tried", "ask-the-others")
    table.next_deed("object")
    reader.presses("proof-not-neutral", "proof-last-neutral")

    game = begun("en", 3, seed=6, serial=6)
    stand_on_top(game, neutral(game))
    sit_down(table, database, game)
    reader.presses("one-neutral-a-turn")
    assert reader.found == WITH_THREE


@pytest.mark.swift
def test_why_another_colour_is_due_or_nothing_is_put_back_stands_beside_it(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    reader = Reader(table, BY_COLOUR)

    # A player with two colours names one of them; all columns of one stand on top.
    game = begun_with(monkeypatch, poses=red_on_top, players=2, seed=6, serial=6, height=2, two_colours="named")
    sit_down(table, database, game)
    reader.presses("name-first")
    for reason, colour in {"colour-not-yours": "yellow", "colour-not-below": "red"}.items():
        table.page.click(f".button.colour[data-colour={colour}]")
        reader.reads(reason)

    # In an American tournament the seal decides the colour.
    game = begun("us", 2, seed=1, serial=1, mode="random", scoring="tournament")
    sit_down(table, database, game)
    reader.presses("throw-first")
    table.next_deed("throw")
    reader.presses("wrong-colour")
    for act in ("apply", "confirm"):
        table.press(act)
    table.until(lambda now: now["phase"] == "claimed")
    reader.presses("answer-first")
    table.press("object")
    table.until(lambda now: now["phase"] == "proof")
    reader.presses("proof-wrong-colour")

    game = begun("us", 2, seed=1, serial=1, scoring="tournament")
    apply_for_plateau(game, Consent())
    sit_down(table, database, game)
    reader.presses("lay-first")

    sit_down(table, database, begun("us", 2, seed=1, serial=1))
    table.press("apply-refused")
    reader.reads("nothing-to-claim")
    column = table.loosest()
    table.tug(column)
    table.press("put-back")
    reader.reads("no-breaking-off", column)
    assert reader.found == BY_COLOUR


def red_on_top(kit: WoodSet, serial: int, seed: int, _plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa with two plateaus; all red columns stand free on the upper one."""
    below = [name for name in COLUMNS if not name.startswith("red")]
    return storeyed_poses(kit, serial, seed, [below[::2], below[1::2], [name for name in COLUMNS if name not in below]])


def objected(table: Table) -> None:
    """The player on turn applies for the next plateau, and another objects."""
    for act in ("apply", "confirm", "object"):
        table.press(act)
    table.until(lambda now: now["phase"] == "proof")


def neutral(game: Game) -> str:
    """A neutral column that may be raised."""
    return next(name for name, why in game.touchable(game.state.turn).items() if why is None)
