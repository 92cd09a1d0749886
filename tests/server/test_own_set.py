"""A set that a page brings along: it is tested before anybody plays with it, and never trusted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.players import FOUR
from tests.server.served import Server, serving
from tests.table.test_measured import OURS, SLENDER

from paletti.physics.settings import LONGEST_KIT
from paletti.protocol.api import NewTable
from paletti.server.room.newtable import setup


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sets") / "games.sqlite") as running:
        yield running


def test_a_table_is_played_with_the_set_that_its_maker_brought(server: Server) -> None:
    table, owns = server.make(*FOUR, kit=SLENDER)
    page = server.page(table, owns)
    heights = [column["height"] for column in page.hear("snapshot")["kit"]["columns"]]
    page.close()
    other, owns = server.make(*FOUR)
    classic = server.page(other, owns)
    others = [column["height"] for column in classic.hear("snapshot")["kit"]["columns"]]
    classic.close()
    assert (round(max(heights), 3), round(max(others), 3)) == (0.076, 0.08)


BAD = {
    "no TOML": ("[base", "is not valid TOML"),
    "a name of no set": ("gold", "is not valid TOML"),
    "a piece too few": (OURS.replace('"green"]', '"violet"]'), "has no green-thin-1"),
    "a hair of a column": (OURS.replace("width_mm = 15.0", "width_mm = 1e-9"), "width_mm must be a number"),
    "no number": (OURS.replace("density = 720.0", "density = nan"), "density must be a number"),
    "wild flaws": (OURS.replace("height_sd_mm = 0.05", "height_sd_mm = 900"), "height_sd_mm must be a number"),
    "millions of columns": (OURS.replace("count = 3", "count = 99999999"), "count must be a number"),
    "a deep nest": ("a = " + "[" * 9000 + "\n", "nested too deeply"),
}


@pytest.mark.parametrize(("text", "why"), BAD.values(), ids=BAD)
def test_a_file_that_is_no_set_is_refused_in_one_sentence(server: Server, text: str, why: str) -> None:
    refused = server.post("/api/tables", {"seats": FOUR, "kit": text})
    problem = refused.json()
    assert (refused.status_code, problem["reason"], problem["facts"]) == (
        422,
        "bad-kit",
        {"sentence": problem["sentence"]},
    )
    assert why in problem["sentence"]
    assert len(problem["sentence"]) <= 300
    assert "\n" not in problem["sentence"]


@pytest.mark.parametrize(("size", "refused"), [(LONGEST_KIT + 1, (400, "bad-message")), (1 << 20, (413, "too-large"))])
def test_a_file_that_is_too_large_is_not_even_read(server: Server, size: int, refused: tuple[int, str]) -> None:
    answer = server.post("/api/tables", {"seats": FOUR, "kit": "#" * size})
    assert (answer.status_code, answer.json()["reason"]) == refused


def test_a_page_cannot_name_a_file_of_the_server(server: Server, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(SLENDER, encoding="utf-8")
    named = str(tmp_path / "my.toml")
    refused = server.post("/api/tables", {"seats": FOUR, "kit": named})
    assert (refused.status_code, refused.json()["reason"]) == (422, "bad-kit")
    assert setup(NewTable((), kit=named), ["Ann", "Ben"]).kit == f"{named}\n"
