"""Games that are over take less room and still say the same."""

from pathlib import Path

import pytest
from sqlalchemy import text
from tests.storage.games import ANN_WON

from paletti.storage import Lease, StaleJournal, Store, open_journal
from paletti.storage.bundle import MARK, bundled, spread
from paletti.storage.engine import engine_for
from paletti.table.entry import JournalProblem, packed, squeezed
from paletti.testing.bombs import toppled


def test_a_lightened_journal_says_the_same_and_the_store_keeps_it_whole(tmp_path: Path) -> None:
    played = toppled()
    with Store(tmp_path / "villa.db") as store:
        table = store.create(played.setup.to_json())
        journal = open_journal(store, table)
        for entry in played.entries:
            journal.append(entry, None)
        before = journal.hash
        journal.lighten()
        light = journal.entries()
        assert [(entry.deed, entry.events, entry.after) for entry in light] == [
            (entry.deed, entry.events, entry.after) for entry in played.entries
        ]
        assert all(entry.track is None and entry.state is None for entry in light)
        whole = open_journal(store, table)
        assert (journal.hash, tuple(whole.entries())) == (before, played.entries)


def test_a_game_that_is_over_is_packed_once_it_is_put_away_and_says_the_same(store: Store, where: str) -> None:
    played = toppled()
    table = store.create(played.setup.to_json())
    deeds = [packed(entry) for entry in played.entries]
    for version, payload in enumerate(deeds, 1):
        store.append(table, version, payload, ANN_WON if version == len(deeds) else None)
    node = store.leases.join(None)
    for _ in range(2):  # and once more, when it is already packed
        lease = store.leases.take(table, node)
        assert isinstance(lease, Lease)
        store.give_back(lease)
    record, payloads, _ = store.with_journal(table)
    assert payloads == deeds
    assert [store.payloads(table, after) for after in (1, len(deeds) - 1, len(deeds))] == [deeds[1:], deeds[-1:], []]
    assert record is not None
    assert (record.versions, record.outcome, store.leases.owner(table)) == (len(deeds), ANN_WON, None)
    opened = engine_for(where)
    with opened.connect() as connection:
        (kept,) = connection.execute(text("SELECT payload FROM entries")).scalars().all()
    opened.dispose()
    assert len(kept) < sum(map(len, deeds))
    store.append(table, len(deeds), deeds[-1])  # by a node that does not know whether it was written
    with pytest.raises(StaleJournal):
        store.append(table, len(deeds), deeds[0])


@pytest.mark.parametrize("payloads", [[b"no entry", b"none either"], [squeezed(b"a"), squeezed(b"b") + b"more"]])
def test_what_would_not_come_out_the_same_is_not_packed(payloads: list[bytes]) -> None:
    assert bundled(payloads) is None


def test_a_damaged_bundle_is_told_as_a_damaged_journal() -> None:
    whole = bundled([squeezed(b"first"), squeezed(b"second")])
    assert whole is not None
    for damaged in (whole[:-6], MARK + b"nonsense"):
        with pytest.raises(JournalProblem):
            spread(damaged)
