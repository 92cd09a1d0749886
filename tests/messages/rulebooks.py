"""The rulebooks' words, as digests of every eight words in a row: we may not publish the books themselves.

`python -m tests.messages.rulebooks` writes the digests again, from the books in the folder that PALETTI_RULEBOOKS
names.
"""

import json
import os
import re
from base64 import b64decode, b64encode
from hashlib import blake2b
from pathlib import Path

RUN = 8  # this many words in a row count as somebody else's sentence
BYTES = 5  # of a digest; a chance hit among all our sentences then has odds of one in many thousands
KEPT = Path(__file__).with_name("rulebooks.json")
OF_LANGUAGE = {"de": ("002",), "nl": ("000",), "fr": ("000",), "en": ("001", "004"), "ru": ("003",)}


def runs(text: str) -> dict[bytes, str]:
    """Every run of eight words by its digest, whatever stands between the words."""
    words = re.findall(r"\w+", text.lower())
    found = (" ".join(words[at : at + RUN]) for at in range(len(words) - RUN + 1))
    return {blake2b(run.encode(), digest_size=BYTES).digest(): run for run in found}


def kept() -> dict[str, set[bytes]]:
    """The digests of each book's runs, as they are stored here."""
    packed = {number: b64decode(text) for number, text in json.loads(KEPT.read_text("utf-8")).items()}
    return {
        number: {digests[at : at + BYTES] for at in range(0, len(digests), BYTES)} for number, digests in packed.items()
    }


def of_language(lang: str) -> set[bytes]:
    """The digests of the books in a language."""
    books = kept()
    return set().union(*(books[number] for number in OF_LANGUAGE[lang]))


def folder() -> Path | None:
    """The folder with the books themselves, if they are on this machine."""
    named = os.environ.get("PALETTI_RULEBOOKS")
    return None if named is None else Path(named)


def books(where: Path) -> dict[str, str]:
    """The books of a folder, by the number with which their names begin."""
    return {file.name.partition("_")[0]: file.read_text("utf-8") for file in sorted(where.glob("*_*.txt"))}


def main() -> None:
    where = folder()
    assert where is not None, "PALETTI_RULEBOOKS names the folder with the books."
    packed = {number: b64encode(b"".join(sorted(runs(text)))).decode() for number, text in books(where).items()}
    KEPT.write_text(json.dumps(packed, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
