"""The samples in the README and docs/ run: Python samples are files of examples/, and `paletti` knows the commands."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from paletti.cli.main import COMMANDS, parser
from paletti.cli.phrases import phrases

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INCLUDED = re.compile(r'^--8<-- "(.+?)"$', re.MULTILINE)
LINKED = re.compile(r"\]\(([./]*(?:examples|deploy)/[\w.]+)\)")
README_SAMPLE = ROOT / "examples/first_deeds.py"
COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?(paletti(?: .*)?)$", re.MULTILINE)


def samples(language: str) -> Iterator[tuple[str, str]]:
    """Each fenced sample in this language, with its page and line."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for fence in FENCE.finditer(text):
            if fence[1] == language:
                yield f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, fence.start()) + 1}", fence[2]


PYTHON = dict(samples("python"))
SHELL = {
    f"{where} {line}": line
    for language in ("", "sh", "console")
    for where, sample in samples(language)
    for line in COMMAND.findall(sample)
}


@pytest.mark.parametrize("where", PYTHON)
def test_a_python_sample_is_a_file_of_the_examples(where: str) -> None:
    """The site includes it, or the README has it word for word; test_examples.py runs all of them."""
    sample = PYTHON[where]
    if where.startswith("README.md"):
        assert sample == README_SAMPLE.read_text(encoding="utf-8").partition('\n"""\n\n')[2]
    else:
        assert re.fullmatch(r'--8<-- "examples/\w+\.py"\n', sample)


def test_every_example_is_shown_in_the_docs() -> None:
    shown = {file for sample in PYTHON.values() for file in INCLUDED.findall(sample)}
    assert {ROOT / file for file in shown} | {README_SAMPLE} == set((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_links_to_the_examples_that_it_includes(page: Path) -> None:
    """A reader of the plain Markdown sees only the name of the included file."""
    text = page.read_text(encoding="utf-8")
    linked = {(page.parent / link).resolve() for link in LINKED.findall(text)}

    assert {ROOT / file for file in INCLUDED.findall(text)} <= linked
    assert all(file.is_file() for file in linked)


@pytest.mark.parametrize("where", SHELL)
def test_a_command_in_a_sample_is_understood(where: str) -> None:
    words = shlex.split(SHELL[where].replace("[", "").replace("]", ""), comments=True)[1:]
    name, *rest = words or ["play"]
    assert name in COMMANDS, f"there is no command {name}"
    if not {"--help", "--version"} & set(rest):
        parser(name, phrases("en")).parse_args(rest)
