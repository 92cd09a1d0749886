"""What `make audit` makes of the indexes' answers; and what a host installs is pinned."""

import json
import re
from pathlib import Path

import pytest
from tests.packaging.audit import NO_INDEX, of_page, of_python, verdict

ROOT = Path(__file__).parents[2]
SOUND = {"name": "click", "version": "8.4", "vulns": []}
FAULTY = {"name": "anyio", "version": "4.1", "vulns": [{"id": "PYSEC-1"}]}
UNKNOWN = {"name": "uvloop", "skip_reason": "Dependency not found"}
PAGE = '{"vulnerabilities": {}}'
FAULTY_PAGE = '{"vulnerabilities": {"three": {"severity": "high"}}}'


@pytest.mark.parametrize(
    ("packages", "page", "said"),
    [
        ([SOUND], PAGE, (0, "No fault is known of 2 packages.")),
        ([SOUND, FAULTY], FAULTY_PAGE, (1, "Known faults:\nanyio 4.1: PYSEC-1\nthree (web): high")),
        ([SOUND, UNKNOWN], PAGE, (1, "The index does not know: uvloop.")),
        ([UNKNOWN], '{"statusCode": 405}', (0, NO_INDEX)),
        (None, "", (0, NO_INDEX)),
    ],
)
def test_an_audit_fails_for_a_fault_and_says_where_no_index_answers(
    packages: list[object] | None, page: str, said: tuple[int, str]
) -> None:
    printed = "" if packages is None else json.dumps({"dependencies": packages})
    assert verdict(of_python(printed, "requirements.lock") + of_page(page)) == said


def test_a_container_installs_nothing_that_is_not_pinned_by_its_hash() -> None:
    steps = re.findall(r"pip (?:install|wheel) (.*)", (ROOT / "deploy/Containerfile").read_text())
    assert len(steps) == 4
    for step in steps:
        locks, words = re.findall(r"-r (\S+)", step), set(step.split())
        from_index = not ({"--no-deps", "--no-index"} <= words or {"--no-deps", "--no-build-isolation"} <= words)
        assert from_index == bool(locks) == ("--require-hashes" in words)
        assert all((ROOT / lock).is_file() for lock in locks)


def test_what_hosts_install_is_what_was_tested() -> None:
    def pinned(lock: str) -> set[str]:
        return set(re.findall(r"^([a-z0-9._\[\]-]+==\S+)", (ROOT / lock).read_text(), re.MULTILINE))

    assert {name.partition("[")[0] for name in pinned("requirements-postgres.lock")} >= {"psycopg"}
    assert pinned("requirements-postgres.lock") <= pinned("requirements-dev.lock")


def test_every_lock_file_is_made_by_make_lock_and_names_no_host() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for lock in ROOT.glob("requirements*.lock"):
        assert f"-o {lock.name}" in makefile
        assert "://" not in lock.read_text()
