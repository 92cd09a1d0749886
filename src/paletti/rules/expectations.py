"""What a scenario may expect of a state, and how it is compared."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from paletti.rules import masks
from paletti.rules.pieces import Colour, Column, Place, Plateau
from paletti.rules.quoting import quoted
from paletti.rules.state import Stage, State

Look = Callable[[State, object], object]
"""Compares a state with a file's expectation: `_HOLDS`, or the actual value."""
FormCheck = Callable[[object, tuple[str, ...]], None]
"""Raises Unfit unless the value has the right form, among these players."""


class Unfit(ValueError):
    """An expectation that makes no sense for any state; the message says why."""


def check(state: State, key: str, wanted: object) -> str | None:
    """The actual value if it is not the wanted one; None if the expectation holds."""
    got = _LOOK[key](state, wanted)
    return None if got is _HOLDS else str(got)


def validate(key: str, wanted: object, players: tuple[str, ...]) -> None:
    """Make sure that the expectation names known things in the right form; raises Unfit otherwise."""
    if key not in _FORM:
        raise Unfit(f"unknown key {quoted(key)}")
    _FORM[key](wanted, players)


_HOLDS: Final = object()


def _same(got: object, wanted: object) -> object:
    return _HOLDS if got == wanted else show(got)


def show(got: object) -> str:
    """A value as a scenario would write it."""
    if got is None:
        return "nobody"
    if isinstance(got, bool):
        return "true" if got else "false"
    if isinstance(got, list | tuple | set | frozenset):
        return "[" + ", ".join(sorted(map(str, got))) + "]"
    if isinstance(got, dict):
        return "{" + ", ".join(f"{key}: {show(value)}" for key, value in got.items()) + "}"
    return str(got)


def _turn(state: State, wanted: object) -> object:
    if state.over:
        return _same(None, wanted)
    # While a proof is due, the objector acts in another player's turn, so both are right answers to "who is it now?".
    if state.stage in (Stage.PROOF, Stage.NEUTRAL_PROOF) and wanted == state.name(state.turn):
        return _HOLDS
    return _same(state.name(state.actor), wanted)


def _each(look: Callable[[State, str], object]) -> Look:
    """A comparison of a map: every given key must hold."""

    def compare(state: State, wanted: object) -> object:
        assert isinstance(wanted, dict)  # its form was looked at before
        wrong = {}
        for key, value in wanted.items():
            got = look(state, key)
            if got != (sorted(value) if isinstance(value, list) else value):
                wrong[key] = got
        if not wrong:
            return _HOLDS
        return show(wrong)

    return compare


def _winner(state: State, wanted: object) -> object:
    winners = [state.players[seat] for seat in state.winners]
    names = [] if wanted is None else wanted if isinstance(wanted, list) else [wanted]
    if sorted(winners) == sorted(names):
        return _HOLDS
    return show(winners[0] if len(winners) == 1 else winners or None)


def _seal(state: State, key: str) -> object:
    return state.name(state.holder if key == "holder" else state.former)


def _locked(state: State, wanted: object) -> object:
    # A column askew is locked too (RULING-2), and a file may leave that to `askew`.
    names = _names(wanted)
    named = {column for column in masks.columns(state.askew) if column in names}
    return _same(sorted({lock.column for lock in state.locks} | named), names)


def _names(wanted: object) -> list[str]:
    assert isinstance(wanted, list)  # its form was looked at before
    return sorted(wanted)


_LOOK: Final[dict[str, Look]] = {
    "turn": _turn,
    "top": lambda state, wanted: _same(state.top_plateau.value, wanted),
    "colours": _each(lambda state, player: sorted(state.colours(state.players.index(player)))),
    "neutral": lambda state, wanted: _same(state.neutral_colour, wanted),
    "points": _each(lambda state, player: state.points(state.players.index(player))),
    "seal": _each(_seal),
    "at": _each(lambda state, column: state.place(Column(column)).value),
    "locked": _locked,
    "askew": lambda state, wanted: _same(sorted(masks.columns(state.askew)), _names(wanted)),
    "over": lambda state, wanted: _same(state.over, wanted),
    "winner": _winner,
    "scores": _each(lambda state, player: state.scores[state.players.index(player)]),
    "round": lambda state, wanted: _same(state.round, wanted),
    "cause": lambda state, wanted: _same(state.name(state.cause), wanted),
}


# The forms: each raises Unfit unless the value could be what it says.


def _player(value: object, players: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in players:
        raise Unfit(f"{quoted(value)} is none of the players")


def _player_or_nobody(value: object, players: tuple[str, ...]) -> None:
    if value is not None:
        _player(value, players)


def _winners(value: object, players: tuple[str, ...]) -> None:
    if isinstance(value, list):
        for name in value:
            _player(name, players)
    else:
        _player_or_nobody(value, players)


def _member(kind: type[StrEnum], what: str) -> FormCheck:
    def form(value: object, players: tuple[str, ...]) -> None:
        if not isinstance(value, str) or value not in [member.value for member in kind]:
            raise Unfit(f"there is no {what} {quoted(value)}")

    return form


def _or_null(inner: FormCheck) -> FormCheck:
    def form(value: object, players: tuple[str, ...]) -> None:
        if value is not None:
            inner(value, players)

    return form


def _plain(kind: type, what: str) -> FormCheck:
    def form(value: object, players: tuple[str, ...]) -> None:
        if type(value) is not kind:
            raise Unfit(f"{quoted(value)} is no {what}")

    return form


def _list_of(inner: FormCheck) -> FormCheck:
    def form(value: object, players: tuple[str, ...]) -> None:
        if not isinstance(value, list):
            raise Unfit(f"{quoted(value)} is no list")
        for item in value:
            inner(item, players)

    return form


def _map_of(keys: FormCheck, values: FormCheck) -> FormCheck:
    def form(value: object, players: tuple[str, ...]) -> None:
        if not isinstance(value, dict) or not value:
            raise Unfit(f"{quoted(value)} is no map")
        for key, item in value.items():
            keys(key, players)
            values(item, players)

    return form


def _seal_key(value: object, players: tuple[str, ...]) -> None:
    if value not in ("holder", "former"):
        raise Unfit(f"unknown key {quoted(value)}")


_whole = _plain(int, "whole number")
_colour = _member(Colour, "colour")
_column = _member(Column, "column")

_FORM: Final[dict[str, FormCheck]] = {
    "turn": _player_or_nobody,
    "top": _member(Plateau, "plateau"),
    "colours": _map_of(_player, _list_of(_colour)),
    "neutral": _or_null(_colour),
    "points": _map_of(_player, _whole),
    "seal": _map_of(_seal_key, _player_or_nobody),
    "at": _map_of(_column, _member(Place, "level")),
    "locked": _list_of(_column),
    "askew": _list_of(_column),
    "over": _plain(bool, "yes or no"),
    "winner": _winners,
    "scores": _map_of(_player, _whole),
    "round": _whole,
    "cause": _player_or_nobody,
}
