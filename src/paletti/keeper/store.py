"""Kept games on disk: one readable JSON file a game, written whole or not at all."""

import json
import os
import re
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from paletti.scorekeeping.session import Session
from paletti.scorekeeping.sheet import NotKept, Sheet, read_sheet, write_sheet

LONGEST_FILE: Final = 1_000_000
"""Bytes; a game of an evening takes a few thousand."""


@dataclass(kw_only=True)
class Kept(Sheet):
    """A sheet with the file that it is kept in."""

    path: Path


def scores_folder() -> Path:
    """The folder of a person's kept scores: under PALETTI_HOME, or where the system keeps such things."""
    return Path(os.environ.get("PALETTI_HOME") or user_data_path("paletti", appauthor=False)) / "scores"


def new_game(folder: Path, session: Session, lang: str, now: datetime) -> Kept:
    """A game that has a file of its own from now on."""
    names = re.sub(r"[^\w]+", "-", "-".join(session.players)).strip("-").lower()[:40]
    stem = f"{now:%Y-%m-%d-%H%M%S}-{names}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return Kept(session, lang, now.isoformat(timespec="seconds"), path=path)


def save(kept: Kept) -> None:
    """Write the game so that a crash leaves either the old file or the new one."""
    kept.path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=kept.path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(write_sheet(kept), file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, kept.path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> Kept:
    """The game of a file, every deed judged again; NotKept if it is not one."""
    sheet = read_sheet(_read(path), str(path))
    return Kept(sheet.session, sheet.lang, sheet.began, path=path)


def latest(folder: Path, *, unfinished: bool) -> Kept | None:
    """The game that was saved last; with `unfinished`, only one that is not over. Other files are skipped."""
    found = [path for path in folder.glob("*.json") if path.is_file()] if folder.is_dir() else []
    for path in sorted(found, key=lambda one: (one.stat().st_mtime_ns, one.name), reverse=True):
        try:
            kept = load(path)
        except NotKept:
            continue
        if not (unfinished and (kept.session.state.over or not kept.session.entries)):
            return kept
        if unfinished:
            # If the last evening is finished, do not offer an older one that was left for good.
            return None
    return None


def _read(path: Path) -> object:
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise NotKept(f"{path} is no kept game: it is too long")
        found: object = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise NotKept(f"{path} cannot be read: {problem.strerror}") from None
    except (UnicodeDecodeError, ValueError) as problem:
        if isinstance(problem, NotKept):
            raise
        raise NotKept(f"{path} is no kept game: it is no JSON") from None
    return found
