"""Why a hand does not open: the sentence of each reason, with a real mouse and real wood, in a laptop's window."""

from collections.abc import Callable
from contextlib import suppress
from math import cos, dist, inf, pi, sin
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.browser.prepared import begun_with, in_the_bay, leaning_on_site, on_site, sit_down, stand_on_top
from tests.browser.reasons import SETTING_UP, THOUGH_ELSEWHERE_IT_MAY, WHERE_IT_IS, Reader
from tests.browser.sight import COLUMNS
from tests.browser.table import Table
from tests.table.tables import apply_for_plateau, begun, own

from paletti.outline import edge_distance
from paletti.physics.pose import Pose
from paletti.rules.deeds import Consent
from paletti.table.drawing.villa import corners
from paletti.table.game import Game
from paletti.table.kit import Style, WoodSet, beech, start_poses, tower_poses

CALLS, UP_S = 4, 10.0
ASIDE = np.array([0.92, 0.39])  # the direction on the base of a stroke to the right
BESIDE_M = 0.011  # from the plateau's edge to the middle of a thin column wholly beside it
RING_M = 0.04  # from the middle column to the others around it: nothing fits between them
FAR_OFF, FAR_OFF_M = 250, 0.018  # the most pixels to drag; this far aside, the plateau is over that column
STROKE = 8  # pixels between two checks
STILL_M = 0.0002  # a hand that a notch lowers by less than this,
MET = 3  # and the next ones too, has met something
LOWERED = 30  # notches of the wheel, more than enough to reach the floor


@pytest.mark.swift
def test_why_a_piece_may_not_be_let_go_where_it_is_stands_beside_it(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    reader = Reader(table, WHERE_IT_IS)
    inside(reader, database)
    beside_all(reader, database, monkeypatch)
    on_the_edge(reader, database)
    assert reader.found == WHERE_IT_IS


@pytest.mark.swift
def test_why_a_piece_of_a_villa_that_is_set_up_may_not_be_let_go_stands_beside_it(
    visit: Callable[[str], Table], database: Path
) -> None:
    table = visit("/rules")
    reader = Reader(table, SETTING_UP)
    by_hand(reader)
    blue(reader, database)
    assert reader.found == SETTING_UP


@pytest.mark.swift
def test_why_what_is_lawful_elsewhere_is_not_so_here_stands_beside_it(
    visit: Callable[[str], Table], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = visit("/rules")
    reader = Reader(table, THOUGH_ELSEWHERE_IT_MAY)
    not_back(reader, database, monkeypatch)
    swayed(reader, database)
    beyond_the_base(reader, database, monkeypatch)
    no_room(reader, database, monkeypatch)
    on_another(reader, database)
    assert reader.found == THOUGH_ELSEWHERE_IT_MAY


def inside(reader: Reader, database: Path) -> None:
    """A column in the villa is to be carried up; the other hand then holds the plateau that lies on it."""
    table = reader.table
    sit_down(table, database, begun(players=2, seed=6, serial=6, height=3))
    at = table.state["view"]["at"]
    column = table.outermost(lambda name: at[name] == "blue")
    table.take(column)
    table.release()
    table.page.focus("canvas")
    table.page.keyboard.press("u")
    reader.reads("still-inside", column)
    table.press("hold")
    table.until(lambda now: now["hand"]["steadies"] == "green")


def beside_all(reader: Reader, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plateau is held where there are no columns."""
    table = reader.table
    game = begun_with(monkeypatch, storeys=(10, 7, 3), players=2, seed=1, serial=1, height=2)
    apply_for_plateau(game, Consent())
    sit_down(table, database, game)
    assert table.lift_plateau()
    assert table.grab_again()
    assert table.draw((0.24, 0.0))
    table.follows()
    table.release()
    reader.reads("too-few-columns", "yellow")


def on_the_edge(reader: Reader, database: Path) -> None:
    """A column is let go in the air, set down with a part of its foot over the edge, and tilted where it stands."""
    table = reader.table
    game = begun(players=2, seed=5, serial=3)
    sit_down(table, database, game)
    column = table.loosest()
    assert table.draw_out(column)
    assert table.carry_up()
    click_twice(table)
    reader.reads("not-on-top-plateau", column)
    lower_at(table, at_the_edge(game))
    reader.reads("column-overhangs", column)
    raise_again(table)
    assert table.grab_again()
    assert table.draw(game.world.pose("blue").position[:2])
    table.follows()
    bend_aside(table)
    reader.reads("column-leans", column)


def bend_aside(table: Table) -> None:
    """Presses the column in hand to its floor, where it sticks, and leads its head aside; harder if it slid."""
    leans = table.page.locator("[data-why=column-leans]")
    for harder in range(CALLS):
        notch_down(table)
        for _ in range(2 * harder):
            table.page.mouse.wheel(0, 100)
            table.follows()
        for _ in range(8):
            table._mouse = (table._mouse[0] + (STROKE if harder % 2 == 0 else -STROKE), table._mouse[1])
            table.page.mouse.move(*table._mouse)
            table.is_chosen()
            if leans.count():
                return


def by_hand(reader: Reader) -> None:
    """The plateau is taken too early; a column is let go in the air and on the rim."""
    table = reader.table
    page = table.page
    page.evaluate("localStorage.clear()")
    page.goto("/?quality=least&seed=5&serial=3&layout=by-hand")
    page.click(".start-play")
    table.at_rest(0)
    table.press("take-plateau")
    reader.reads("not-set-up")
    column = table.first_seen(COLUMNS)
    table.take(column)
    table.release()
    table.until(lambda now: not now["hand"]["assist"])
    click_twice(table)
    reader.reads("in-the-air", column)
    kit = beech()
    lower_at(table, ((kit.site_radius + kit.base_radius) / 2, 0.0), 24)
    reader.reads("column-on-rim", column)


def blue(reader: Reader, database: Path) -> None:
    """The blue plateau is lowered over the edge of the base, beside a column, and on one that leans."""
    table = reader.table
    for game, spots in (
        (on_site("de"), {"blue-beyond-base": (0.05, 0.0)}),
        (leaning_on_site("fr"), {"column-uncovered": (0.05, 0.0), "blue-unsteady": (0.0, 0.0)}),
    ):
        sit_down(table, database, game)
        assert table.lift_plateau()
        for reason, spot in spots.items():
            assert table.grab_again()
            assert table.draw(spot, 24)
            table.follows()
            table.release()
            table.press("set-down")
            reader.reads(reason, "blue")
            raise_again(table)


def not_back(reader: Reader, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A column is set down while the held plateau lies a little off its place, and then over a column that was free."""
    table = reader.table
    game = begun_with(monkeypatch, poses=one_beside, players=2, seed=6, serial=6, hands="steady", hold_shift_mm=1)
    column = taken_under_a_shifted_plateau(table, database, game)
    assert table.draw_out(column)
    set_down_by_keys(table)
    reader.reads("plateau-shifted", column)
    shift_held(table, game, FAR_OFF, FAR_OFF_M)
    set_down_by_keys(table)
    reader.reads("cover-changed", column)


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


def swayed(reader: Reader, database: Path) -> None:
    """A column is set down that has to go back, because the villa swayed when it was drawn; Russian rules forbid it."""
    table = reader.table
    game = begun("ru", 2, seed=6, serial=6, hands="steady", sway_shift_mm=0.1)
    column = taken_under_a_shifted_plateau(table, database, game)
    table.press("release-hold")
    assert table.draw_out(column)
    set_down_by_keys(table)
    reader.reads("must-break-off", column)


def beyond_the_base(reader: Reader, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plateau is held where it covers enough columns but sticks out over the base, which the house forbids."""
    table = reader.table
    game = begun_with(monkeypatch, storeys=(5, 6, 9), players=2, seed=2, serial=2, height=2, overhang="never")
    apply_for_plateau(game, Consent())
    sit_down(table, database, game)
    assert table.lift_plateau()
    click_twice(table)
    reader.reads("not-there-yet", "yellow")
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
    reader.reads("plateau-beyond-base", "yellow")


def no_room(reader: Reader, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A column is to be set down among others that leave no free place near enough."""
    table = reader.table
    game = begun_with(monkeypatch, poses=ring_on_top, storeys=(7, 4, 9), players=2, seed=6, serial=6, height=2)
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
    reader.reads("no-room-below", column)


def ring_on_top(kit: WoodSet, serial: int, seed: int, plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa with a ring of columns around another one on its top, and a thick one that stands free beside it."""
    poses = tower_poses(kit, serial, seed, plateaus, style)
    floor = max(poses[name].position[2] for name in COLUMNS)
    thick, middle, *ring = sorted(
        (name for name in COLUMNS if poses[name].position[2] > floor - 0.01), key=lambda name: "thick" not in name
    )
    x, y, _ = poses["green"].position
    turns = [2 * pi * at / len(ring) for at in range(len(ring))]
    spots = {name: (x + RING_M * cos(turn), y + RING_M * sin(turn)) for name, turn in zip(ring, turns, strict=True)}
    spots[middle] = (x, y)
    return poses | {
        **{name: Pose.upright(*spot, floor) for name, spot in spots.items()},
        thick: in_the_bay(kit, serial, poses, thick),
    }


def on_another(reader: Reader, database: Path) -> None:
    """A column is let go on the head of another, which no villa below the red plateau can bear."""
    table = reader.table
    game = begun(players=2, seed=6, serial=6, hands="steady")
    stand_on_top(game, own(game, loose=True))
    sit_down(table, database, game)
    column = table.loosest()
    assert table.draw_out(column)
    assert table.carry_up()
    assert table.grab_again()
    x, y, _ = table.where(next(name for name, place in table.state["view"]["at"].items() if place == "blue"))
    assert table.draw((x, y))
    table.follows()
    notch_down(table)
    table.release()
    table.page.focus("canvas")
    table.page.keyboard.press(" ")
    reader.reads("column-on-column", column)


def taken_under_a_shifted_plateau(table: Table, database: Path, game: Game) -> str:
    """The column that was taken; the other hand holds the plateau over it and has shifted it a little."""
    sit_down(table, database, game)
    column = table.loosest()
    table.take(column)
    table.release()
    table.press("hold")
    table.until(lambda now: now["hand"]["steadies"] == "blue")
    shift_held(table, game, 20)
    return column


def shift_held(table: Table, game: Game, pixels: int, metres: float = inf) -> None:
    """Drags the held plateau to the side, by this many pixels or until it lies this far off."""
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


def set_down_by_keys(table: Table) -> None:
    """Carries up the column in hand and sets it down, by keys."""
    page = table.page
    page.focus("canvas")
    for _ in range(CALLS):  # a column that has just come out is not lifted yet; then a person presses again
        page.keyboard.press("u")
        with suppress(AssertionError):
            table.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"], UP_S)
            break
    page.keyboard.press("n")


def outline(game: Game, plateau: str) -> NDArray[np.float64]:
    """The upper corners of a plateau in the world, moved a little inwards."""
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


def click_twice(table: Table) -> None:
    """Opens the hand with a double click on what it holds."""
    table.follows()
    table.until(lambda now: not now["looking"])
    table.page.mouse.dblclick(*table._project(tuple(table.state["target"])))


def lower_at(table: Table, spot: tuple[float, float], step_mm: float | None = None) -> None:
    """Leads the column over the spot and turns the wheel until it is down; *Set down* would choose a better place."""
    assert table.grab_again()
    assert table.draw(spot, step_mm)
    table.follows()
    notch_down(table)
    table.release()


def notch_down(table: Table) -> None:
    """Turns the wheel until the column in hand has met something or may not stand where it is."""
    met = 0
    for _ in range(LOWERED):
        high = table.where(table.state["hand"]["holds"])[2]
        table.page.mouse.wheel(0, 100)
        table.follows()
        met = met + 1 if high - table.where(table.state["hand"]["holds"])[2] < STILL_M else 0
        if table.state["hand"]["opening"] == "not" or met == MET:
            break


def raise_again(table: Table) -> None:
    """Presses the button that raises what is in hand until it is clear."""
    for _ in range(3):
        table.press("raise")
    table.follows()
