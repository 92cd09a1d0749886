"""The Python files that the page needs to run a module in the browser: those that it imports, directly or not."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]  # the folder that `paletti` lies in


def sources(module: str) -> list[str]:
    """The files of a module and of everything of ours that it imports, relative to the source folder, sorted."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        waiting += _parents(name)
        waiting += (other for other in _imported(_file(name)) if other.split(".")[0] == module.split(".")[0])
    return sorted(str(_file(name).relative_to(ROOT).as_posix()) for name in found)


def _file(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _parents(module: str) -> Iterator[str]:
    """The packages around a module, whose `__init__` runs before it."""
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def _imported(file: Path) -> Iterator[str]:
    """The modules that a file imports; `from package import name` may name a module or something in the package."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            inside = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name for name in inside if _file(name).exists())
