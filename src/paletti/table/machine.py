"""On what a game is played: the engine's version, the kind of processor and the system, for all decide the last bit."""

from __future__ import annotations

import platform
from functools import cache
from typing import Any

import numpy as np

from paletti.physics.snapshot import engine_version

WIDE = ("AVX512", "X86_V4")  # how NumPy names what makes the engine's sums come out in another order


@cache
def processor() -> str:
    """The kind of this machine's processor, as far as results depend on it: `x86-64`, `x86-64 AVX-512`, `arm64` …"""
    kind = {"AMD64": "x86-64", "x86_64": "x86-64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    return f"{kind} AVX-512" if kind == "x86-64" and _wide() else kind


@cache
def system() -> str:
    """The operating system: each has an engine of its own, from another compiler and with another library of sines."""
    return {"Darwin": "macOS"}.get(platform.system(), platform.system())


@cache
def machine() -> str:
    """All three in one name: `mujoco 4.0.1 by 8 ms, x86-64 AVX-512, Linux`. A game is exact only under its own."""
    return f"{engine_version()}, {processor()}, {system()}"


def _wide() -> bool:
    built: Any = np.show_config(mode="dicts")
    return any(name.startswith(WIDE) for name in built.get("SIMD Extensions", {}).get("found", []))
