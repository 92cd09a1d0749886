"""Everything that fixes a game before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from paletti.rules.editions import NoSuchHouse
from paletti.rules.editions import house as house_of
from paletti.rules.house import House
from paletti.rules.pieces import PLATEAUS
from paletti.table.kit import STYLES, WoodSet, beech

BY_HAND = "by-hand"
LAYOUTS = (*STYLES, BY_HAND)
KITS = {"classic": beech}
FIRST = "first"  # who begins where the players name somebody (COLOUR-2): a seat or a name, no choice of the house
LONGEST_NAME = 40

Choice: TypeAlias = str | int | float | bool | None


class BadSetup(ValueError):
    """No game can be set up like this; the sentence says why."""


class GameSetup(msgspec.Struct, frozen=True):
    """Who plays what with which set: the same setup and the same deeds at the same ticks give the same game."""

    players: tuple[str, ...]  # clockwise, the youngest first
    edition: str = "de"
    house: Mapping[str, Choice] = {}
    kit: str = "classic"
    serial: int = 1
    layout: str = "scattered"
    seed: int = 1
    height: int = 1  # plateaus at the start: more than one is for practice
    nerves: int = 0  # what the tremor of hands comes from (RULING-20): leaves the server with the finished replay only

    def to_json(self) -> dict[str, Any]:
        """The setup as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> GameSetup:
        """The setup that `to_json` gave; BadSetup where the data is none."""
        try:
            return msgspec.convert(dict(plain), cls)
        except msgspec.ValidationError as problem:
            raise BadSetup(f"This is no setup of a game: {problem}.") from problem

    def rules(self) -> House:
        """The record of choices that this table plays by; BadSetup where it cannot be."""
        try:
            return house_of(self.edition, **{name: value for name, value in self.house.items() if name != FIRST})
        except NoSuchHouse as problem:
            sentence = str(problem)
            raise BadSetup(f"{sentence[:1].upper()}{sentence[1:]}.") from problem

    @property
    def first(self) -> int:
        """The seat that begins where the players name somebody."""
        first = self.house.get(FIRST, 0)
        if isinstance(first, str) and first in self.players:
            return self.players.index(first)
        if isinstance(first, int) and not isinstance(first, bool) and 0 <= first < len(self.players):
            return first
        raise BadSetup(f"Nobody called {first} sits at this table.")

    def wood(self) -> WoodSet:
        """The kind of set that is played with."""
        return KITS[self.kit]()

    def check(self) -> None:
        """Nothing, if a game can be set up like this; BadSetup otherwise."""
        house = self.rules()
        if not 2 <= len(self.players) <= house.most_players:
            raise BadSetup(f"This edition is for 2 to {house.most_players} players, not {len(self.players)}.")
        for name in self.players:
            if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise BadSetup(f"A player's name has 1 to {LONGEST_NAME} characters.")
        if len(set(self.players)) != len(self.players):
            raise BadSetup("Two players have the same name.")
        if self.kit not in KITS:
            raise BadSetup(f"There is no set called {self.kit}.")
        if self.layout not in LAYOUTS:
            raise BadSetup(f"A villa is laid out {', '.join(LAYOUTS)}; not {self.layout}.")
        if not 1 <= self.serial < 1 << 31 or not 0 <= self.seed < 1 << 53 or not 0 <= self.nerves < 1 << 53:
            raise BadSetup("Serial number, seed and nerves are whole numbers above zero.")
        if not 1 <= self.height <= len(PLATEAUS) or (self.height > 1 and self.layout == BY_HAND):
            raise BadSetup(f"A villa is arranged with 1 to {len(PLATEAUS)} plateaus.")
        _ = self.first
