"""Who owns a table, and what happens to the writes of a former owner; on SQLite and on PostgreSQL."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from inspect import isfunction
from typing import get_args, get_type_hints

import pytest
from sqlalchemy import text

from paletti.storage import Fenced, Lease, NodeRecord, Ousted, Renewal, Store
from paletti.table.journal import Outcome, Thought, Unfinished

ONE, OTHER = "10.0.0.1:7000", "10.0.0.2:7000"


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    with Store(where) as opened:
        yield opened


def expired(store: Store, node: str) -> None:
    """Ends the node's lease, as if it had not been renewed for a long time."""
    with store._engine.begin() as connection:
        connection.execute(text("UPDATE nodes SET until = 0 WHERE id = :node"), {"node": node})


def taken(store: Store, table: str, node: str) -> Lease:
    lease = store.leases.take(table, node)
    assert isinstance(lease, Lease)
    return lease


def test_a_table_belongs_to_who_takes_it_first(store: Store) -> None:
    one, other = store.leases.join(ONE), store.leases.join(OTHER)
    table = store.create({})
    assert store.leases.take(table, one) == Lease(table, one, 1)
    assert store.leases.take(table, other) == NodeRecord(one, ONE, draining=False)
    assert store.leases.owner(table) == NodeRecord(one, ONE, draining=False)
    assert store.leases.take("nowhere", other) is None
    assert store.leases.tables_of() == {one: 1}


def test_of_many_who_take_a_table_at_once_one_has_it(store: Store) -> None:
    nodes = [store.leases.join(f"10.0.0.{number}:7000") for number in range(4)]
    table = store.create({})
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda node: store.leases.take(table, node), nodes))
    assert sum(isinstance(answer, Lease) for answer in answers) == 1
    assert sum(isinstance(answer, NodeRecord) for answer in answers) == 3


WRITES: dict[str, Callable[[Store, Lease], object]] = {
    "append": lambda store, lease: store.append(lease, 1, b"late", Outcome((), None, ())),
    "note_attempt": lambda store, lease: store.note_attempt(lease, Unfinished(0, "move", "red-hex")),
    "keep_thought": lambda store, lease: store.keep_thought(lease, Thought(1, 0, "novice", ())),
    "set_setup": lambda store, lease: store.set_setup(lease, {"players": ["Eve"]}),
    "set_options": lambda store, lease: store.set_options(lease, '{"late":1}'),
    "set_successor": lambda store, lease: store.set_successor(lease, "elsewhere"),
    "finish": lambda store, lease: store.finish(lease, Outcome((), None, ())),
    "claim": lambda store, lease: store.claim(lease, 0, name="Eve", kind="link", secret="s"),
    "release": lambda store, lease: store.release(lease, 1, kind="link"),
    "see": lambda store, lease: store.see(lease),
    "give_back": lambda store, lease: store.give_back(lease),
}
UNFENCED = {
    "remove": "deletes nothing where the table is another's, and is tried below",
}
"""Methods that name a table by its lease and raise nothing, each with what it does instead."""


READS = {"table", "with_seats", "with_journal", "seats", "seats_of", "payloads", "thoughts"}
"""Methods that name a table by its id alone; they write nothing."""


def _has_lease(kinds: Iterable[object]) -> bool:
    return any(Lease in (kind, *get_args(kind)) for kind in kinds)


def test_every_method_that_names_a_table_is_tried_against_the_fence_or_only_reads() -> None:
    hints = {
        name: get_type_hints(method)
        for name, method in vars(Store).items()
        if isfunction(method) and not name.startswith("_")
    }
    by_lease = {
        name for name, kinds in hints.items() if any(Lease in (kind, *get_args(kind)) for kind in kinds.values())
    }
    by_id = {name for name, kinds in hints.items() if kinds.get("table") is str}
    assert (by_lease, by_id) == (WRITES.keys() | UNFENCED.keys(), READS)


@pytest.mark.parametrize("write", WRITES)
def test_who_lost_a_table_writes_nothing_any_more(store: Store, write: str) -> None:
    one, other = store.leases.join(ONE), store.leases.join(OTHER)
    table = store.create({}, seats_taken=[("Ann", "link", None), ("Ben", "here", "b")], node=one)
    lost = Lease(table, one, 1)
    WRITES[write](store, lost)
    before = (store.table(table), store.seats(table), store.payloads(table), store.thoughts(table))
    expired(store, one)
    mine = taken(store, table, other)
    assert mine.epoch == 2
    with pytest.raises(Fenced, match="another node"):
        WRITES[write](store, lost)
    # Nor may anybody write without a lease.
    with pytest.raises(Fenced):
        store.append(table, 7, b"")
    assert (store.table(table), store.seats(table), store.payloads(table), store.thoughts(table)) == before
    store.append(mine, 2, b"mine")
    assert store.payloads(table)[-1] == b"mine"


def test_who_lost_a_table_cannot_remove_it_or_give_it_away(store: Store) -> None:
    one, other = store.leases.join(ONE), store.leases.join(OTHER)
    lost = taken(store, store.create({}), one)
    expired(store, one)
    mine = taken(store, lost.table, other)
    store.leases.release(lost)
    store.remove(lost)
    assert store.leases.owner(lost.table) == NodeRecord(other, OTHER, draining=False)
    store.remove(mine)
    assert store.table(lost.table) is None


def test_one_renewal_keeps_all_tables_of_a_node_and_tells_which_they_are(store: Store) -> None:
    one = store.leases.join(ONE)
    first, second = taken(store, store.create({}), one), taken(store, store.create({}), one)
    store.leases.release(first)
    again = taken(store, first.table, one)
    renewed = store.leases.renew(one)
    assert renewed == Renewal(draining=False, epochs={second.table: 1, again.table: 2})
    assert store.leases.drain(one)
    assert store.leases.renew(one).draining


def test_who_came_too_late_to_renew_joins_anew(store: Store) -> None:
    one = store.leases.join(ONE)
    table = store.create({}, node=one)
    expired(store, one)
    with pytest.raises(Ousted):
        store.leases.renew(one)
    with pytest.raises(Ousted):
        store.leases.take(table, one)
    again = store.leases.join(ONE)
    assert taken(store, table, again) == Lease(table, again, 2)


def test_a_node_that_leaves_gives_all_its_tables_back(store: Store) -> None:
    one, other = store.leases.join(ONE), store.leases.join(OTHER)
    table = store.create({}, node=one)
    store.leases.leave(one)
    assert store.leases.nodes() == [NodeRecord(other, OTHER, draining=False)]
    assert taken(store, table, other).epoch == 2


def test_who_serves_alone_ends_all_others_leases_at_once(store: Store) -> None:
    one = store.leases.join(ONE)
    table = store.create({}, node=one)
    alone = store.leases.join(None)
    assert [node.id for node in store.leases.nodes()] == [alone]
    mine = taken(store, table, alone)
    # A second node that serves alone takes over when it starts, and so does one of several nodes.
    for address in (None, ONE):
        later = store.leases.join(address)
        assert taken(store, table, later).node == later
        with pytest.raises(Fenced):
            store.append(mine, 1, b"late")


def test_a_node_at_the_address_of_a_former_one_ends_its_lease(store: Store) -> None:
    dead, other = store.leases.join(ONE), store.leases.join(OTHER)
    table = store.create({}, node=dead)
    again = store.leases.join(ONE)
    assert {node.id for node in store.leases.nodes()} == {again, other}
    assert taken(store, table, other).epoch == 2


def test_an_entry_whose_answer_was_lost_may_be_written_again_but_no_other_in_its_place(store: Store) -> None:
    lease = taken(store, store.create({}), store.leases.join(ONE))
    store.append(lease, 1, b"deed")
    store.append(lease, 1, b"deed")
    assert store.payloads(lease.table) == [b"deed"]


def test_the_nodes_of_a_database_share_a_secret(store: Store, where: str) -> None:
    with Store(where) as same:
        assert len(store.leases.secret()) > 32
        assert same.leases.secret() == store.leases.secret()
