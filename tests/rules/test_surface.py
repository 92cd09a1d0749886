"""What a programmer finds in `paletti.rules`."""

import ast
import sys
from pathlib import Path

import paletti.rules as rules


def test_all_names_of_the_package_exist_and_none_is_listed_twice() -> None:
    assert len(set(rules.__all__)) == len(rules.__all__)
    assert [name for name in rules.__all__ if not hasattr(rules, name)] == []


def test_the_game_of_the_docstring_is_lawful() -> None:
    assert rules.__doc__ is not None
    sample = "\n".join(line[4:] for line in rules.__doc__.splitlines() if line.startswith("    "))
    names = {name: getattr(rules, name) for name in rules.__all__}
    exec(compile(sample, "the docstring", "exec"), names)
    assert rules.write_state(names["state"]).startswith('house "de few-columns=yes"')


def test_the_rules_import_nothing_but_python_and_themselves() -> None:
    for path in Path(rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            named += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in named:
                own = name == "paletti.rules" or name.startswith("paletti.rules.")
                assert own or name.partition(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"
