"""`paletti_v0`: whole games deed by deed, with the referee's mask and the outcome in the wood."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.bots.scenes import after

from paletti.envs import ENGINE, paletti_v0
from paletti.envs.actions import ACTIONS, number_of
from paletti.envs.paletti_v0 import GameEnv, rewards_of
from paletti.envs.seat import LENGTH
from paletti.rules import (
    EDITIONS,
    ChooseColour,
    Colour,
    Column,
    Ends,
    Leave,
    MoveColumn,
    SetUp,
    Side,
    ThrowSeal,
    house,
    start,
)

# PettingZoo expects a bare Box; for games it recommends a dictionary with a mask, which is what we use.
of_the_form = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def begun(**chosen: Any) -> GameEnv:
    """A game in which everybody has a colour and the first column is due."""
    env = GameEnv(**chosen)
    env.reset(seed=1)
    while not env._mask[:20].any():
        env.step(int(np.flatnonzero(env._mask)[0]))
    return env


def open_now(env: GameEnv) -> list[str]:
    return [str(ACTIONS[number]) for number in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])]


@of_the_form
def test_pettingzoo_finds_no_fault_with_it() -> None:
    api_test(paletti_v0.env(), num_cycles=1)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: paletti_v0.env(tremor=1.0), num_cycles=2)


@pytest.mark.parametrize(
    ("edition", "players"), [*((edition, 2) for edition in EDITIONS), ("de", 3), ("en", 4), ("us", 8)]
)
def test_every_edition_can_be_begun(edition: str, players: int) -> None:
    env = GameEnv(players, edition)
    env.reset(seed=2)
    seen = env.observe(env.agent_selection)

    assert env.observation_space(env.agent_selection).contains(seen)
    assert seen["observation"].shape == (LENGTH,)
    assert seen["action_mask"].any()


def test_a_column_is_raised_in_real_wood() -> None:
    env = begun()
    agent, column = env.agent_selection, next(name for name in map(str, Column) if env._mask[number_of("move", name)])
    env.step(number_of("move", column))

    assert env.infos[agent]["events"][0] == f"column-raised {agent} {column} base blue"
    assert env.game.facts().columns[column].level == "blue"
    assert env.agent_selection != agent


def test_who_is_not_to_act_sees_the_villa_and_may_do_nothing() -> None:
    env = begun()
    other = next(agent for agent in env.agents if agent != env.agent_selection)

    assert not env.observe(other)["action_mask"].any()
    assert np.array_equal(
        env.observe(other)["observation"][:200], env.observe(env.agent_selection)["observation"][:200]
    )


def test_every_seat_sees_its_own_columns_first() -> None:
    env = begun()
    for seat, agent in enumerate(env.agents):
        columns = env.observe(agent)["observation"][200:580].reshape(20, 19)
        own = {str(column) for column, row in zip(Column, columns, strict=True) if row[11] == 1}

        assert own == {str(column) for column in Column if env.game.state.owner(column) == seat}


def test_nothing_is_broken_off_where_the_house_never_allows_it() -> None:
    assert any(action.startswith("let-be") for action in open_now(begun()))
    assert not any(action.startswith("let-be") for action in open_now(begun(edition="us")))


def test_a_closed_action_is_refused_and_the_usual_guard_ends_the_game() -> None:
    lay = number_of("lay")
    raw = begun()
    with pytest.raises(ValueError, match="action_mask"):
        raw.step(lay)
    env = paletti_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(lay)

    assert env.rewards[agent] == -1
    assert env.terminations == {"player_0": True, "player_1": True}


def test_the_game_ends_with_the_referees_winners() -> None:
    env = begun()
    env.game.do(Leave("player_1"))
    env.step(int(np.flatnonzero(env._mask)[0]))

    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 1.0, "player_1": -1.0}


def test_a_win_is_shared_as_the_rules_say() -> None:
    state = after(start(house("us"), ["Ann", "Ben", "Cleo"]), SetUp(), MoveColumn("Ann", Column.RED_HEX, Ends.COLLAPSE))

    assert rewards_of(state) == (-1.0, 1.0, 1.0)


def test_nobody_gains_where_nobody_holds_the_seal() -> None:
    state = after(
        start(house("de"), ["Ann", "Ben"]),
        SetUp(),
        ThrowSeal("Ann", Side.RED),
        ChooseColour("Ben", Colour.YELLOW),
        ChooseColour("Ann", Colour.BLUE),
        MoveColumn("Ben", Column.GREEN_HEX, Ends.COLLAPSE),
    )

    assert state.over
    assert rewards_of(state) == (0.0, 0.0)


def test_a_game_that_lasts_too_long_is_truncated() -> None:
    env = GameEnv(most_deeds=2)
    env.reset(seed=1)
    env.step(number_of("throw"))

    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_it_says_which_engine_it_was_made_with_and_renders_the_referees_state() -> None:
    env = GameEnv(render_mode="ansi")
    env.reset(seed=1)

    assert env.metadata["engine"] == ENGINE
    assert "player_0" in str(env.render())
