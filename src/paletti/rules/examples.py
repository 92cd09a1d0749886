"""The worked examples of the books as positions of our own: what stands where, and what the drawing points at."""

from dataclasses import dataclass
from typing import Final

from paletti.rules.clauses import Clause
from paletti.rules.pieces import COLUMNS, LEVELS, PLATEAUS, Colour, Column, Place, Plateau

SEALED: Final = ("de", "en", "nl", "fr", "ru")
"""The editions that share the figures 2 to 8b."""


@dataclass(frozen=True)
class Example:
    """One drawn example.

    It explains the first of its `clauses` if all of them are in force. `raised` are the columns of each plateau
    from blue upwards, all others stand on the base. `moves` go up (with `labels` if their order matters),
    `tried` is half drawn out and goes back, `stays` may not be drawn, `free` stand under no plateau.
    """

    key: str
    figure: str
    editions: tuple[str, ...]
    clauses: tuple[Clause, ...]
    raised: tuple[tuple[Column, ...], ...] = ((),)
    moves: tuple[Column, ...] = ()
    labels: tuple[str, ...] = ()
    tried: Column | None = None
    stays: tuple[Column, ...] = ()
    locked: tuple[Column, ...] = ()
    free: tuple[Column, ...] = ()
    askew: Column | None = None
    neutral: Colour | None = None
    seal: tuple[Colour, Colour] | None = None  # its holder's colour, and the former holder's colour that it shows
    about_to_lay: Plateau | None = None
    labelled: tuple[Plateau, str] | None = None
    from_above: bool = False

    @property
    def storeys(self) -> tuple[tuple[Column, ...], ...]:
        """The columns of the base and of each plateau."""
        up = {column for storey in self.raised for column in storey}
        return (tuple(column for column in COLUMNS if column not in up), *self.raised)

    @property
    def levels(self) -> tuple[Place, ...]:
        """The levels of this villa, the base first."""
        return LEVELS[: len(self.raised) + 1]

    @property
    def plateaus(self) -> tuple[Plateau, ...]:
        """The plateaus that lie, blue first: one fewer if the lowest is still in the air."""
        laid = PLATEAUS[: len(self.raised)]
        return laid[:-1] if self.about_to_lay in laid else laid

    def place(self, column: Column) -> Place:
        """The level on which a column stands."""
        return next(level for level, here in zip(self.levels, self.storeys, strict=True) if column in here)

    def points(self, colour: Colour) -> int:
        """The worth of a colour's columns on the top level (SEAL-2)."""
        return sum(column.worth for column in self.raised[-1] if column.colour is colour)


def _columns(names: str) -> tuple[Column, ...]:
    return tuple(map(Column, names.split()))


ALL_THIN_1: Final = _columns("red-thin-1 yellow-thin-1 blue-thin-1 green-thin-1")
ALL_THIN_2: Final = _columns("red-thin-2 yellow-thin-2 blue-thin-2 green-thin-2")
FOURTH: Final = (Clause.MOVE_1, Clause.MOVE_2)
BROKEN_OFF: Final = (Clause.ABORT_1, Clause.ABORT_2)
SEVENTH: Final = _columns("red-thin-2 yellow-thin-2 blue-hex green-thin-2 yellow-hex red-thick")
EIGHTH: Final = _columns("green-hex red-thin-1 green-thin-3 yellow-thin-1")
# In the edition where the first thrower begins (`ru`), other columns have gone up by then.
LATER: Final = ("de", "en", "nl", "fr")

EXAMPLES: Final = (
    Example("figure-2", "figure-2", SEALED, (Clause.SETUP_1,), about_to_lay=Plateau.BLUE),
    Example("figure-3", "figure-3", SEALED, (Clause.SETUP_2,), from_above=True),
    Example(
        "figure-4",
        "figure-4",
        LATER,
        FOURTH,
        (
            (*ALL_THIN_1, *_columns("green-thin-2 red-hex yellow-hex blue-hex")),
            _columns("red-thin-2 yellow-thin-2 blue-thin-2"),
        ),
        moves=_columns("green-thin-1 green-hex"),
        stays=_columns("red-thin-2"),
    ),
    Example(
        "figure-4-ru",
        "figure-4",
        ("ru",),
        FOURTH,
        (
            (*ALL_THIN_1, *_columns("red-thin-2 yellow-hex blue-hex green-hex")),
            _columns("yellow-thin-2 blue-thin-2 green-thin-2"),
        ),
        moves=_columns("red-thin-1 red-hex"),
        stays=_columns("yellow-thin-2"),
    ),
    *(
        example
        for suffix, editions, up in (
            ("", LATER, _columns("green-thin-1 red-thin-1 yellow-thin-1")),
            ("-ru", ("ru",), _columns("red-thin-1 yellow-thin-1")),
        )
        for example in (
            Example(f"figure-5a{suffix}", "figure-5a", editions, BROKEN_OFF, (up,), tried=Column.BLUE_THICK),
            Example(f"figure-5b{suffix}", "figure-5b", editions, BROKEN_OFF[1:], (up,), locked=(Column.BLUE_THICK,)),
        )
    ),
    Example(
        "figure-6a",
        "figure-6a",
        SEALED,
        (Clause.PLATEAU_5,),
        (ALL_THIN_1, ALL_THIN_2),
        about_to_lay=Plateau.YELLOW,
    ),
    Example(
        "figure-6b",
        "figure-6b",
        SEALED,
        (Clause.PLATEAU_8, Clause.PLATEAU_5),
        (ALL_THIN_1, ALL_THIN_2, ()),
        free=(Column.GREEN_THIN_2,),
    ),
    Example(
        "figure-7a",
        "figure-7a",
        SEALED,
        (Clause.SEAL_5,),
        (ALL_THIN_1, SEVENTH),
        seal=(Colour.RED, Colour.YELLOW),
    ),
    Example(
        "figure-7b",
        "figure-7b",
        SEALED,
        (Clause.SEAL_3,),
        (ALL_THIN_1, (*SEVENTH, Column.GREEN_THICK)),
        seal=(Colour.RED, Colour.YELLOW),
    ),
    *(
        example
        for suffix, editions, up in (("", LATER, ()), ("-ru", ("ru",), EIGHTH))
        for example in (
            Example(
                f"figure-8a{suffix}",
                "figure-8a",
                editions,
                (Clause.THREE_2,),
                (up,),
                moves=_columns("green-thin-1 blue-thin-1"),
                labels=("A", "B"),
                neutral=Colour.GREEN,
            ),
            Example(
                f"figure-8b{suffix}",
                "figure-8b",
                editions,
                (Clause.THREE_6,),
                ((*up, *_columns("green-thin-1 blue-thin-1")),),
                moves=(Column.GREEN_THICK,),
                labels=("B",),
                locked=(Column.GREEN_THIN_2,),
                neutral=Colour.GREEN,
            ),
        )
    ),
    Example("american-1", "american-1", ("us",), (Clause.SETUP_2,)),
    Example("american-2", "american-2", ("us",), (Clause.MOVE_1,), moves=(Column.RED_HEX,)),
    Example(
        "american-3",
        "american-3",
        ("us",),
        (Clause.US_5, Clause.US_4),
        (_columns("red-thick blue-hex yellow-hex green-thin-1"), ()),
        moves=(Column.RED_HEX,),
        labels=("2",),
        labelled=(Plateau.GREEN, "1"),
    ),
    Example("askew", "askew", (*LATER, "us"), (Clause.RULING_2,), askew=Column.GREEN_HEX),
    Example("askew-ru", "askew", ("ru",), (Clause.RULING_2,), askew=Column.RED_HEX),
)
EXAMPLE: Final = {example.key: example for example in EXAMPLES}


def examples_of(edition: str, clause: Clause) -> tuple[Example, ...]:
    """The examples that explain this clause in this edition."""
    return tuple(one for one in EXAMPLES if one.clauses[0] is clause and edition in one.editions)
