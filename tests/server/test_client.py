"""The client's files: those with a hash are cached for ever; every address a person can open gets the same page."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.served import Server, serving

from paletti.server.http.client import NOT_BUILT, PAGES
from paletti.server.settings import LOCAL_NAMES

PAGE = "<!doctype html><title>Villa Paletti</title>"
SCRIPT = "export const villa = 'paletti';\n" * 100


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("client")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "index-3f2a.js").write_text(SCRIPT)
    (folder / "secret.txt").write_text("not for you")
    with serving(folder / "games.sqlite", static=static) as server:
        yield server


@pytest.mark.parametrize(
    "path", ["/", "/t/abcdefgh", "/watch", "/learn", "/rules", "/keeper", "/lobby", "/replay/x", "/t/" + "x" * 300]
)
def test_every_page_is_the_one_page(built: Server, path: str) -> None:
    answer = built.get(path)
    assert answer.text == PAGE
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever_and_sent_small(built: Server) -> None:
    answer = built.get("/assets/index-3f2a.js", headers={"accept-encoding": "gzip"})
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    assert answer.headers["content-type"].startswith("text/javascript")
    again = built.get("/assets/index-3f2a.js", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%00",
        "/" + "x" * 300,
        "/about",
    ],
)
def test_nothing_beside_the_client_is_served(built: Server, path: str) -> None:
    assert built.get(path).status_code == 404


OPENED = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/about/us", "/t.html", "/" + "x" * 300])
def test_a_person_at_a_wrong_address_is_shown_the_page_that_says_so(built: Server, path: str) -> None:
    answer = built.get(path, headers=OPENED)
    assert (answer.status_code, answer.text) == (404, PAGE)
    again = built.get(path, headers={**OPENED, "if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (404, PAGE)


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/nowhere", {}),
        ("/nowhere", {"accept": "application/json"}),
        ("/api/nowhere", OPENED),
        ("/assets/no.js", OPENED),
    ],
)
def test_a_program_at_a_wrong_address_is_answered_in_json(built: Server, path: str, headers: dict[str, str]) -> None:
    answer = built.get(path, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")


def test_a_client_that_is_not_built_says_so_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", static=tmp_path / "nothing") as server:
        answer = server.get("/")
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)


def test_a_server_for_this_machine_does_not_answer_to_foreign_names(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", names=LOCAL_NAMES) as server:
        assert server.get("/api/lobby").status_code == 200
        assert server.get("/api/lobby", headers={"host": "evil.example"}).status_code == 421
        assert server.get("/api/lobby", headers={"host": "[::1"}).status_code == 421


def test_the_server_answers_for_just_the_pages_that_the_client_has() -> None:
    pages = (Path(__file__).parents[2] / "web" / "src" / "app" / "pages.ts").read_text()
    paths = re.findall(r'path: "/([^"/]*)', pages)
    assert len(paths) > 5
    assert set(paths) == PAGES
