"""One word for one thing: a class or type is defined in only one place."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import paletti

ROOT = Path(paletti.__file__).parent

# The wood's hands do what a player's gesture asks of them, so these have the same names one level down.
GESTURES = {"Gesture", "Grip", "LetGo"}


@cache
def _modules() -> dict[Path, ast.Module]:
    """All our modules, parsed once for all tests."""
    return {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


def _files(*, aliases: bool) -> dict[str, list[Path]]:
    """Where each class or type is defined, with or without plain aliases."""
    files = defaultdict(list)
    for path, module in _modules().items():
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                files[node.name].append(path)
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
                files[ast.unparse(node.target)].append(path)
            elif aliases and isinstance(node, ast.Assign) and _names_a_type(node):
                files[ast.unparse(node.targets[0])].append(path)
    return files


def _names_a_type(node: ast.Assign) -> bool:
    """Whether this is a plain alias such as `Position = State | Draft`, and no constant or type variable."""
    named = re.fullmatch(r"[A-Z]+[a-z]\w*", ast.unparse(node.targets[0]))
    return named is not None and isinstance(node.value, ast.BinOp | ast.Subscript | ast.Name | ast.Attribute)


def test_a_name_means_one_thing() -> None:
    """Only the protocol repeats names: its `Grip` or `Replay` is the message about the thing of that name."""
    own = {
        name: [path for path in paths if path.parts[0] != "protocol"] for name, paths in _files(aliases=True).items()
    }

    assert len(own) > 300
    assert {name for name, paths in own.items() if len(paths) > 1} == GESTURES


def test_what_is_told_is_called_by_what_it_is() -> None:
    """Nearly everything is told to somebody, so as a name for a text or an answer `told` says no more than `thing`."""
    stored = [
        f"{path}:{node.lineno}"
        for path, module in _modules().items()
        for node in ast.walk(module)
        if (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == "told")
        or (isinstance(node, ast.arg) and node.arg == "told")
        or (isinstance(node, ast.FunctionDef) and node.name == "told")
    ]
    assert stored == []


def test_what_is_told_of_a_thing_is_written_with_its_module() -> None:
    """`api.Replay` instead of `Replay` shows that this is not the thing itself."""
    files = _files(aliases=False)  # sets of words that may be sent, such as `Strength`, are not things
    twins = {name for name, paths in files.items() if len(paths) > 1 and any(p.parts[0] == "protocol" for p in paths)}

    bare = [
        f"{path}: {alias.name}"
        for path, module in _modules().items()
        if path.parts[0] != "protocol"
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("paletti.protocol.")
        for alias in node.names
        if alias.name in twins
    ]

    assert "Replay" in twins
    assert bare == []
