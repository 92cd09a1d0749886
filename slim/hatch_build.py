"""The slim package's build: its files and the versions it asks for are those of the project above."""

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

WOOD = ("highspy", "msgspec", "mujoco-core", "numpy", "openskill")
EXTRAS = {
    "wood": WOOD,
    "research": (*WOOD, "gymnasium", "pettingzoo"),
    "terminal": ("fluent.runtime", "platformdirs", "pyyaml", "rich", "textual"),
}
"""Which of the project's dependencies each extra brings: games and bots, environments for learners, the score keeper
in the terminal."""
PAGE = ("server", "static")


class SlimMetadata(MetadataHookInterface):
    """Fills the extras from the project's own dependencies, so that versions stand once."""

    def update(self, metadata: dict[str, Any]) -> None:
        project = tomllib.loads((Path(self.root).parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        lines = project["dependencies"] + project["optional-dependencies"]["research"]
        asked = {re.split(r"[^\w.-]", line, maxsplit=1)[0]: line for line in lines}
        metadata["optional-dependencies"] = {
            extra: [asked[name] for name in packages] for extra, packages in EXTRAS.items()
        }


class SlimFiles(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its type variable open
    """Packs the project's sources without the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sources = Path(self.root).parent / "src"
        for file in sorted((sources / "paletti").rglob("*")):
            inside = file.relative_to(sources)
            if file.is_file() and "__pycache__" not in inside.parts and inside.parts[1:3] != PAGE:
                build_data["force_include"][str(file)] = inside.as_posix()
