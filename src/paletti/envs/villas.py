"""Villas for an environment: sets and layouts from a seed, in two splits that share neither, and a column to draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from paletti.physics.settings import LIVE, ROLLOUT, WorldSettings
from paletti.physics.trial import stands
from paletti.physics.world import World
from paletti.rules.pieces import COLUMNS
from paletti.table.chance import Chance
from paletti.table.game import Game
from paletti.table.gestures import Grip
from paletti.table.journal import Journal
from paletti.table.kit import STYLES, LayoutError, Style, beech, villa
from paletti.table.permission import out_of_reach
from paletti.table.setup import GameSetup
from paletti.testing.players import Scripted, Stuck

Split = Literal["train", "held-out"]
WoodKind = Literal["live", "rollout"]

SPLITS: Mapping[Split, range] = {"train": range(1_000_000, 2_000_000), "held-out": range(2_000_000, 3_000_000)}
"""The serial numbers of the sets, and the seeds of the layouts, that each split draws from."""
WOODS: Mapping[WoodKind, WorldSettings] = {"live": LIVE, "rollout": ROLLOUT}
TRIES = 50  # villas to try until one stands and has a column that fingers can reach
PLAYERS = ("Ann", "Ben")


@dataclass(frozen=True)
class VillaKind:
    """How a villa is made: plateaus at the start, turns that scripted players then took, split, layout and wood."""

    plateaus: int = 1
    turns: int = 0
    split: Split = "train"
    layout: Style = "scattered"
    wood: WoodKind = "live"

    def __post_init__(self) -> None:
        if not 1 <= self.plateaus <= 5:
            raise ValueError(f"A villa has 1 to 5 plateaus, not {self.plateaus}.")
        if not 0 <= self.turns <= 40:
            raise ValueError(f"Scripted players take 0 to 40 turns, not {self.turns}.")
        check_split(self.split)
        check_layout(self.layout)
        if self.wood not in WOODS:
            raise ValueError(f"The wood is {' or '.join(WOODS)}, not {self.wood}.")


@dataclass(frozen=True)
class VillaFound:
    """A villa at rest, the column to draw from it, and from where fingers can reach it (degrees)."""

    world: World
    column: str
    ways: tuple[float, ...]
    serial: int
    layout_seed: int


def check_split(split: str) -> None:
    """Raises ValueError if there is no such split."""
    if split not in get_args(Split):
        raise ValueError(f"A split is {' or '.join(SPLITS)}, not {split}.")


def check_layout(layout: str) -> None:
    """Raises ValueError if the kit has no such layout."""
    if layout not in STYLES:
        raise ValueError(f"A villa is laid out {', '.join(STYLES)}; not {layout}.")


def drawn_set(chance: Chance, split: Split) -> tuple[int, int]:
    """A serial number and a layout's seed of this split."""
    seeds = SPLITS[split]
    return seeds[chance.below(len(seeds))], seeds[chance.below(len(seeds))]


def find(kind: VillaKind, seed: int) -> VillaFound:
    """The villa of this seed; the same for the same kind and seed."""
    chance = Chance("draw", seed)
    for _ in range(TRIES):
        serial, layout_seed = drawn_set(chance, kind.split)
        world = _villa(kind, serial, layout_seed)
        columns = _drawable(world) if world is not None else ()
        if world is not None and columns:
            column = columns[chance.below(len(columns))]
            return VillaFound(world, column, world.reach(column).hand, serial, layout_seed)
    raise RuntimeError(f"no villa of seed {seed} has a column that fingers get at")


def _villa(kind: VillaKind, serial: int, seed: int) -> World | None:
    """The villa at rest; None if it does not stand."""
    settings = WOODS[kind.wood]
    if kind.turns == 0:
        try:
            world = villa(
                beech(), serial, seed, plateaus=kind.plateaus, style=kind.layout, settings=settings, ears=False
            )
        except LayoutError:
            return None
    else:
        game = Game.new(
            GameSetup(PLAYERS, serial=serial, layout=kind.layout, seed=seed, height=kind.plateaus), Journal()
        )
        players = Scripted(game, seed)
        try:
            while game.state.number <= kind.turns and not game.state.over:
                players.act()
        except Stuck:
            return None
        if game.state.over or not game.at_rest:
            return None
        world = beech().world(serial, settings, ears=False)
        world.restore(game.snapshot())
    world.hush()
    return world if stands(world.observe()) else None


def _drawable(world: World) -> tuple[str, ...]:
    """The columns under a plateau that fingers can reach from the side."""
    facts = world.observe()
    covered = (name for name in map(str, COLUMNS) if name in facts.columns and facts.columns[name].covered)
    return tuple(name for name in covered if out_of_reach(world, Grip(name)) is None)
