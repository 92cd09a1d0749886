"""The master of a game, frame by frame, without a server round it."""

from threading import enumerate as threads
from typing import cast

from paletti.protocol.fromclient import Arrange
from paletti.server.line import Line
from paletti.server.room import orders
from paletti.server.room.game import Master
from paletti.server.room.journal import TableJournal
from paletti.server.room.output import Output
from paletti.server.stepper import Stepper
from paletti.server.thinking import Thinkers
from paletti.table.game import Game
from paletti.table.setup import GameSetup


class Nobody:
    """A stepper and thinkers that do nothing of their own."""

    def wake(self, _: Master) -> None: ...


def test_who_asks_for_the_picture_gets_it_though_the_villa_is_being_arranged_in_the_same_frame() -> None:
    journal = TableJournal(None, "practice")
    game = Game.new(GameSetup(("Ann", "Ben"), layout="by-hand", seed=8), journal)
    told: list[Output] = []
    master = Master(game, journal, cast(Stepper, Nobody()), told.append, cast(Thinkers, Nobody()))
    page = cast(Line, object())
    master.order(orders.Show(page))
    master.order(orders.Deed(0, Arrange(0), page))
    assert not master.take(0.0)
    for thread in threads():
        if thread.name == "arranging":
            thread.join()
    assert [to.line for to, _ in told[0].texts] == [page]
    assert told[0].keyed == [page]
    assert told[0].key is not None
