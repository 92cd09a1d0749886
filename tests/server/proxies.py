"""The proxies for which deploy/ is written, run with the configurations there; they are installed if we may."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from paletti.bench.serving import free_ports

HEAD_WITHIN, MOST_CONNECTIONS = "2s", 20
"""Used instead of the values in the configurations, so that the tests are quick."""
DEPLOY = Path(__file__).parents[2] / "deploy"


def found(name: str) -> str:
    """The path of this proxy, or nothing; Debian installs one of them where only administrators look."""
    return shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin") or ""


@contextlib.contextmanager
def haproxy(folder: Path, ports: list[int]) -> Iterator[int]:
    """Runs our configuration of HAProxy with these nodes, without HTTPS; its port."""
    (port,) = free_ports(1)
    text = re.sub(r"bind :443 .*", f"bind 127.0.0.1:{port}", (DEPLOY / "haproxy.cfg").read_text())
    text = re.sub(r"^    server node\d .*\n", "", text, flags=re.MULTILINE)
    text = text.replace("timeout http-request 15s", f"timeout http-request {HEAD_WITHIN}")
    text = text.replace("sc0_conn_cur gt 300", f"sc0_conn_cur gt {MOST_CONNECTIONS}")
    text += "".join(f"    server node{number} 127.0.0.1:{each}\n" for number, each in enumerate(ports, 1))
    (folder / "haproxy.cfg").write_text(text)
    with subprocess.Popen(
        [found("haproxy"), "-db", "-f", folder / "haproxy.cfg"], stderr=subprocess.DEVNULL
    ) as process:
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
    text = text.replace("read_header 15s", f"read_header {HEAD_WITHIN}")
    (folder / "Caddyfile").write_text(text.replace("{\n\tservers", "{\n\tadmin off\n\tservers"))
    command = [found("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(folder)}) as process:
        try:
            yield port
        finally:
            process.terminate()


PROXIES = {"haproxy": haproxy, "caddy": caddy}


def install() -> None:
    """Installs missing proxies if the system's packages can be had."""
    missing = [name for name in PROXIES if not found(name)]
    if not missing or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    sys.stderr.write(f"Installing {' and '.join(missing)} for the tests of deploy/ …\n")
    # The packages must not start anything themselves.
    unattended = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for words in (["update", "-q"], ["install", "-qy", "--no-install-recommends", *missing]):
        subprocess.run(["apt-get", *words], check=True, stdout=subprocess.DEVNULL, env=unattended)


if __name__ == "__main__":
    install()
