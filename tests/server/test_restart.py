"""A server that is killed in the middle of a game goes on where its journal ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.served import Server

from paletti.server.settings import Settings


def started(database: Path, home: Path, port: int = 0) -> tuple["subprocess.Popen[str]", Server]:
    command = [sys.executable, "-m", "paletti.cli.main", "serve"]
    process = subprocess.Popen(
        [*command, "--host", "127.0.0.1", "--port", str(port), "--database", str(database)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PALETTI_HOME": str(home)},
    )
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    return process, Server(int(address.rstrip("/").rpartition(":")[2]), Settings(str(database)))


def test_a_killed_server_goes_on_with_its_tables(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    process, server = started(database, tmp_path)
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    view = choose_colours(page)
    before = [told for told in page.told if told["type"] == "judged"][-1]
    attempt = take_in_hand(page, view)
    page.close()
    killed = process
    killed.send_signal(signal.SIGKILL)
    killed.wait(30)
    process, server = started(database, tmp_path)
    again = server.page(table, owns)
    assert again.hear("welcome")["seats"] == [0, 1, 2, 3]
    snapshot = again.hear("snapshot")
    assert (snapshot["version"], snapshot["hash"]) == (before["version"], before["hash"])
    assert snapshot["view"] == before["view"]
    # The hand that was in the villa is gone; everything else is there.
    assert snapshot["attempt"] is None
    told = {"what": "interrupted", "seat": attempt["seat"], "piece": attempt["piece"], "leftS": None}
    assert again.hear("noticed") == {"type": "noticed", **told}
    again.close()
    process.terminate()
    assert process.wait(30) in (0, -signal.SIGTERM)
    for ended in (killed, process):
        assert ended.stdout is not None
        ended.stdout.close()
