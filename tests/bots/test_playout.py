"""Games that bots play out in their head, row by row, compared with the referee."""

from copy import deepcopy

import numpy as np
import pytest
from tests.bots.scenes import after, begun, looked_at, rng, table_of

from paletti.bots.mind.bearing import INDEX, chances_of, most_without
from paletti.bots.mind.playout import CARRYING, MOST_DEEDS, OUT, Dice, PlayedRows, Playouts, levels_of
from paletti.bots.mind.sight import stack_of
from paletti.rules import masks
from paletti.rules.deeds import (
    ApplyForPlateau,
    Consent,
    Deed,
    Ends,
    LayEnds,
    LayPlateau,
    MoveColumn,
    Pass,
)
from paletti.rules.pieces import COLUMNS
from paletti.rules.raisable import can_lay, raisable
from paletti.rules.state import GREEN, RED, State


def under_way(players: int, seed: int) -> State:
    """A game under way, put together at random, in which somebody holds the seal."""
    state, chance = begun(players), rng(seed)
    goal = GREEN + int(chance.integers(0, 3))
    while state.top < goal or state.fresh:
        mine = masks.columns(raisable(state))
        if can_lay(state) and (not mine or (state.top < goal and chance.random() < 0.4)):
            state = after(state, ApplyForPlateau(state.player), Consent(None), LayPlateau(state.player))
        else:
            ends = Ends.BROKEN_OFF if chance.random() < 0.1 else Ends.STANDS
            state = after(state, MoveColumn(state.player, mine[int(chance.integers(len(mine)))], ends))
    return state


def done_by(before: PlayedRows, rows: PlayedRows, state: State) -> list[Deed]:
    """The deeds that led from the one row to the other."""
    by = state.player
    raised, locked = before.level[0] != rows.level[0], before.locked[0] != rows.locked[0]
    if raised.any():
        return [MoveColumn(by, COLUMNS[int(raised.argmax())])]
    if locked.any():
        return [MoveColumn(by, COLUMNS[int(locked.argmax())], Ends.BROKEN_OFF)]
    if rows.top[0] > before.top[0]:
        return [ApplyForPlateau(by), Consent(None), LayPlateau(by)]
    if rows.passes[0] == 0:
        return [MoveColumn(by, masks.columns(raisable(state))[0], Ends.COLLAPSE)]
    if state.top == RED:
        return [Pass(by)]
    return [ApplyForPlateau(by), Consent(None), LayPlateau(by, 0, False, LayEnds.GIVEN_UP)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(12))
def test_a_game_in_thought_goes_as_the_referee_says(players: int, seed: int) -> None:
    state = under_way(players, seed)
    chances = dict(zip(COLUMNS, rng(seed).random(20).tolist(), strict=True))
    played = Playouts([state], seed % players, looked_at(state, chances), Dice.thrown(1, rng(seed)))
    for _ in range(2 * MOST_DEEDS):
        rows = played.rows
        if rows.over[0]:
            break
        before = deepcopy(rows)
        played.step()
        if not state.over and before.turn[0] == state.turn:
            state = after(state, *done_by(before, rows, state))
        else:  # the player can do nothing, and the referee has passed for them
            assert rows.passes[0] == before.passes[0] + 1
        assert (rows.level[0] == levels_of(state)).all()
        told = (rows.top[0], rows.holder[0], rows.former[0], bool(rows.fresh[0]))
        assert told == (state.top, state.holder, state.former, state.fresh)

    assert rows.over[0]
    assert state.over
    assert [int(rows.winner[0])] == list(state.winners or (-1,))


def test_the_last_three_columns_of_a_level_stay() -> None:
    state = under_way(2, 1)
    level = next(at for at in range(state.top) if len(masks.columns(state.levels[at])) > 3)
    mine = state.levels[level] & state.owned[state.turn]
    played = Playouts([state], state.turn, looked_at(state, 0.97), Dice.thrown(1, rng()))
    rows = played.rows
    while (rows.level[0] == level).sum() > 3 and not rows.over[0]:
        played.step()

    assert mine
    assert rows.over[0] or (rows.chance[0][rows.level[0] == level] <= CARRYING).all()


def test_what_was_raised_since_the_chances_were_seen_has_left_its_mark() -> None:
    state = under_way(2, 3)
    column = masks.columns(raisable(state))[0]
    at, chances = INDEX[str(column)], looked_at(state, 0.9)
    beside = (chances.levels == chances.levels[at]) & (np.arange(len(COLUMNS)) != at)
    chances.without[at] = 0.3
    raised = Playouts([after(state, MoveColumn(state.player, column))], 0, chances, Dice.thrown(2, rng())).rows

    assert beside.any()
    assert (raised.chance[:, beside] <= 0.3).all()
    assert (raised.chance[:, (chances.levels < state.top) & (chances.levels != OUT) & ~beside][:, 1:] > 0.3).all()


def test_playouts_of_many_states_are_those_of_each() -> None:
    state = under_way(2, 5)
    states = [after(state, MoveColumn(state.player, column)) for column in masks.columns(raisable(state))[:3]]
    chances, dice = looked_at(state, 0.8), Dice.thrown(20, rng())
    together = Playouts(states, 0, chances, dice).values()

    assert together == [Playouts([one], 0, chances, dice).values()[0] for one in states]


def test_statics_says_who_must_carry_once_another_is_gone() -> None:
    # Two columns stand side by side: either of them may go, but not both. The third stands apart and does not matter.
    pair = (("red-thin-1", -0.03, 0.05), ("red-thin-2", -0.05, 0.04))
    world = table_of(*pair, ("blue-hex", -0.05, -0.05), ("green-hex", 0.06, 0.0), ("yellow-thin-1", 0.02, -0.02))
    most = most_without(stack_of(world.pieces, world.poses()))

    assert most[INDEX["red-thin-1"], INDEX["red-thin-2"]] == CARRYING
    assert most[INDEX["red-thin-1"], INDEX["yellow-thin-1"]] > 0.5
    assert most[INDEX["red-thin-1"], INDEX["red-thin-3"]] == 1  # this one stands elsewhere


def test_chances_of_columns_that_nobody_looked_at_are_open() -> None:
    state = under_way(2, 2)
    world = table_of(("red-thin-1", -0.05, -0.03), ("red-thin-2", 0.05, -0.03), ("red-thin-3", 0.0, 0.06))
    found = chances_of(state, {COLUMNS[0]: 0.4}, stack_of(world.pieces, world.poses()))

    assert found.now[0] == 0.4
    assert np.isnan(found.now[1:]).all()
