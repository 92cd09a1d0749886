"""The link that phones in the house can open, and its QR code."""

import re
from pathlib import Path

from tests.server.served import Server, serving

HOME = "http://192.168.1.5:8642/"


def test_who_opens_the_page_on_the_host_itself_is_given_the_home_network_s_address(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", homes=(HOME, "http://10.0.0.5:8642/")) as server:
        told = server.get("/api/invitation/abc-123").json()
        elsewhere = server.get("/api/invitation/abc-123", headers={"host": "villa.example"}).json()
    assert told["link"] == f"{HOME}t/abc-123"
    assert elsewhere["link"] == "http://villa.example/t/abc-123"
    assert told["modules"] >= 21
    # The finder patterns put something dark into every row of a code, and only strokes are drawn.
    assert re.fullmatch(r"M0 0\.5[hm\d. -]+", told["path"])
    assert len(re.findall(r"-\d+ 1", told["path"])) == told["modules"] - 1
    assert told["path"] != elsewhere["path"]


def test_where_only_this_machine_is_served_there_is_no_link_for_phones(server: Server) -> None:
    assert server.get("/api/invitation/abc").json() == {"link": None, "modules": 0, "path": ""}


def test_only_links_to_tables_are_drawn(server: Server) -> None:
    for asked in ("/api/invitation/" + "a" * 65, "/api/invitation/a%20b", "/api/invitation/%22%3E"):
        assert server.get(asked).status_code == 404
