"""A table's brief is what its maker asked for. It is checked before anything is kept, and made into a game's setup."""

import secrets
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.message import Facts
from paletti.rules.editions import BEGINNERS_FEEL_MM
from paletti.server.names import all_distinct, clean
from paletti.storage.records import TableRecord
from paletti.table.setup import CLASSIC, FIRST, BadSetup, GameSetup

CLOCK, OBJECTION = "turn-clock-s", "objection-time-s"
DeclinedReason = Literal["server-full", "bots-missing", "bad-setup"]


class Declined(Exception):
    """This table cannot be made or opened; one sentence says why, and `reason` is its id in the reader's language."""

    def __init__(self, reason: DeclinedReason, sentence: str, facts: Facts | None = None) -> None:
        super().__init__(sentence)
        self.reason, self.facts = reason, facts or {}


def settled(
    brief: NewTable, *, objection_s: int, kit: str = CLASSIC, number: Callable[[int], int] = secrets.randbelow
) -> NewTable:
    """The brief with every open choice made (names, set, seed, clocks), or `Declined`."""
    seats = tuple(
        msgspec.structs.replace(seat, name=name) for seat, name in zip(brief.seats, _names(brief.seats), strict=True)
    )
    apart = any(seat.kind != "here" for seat in seats)
    silence = brief.objection_s if brief.objection_s is not None else objection_s if apart else 0
    made = msgspec.structs.replace(
        brief,
        seats=seats,
        serial=brief.serial or 1 + number(999_999),
        seed=brief.seed or 1 + number(2**53 - 1),
        objection_s=silence,
        watchable=brief.watchable and not brief.practice,
        listed=brief.listed and not brief.practice,
    )
    try:
        setup(made, [seat.name for seat in seats], kit).check()
    except BadSetup as problem:
        sentence = str(problem)
        raise Declined("bad-setup", sentence, {"sentence": sentence}) from problem
    if FIRST not in made.house:
        return made
    # Who begins is a seat from here on: the player who sits down there may have another name.
    seat = setup(made, [seat.name for seat in seats], kit).first
    return msgspec.structs.replace(made, house={**made.house, FIRST: seat})


def setup(brief: NewTable, names: Sequence[str], kit: str = CLASSIC) -> GameSetup:
    """The setup of the game, once it is known who plays; `kit` is the set that this host plays with."""
    house = {
        **({"feel-first": BEGINNERS_FEEL_MM} if brief.practice else {}),
        **brief.house,
        CLOCK: brief.clock_s or None,
        OBJECTION: brief.objection_s or None,
    }
    return GameSetup(
        players=tuple(names),
        edition=brief.edition,
        house=house,
        kit=kit if brief.kit == CLASSIC else as_text(brief.kit),
        serial=brief.serial or 1,
        layout=brief.layout,
        seed=brief.seed or 1,
        height=brief.height if brief.practice else 1,
        nerves=secrets.randbelow(1 << 53),  # not the seed, which a player may have chosen (RULING-20)
    )


def as_text(kit: str) -> str:
    """The set that a page sent, marked as the text of a file; otherwise a setup would look for a file of that name."""
    return kit if kit.endswith("\n") else f"{kit}\n"


class TableOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server keeps of a table besides its setup."""

    brief: NewTable | None = None  # None: it was not played here
    began: bool = False
    uploaded: bool = False

    @classmethod
    def of(cls, record: TableRecord) -> "TableOptions":
        """The options of a table in the store."""
        return msgspec.json.decode(record.options, type=cls)

    def text(self) -> str:
        """The text that the store keeps."""
        return msgspec.json.encode(self).decode()


def _names(seats: Sequence[NewSeat]) -> list[str]:
    return all_distinct([clean(seat.name, f"Player {number}") for number, seat in enumerate(seats, 1)])
