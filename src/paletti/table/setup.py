"""A game's setup: everything that is decided before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from paletti.rules.choices import Chosen
from paletti.rules.editions import LONGEST_NAME, NoSuchHouse
from paletti.rules.editions import house as house_of
from paletti.rules.house import House
from paletti.rules.pieces import COLUMNS, PLATEAUS
from paletti.table.kit import STYLES, LayoutError, SetError, WoodSet, beech, parse_set, tower_poses

BY_HAND = "by-hand"
LAYOUTS = (*STYLES, BY_HAND)
CLASSIC = "classic"  # the set that comes with the program
KIT_FILE = ".toml"
SERIALS = 1 << 31
NUMBERS = 1 << 53  # the whole numbers that JSON carries exactly
FIRST = "first"  # who begins if the players name somebody (COLOUR-2): a seat or a name, not a choice of the house


class BadSetup(ValueError):
    """A game cannot be set up like this; the sentence says why."""


class GameSetup(msgspec.Struct, frozen=True):
    """Who plays what with which set: the same setup and the same deeds at the same ticks give the same game."""

    players: tuple[str, ...]  # clockwise, the youngest first
    edition: str = "de"
    house: Mapping[str, Chosen] = {}
    kit: str = CLASSIC  # or the text of a measured set's file: everybody who has the game can then play and watch it
    serial: int = 1
    layout: str = "scattered"
    seed: int = 1
    height: int = 1  # plateaus at the start: more than one is for practice
    nerves: int = 0  # the seed of hands' tremor (RULING-20), which only leaves the server with the finished replay

    def __post_init__(self) -> None:
        # `kit="my.toml"` reads that file now, because the game must not depend on the file's place or later changes.
        if self.kit.endswith(KIT_FILE) and "\n" not in self.kit:
            msgspec.structs.force_setattr(self, "kit", kit_text(Path(self.kit)))

    def to_json(self) -> dict[str, object]:
        """The setup as plain data."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        return plain

    @classmethod
    def from_json(cls, plain: Mapping[str, object]) -> GameSetup:
        """The setup that `to_json` returned; raises BadSetup if the data is not one."""
        if str(plain.get("kit", "")).endswith(KIT_FILE):
            raise BadSetup("A game that was kept brings its set along: it names no file.")
        try:
            return msgspec.convert(dict(plain), cls)
        except msgspec.ValidationError as problem:
            raise BadSetup(f"This is no setup of a game: {problem}.") from problem

    def rules(self) -> House:
        """The record of choices that this table plays by; raises BadSetup if there is no such house."""
        try:
            return house_of(self.edition, **{name: value for name, value in self.house.items() if name != FIRST})
        except NoSuchHouse as problem:
            sentence = str(problem)
            raise BadSetup(f"{sentence[:1].upper()}{sentence[1:]}.") from problem

    @property
    def first(self) -> int:
        """The seat that begins if the players name somebody."""
        first = self.house.get(FIRST, 0)
        if isinstance(first, str) and first in self.players:
            return self.players.index(first)
        if isinstance(first, int) and not isinstance(first, bool) and 0 <= first < len(self.players):
            return first
        raise BadSetup(f"Nobody called {first} sits at this table.")

    def wood(self) -> WoodSet:
        """The kind of set used."""
        return _wood(self.kit)

    def check(self) -> None:
        """Raises BadSetup if a game cannot be set up like this."""
        house = self.rules()
        if not 2 <= len(self.players) <= house.most_players:
            raise BadSetup(f"This edition is for 2 to {house.most_players} players, not {len(self.players)}.")
        for name in self.players:
            if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise BadSetup(f"A player's name has 1 to {LONGEST_NAME} characters.")
        if len(set(self.players)) != len(self.players):
            raise BadSetup("Two players have the same name.")
        try:
            kit = self.wood()
        except SetError as problem:
            raise BadSetup(str(problem)) from problem
        _check_pieces(kit)
        if self.layout not in LAYOUTS:
            raise BadSetup(f"A villa is laid out {', '.join(LAYOUTS)}; not {self.layout}.")
        if not 1 <= self.serial < SERIALS or not 0 <= self.seed < NUMBERS or not 0 <= self.nerves < NUMBERS:
            raise BadSetup(
                f"The serial number is a whole number from 1 to {SERIALS - 1}; "
                f"seed and nerves are whole numbers from 0 to {NUMBERS - 1}."
            )
        if not 1 <= self.height <= len(PLATEAUS) or (self.height > 1 and self.layout == BY_HAND):
            raise BadSetup(f"A villa is arranged with 1 to {len(PLATEAUS)} plateaus.")
        _ = self.first


def kit_text(file: Path) -> str:
    """The checked text of a set's file; raises BadSetup if it cannot be read, or if no game can be played with it."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadSetup(f"{file} cannot be read.") from problem
    return tried_kit(text, file.name)


def tried_kit(text: str, name: str) -> str:
    """The text of a set's file for a setup; raises BadSetup, which says in one sentence why it is unplayable."""
    try:
        kit = parse_set(text, name)
        _check_pieces(kit)
        for height in range(1, len(PLATEAUS) + 1):
            tower_poses(kit, 1, 1, height)
    except (SetError, LayoutError) as problem:
        raise BadSetup(str(problem)) from problem
    return text if text.endswith("\n") else f"{text}\n"


@lru_cache(maxsize=32)
def _wood(kit: str) -> WoodSet:
    if kit == CLASSIC:
        return beech()
    if "\n" not in kit:
        raise SetError(f"There is no set called {kit[:40]}.")
    return parse_set(kit, "This set")


def _check_pieces(kit: WoodSet) -> None:
    """Raises BadSetup if the set lacks pieces that the rules need."""
    wanted = (*map(str, COLUMNS), *map(str, PLATEAUS))
    found = (*kit.column_names, *kit.plateau_names)
    for name in wanted:
        if name not in found:
            raise BadSetup(f"The set {kit.name} has no {name}: a game needs twenty columns and five plateaus.")
    if found != wanted:
        odd = next(one for one, other in zip(found, (*wanted, ""), strict=False) if one != other)
        raise BadSetup(f"The set {kit.name} has {odd} out of place; the order is {', '.join(wanted)}.")
