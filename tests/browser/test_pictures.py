"""The pictures of the docs are made with `make pictures`; here each of them is taken once, small and quickly."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser import pictures
from tests.browser.pictures import PICTURE, a_fall

from paletti.table.replay.file import from_bytes
from paletti.table.replay.verify import Verified, verify

LEAST_BYTES = 8000  # of a picture that shows something


def test_the_game_of_the_docs_film_ends_with_a_fall() -> None:
    replay = from_bytes(a_fall())
    assert isinstance(verify(replay), Verified)


@pytest.mark.parametrize("name", [name for name in PICTURE if name != "villa"])
def test_what_a_picture_of_the_docs_shows_is_still_there_to_be_taken(
    name: str, chromium: Browser, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for setting, value in (("PICTURES", tmp_path), ("QUALITY", "least"), ("STILL_MS", 100)):
        monkeypatch.setattr(pictures, setting, value)
    PICTURE[name](chromium, address.rstrip("/"))
    [taken] = tmp_path.iterdir()
    assert taken.stem == name
    assert taken.stat().st_size > LEAST_BYTES
