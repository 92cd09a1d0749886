"""What deploy/ says is true of this version: options, figures, addresses."""

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from tests.server.players import FOUR
from tests.server.served import Server, wait_until
from tests.server.test_nodes import do_next, node, state

from paletti.bench.serving import free_ports
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


@contextlib.contextmanager
def haproxy(folder: Path, ports: list[int]) -> Iterator[int]:
    """The port of an HAProxy that runs our configuration with these nodes, without HTTPS."""
    (port,) = free_ports(1)
    text = re.sub(r"bind :443 .*", f"bind 127.0.0.1:{port}", (DEPLOY / "haproxy.cfg").read_text())
    text = re.sub(r"^    server node\d .*\n", "", text, flags=re.MULTILINE)
    text += "".join(f"    server node{number} 127.0.0.1:{each}\n" for number, each in enumerate(ports, 1))
    (folder / "haproxy.cfg").write_text(text)
    with subprocess.Popen(["haproxy", "-db", "-f", folder / "haproxy.cfg"], stderr=subprocess.DEVNULL) as process:
        try:
            yield port
        finally:
            process.terminate()


@contextlib.contextmanager
def caddy(folder: Path, ports: list[int]) -> Iterator[int]:
    """The same with Caddy."""
    (port,) = free_ports(1)
    text = (DEPLOY / "Caddyfile").read_text().replace("{$PALETTI_HOST:villa.example}", f"http://127.0.0.1:{port}")
    text = text.replace("node1:8642 node2:8642 node3:8642", " ".join(f"127.0.0.1:{each}" for each in ports))
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(folder)}) as process:
        try:
            yield port
        finally:
            process.terminate()


def test_pages_behind_either_proxy_find_their_table_again_when_its_node_stops(tmp_path: Path) -> None:
    proxies = [proxy for proxy in (haproxy, caddy) if shutil.which(proxy.__name__) is not None]
    if not proxies:
        pytest.skip("neither HAProxy nor Caddy is installed")
    names = ("--behind-proxy", "--name", "villa.example", "--name", "127.0.0.1")
    with (
        node(tmp_path, "one", *names) as one,
        node(tmp_path, "other", *names) as other,
        contextlib.ExitStack() as running,
    ):
        ports = [running.enter_context(proxy(tmp_path, [one.server.port, other.server.port])) for proxy in proxies]
        fronts = [Server(port, one.server.settings) for port in ports]
        for front in fronts:
            wait_until(lambda front=front: _answers(front, "/api/lobby") == 200)  # type: ignore[misc]
            assert [_answers(front, path) for path in ("/metrics", "/healthz", "/livez")] == [404, 404, 404]
        table = fronts[0].make(*FOUR)
        pages = [front.page(*table) for front in fronts]
        before = do_next(pages[0], pages[0].hear("snapshot")["view"])
        owner = one if one.owns(table, tmp_path / "games.sqlite") else other
        owner.signal(signal.SIGTERM)
        for page, front in zip(pages, fronts, strict=True):
            assert page.hear("sorry")["reason"] == "moving"
            # The proxy may not know yet that this node stops: whoever comes now is sent to another all the same.
            again = front.page(*table)
            assert state(again.hear("snapshot")) == state(before)
            page.close()
            again.close()


def _answers(server: Server, path: str) -> int | None:
    try:
        return int(server.get(path).status_code)
    except httpx.HTTPError:
        return None
