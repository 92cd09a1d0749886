"""One word a thing: a class or type has one home."""

import ast
from collections import defaultdict
from pathlib import Path

import paletti

ROOT = Path(paletti.__file__).parent

# The wood's own hands do what a player's gesture asks of them: the same words, one level down.
GESTURES = {"Gesture", "Grip", "LetGo"}


def _homes() -> dict[str, list[Path]]:
    homes = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(ROOT))
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
                homes[ast.unparse(node.target)].append(path.relative_to(ROOT))
    return homes


def test_a_name_means_one_thing() -> None:
    """Only the protocol repeats names: its `Grip` or `Replay` is what is told of the thing of that name."""
    own = {name: [path for path in paths if path.parts[0] != "protocol"] for name, paths in _homes().items()}

    assert len(own) > 300
    assert {name for name, paths in own.items() if len(paths) > 1} == GESTURES


def test_what_is_told_of_a_thing_is_written_with_its_module() -> None:
    """`api.Replay` and not `Replay`: so one sees that it is not the thing itself."""
    homes = _homes()
    twins = {name for name, paths in homes.items() if len(paths) > 1 and any(p.parts[0] == "protocol" for p in paths)}

    bare = [
        f"{path.relative_to(ROOT)}: {alias.name}"
        for path in sorted(ROOT.rglob("*.py"))
        if path.relative_to(ROOT).parts[0] != "protocol"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("paletti.protocol.")
        for alias in node.names
        if alias.name in twins
    ]

    assert "Replay" in twins
    assert bare == []
