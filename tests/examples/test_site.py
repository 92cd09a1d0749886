"""The documentation site builds without a warning, and a reader's browser fetches nothing from other sites."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\ssrc="?(https?:[^\s">]+)"""
    r"""|<link[^>]*\shref="?(https?:[^\s">]+)"""
)


def test_the_site_builds_strictly_and_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    pages = list(tmp_path.rglob("*.html"))
    assert {page.name: FETCHED.findall(page.read_text(encoding="utf-8")) for page in pages} == {
        page.name: [] for page in pages
    }
    reference = (tmp_path / "api/rules.html").read_text(encoding="utf-8")
    assert 'id="paletti.rules.apply"' in reference
