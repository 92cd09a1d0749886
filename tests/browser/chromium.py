"""Finds the Chromium that browser tests drive, and installs one where there is none."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def executable() -> str | None:
    """The path of the machine's Chromium, or None for Playwright's own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def installed() -> bool:
    """Whether a browser is there to be driven."""
    if executable():
        return True
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)


def install() -> None:
    """Brings a Chromium: the system's package where we may install one, else Playwright's build."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        sys.stderr.write("Installing Chromium for the browser tests …\n")
        unattended = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-qy", "chromium"]):
            subprocess.run(["apt-get", *words], check=True, stdout=subprocess.DEVNULL, env=unattended)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__" and not installed():
    install()
