"""Short whole games for the tests of replays."""

from dataclasses import replace
from functools import cache
from math import dist

from tests.table.tables import NAMES, begun, give_colours, topple, upright_at

from paletti.physics.snapshot import Snapshot
from paletti.table.entry import Entry
from paletti.table.game import Game
from paletti.table.gestures import Grip
from paletti.table.journal import Journal
from paletti.table.replay.file import Replay, replay_of
from paletti.table.setup import GameSetup
from paletti.testing import path
from paletti.testing.hand import ScriptedHand

OTHER_ENGINE = "mujoco 3.0.0"


@cache
def fallen_villa() -> Replay:
    """A game that ends at once: the first player sweeps the top off the tall villa."""
    journal = Journal()
    game = Game.new(GameSetup(NAMES, seed=4, height=4), journal)
    give_colours(game)
    topple(game)
    return replay_of(game.setup, journal.entries())


def of_another_engine(replay: Replay) -> Replay:
    """The same game, except that only another engine can set up its villas exactly."""

    def moved(entry: Entry) -> Entry:
        if entry.state is None:
            return entry
        state = replace(Snapshot.from_bytes(entry.state), engine=OTHER_ENGINE).to_bytes()
        return replace(entry, state=state, machine=f"{OTHER_ENGINE}, x86-64")

    return replace(replay, entries=tuple(map(moved, replay.entries)))


@cache
def put_back_too_late() -> Replay:
    """A game that ends when a column is drawn that alone carries one side of the blue plateau.

    The draw is broken off as soon as the plateau leans, which is too late.
    """
    game = begun(players=2, seed=2, hands="steady")
    seat, facts = game.state.turn, game.facts()
    middle = game.world.pose("blue").position

    def away(name: str) -> float:
        return dist(facts.pose(name).position[:2], middle[:2])

    thin = [name for name, why in game.touchable(seat).items() if why is None and "thin" in name]
    drawn = max((name for name in thin if game.reach(name).by_hand and facts.columns[name].covered), key=away)
    x, y, _ = facts.pose(drawn).position
    near = [
        name
        for name in facts.columns
        for there_x, there_y, _ in [facts.pose(name).position]
        if name != drawn
        and (there_x - middle[0]) * (x - middle[0]) + (there_y - middle[1]) * (y - middle[1]) > -0.005 * away(drawn)
    ]
    aside = {name: upright_at(game, name, 0.4 + number / 20, 0.3, 0.0) for number, name in enumerate(near)}
    game.world.place(aside)
    game.world.settle(5.0)
    villa, after = game.world.snapshot().to_bytes(), game.world.hash()
    hand = ScriptedHand(game, seat)
    leans = game.world.pose("blue").lean
    legs = [path.Leg(path.exit_point(facts, drawn, hand.heading(drawn)), 0.05)]
    assert game.gesture(seat, Grip(drawn)) is None
    for aim in path.aims(facts.pose(drawn).position, legs):
        if game.world.pose("blue").lean > leans + 0.5:
            break
        assert game.gesture(seat, aim) is None
        game.advance()
    hand.put_back()
    *before, fall = game.journal.entries()
    return replay_of(game.setup, [*(replace(entry, state=villa, after=after) for entry in before), fall])
