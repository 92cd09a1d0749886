"""On what a game is played: the engine's version and the kind of processor, for both decide the last bit."""

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
def machine() -> str:
    """Engine and processor in one name: `mujoco 4.0.1, x86-64 AVX-512`. Only under the same name is a game exact."""
    return f"{engine_version()}, {processor()}"


def _wide() -> bool:
    built: Any = np.show_config(mode="dicts")
    return any(name.startswith(WIDE) for name in built.get("SIMD Extensions", {}).get("found", []))
