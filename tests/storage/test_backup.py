"""Backups made with the commands of docs/hosting.md while games go on, and restored."""

import contextlib
import sqlite3
import subprocess
from pathlib import Path

from tests.databases import empty_database

from paletti.storage import Store
from paletti.testing.postgres import program

DEEDS = [b"first", b"second", b"third"]


def copied(where: str, tmp_path: Path) -> str:
    """Copies a database that is in use and restores the copy; the address of the restored one."""
    if where.startswith("sqlite"):
        live, copy = where.removeprefix("sqlite:///"), str(tmp_path / "copy.db")
        # The same as `.backup` in the shell.
        with contextlib.closing(sqlite3.connect(live)) as here, contextlib.closing(sqlite3.connect(copy)) as there:
            here.backup(there)
        return f"sqlite:///{copy}"
    dump, to = tmp_path / "copy.dump", empty_database(where.replace(where.split("/")[3].split("?")[0], "postgres", 1))
    _run("pg_dump", "--format=custom", f"--file={dump}", where)
    _run("pg_restore", f"--dbname={to}", str(dump))
    return to


def _run(name: str, *words: str) -> None:
    subprocess.run([str(program(name)), *words], check=True, capture_output=True)


def test_a_copy_made_in_mid_game_goes_on_where_it_was(where: str, tmp_path: Path) -> None:
    with Store(where) as store:
        table = store.create({"seed": 7}, seats_taken=[("Ann", "here", "ann's secret")])
        for version, deed in enumerate(DEEDS, 1):
            store.append(table, version, deed)
        there = copied(where, tmp_path)
        store.append(table, len(DEEDS) + 1, b"after the copy")

    with Store(there) as store:
        assert store.payloads(table) == DEEDS
        assert store.seats_of(table, "ann's secret") == [0]
        store.append(table, len(DEEDS) + 1, b"the game goes on")
        assert store.payloads(table)[-1] == b"the game goes on"
