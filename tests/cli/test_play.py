"""`paletti play` and `paletti serve`: an address that works, or one clear sentence."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from paletti.cli.main import main
from paletti.cli.play import has_screen
from paletti.server.run import CannotListen, listen
from paletti.server.settings import data_folder


def test_play_prints_the_pages_address_and_takes_the_next_free_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "paletti.cli.main", "play", "--port", str(port)]
        environment = {**os.environ, "PALETTI_HOME": str(tmp_path / "home"), "PALETTI_NO_BROWSER": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            assert address.startswith("http://127.0.0.1:")
            assert address != f"http://127.0.0.1:{port}/"
            assert httpx.get(address + "healthz", timeout=60).json()["ok"] is True
            assert (tmp_path / "home" / "games.sqlite").is_file()
            process.terminate()


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--port", "0"],
        ["play", "--port", "99999"],
        ["serve", "--port", "-1"],
        ["serve", "--tables", "0"],
        ["serve", "--host", "256.0.0.1", "--port", "0"],
        ["serve", "--host", "127.0.0.1", "--port", "0", "--database", "mysql://x/y"],
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PALETTI_HOME", str(tmp_path))
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.startswith("paletti: ")
    assert said.count("\n") == 1


def test_a_taken_port_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"Port {port} is taken"):
            listen("127.0.0.1", port)


def test_the_browser_opens_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert has_screen({"DISPLAY": ":0"})
    assert not has_screen({"DISPLAY": ":0", "PALETTI_NO_BROWSER": "1"})
    assert not has_screen({})


def test_games_are_kept_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALETTI_HOME", "/here")
    assert data_folder() == Path("/here")
    monkeypatch.delenv("PALETTI_HOME")
    assert data_folder().name == "paletti"
