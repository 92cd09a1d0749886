"""What deploy/ says is true for this version: options, figures, addresses."""

import contextlib
import json
import re
import shlex
import signal
import socket
import tomllib
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import yaml
from tests.conftest import NOT_HERE
from tests.server.nodes import do_next, node, state
from tests.server.players import FOUR
from tests.server.proxies import MOST_CONNECTIONS, PROXIES, found, haproxy
from tests.server.served import Server, wait_until

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


def test_pages_behind_either_proxy_find_their_table_again_when_its_node_stops(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    proxies = [proxy for name, proxy in PROXIES.items() if found(name)]
    if len(proxies) < len(PROXIES):
        record_property(NOT_HERE, f"Of the proxies {', '.join(PROXIES)} only {len(proxies)} are here and were tried.")
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
        owner = one if one.owns(table) else other
        owner.signal(signal.SIGTERM)
        for page, front in zip(pages, fronts, strict=True):
            assert page.hear("sorry")["reason"] == "moving"
            # The proxy may not know yet that this node is stopping; a page that connects is still sent to another one.
            again = front.page(*table)
            assert state(again.hear("snapshot")) == state(before)
            page.close()
            again.close()


@pytest.mark.parametrize("name", PROXIES)
def test_either_proxy_hangs_up_on_half_a_head(
    name: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if not found(name):
        record_property(NOT_HERE, f"The proxy {name} is not here.")
        return
    with PROXIES[name](tmp_path, free_ports(1)) as port, _line(port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: villa.example\r\n")
        answer = b"".join(iter(lambda: line.recv(1000), b""))
    assert answer[:12] in (b"HTTP/1.1 408", b"")


def test_haproxy_limits_the_connections_of_an_address(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if not found("haproxy"):
        record_property(NOT_HERE, "The proxy haproxy is not here.")
        return
    with haproxy(tmp_path, free_ports(1)) as port, contextlib.ExitStack() as open_ones:
        lines = [open_ones.enter_context(_line(port))]
        for _ in range(2 * MOST_CONNECTIONS):
            with contextlib.suppress(ConnectionResetError):
                lines.append(open_ones.enter_context(_line(port)))
        heard = [_is_heard(line) for line in lines]
    assert 0 < sum(heard) <= MOST_CONNECTIONS


def _is_heard(line: socket.socket) -> bool:
    """Whether a proxy waited on this connection for a request that never came."""
    try:
        line.sendall(b"GET / HTTP/1.1\r\n")
        return line.recv(12) == b"HTTP/1.1 408"
    except (ConnectionResetError, BrokenPipeError):
        return False


def _line(port: int) -> socket.socket:
    """A connection to a proxy as soon as it listens."""
    lines: list[socket.socket] = []

    def listens() -> bool:
        with contextlib.suppress(ConnectionRefusedError):
            lines.append(socket.create_connection(("127.0.0.1", port), 60))
        return bool(lines)

    wait_until(listens)
    return lines[0]


def _answers(server: Server, path: str) -> int | None:
    try:
        return int(server.get(path).status_code)
    except httpx.HTTPError:
        return None
