"""The terminal in which the commands are tested: it is English unless a test says otherwise."""

import pytest


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALETTI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
