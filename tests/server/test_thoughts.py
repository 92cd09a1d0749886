"""Bots think in processes of their own, and what they considered is kept beside their game."""

from concurrent.futures import Future
from pathlib import Path

from tests.bots.scenes import tall

from paletti.bots.mind.decision import MOST_KEPT, Decision, thought
from paletti.bots.mind.strength import Strength
from paletti.bots.player import decide
from paletti.present.analysis import thoughts as shown
from paletti.protocol import api
from paletti.server.thinking import Thinkers
from paletti.storage import Store, open_journal
from paletti.table.journal import Thought, Weighed


def test_thoughts_are_kept_in_order_with_the_best_of_what_was_weighed(tmp_path: Path) -> None:
    with Store(tmp_path / "games.sqlite") as store:
        table = store.create({})
        journal = open_journal(store, table)
        journal.keep_thought(thought(5, 1, Strength.NOVICE, (Weighed("move red-hex", 0.91234, 0.4, 2),)))
        many = tuple(Weighed(f"move {number}", 0.5, 0.5) for number in range(MOST_KEPT + 2))
        journal.keep_thought(thought(7, 1, Strength.NOVICE, many))
        first, second = open_journal(store, table).thoughts()
    assert shown([first]) == [api.Thought(5, 1, "novice", [api.Weighed("move red-hex", 0.912, 0.4, 2)])]
    assert (second.version, len(second.weighed)) == (7, MOST_KEPT)


def test_a_strength_that_nobody_here_has_is_not_shown() -> None:
    assert shown([Thought(5, 1, "my_module:MyBot", ())]) == []


def test_a_process_that_thinks_with_two_cores_answers_the_same() -> None:
    view, heard = tall(3), Future[Decision | None]()
    thinkers = Thinkers(1, cores=2)
    thinkers.ask(view, Strength.MASTER, 5, 9, heard.set_result)

    assert heard.result(60) == decide(view, Strength.MASTER, 5, 9)
    thinkers.close()
