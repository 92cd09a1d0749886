"""Names of players: cleaned of everything that does not belong in a name, and distinct at one table."""

import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from paletti.rules.editions import LONGEST_NAME

# Letters, marks, digits, punctuation, symbols, the plain space; nothing invisible, nothing that changes the direction.
_KEPT: Final = ("L", "M", "N", "P", "S")


def clean(name: str, fallback: str) -> str:
    """The name in one line of visible characters, or the fallback if nothing is left."""
    composed = unicodedata.normalize("NFKC", name)
    visible = "".join(sign if unicodedata.category(sign)[0] in _KEPT else " " for sign in composed)
    return " ".join(visible.split())[:LONGEST_NAME].strip() or fallback


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, followed by a number if somebody at the table already has it."""
    folded = {other.casefold() for other in taken}
    if name.casefold() not in folded:
        return name
    for number in range(2, 100):
        candidate = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
        if candidate.casefold() not in folded:
            return candidate
    raise ValueError("A hundred players of one name do not sit at one table.")


def all_distinct(names: Sequence[str]) -> list[str]:
    """The names in order, each unlike those before it."""
    found: list[str] = []
    for name in names:
        found.append(distinct(name, found))
    return found
