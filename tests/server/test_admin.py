"""What a host does with `paletti admin`, and how a running server reacts."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.players import FOUR
from tests.server.served import serving, wait_until

from paletti.cli.main import main
from paletti.storage import Store
from paletti.table.entry import packed
from paletti.table.replay.file import from_bytes
from paletti.testing.bombs import toppled


def admin(capsys: pytest.CaptureFixture[str], database: Path | str, *words: str) -> list[dict[str, Any]]:
    assert main(["admin", *words, "--database", str(database), "--json"]) == 0
    rows: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return rows


def test_a_host_lists_drains_exports_and_deletes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, game = tmp_path / "games.sqlite", toppled()
    with Store(database) as store:
        node = store.leases.join("10.0.0.1:7642")
        played = store.create({}, seats_taken=[("Ann", "here", "s")], node=node)
        kept = store.keep_game(
            game.setup.to_json(), [packed(entry) for entry in game.entries], (), options='{"uploaded":true}'
        )
    assert admin(capsys, database, "nodes") == [
        {"node": node, "address": "10.0.0.1:7642", "draining": False, "tables": 1}
    ]
    listed = {row["table"]: row for row in admin(capsys, database, "tables")}
    assert (listed[played]["seats"], listed[played]["node"], listed[kept]["node"]) == (["Ann"], node, None)
    assert admin(capsys, database, "drain", node)[0]["draining"]
    file = tmp_path / "game.villa"
    assert admin(capsys, database, "export", kept, str(file)) == [{"file": str(file), "bytes": file.stat().st_size}]
    assert len(from_bytes(file.read_bytes()).entries) == len(game.entries)
    assert admin(capsys, database, "delete", played) == [{"deleted": played}]
    assert [row["table"] for row in admin(capsys, database, "tables")] == [kept]
    assert main(["admin", "tables", "--database", str(database)]) == 0
    head, line = capsys.readouterr().out.splitlines()
    assert (head.split("\t")[0], line.split("\t")[0]) == ("table", kept)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["drain", "nobody"], "no such node"),
        (["delete", "nowhere"], "no such table"),
        (["kick", "nowhere", "0"], "no such seat"),
        (["kick", "nowhere"], "takes two names"),
        (["ban", "villa.example"], "no IP address"),
        (["unban", "10.0.0.9"], "not banned"),
        (["export", "nowhere", "game.villa"], "No finished game"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    Store(tmp_path / "games.sqlite").close()
    assert main(["admin", *words, "--database", str(tmp_path / "games.sqlite"), "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
    assert main(["admin", "nodes", "--database", str(tmp_path / "slip.sqlite"), "--lang", "en"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "slip.sqlite").exists()


def test_a_running_server_notices_who_is_kicked_and_who_is_banned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "games.sqlite"
    with serving(database) as server:
        table, owns = server.make(*FOUR)
        page = server.page(table, owns)
        before = page.hear("snapshot")
        admin(capsys, database, "kick", table, "1")
        assert page.hear("sorry")["reason"] == "moving"
        again = server.page(table, owns)
        assert again.hear("welcome")["seats"] == [0, 2, 3]
        assert again.hear("snapshot")["hash"] == before["hash"]
        for each in (page, again):
            each.close()

        assert [row["address"] for row in admin(capsys, database, "ban", "127.0.0.1")] == ["127.0.0.1"]
        wait_until(lambda: server.get("/livez").status_code == 403)
        assert "content-security-policy" in server.get("/livez").headers
        assert admin(capsys, database, "unban", "127.0.0.1") == []
        wait_until(lambda: server.get("/livez").status_code == 200)


def test_a_host_need_not_name_the_database_that_the_environment_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PALETTI_DATABASE", raising=False)
    assert main(["admin", "tables", "--json"]) == 2
    with Store(tmp_path / "games.sqlite") as store:
        table = store.create({})
    monkeypatch.setenv("PALETTI_DATABASE", str(tmp_path / "games.sqlite"))
    capsys.readouterr()
    assert main(["admin", "tables", "--json"]) == 0
    assert [row["table"] for row in json.loads(capsys.readouterr().out)] == [table]
