"""`paletti play` and `paletti serve`: an address that works, or one clear sentence."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from paletti.cli import invitation, play
from paletti.cli.main import main
from paletti.cli.play import has_screen
from paletti.messages import messages
from paletti.physics import cores
from paletti.server.run import CannotListen, listen
from paletti.server.settings import LOCAL_NAMES, Settings, data_folder
from paletti.storage import shown


def test_play_prints_the_pages_address_and_takes_the_next_free_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "paletti.cli.main", "play", "--here", "--port", str(port)]
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
    ("numbers", "words", "told", "host", "names"),
    [
        (("192.168.1.5",), [], "Phones and tablets on your home network", "0.0.0.0", LOCAL_NAMES | {"192.168.1.5"}),
        ((), [], "not on a home network", "127.0.0.1", LOCAL_NAMES),
        (("192.168.1.5",), ["--here"], "", "127.0.0.1", LOCAL_NAMES),
    ],
)
def test_play_lets_phones_at_home_in_unless_told_otherwise(
    numbers: tuple[str, ...],
    words: list[str],
    told: str,
    host: str,
    names: frozenset[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked: list[str] = []
    served: list[Settings] = []

    def listening(where: str, port: int, tries: int) -> socket.socket:
        asked.append(where)
        return listen("127.0.0.1", port, tries)

    def run(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
        served.append(settings)
        ready()
        door.close()

    monkeypatch.setenv("PALETTI_HOME", str(tmp_path))
    monkeypatch.setenv("PALETTI_NO_BROWSER", "1")
    monkeypatch.setattr(play, "home_numbers", lambda: numbers)
    monkeypatch.setattr("paletti.server.run.listen", listening)
    monkeypatch.setattr("paletti.server.run.run", run)
    assert main(["play", *words]) == 0
    first, *rest, last = capsys.readouterr().out.splitlines()
    assert (asked, served[0].names, served[0].by_address) == ([host], names, False)
    assert served[0].homes == tuple(first.replace("127.0.0.1", number) for number in numbers if host == "0.0.0.0")
    assert [told in line for line in rest if "taken" not in line] == [True] * bool(told)
    assert "Ctrl+C" in last


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--port", "0"],
        ["play", "--port", "99999"],
        ["serve", "--port", "-1"],
        ["serve", "--tables", "0"],
        ["serve", "--tables-an-address", "0"],
        ["serve", "--host", "256.0.0.1", "--port", "0"],
        ["serve", "--host", "127.0.0.1", "--port", "0", "--database", "mysql://x/y"],
        ["serve", "--host", "127.0.0.1", "--port", "0", "--database", "postgresql://x@127.0.0.1:1/x"],
        ["serve", "--watchers", "0"],
        ["serve", "--drain-seconds", "-1"],
        ["serve", "--lease-seconds", "1"],
        ["serve", "--proxy-address", "villa.example"],
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


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_data_folder_that_cannot_be_made_is_named(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PALETTI_HOME", "/dev/null/x")
    assert main([command, "--port", "9"]) == 2
    assert capsys.readouterr().err == "paletti: The data folder /dev/null/x cannot be used: not a directory.\n"


def test_a_host_hears_of_a_database_that_is_new(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "paletti", "serve", "--host", "0.0.0.0", "--port", "0", "--name", "x", "--no-bots"]
    with subprocess.Popen(
        [*command, "--database", "games.sqlite"], stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        told = process.stdout.read()
    new = f"There were no games yet; a new, empty database was made: {tmp_path / 'games.sqlite'}\n"
    of_cores = messages("en").say("host-cores", cores=str(cores())) + "\n" if cores() > 1 else ""
    assert told == f"{new}{of_cores}To stop: Ctrl+C.\n"


def test_a_host_is_told_the_addresses_at_which_others_at_home_can_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Settings] = []

    def run(settings: Settings, _door: socket.socket, ready: Callable[[], None], **_: object) -> None:
        served.append(settings)
        ready()

    monkeypatch.setattr(invitation, "_own_numbers", lambda: iter(("127.0.1.1", "192.168.1.5", "10.0.0.5")))
    monkeypatch.setattr("paletti.server.run.run", run)
    database = str(tmp_path / "games.sqlite")
    assert main(["serve", "--host", "0.0.0.0", "--port", "0", "--database", database, "--no-bots"]) == 0
    here, *rest = capsys.readouterr().out.splitlines()
    homes = tuple(here.replace("127.0.0.1", number) for number in ("192.168.1.5", "10.0.0.5"))
    assert served[0].homes == homes
    assert [line for line in rest if "http" in line] == [messages("en").say("host-home", address=at) for at in homes]


def test_a_password_is_not_shown() -> None:
    assert shown("postgresql://paletti:secret@10.0.0.9/games") == "postgresql://paletti:***@10.0.0.9/games"


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
