"""Known vulnerabilities in everything that we pin, as the package indexes list them: `make audit`.

Run it with the Python into which requirements-audit.lock was installed. It needs no other code of ours.
"""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
NO_INDEX = (
    "No index here knows of faults, so nothing was audited. Run `make audit` where one answers before you publish."
)


@dataclass(frozen=True)
class Audited:
    """What an index says about some packages."""

    known: frozenset[str] = frozenset()
    unknown: frozenset[str] = frozenset()
    faults: tuple[str, ...] = ()

    def __add__(self, other: "Audited") -> "Audited":
        faults = tuple(dict.fromkeys(self.faults + other.faults))
        return Audited(self.known | other.known, self.unknown | other.unknown, faults)


def of_python(printed: str, lock: str) -> Audited:
    """What `pip-audit --format json` printed about a lock file; all of it is unknown if no index answered."""
    try:
        told = json.loads(printed)["dependencies"]
    except (ValueError, KeyError):
        return Audited(unknown=frozenset({lock}))
    return Audited(
        frozenset(each["name"] for each in told if "skip_reason" not in each),
        frozenset(each["name"] for each in told if "skip_reason" in each),
        tuple(f"{each['name']} {each['version']}: {fault['id']}" for each in told for fault in each.get("vulns", ())),
    )


def of_page(printed: str) -> Audited:
    """What `npm audit --json` printed."""
    try:
        told = json.loads(printed)["vulnerabilities"]
    except (ValueError, KeyError):
        return Audited(unknown=frozenset({"web/package-lock.json"}))
    faults = (f"{name} (web): {fault['severity']}" for name, fault in told.items())
    return Audited(frozenset({"web/package-lock.json"}), frozenset(), tuple(faults))


def verdict(all_of_it: Audited) -> tuple[int, str]:
    """The exit code and the message: 1 for a known fault, or if an index that answers does not know a package."""
    if all_of_it.faults:
        return 1, "\n".join(["Known faults:", *all_of_it.faults])
    if not all_of_it.known:
        return 0, NO_INDEX
    if all_of_it.unknown:
        return 1, f"The index does not know: {', '.join(sorted(all_of_it.unknown))}."
    return 0, f"No fault is known of {len(all_of_it.known)} packages."


def main() -> int:
    whole = Audited()
    for lock in sorted(ROOT.glob("requirements*.lock")):
        words = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json", "-r", str(lock)]
        whole += of_python(_printed([sys.executable, "-m", "pip_audit", *words], ROOT), lock.name)
    npm = shutil.which("npm")
    whole += of_page("" if npm is None else _printed([npm, "audit", "--json"], ROOT / "web"))
    code, sentence = verdict(whole)
    sys.stdout.write(f"{sentence}\n")
    return code


def _printed(command: list[str], where: Path) -> str:
    return subprocess.run(
        command, cwd=where, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ).stdout


if __name__ == "__main__":
    sys.exit(main())
