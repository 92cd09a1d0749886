"""Installs a Chromium for the browser tests if there is none; `make setup-test` runs this."""

import os
import shutil
import subprocess
import sys

from paletti.bench.page.browser import executable

LIGHT = "chromium-headless-shell"  # older systems have only the full browser


def installed() -> bool:
    """Whether there is a browser that tests can drive."""
    if executable():
        return True
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)


def install() -> None:
    """Installs a Chromium: the system's package if we may install one, else Playwright's build."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        sys.stderr.write("Installing Chromium for the browser tests …\n")
        unattended = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], check=True, stdout=subprocess.DEVNULL, env=unattended)
        known = subprocess.run(["apt-cache", "show", "--quiet=2", LIGHT], capture_output=True).returncode == 0
        words = ["apt-get", "install", "-qy", LIGHT if known else "chromium"]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=unattended)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__" and not installed():
    install()
