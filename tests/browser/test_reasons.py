"""Why a hand does not open, or may not take hold: the sentence of each reason, by real mouse at real wood."""

import importlib
from collections.abc import Callable
from contextlib import suppress
from math import cos, dist, hypot, inf, pi, sin
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.prepared import sit_down, walled_in
from tests.browser.sight import COLUMNS, my_touch
from tests.browser.table import Table
from tests.table.tables import begun, own, verdicts
from tests.table.test_askew import LEANER, OTHER_LEANER, wedge

from paletti.outline import edge_distance
from paletti.physics.pose import Pose
from paletti.rules import masks
from paletti.rules.deeds import ApplyForPlateau, Consent, MoveColumn
from paletti.table.drawing.villa import corners
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip
from paletti.table.happenings import Judged
from paletti.table.kit import Style, WoodSet, beech, start_poses, tower_poses
from paletti.testing.hand import ScriptedHand

SAID_MS = 20_000
CALLS, UP_S = 4, 10.0
ASIDE = np.array([0.92, 0.39])  # the way on the base that a stroke to the right goes
BESIDE_M = 0.011  # from the plateau's edge to the middle of a thin column that is wholly beside it
RING_M = 0.04  # so far from the middle one the others stand: nothing fits between them
BAY_M = 0.105  # from the middle of the base, on the side where the plateau reaches least far
FAR_OFF, FAR_OFF_M = 100, 0.012  # so many pixels are dragged at most, and so far off the plateau is over that column
STROKE = 4  # pixels between two looks
LOWERED = 30  # notches of the wheel, far more than to the floor


@pytest.mark.swift
def test_why_a_hand_does_not_open_or_take_hold_stands_beside_it(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    found = [
        others(table, database),
        *had_before(table, database),
        out_of_reach(table, database, monkeypatch),
        *inside(table, database),
        too_few(table, database, monkeypatch),
        overhangs(table, database),
        on_rim(table),
    ]
    assert found == [
        "belongs to",
        "is locked",
        "is on the top level and stays there",
        "Not even the hook gets in there",
        "It is still inside the villa",
        "Hands off the blue plateau",
        "It covers 0, and at least 3 are needed",
        "sticks out over the edge",
        "stands on the rim",
    ]


@pytest.mark.swift
def test_why_what_is_lawful_elsewhere_is_not_so_here_stands_beside_it(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    found = [
        leans(table, database),
        *not_back(table, database, monkeypatch),
        swayed(table, database),
        beyond_the_base(table, database, monkeypatch),
        no_room(table, database, monkeypatch),
    ]
    assert found == [
        "stands askew and holds: hands off",
        "The blue plateau is not where it was",
        "The blue plateau is not back in its place",
        "The villa swayed",
        "sticks out over the edge of the base",
        "Another column stands right below it",
    ]


def others(table: Table, database: Path) -> str:
    """A column of somebody else is reached for."""
    game = begun(players=4, seed=6, serial=6)
    sit_down(table, database, game)
    refused = my_touch(table.state)["refused"]
    rivals = [column for column, why in refused.items() if why["reason"] == "not-your-column"]
    table.press_on(table.first_seen(rivals))
    return said(table, ".hud-refused", "belongs to")


def had_before(table: Table, database: Path) -> list[str]:
    """An own column is reached for that was put back before, and one that was raised before."""
    game = begun(players=2, seed=6, serial=6, hands="steady")
    for _ in range(2):  # each of the two raises one
        ScriptedHand(game, game.state.actor).raise_column(own(game, loose=True))
    for _ in range(2):  # each of the two puts one back
        seat, column = game.state.actor, own(game, loose=True)
        hand = ScriptedHand(game, seat)
        assert game.gesture(seat, Grip(column)) is None
        x, y, z = game.world.pose(column).position
        out = 1 + 0.006 / hypot(x, y)
        assert game.gesture(seat, Aim((x * out, y * out, z))) is None
        game.advance(200)
        assert isinstance(verdicts(hand.put_back())[0].deed, MoveColumn)
    sit_down(table, database, game)
    refused = my_touch(table.state)["refused"]
    found = []
    for reason, words in (("column-locked", "is locked"), ("column-on-top", "is on the top level and stays there")):
        table.press_on(table.first_seen([column for column, why in refused.items() if why["reason"] == reason]))
        found.append(said(table, ".hud-refused", words))
    return found


def out_of_reach(table: Table, database: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A column is reached for, and then the hook held to it, that stands within a wall of others."""
    with monkeypatch.context() as patched:
        patched.setattr(importlib.import_module("paletti.table.arrange"), "tower_poses", walled_in)
        sit_down(table, database, begun(players=2, seed=6, serial=6))
    table.press_on(table.first_seen(["red-thin-1"]))
    by_hand = said(table, ".hud-refused", "Not even the hook gets in there")
    table.page.click("[data-tool=hook]")
    table.page.wait_for_selector(".hud-refused", state="detached")
    table.press_on("red-thin-1")
    assert said(table, ".hud-refused", by_hand) == by_hand
    return by_hand


def inside(table: Table, database: Path) -> list[str]:
    """A column in the villa is to be carried up, and a plateau below it is asked for."""
    game = begun(players=2, seed=6, serial=6, height=3)
    sit_down(table, database, game)
    at = table.state["view"]["at"]
    column = table.outermost(lambda name: at[name] == "blue")
    table.take(column)
    table.release()
    table.page.focus("canvas")
    table.page.keyboard.press("u")
    still = said(table, ".hud-refused", "It is still inside the villa")
    table.press("hold")
    table.page.mouse.click(*table.place_on("blue", [(x, y, z) for x, y, z in outline(game, "blue").tolist()]))
    return [still, said(table, ".hud-refused", "Hands off the blue plateau")]


def too_few(table: Table, database: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A plateau is held where no columns are."""
    monkeypatch.setitem(importlib.import_module("paletti.table.kit.villa").STOREYS, 2, (10, 7, 3))
    game = begun(players=2, seed=1, serial=1, height=2)
    assert isinstance(game.do(ApplyForPlateau(game.state.player)), Judged)
    assert isinstance(game.do(Consent()), Judged)
    sit_down(table, database, game)
    assert table.lift_plateau()
    assert table.grab_again()
    assert table.draw((0.24, 0.0))
    table.follows()
    table.release()
    return said(table, "[data-why=too-few-columns]", "It covers 0, and at least 3 are needed")


def overhangs(table: Table, database: Path) -> str:
    """A column is lowered where part of its foot is over nothing."""
    game = begun(players=2, seed=5, serial=3)
    sit_down(table, database, game)
    assert table.draw_out(table.loosest())
    assert table.carry_up()
    assert table.grab_again()
    assert table.draw(at_the_edge(game))
    table.follows()
    lower(table)
    return said(table, "[data-why=column-overhangs]", "sticks out over the edge")


def on_rim(table: Table) -> str:
    """A column is lowered on the rim of the base, while the villa is set up."""
    table.page.evaluate("localStorage.clear()")
    table.page.goto("/?quality=least&seed=5&serial=3&layout=by-hand")
    table.page.click(".start-play")
    table.at_rest(0)
    table.take(table.first_seen(COLUMNS))
    table.until(lambda now: not now["hand"]["assist"])
    kit = beech()
    table.draw(((kit.site_radius + kit.base_radius) / 2, 0.0), 24)
    table.follows()
    lower(table)
    return said(table, "[data-why=column-on-rim]", "stands on the rim")


def leans(table: Table, database: Path) -> str:
    """An own column is reached for that has come to lean."""
    game = begun(players=2, hands="steady")
    leaner = LEANER if game.state.owner(LEANER) != game.state.turn else OTHER_LEANER
    wedge(game, leaner, 14)
    ScriptedHand(game, game.state.turn).raise_column(own(game, loose=True))
    assert game.state.askew == masks.BIT[leaner]
    sit_down(table, database, game)
    table.press_on(table.first_seen([leaner]))
    return said(table, ".hud-refused", "stands askew and holds: hands off")


def not_back(table: Table, database: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A column is set down while the plateau that was held lies a little off, and then over one that was free."""
    with monkeypatch.context() as patched:
        patched.setattr(importlib.import_module("paletti.table.arrange"), "tower_poses", one_beside)
        game = begun(players=2, seed=6, serial=6, hands="steady", hold_shift_mm=1)
    sit_down(table, database, game)
    column = table.loosest()
    table.take(column)
    table.release()
    table.press("hold")
    table.until(lambda now: now["hand"]["steadies"] == "blue")
    shift_held(table, game, 20)
    assert table.draw_out(column)
    found = [set_down_by_keys(table, "plateau-shifted", "The blue plateau is not where it was")]
    shift_held(table, game, FAR_OFF, FAR_OFF_M)
    return [*found, set_down_by_keys(table, "cover-changed", "The blue plateau is not back in its place")]


def one_beside(kit: WoodSet, serial: int, seed: int, _plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa in which a column stands free beside the plateau, on the side to which that is dragged."""
    poses = start_poses(kit, serial, seed, style)
    pieces = {piece.name: piece for piece in kit.pieces(serial)}
    edge = corners(pieces["blue"], poses["blue"].row)[:, :2] @ ASIDE
    outer = max(
        (name for name in poses if name.startswith(("green-thin", "yellow-thin"))),
        key=lambda name: float(np.array(poses[name].position[:2]) @ ASIDE),
    )
    x, y = ASIDE * (edge.max() + BESIDE_M)
    return poses | {outer: Pose.upright(x, y, poses[outer].position[2])}


def swayed(table: Table, database: Path) -> str:
    """A column is set down that has to go back: the villa swayed when it was drawn, which Russian rules mind."""
    game = begun("ru", 2, seed=6, serial=6, hands="steady", sway_shift_mm=0.1)
    sit_down(table, database, game)
    column = table.loosest()
    table.take(column)
    table.release()
    table.press("hold")
    table.until(lambda now: now["hand"]["steadies"] == "blue")
    shift_held(table, game, 20)
    table.press("release-hold")
    assert table.draw_out(column)
    return set_down_by_keys(table, "must-break-off", "The villa swayed")


def beyond_the_base(table: Table, database: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A plateau is held where it covers enough columns and sticks out over the base, which no French one may."""
    monkeypatch.setitem(importlib.import_module("paletti.table.kit.villa").STOREYS, 2, (5, 6, 9))
    game = begun(players=2, seed=2, serial=2, height=2, overhang="never")
    assert isinstance(game.do(ApplyForPlateau(game.state.player)), Judged)
    assert isinstance(game.do(Consent()), Judged)
    sit_down(table, database, game)
    assert table.lift_plateau()
    x, y, _ = table.where("yellow")
    assert table.grab_again()
    why = table.page.locator("[data-why=plateau-beyond-base]")
    for far in (0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.10):
        assert table.draw((x - far, y))
        table.follows()
        table.is_chosen()
        if why.count():
            break
    table.release()
    return said(table, "[data-why=plateau-beyond-base]", "sticks out over the edge of the base")


def no_room(table: Table, database: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A column is to be set down in the midst of others, who leave no place as near as a hand would go aside."""
    with monkeypatch.context() as patched:
        patched.setitem(importlib.import_module("paletti.table.kit.villa").STOREYS, 2, (7, 4, 9))
        patched.setattr(importlib.import_module("paletti.table.arrange"), "tower_poses", ring_on_top)
        game = begun(players=2, seed=6, serial=6, height=2)
    sit_down(table, database, game)
    column = next(name for name, fact in game.facts().columns.items() if fact.level == "base" and not fact.covered)
    assert table.draw_out(table.first_seen([column]))
    assert table.carry_up()
    assert table.grab_again()
    x, y, _ = table.where("green")
    assert table.draw((x, y))
    table.follows()
    table.release()
    table.press("set-down")
    return said(table, ".hud-refused", "Another column stands right below it")


def ring_on_top(kit: WoodSet, serial: int, seed: int, plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa on whose top a ring of columns stands round one, and beside which a thick one of them stands free."""
    poses = tower_poses(kit, serial, seed, plateaus, style)
    pieces = {piece.name: piece for piece in kit.pieces(serial)}
    floor = max(poses[name].position[2] for name in COLUMNS)
    thick, middle, *ring = sorted(
        (name for name in COLUMNS if poses[name].position[2] > floor - 0.01), key=lambda name: "thick" not in name
    )
    x, y, _ = poses["green"].position
    turns = [2 * pi * at / len(ring) for at in range(len(ring))]
    spots = {name: (x + RING_M * cos(turn), y + RING_M * sin(turn)) for name, turn in zip(ring, turns, strict=True)}
    blue = corners(pieces["blue"], poses["blue"].row)[:, :2]
    edge = blue[: len(blue) // 2]
    bays = [(BAY_M * cos(at * pi / 36), BAY_M * sin(at * pi / 36)) for at in range(72)]
    bay = min(bays, key=lambda spot: float(edge_distance(edge, np.array([spot]))[0]))
    spots[middle] = (x, y)
    return poses | {
        **{name: Pose.upright(*spot, floor) for name, spot in spots.items()},
        thick: Pose.upright(*bay, pieces[thick].height / 2),
    }


def shift_held(table: Table, game: Game, pixels: int, metres: float = inf) -> None:
    """Drags the plateau that the other hand holds to the side, by so many pixels or until it lies so far off."""
    lay = game.world.pose("blue").position
    x, y = table.place_on("blue", [(x, y, z) for x, y, z in outline(game, "blue").tolist()])
    mouse = table.page.mouse
    mouse.move(x, y)
    mouse.down()
    table.until(lambda now: now["hand"]["drags"] == "hold")
    for far in range(STROKE, pixels + STROKE, STROKE):
        mouse.move(x + far, y, steps=STROKE // 2)
        table.is_chosen()
        if dist(table.where("blue"), lay) > metres:
            break
    mouse.up()


def set_down_by_keys(table: Table, why: str, words: str) -> str:
    """What is said where the column in hand is carried up and set down by keys."""
    page = table.page
    page.focus("canvas")
    for _ in range(CALLS):  # what only just came out is not lifted yet, and a person presses again
        page.keyboard.press("u")
        with suppress(AssertionError):
            table.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"], UP_S)
            break
    page.keyboard.press("n")
    return said(table, f"[data-why={why}], .hud-refused", words)


def lower(table: Table) -> None:
    """Turns the wheel until the column is down and may not stand there: *Set down* would go to a better place."""
    for _ in range(LOWERED):
        table.page.mouse.wheel(0, 100)
        table.follows()
        if table.state["hand"]["opening"] == "not":
            break
    table.release()


def said(table: Table, where: str, words: str) -> str:
    """These words, as soon as they stand there; else all that stands there."""
    place = table.page.locator(where)
    with suppress(NotInTime):
        place.filter(has_text=words).first.wait_for(timeout=SAID_MS)
        return words
    return f"Instead of {words!r}: {place.all_inner_texts()}"


def outline(game: Game, plateau: str) -> NDArray[np.float64]:
    """The upper corners of a plateau, in the world, a little inside its edge."""
    at = game.world.index(plateau)
    whole = corners(game.pieces[at], game.world.poses()[at])
    upper, middle = whole[: len(whole) // 2], game.world.poses()[at, :3]
    inside: NDArray[np.float64] = upper * 0.96 + middle * 0.04
    return inside


def at_the_edge(game: Game) -> tuple[float, float]:
    """A spot over the blue plateau, two millimetres inside its edge."""
    at = game.world.index("blue")
    whole = corners(game.pieces[at], game.world.poses()[at])
    edge, (x, y) = whole[: len(whole) // 2, :2], game.world.poses()[at, :2]
    spots = [(x + far * cos(-pi / 2), y + far * sin(-pi / 2)) for far in np.arange(0.02, 0.16, 0.001)]
    inside = [spot for spot in spots if float(edge_distance(edge, np.array([spot]))[0]) >= 0.002]
    return inside[-1]
