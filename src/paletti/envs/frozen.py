"""What an environment is frozen to: with another engine it would be another environment under the same name."""

from __future__ import annotations

from typing import Any

from paletti import __version__
from paletti.physics.snapshot import engine_version
from paletti.table.machine import machine

ENGINE = "mujoco 4.0.1 by 8 and 4 ms"
"""The engine that `paletti/Draw-v0` and `paletti_v0` were made with, and the only one that they run on."""


class WrongEngine(RuntimeError):
    """This environment is frozen to an engine that is not the one installed; the sentence names both."""


def check_engine(name: str) -> None:
    """Raises WrongEngine if the engine is not the one that this environment is frozen to."""
    here = engine_version()
    if here != ENGINE:
        raise WrongEngine(f"{name} is frozen to {ENGINE}, and the engine here is {here}: its results would differ.")


def frozen_metadata(**more: object) -> dict[str, Any]:
    """The metadata of an environment: its engine, our version, and the machine on which it is exact."""
    return {"engine": ENGINE, "paletti": __version__, "machine": machine(), **more}
