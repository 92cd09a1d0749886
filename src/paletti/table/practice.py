"""Villas that begin higher than one storey: for practice, where the referee is told what stands already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paletti.rules.state import State


def practised(state: State, extra: Mapping[str, Any]) -> State:
    """The state with the levels that a journal entry tells of, if it does."""
    if "levels" not in extra:
        return state
    return state._replace(levels=tuple(extra["levels"]), top=int(extra["top"]))
