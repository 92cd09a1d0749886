"""A node that stops or is drained hands over its tables: those at rest at once, others when the hand is out."""

import signal
from pathlib import Path
from typing import Any

import pytest
from tests.server.nodes import Node, Table, at_table, come_back, do_next, reasons, state, two_nodes
from tests.server.players import FOUR, choose_colours, take_in_hand
from tests.server.served import Page, serving
from tests.server.test_admin import admin

from paletti.storage import Store


def with_a_hand(node: Node) -> tuple[Table, Page, dict[str, Any]]:
    """A table of this node with a hand in the villa, a page at it, and the last verdict there."""
    table = node.server.make(*FOUR)
    page = node.server.page(*table)
    take_in_hand(page, choose_colours(page))
    return table, page, [told for told in page.told if told["type"] == "judged"][-1]


def test_a_node_that_stops_hands_tables_over_at_once_and_one_with_a_hand_in_the_villa_when_the_hand_is_out(
    tmp_path: Path, where: str
) -> None:
    with two_nodes(tmp_path, databases=(where, where)) as (one, other):
        table, page, before = at_table(one.server)
        held, holder, gripped = with_a_hand(one)
        one.signal(signal.SIGTERM)
        page.hear_the_end()
        again, seen = come_back(other.server, table)
        assert (reasons(page), state(seen)) == (["moving"], state(before))

        # A table at rest would have been handed over by now, but somebody holds a column here.
        holder.say("put-back", seat=gripped["view"]["acting"][0])
        holder.hear_the_end()
        back, seen = come_back(other.server, held)
        assert (reasons(holder), seen["version"]) == (["moving"], gripped["version"] + 1)
        assert one.server.process.wait(60) in (0, -signal.SIGTERM)

        # No node is left to take the tables, so the last one stops at once.
        other.signal(signal.SIGTERM)
        assert other.server.process.wait(60) in (0, -signal.SIGTERM)
        assert again.hear("sorry")["reason"] == "shutting-down"
        for each in (page, holder, again, back):
            each.close()


def test_a_node_that_is_drained_takes_an_attempt_back_that_does_not_end_and_its_player_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = str(tmp_path / "games.sqlite")
    with two_nodes(tmp_path, "--drain-seconds", "1", databases=(where, where)) as (one, other):
        table, page, before = at_table(one.server)
        held, holder, gripped = with_a_hand(one)
        rows = {row["address"]: row["node"] for row in admin(capsys, where, "nodes")}
        admin(capsys, where, "drain", rows[one.address])
        for each in (page, holder):
            each.hear_the_end()
            assert reasons(each) == ["moving"]
        # The node goes on running and sends pages to where their tables are now.
        again, seen = come_back(one.server, table)
        assert (state(seen), other.owns(table)) == (state(before), True)
        back, seen = come_back(other.server, held)
        noticed = back.hear("noticed")
        assert (state(seen), seen["attempt"]) == (state(gripped), None)
        assert (noticed["what"], noticed["seat"]) == ("interrupted", gripped["view"]["acting"][0])
        assert do_next(back, seen["view"])["version"] == gripped["version"] + 1
        for each in (page, holder, again, back):
            each.close()


def test_whoever_sits_at_a_table_that_the_host_deletes_is_sent_away_and_finds_no_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "games.sqlite"
    with serving(database, lease_s=2.0) as server:
        table = server.make(*FOUR)
        page = server.page(*table)
        do_next(page, page.hear("snapshot")["view"])
        assert admin(capsys, database, "delete", table[0]) == [{"deleted": table[0]}]
        page.hear_the_end()
        again = server.page(*table)
        again.hear_the_end()
        assert (reasons(page), reasons(again)) == (["moving"], ["no-table"])
        with Store(database) as store:
            assert store.table(table[0]) is None
        for each in (page, again):
            each.close()
