"""What bots weigh is kept beside their game."""

from pathlib import Path

from paletti.bots.mind.decision import Weighed
from paletti.bots.mind.strength import Strength
from paletti.protocol import api
from paletti.server.room.journal import TableJournal
from paletti.server.thoughts import MOST, kept_thoughts
from paletti.storage import Store


def test_thoughts_are_kept_in_order_beside_what_the_table_knew_before(tmp_path: Path) -> None:
    with Store(tmp_path / "games.sqlite") as store:
        table = store.create({}, options={"began": True})
        journal = TableJournal(store, table)
        journal.keep_thought(5, 1, Strength.NOVICE, (Weighed("move red-hex", 0.91234, 0.4, 2),))
        journal.keep_thought(6, 0, Strength.MASTER, ())
        journal.keep_thought(7, 1, Strength.NOVICE, tuple(Weighed(f"move {n}", 0.5, 0.5) for n in range(MOST + 2)))
        record = store.table(table)
        assert record is not None
        first, second = kept_thoughts(record.options)
        assert record.options["began"] is True
    assert first == api.Thought(5, 1, "novice", [api.Weighed("move red-hex", 0.912, 0.4, 2)])
    assert (second.version, len(second.weighed)) == (7, MOST)


def test_what_is_only_practised_keeps_no_thoughts() -> None:
    journal = TableJournal(None, "practice")
    journal.keep_thought(5, 1, Strength.NOVICE, (Weighed("pass", 1.0, 0.4),))
    assert journal.entries() == ()
