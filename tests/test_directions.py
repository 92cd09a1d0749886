"""Every package has an import contract for its modules, and the picture of the packages shows the contract's layers."""

import ast
import re
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

import paletti

SOURCE = Path(paletti.__file__).parent
ROOT = Path(__file__).parents[1]
APART = {"paletti.storage.migrations", "paletti.storage.migrations.versions"}
"""Alembic finds these modules by their files; nothing imports them."""


def _contracts() -> list[dict[str, Any]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return contracts


def _packages() -> dict[str, int]:
    """Every package, and how many modules and packages it contains."""
    return {
        ".".join(("paletti", *path.parent.relative_to(SOURCE).parts)): sum(
            1
            for one in path.parent.iterdir()
            if (one.suffix == ".py" and one.name != "__init__.py") or (one / "__init__.py").exists()
        )
        for path in SOURCE.rglob("__init__.py")
    }


def test_every_package_of_two_modules_or_more_has_a_contract_that_names_all_of_them() -> None:
    held = {one for contract in _contracts() if contract.get("exhaustive") for one in contract["containers"]}
    assert held == {name for name, modules in _packages().items() if modules > 1} - APART


def test_every_package_says_what_it_may_import_or_one_round_it_does_for_all() -> None:
    says = {
        file.parent: "import" in (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").lower()
        for file in SOURCE.rglob("__init__.py")
    }
    silent = [one for one in says if not says[one] and (one.parent == SOURCE or not says[one.parent])]
    assert silent == []


def test_the_drawing_shows_the_layers_of_the_contract_from_top_to_bottom() -> None:
    drawing = (ROOT / "docs" / "pictures" / "architecture.svg").read_text("utf-8")
    boxes = re.findall(r'<g><rect x="\S+" y="(\d+)".*?<text x="\S+" y="\d+">(\w+)</text>', drawing)
    drawn = [{name for _, name in row} for _, row in groupby(boxes, key=lambda box: box[0])]
    layers = next(one["layers"] for one in _contracts() if one.get("containers") == ["paletti"])
    assert drawn == [set(layer.split(" | ")) for layer in layers if layer != "__main__"]


PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "web/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FILE = re.compile(r"`((?:[\w-]+/)*[\w-]+\.(?:py|tsx?|css|ftl|json|toml)|web/[\w/.]+)`")
FOLDERS = (SOURCE, ROOT / "web" / "src", ROOT / "tests", ROOT / "deploy")
ROOTS = (SOURCE, ROOT, ROOT / "web", ROOT / "web" / "src")
WRITTEN_BY_READERS = {"my_bot.py", "my.toml"}


def test_every_file_that_a_page_names_is_there() -> None:
    """A name with folders is a path from one of the roots; for a bare name there is a file of that name somewhere."""
    somewhere = {file.name for folder in FOLDERS for file in folder.rglob("*.*")}
    somewhere |= {file.name for root in ROOTS for file in root.glob("*.*")} | WRITTEN_BY_READERS
    named = {(str(page.relative_to(ROOT)), name) for page in PAGES for name in FILE.findall(page.read_text("utf-8"))}
    assert len(named) > 180
    assert [
        (page, name)
        for page, name in sorted(named)
        if not (any((root / name).exists() for root in ROOTS) if "/" in name else name in somewhere)
    ] == []
