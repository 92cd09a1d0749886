"""The machine a game is played on: engine, kind of processor and system, because all three decide the last bit."""

from __future__ import annotations

import platform
from functools import cache
from typing import Any

import numpy as np

from paletti.physics.snapshot import engine_version

WIDE = ("AVX512", "X86_V4")  # NumPy's name for the feature that changes the order of the engine's sums


@cache
def processor() -> str:
    """The kind of this machine's processor, as far as results depend on it: `x86-64`, `x86-64 AVX-512`, `arm64` …"""
    kind = {"AMD64": "x86-64", "x86_64": "x86-64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    return f"{kind} AVX-512" if kind == "x86-64" and _wide() else kind


@cache
def system() -> str:
    """The operating system: each has its own build of the engine, with another compiler and another maths library."""
    return {"Darwin": "macOS"}.get(platform.system(), platform.system())


@cache
def machine() -> str:
    """All three in one name: `mujoco 4.0.1 by 8 and 4 ms, x86-64 AVX-512, Linux`. A game is only exact under it."""
    return f"{engine_version()}, {processor()}, {system()}"


def _wide() -> bool:
    built: Any = np.show_config(mode="dicts")
    return any(name.startswith(WIDE) for name in built.get("SIMD Extensions", {}).get("found", []))
