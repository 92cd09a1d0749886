"""The page's bench on the smallest scale: it measures what it promises, whatever the figures are."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from paletti.bench.page import bench
from paletti.bench.page.far_line import Distance, relayed


def test_the_pages_bench_counts_what_pictures_cost_and_how_far_off_they_are(
    chromium: Browser, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "LEARNS_S", 0.3)
    monkeypatch.setattr(bench, "SPELL_S", 0.3)
    port = urlsplit(address).port or 80
    told = bench._costs(chromium, port, 0.9) | bench._drawn(chromium, port, "least")
    with relayed(port, Distance(5, 1)) as far:
        missed = bench._far_in_free_air(chromium, port, far, 1.0)
    promised = {target.key for target in bench.TARGETS if not target.key.startswith(("predicted", "jammed"))}
    assert set(told) == promised
    assert all(told[key] for key in promised - {"listener_ms_per_frame", "shadows_share"})
    assert missed
