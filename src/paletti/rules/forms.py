"""The fields of a value class, with how each is written and read: shared by the notation and by JSON."""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from types import NoneType, UnionType
from typing import NoReturn, TypeVar, get_args, get_origin, get_type_hints

from paletti.rules.quoting import quoted

T = TypeVar("T")
_SHORT_LIST = 80  # characters: a longer list of possible values does not fit into a sentence


class Malformed(ValueError):
    """Text or JSON that is not a deed, event, refusal or state. The message says what was found where."""


@dataclass(frozen=True)
class FieldForm:
    """One field: its name, its default, and how to convert plain JSON values."""

    name: str
    default: object
    kind: object
    read: Callable[[object], object]

    @property
    def optional(self) -> bool:
        """Whether the field may be left out."""
        return self.default is not MISSING


_KNOWN: dict[type, tuple[FieldForm, ...]] = {}


def forms(cls: type) -> tuple[FieldForm, ...]:
    """The fields of a dataclass in order."""
    if cls not in _KNOWN:
        hints = get_type_hints(cls)
        _KNOWN[cls] = tuple(
            FieldForm(item.name, item.default, hints[item.name], _reader(item.name, hints[item.name]))
            for item in fields(cls)
        )
    return _KNOWN[cls]


def _reader(name: str, kind: object) -> Callable[[object], object]:
    """A function that converts a plain value to this type, or raises Malformed."""
    if get_origin(kind) is UnionType:
        inner = next(part for part in get_args(kind) if part is not NoneType)
        read = _reader(name, inner)
        return lambda given: None if given is None else read(given)
    if get_origin(kind) is tuple:
        one = _reader(name, get_args(kind)[0])

        def read_all(given: object) -> object:
            if not isinstance(given, list):
                raise Malformed(f"{name} is a list, not {quoted(given)}")
            return tuple(one(item) for item in given)

        return read_all
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        known = ", ".join(kind)
        hint = f", only {known}" if len(known) <= _SHORT_LIST else ""

        def read_member(given: object) -> object:
            try:
                return kind(given) if isinstance(given, str) else _wrong(name, given, hint)
            except ValueError:
                return _wrong(name, given, hint)

        return read_member

    def read_plain(given: object) -> object:
        # True is an int in Python, but people do not mean a number by it.
        return given if type(given) is kind else _wrong(name, given)

    return read_plain


def _wrong(name: str, given: object, hint: str = "") -> NoReturn:
    raise Malformed(f"{name} cannot be {quoted(given)}{hint}")


def plain(value: object) -> object:
    """The value in JSON's types."""
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value


def build(cls: type[T], given: dict[str, object]) -> T:
    """A value of this class from plain fields; Malformed on a missing, unknown or wrong one."""
    known = forms(cls)
    for name in given:
        if all(form.name != name for form in known):
            raise Malformed(f"unknown key {quoted(name)}")
    chosen = {}
    for form in known:
        if form.name in given:
            chosen[form.name] = form.read(given[form.name])
        elif not form.optional:
            raise Malformed(f"{form.name} is missing")
    return cls(**chosen)


def unbuild(value: object) -> dict[str, object]:
    """The plain fields of a value."""
    return {form.name: plain(getattr(value, form.name)) for form in forms(type(value))}
