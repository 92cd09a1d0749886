"""What a page fetches by itself: the start page, then a table, until nothing more is under way."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

import msgspec

from paletti.messages.language import LANGUAGES
from paletti.server.settings import STATIC

PARTS: Final = "parts.json"
"""What the build says about its files (web/vite.config.ts)."""
ALONE: Final = (
    "src/main.tsx",
    "src/pages/start/Start.tsx",
    "src/scene/showvilla.ts",
    "src/scene/villa.ts",
    "src/pages/table/Table.tsx",
    "src/access/Access.tsx",
    "src/game/hud/AtHand.tsx",
    "src/game/hud/Fallen.tsx",
    "src/game/hud/HandTools.tsx",
    "src/game/hud/HookOffer.tsx",
    "src/game/hud/Moments.tsx",
    "src/game/hud/ObjectionQuestion.tsx",
    "src/scene/hands.ts",
    "src/game/hud/Ending.tsx",
)
"""The modules that are imported without any action; a test compares them with what a browser fetches."""
SAID_ALONE: Final = ("table", "access", "fall")
"""The message parts that the page loads then, besides those of every page."""
WITHOUT_PARTS: Final = ("index.html", "villa.svg")


class Chunk(msgspec.Struct):
    """A script of the build: our modules in it, and the scripts and styles that come with it."""

    modules: tuple[str, ...]
    needs: tuple[str, ...]


def first_load_kb(folder: Path = STATIC) -> float:
    """Kilobytes, compressed as every browser gets them, in the longest language."""
    if not (folder / PARTS).is_file():
        return float("nan")
    return max(sum(squeezed(folder / name) for name in first_load(language, folder)) for language in LANGUAGES) / 1000


def first_load(language: str, folder: Path = STATIC) -> frozenset[str]:
    """The files that are fetched."""
    chunks = msgspec.json.decode((folder / PARTS).read_bytes(), type=dict[str, Chunk])
    said = (f"../src/paletti/messages/{language}/{part}.ftl?raw" for part in SAID_ALONE)
    wanted = {f"src/speech/catalogues/{language}.ts", *ALONE, *said}
    waiting = [file for file, chunk in chunks.items() if wanted.intersection(chunk.modules)]
    found = set(WITHOUT_PARTS)
    while waiting:
        if (file := waiting.pop()) not in found:
            found.add(file)
            waiting.extend(chunks[file].needs if file in chunks else ())
    return frozenset(found)


def squeezed(file: Path) -> int:
    """The bytes that the server sends for this file."""
    return len(gzip.compress(file.read_bytes(), 9, mtime=0))
