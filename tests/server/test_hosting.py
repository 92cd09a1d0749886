"""docs/hosting.md lists every option with its default, and its proxy configurations are those of deploy/."""

import re
from pathlib import Path

import pytest

from paletti.cli.environment import PREFIX, _options
from paletti.cli.main import parser
from paletti.cli.phrases import phrases

HOSTING = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")


def rows(command: str) -> dict[str, list[str]]:
    """The rows of the table of a command's options, by option."""
    section = HOSTING.partition(f"### paletti {command}\n")[2].partition("\n#")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "| `--" in line]
    return {re.split(r"[` ]", row[0].strip("`"))[0]: row[1:] for row in cells}


def default_of(value: object) -> str | None:
    """How the table writes a default; None if the table uses words."""
    if value is None or value == []:
        return None
    if isinstance(value, bool):
        return "no"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


@pytest.fixture(autouse=True)
def nothing_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE", "PORT", "HOST"):
        monkeypatch.delenv(PREFIX + name, raising=False)


def test_every_option_of_serve_stands_there_with_its_names_and_its_default() -> None:
    told = rows("serve")
    for action in _options(parser("serve", phrases("en"))):
        environment, key, default, meaning = told.pop(action.option_strings[0])
        assert environment == f"`{PREFIX}{action.dest.upper()}`"
        assert key == f"`{action.dest.replace('_', '-')}`"
        assert default == (default_of(action.default) or default) != ""
        assert meaning
    assert set(told) == {"--settings", "--lang"}


@pytest.mark.parametrize("command", ["play", "admin"])
def test_every_option_of_the_other_commands_stands_there_with_its_default(command: str) -> None:
    told = rows(command)
    for action in _options(parser(command, phrases("en"))):
        default, meaning = told.pop(action.option_strings[0])
        assert default == (default_of(action.default) or default) != ""
        assert meaning
    assert set(told) == {"--lang"}


def test_the_proxies_of_several_nodes_are_shown_as_they_are_tested() -> None:
    assert re.findall(r'^--8<-- "(.*)"$', HOSTING, re.MULTILINE) == ["deploy/haproxy.cfg", "deploy/Caddyfile"]
