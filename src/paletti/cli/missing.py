"""What to install when a package that a command needs is not there."""

import re

PLAIN = "villa-paletti"
SLIM = "villa-paletti-slim"
SERVING = ("play", "serve")
"""Commands that the slim package can never run, whatever else is installed, because it has no page."""
NAMES = {"fluent": "fluent-runtime", "mujoco": "mujoco-core", "yaml": "pyyaml"}
"""Modules whose package has another name."""


def how_to_install(module: str | None, command: str) -> tuple[str, str] | None:
    """The package that a command lacks, and what to install to get it; None when the module is one of our own."""
    package = (module or "").partition(".")[0]
    if package in ("", "paletti"):
        return None
    name = NAMES.get(package, package)
    from_us = (PLAIN,) if command in SERVING else (SLIM, PLAIN)
    wanted = next((f"{ours}[{extra}]" for ours in from_us if (extra := _extra_with(name, ours))), PLAIN)
    return name, wanted


def _extra_with(name: str, distribution: str) -> str | None:
    """The extra of the installed distribution that brings this package."""
    from importlib.metadata import PackageNotFoundError, requires  # as slow as the rest of a start: only when needed

    try:
        requirements = requires(distribution) or []
    except PackageNotFoundError:
        return None
    for requirement in requirements:
        extra = re.search(r"""extra\s*==\s*["']([\w-]+)["']""", requirement)
        if extra and re.match(rf"{re.escape(name)}(?![\w.-])", requirement, re.IGNORECASE):
            return extra.group(1)
    return None
