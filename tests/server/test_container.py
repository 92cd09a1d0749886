"""The containers of deploy/, if there is an engine that can build them."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.conftest import NOT_HERE

ROOT = Path(__file__).parents[2]


def docker(*words: str) -> "subprocess.CompletedProcess[str]":
    told = {**os.environ, "PALETTI_HOST": "villa.example", "POSTGRES_PASSWORD": "secret"}
    return subprocess.run(["docker", *words], capture_output=True, text=True, env=told, cwd=ROOT, check=False)


def test_the_compose_file_is_one_and_its_image_can_be_built(record_property: Callable[[str, object], None]) -> None:
    if shutil.which("docker") is None or docker("info").returncode != 0:
        record_property(NOT_HERE, "No container engine answers here: the image of deploy/ was not built.")
        return
    for words in (("config", "--quiet"), ("build", "node1")):
        done = docker("compose", "-f", "deploy/compose.yaml", *words)
        assert done.returncode == 0, done.stderr


def test_a_build_sends_the_engine_neither_history_nor_what_was_built_before() -> None:
    left_out = set((ROOT / ".dockerignore").read_text().splitlines())
    assert {".git", ".venv", "**/node_modules", "src/paletti/server/static", "build", "dist"} <= left_out
