"""What deploy/ says is true of this version: options, figures, addresses."""

import json
import re
import shlex
import tomllib
from pathlib import Path

import yaml

from paletti.cli.environment import _options
from paletti.cli.main import parser
from paletti.cli.phrases import phrases

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def options() -> set[str]:
    return {action.dest for action in _options(parser("serve", phrases("en")))}


def test_compose_names_options_that_there_are_and_three_nodes_that_find_each_other() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    nodes = {name: service for name, service in composed["services"].items() if name.startswith("node")}
    assert len(nodes) == 3
    for name, service in nodes.items():
        told = {key for key in service["environment"] if key.startswith("PALETTI_")}
        assert {key.removeprefix("PALETTI_").lower() for key in told} <= options()
        assert service["environment"]["PALETTI_NODE_ADDRESS"].startswith(f"{name}:")
        assert f"{name}:8642" in (DEPLOY / "Caddyfile").read_text()
    assert {"proxy", "database", "backup"} < set(composed["services"])


def test_units_start_what_there_is_and_their_settings_are_settings() -> None:
    for unit in ("paletti.service", "paletti-node.service"):
        text = (DEPLOY / unit).read_text()
        command = shlex.split(re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[0])
        assert command[1:] == ["serve", "--settings", "/etc/paletti.toml"]
        settings = "\n".join(re.findall(r"^#   (\S+ = .*?)(?:  .*)?$", text, re.MULTILINE))
        told = {name.replace("-", "_") for name in tomllib.loads(settings)}
        assert told
        assert told <= options()


def test_the_dashboard_shows_figures_that_the_server_has() -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    figures = set(re.findall(r"paletti_(\w+)", asked))
    source = "\n".join(file.read_text() for file in (ROOT / "src/paletti/server").rglob("*.py"))
    for figure in figures:
        name = re.sub(r"_(total|bucket)$", "", figure)
        assert f'"{name}"' in source or f"paletti_{name}" in source, figure
    assert len(figures) > 12
