"""What each package offers to others: the names in its `__init__`. Examples and docs use only these."""

import ast
import subprocess
import sys
from importlib import import_module
from inspect import ismodule
from pathlib import Path

import pytest

import paletti

SOURCE = Path(paletti.__file__).parent
EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.py"))
FACADES = [
    *(f"paletti.{one.parent.name}" for one in sorted(SOURCE.glob("*/__init__.py")) if one.parent.name != "bench"),
    *("paletti.table.drawing", "paletti.table.kit", "paletti.table.replay"),
]
LIGHT = ("paletti.messages", "paletti.physics", "paletti.present", "paletti.protocol", "paletti.server")
"""Packages that load their heavy parts only when they are used."""


@pytest.mark.parametrize("name", FACADES)
def test_everything_that_a_package_names_is_there(name: str) -> None:
    package = import_module(name)
    named = package.__all__
    assert [one for one in named if not hasattr(package, one)] == []
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("name", FACADES)
def test_a_package_has_nothing_that_it_does_not_name(name: str) -> None:
    package = import_module(name)
    offered = {one for one, value in vars(package).items() if not one.startswith("_") and not ismodule(value)}
    assert offered - {"TYPE_CHECKING", "on_demand"} <= set(package.__all__)
    with pytest.raises(AttributeError, match="nonsense"):
        package.nonsense  # noqa: B018 - what is offered on demand is asked for like this


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_uses_only_what_packages_name(example: Path) -> None:
    used = [
        (node.module or "", alias.name)
        for node in ast.walk(ast.parse(example.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("paletti")
        for alias in node.names
    ]
    assert used
    assert [(module, name) for module, name in used if name not in import_module(module).__all__] == []


def test_packages_load_their_heavy_parts_only_when_they_are_used() -> None:
    code = f"import sys, {', '.join(LIGHT)}; print({{'mujoco', 'numpy', 'starlette', 'fluent'}} & set(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    assert answer.stdout == "set()\n"
