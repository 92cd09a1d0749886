"""The choices of a house and what each edition chooses, as the page's start form needs them."""

from enum import StrEnum
from typing import Literal

from paletti.protocol.message import Part
from paletti.rules.choices import CHOICES, Choice, Number, When, rounds_only, up_front
from paletti.rules.clauses import Clause
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, house

Value = str | int | float | bool | None
ChoiceKind = Literal["bool", "word", "int", "number"]


class ChoiceWhen(Part, frozen=True):
    """The answer to another question that raises this one."""

    name: str
    values: list[Value]


class HouseChoice(Part, frozen=True):
    """One choice: its name in `NewTable.house`, the clause it belongs to, what it can be, and when it matters."""

    name: str
    clause: Clause
    kind: ChoiceKind
    values: list[Value]
    low: float | None
    high: float | None
    or_none: bool
    rounds_only: bool
    when: ChoiceWhen | None


class EditionPlayers(Part, frozen=True):
    """How many can sit down, with the edition's own choices, and with colours of their own."""

    least: int
    most: int
    most_with_colours: int


def choices() -> list[HouseChoice]:
    """Every choice, in the order of the clauses."""
    return [_choice(choice) for choice in CHOICES.values()]


def asked_first() -> dict[str, list[HouseChoice]]:
    """The choices that a game by each edition asks about before all others."""
    return {edition: [_choice(choice) for choice in up_front(house(edition))] for edition in EDITIONS}


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
    over_rounds = rounds_only(choice)
    when = None if choice.when is None else _when(choice.when)
    kind: ChoiceKind
    if isinstance(choice, Number):
        kind = "int" if choice.whole else "number"
        return HouseChoice(
            choice.slug, choice.clause, kind, [], choice.lowest, choice.highest, choice.or_none, over_rounds, when
        )
    values = [_plain(value) for value in choice.values]
    first = values[0]
    kind = "bool" if isinstance(first, bool) else "int" if isinstance(first, int) else "word"
    return HouseChoice(choice.slug, choice.clause, kind, values, None, None, False, over_rounds, when)


def _when(when: When) -> ChoiceWhen:
    return ChoiceWhen(CHOICES[when.name].slug, [_plain(value) for value in when.values])


def _plain(value: object) -> Value:
    if isinstance(value, StrEnum):
        return value.value
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    raise TypeError(f"{value!r} is no plain value.")
