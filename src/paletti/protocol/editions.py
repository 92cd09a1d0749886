"""The choices of a house and what each edition chooses, as the page's start form needs them."""

from enum import StrEnum

from paletti.protocol.message import Part
from paletti.rules.choices import CHOICES, Choice, Number
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, house

Value = str | int | float | bool | None


class HouseChoice(Part, frozen=True):
    """One choice: its name in `NewTable.house`, the clause it belongs to, and what it can be."""

    name: str
    clause: str
    kind: str  # bool, word, int, number
    values: list[Value]
    low: float | None
    high: float | None
    or_none: bool
    rounds_only: bool


class EditionPlayers(Part, frozen=True):
    """How many can sit down, with the edition's own choices, and with colours of their own."""

    least: int
    most: int
    most_with_colours: int


def choices() -> list[HouseChoice]:
    """Every choice, in the order of the clauses."""
    return [_choice(choice) for choice in CHOICES.values()]


def defaults() -> dict[str, dict[str, Value]]:
    """What each edition chooses, by the choices' names."""
    return {
        edition: {choice.slug: _plain(getattr(house(edition), choice.name)) for choice in CHOICES.values()}
        for edition in EDITIONS
    }


def players() -> dict[str, EditionPlayers]:
    """How many can play each edition."""
    return {
        edition: EditionPlayers(LEAST_PLAYERS, house(edition).most_players, house("de").most_players)
        for edition in EDITIONS
    }


def _choice(choice: Choice | Number) -> HouseChoice:
    rounds_only = choice.clause.family == "US"
    if isinstance(choice, Number):
        kind = "int" if choice.whole else "number"
        return HouseChoice(
            choice.slug, choice.clause, kind, [], choice.lowest, choice.highest, choice.or_none, rounds_only
        )
    values = [_plain(value) for value in choice.values]
    first = values[0]
    kind = "bool" if isinstance(first, bool) else "int" if isinstance(first, int) else "word"
    return HouseChoice(choice.slug, choice.clause, kind, values, None, None, False, rounds_only)


def _plain(value: object) -> Value:
    if isinstance(value, StrEnum):
        return value.value
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    raise TypeError(f"{value!r} is no plain value.")
