"""Positions for the bots' tests: small games stopped at some moment, and villas described piece by piece."""

from collections.abc import Mapping
from functools import cache

import numpy as np

from paletti.bots.arena.match import Played, play
from paletti.bots.mind.playout import Chances, levels_of
from paletti.bots.mind.strength import Strength
from paletti.bots.mind.view import View
from paletti.physics.pose import Pose
from paletti.physics.world import World
from paletti.rules.deeds import ChooseColour, Deed, SetUp, ThrowSeal
from paletti.rules.editions import house
from paletti.rules.legal import options
from paletti.rules.pieces import COLUMNS, Column, Side
from paletti.rules.referee import Applied, apply, start
from paletti.rules.state import Stage, State
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.kit import beech, villa, villa_at
from paletti.table.setup import GameSetup

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")


def game(edition: str = "de", players: int = 2, **choices: str | int | bool) -> Game:
    """A game that has just begun."""
    return Game.new(GameSetup(PLAYERS[:players], edition, choices, serial=7, seed=7), Journal())


@cache
def opening() -> Played:
    """The first deeds of a game between two masters: they choose colours, and one column is put on top."""
    return play(GameSetup(PLAYERS[:2], "de", serial=7, seed=7), [Strength.MASTER] * 2, most_deeds=5)


def after(state: State, *deeds: Deed) -> State:
    """The state after these deeds, all of which the referee must allow."""
    for deed in deeds:
        applied = apply(state, deed)
        assert isinstance(applied, Applied), applied
        state = applied.state
    return state


def looked_at(state: State, chances: Mapping[Column, float] | float) -> Chances:
    """What somebody saw of a villa: for each column below the top its chance, or one chance for all of them."""
    each = chances if isinstance(chances, Mapping) else dict.fromkeys(COLUMNS, chances)
    now = np.array([each[column] for column in COLUMNS])
    now[levels_of(state) == state.top] = np.nan
    return Chances(now, np.ones((len(COLUMNS), len(COLUMNS))), levels_of(state))


def rng(seed: int = 1) -> np.random.Generator:
    """Random numbers for a test."""
    return np.random.default_rng(seed)


def table_of(*feet: tuple[str, float, float], above: tuple[tuple[str, float, float], ...] = ()) -> World:
    """The blue plateau on columns at these places, more columns `above` on it, and nothing else."""
    pieces = {piece.name: piece for piece in beech().pieces(3)}
    tallest = max(pieces[name].height for name, _, _ in feet)
    poses = {name: Pose.upright(x, y, pieces[name].height / 2 + 5e-5) for name, x, y in feet}
    poses["blue"] = Pose.upright(0.0, 0.0, tallest + pieces["blue"].height / 2 + 2e-4)
    floor = tallest + pieces["blue"].height + 3e-4
    poses |= {name: Pose.upright(x, y, floor + pieces[name].height / 2) for name, x, y in above}
    return villa_at(beech(), 3, poses, ears=False)


def on_turn() -> View:
    """What the player whose turn it is sees after the opening."""
    played = opening()
    return View.of(played.game, played.game.state.turn)


def tall(plateaus: int = 2) -> View:
    """A villa with more storeys, in a state of the same height, as the player whose turn it is sees it."""
    seen = on_turn()
    world = villa(beech(), seen.setup.serial, 3, plateaus=plateaus, ears=False)
    levels = [0] * 6
    order = ["base", "blue", "green", "yellow", "orange", "red"]
    for name, fact in world.observe().columns.items():
        levels[order.index(str(fact.level))] |= 1 << list(Column).index(Column(name))
    state = seen.state._replace(levels=tuple(levels), top=plateaus)
    return View(seen.setup, state, seen.seat, world.snapshot())


def begun(players: int) -> State:
    """The state once everybody has a colour."""
    state = after(start(house("de"), PLAYERS[:players]), SetUp(), ThrowSeal(PLAYERS[0], Side.RED))
    while state.stage is Stage.COLOURS:
        state = after(state, ChooseColour(state.player, options(state, state.player).choose[0]))
    return state
