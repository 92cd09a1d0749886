"""The master of a game, frame by frame, without a server round it."""

from typing import cast

from paletti.protocol.frames import Decoder
from paletti.protocol.fromclient import Arrange
from paletti.protocol.words import PIECES, PLACES
from paletti.server.room import orders
from paletti.server.room.journal import TableJournal
from paletti.server.room.master import Master
from paletti.server.room.orders import EVERYBODY, Line, Output, To
from paletti.server.stepper import Stepper
from paletti.server.thinking import Thinkers
from paletti.table.game import Game
from paletti.table.setup import GameSetup

PAGE = cast(Line, object())


class Nobody:
    """A stepper and thinkers that do nothing of their own."""

    def wake(self, _: Master) -> None: ...


def frame(*asked: orders.Order) -> tuple[Game, Output]:
    """A villa that is to be set up by hand, and what comes of one frame with these orders."""
    journal = TableJournal(None, "practice")
    game = Game.new(GameSetup(("Ann", "Ben"), layout="by-hand", seed=8), journal)
    told: list[Output] = []
    master = Master(game, journal, cast(Stepper, Nobody()), told.append, cast(Thinkers, Nobody()))
    for order in asked:
        master.order(order)
    assert master.take(0.0)
    assert master.step()
    master.show()
    (output,) = told
    return game, output


def test_an_arranged_villa_is_seen_at_once_though_nothing_moved() -> None:
    game, output = frame(orders.DoDeed(0, Arrange(0), PAGE))
    assert game.state.set_up
    assert [to for to, _ in output.texts] == [EVERYBODY]
    assert output.delta is not None


def test_who_asks_for_the_picture_gets_it_though_the_villa_is_arranged_in_the_same_frame() -> None:
    _, output = frame(orders.Show(PAGE), orders.DoDeed(0, Arrange(0), PAGE))
    assert [to for to, _ in output.texts] == [To(line=PAGE), EVERYBODY]
    assert output.keyed == [PAGE]
    assert output.key is not None
    standing = Decoder().decode(output.key).places[PIECES.index("red-hex")]
    assert PLACES[standing] == "villa"
