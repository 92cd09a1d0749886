"""`paletti/Draw-v0`: one draw, judged by the project's own facts."""

import subprocess
import sys
from math import atan2, cos, radians, remainder, sin, tau
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from paletti.envs import DRAW, ENGINE, SPLITS, DrawEnv, WrongEngine, frozen
from paletti.envs.pieces import PIECES
from paletti.envs.villas import VillaKind, find
from paletti.rules.pieces import COLUMNS

QUICK: dict[str, Any] = {"wood": "rollout"}


def drawn(env: DrawEnv, seed: int, step_m: float, *, outwards: bool = True) -> tuple[float, bool, bool, str]:
    """The last reward, both endings and the outcome of a draw straight outwards or straight inwards."""
    seen, info = env.reset(seed=seed)
    outward = atan2(seen[201], seen[200])
    way = min((radians(way) for way in info["ways"]), key=lambda way: abs(remainder(way - outward, tau)))
    way = way if outwards else way + tau / 2
    action = np.array([step_m * cos(way), step_m * sin(way), 0.0], np.float32)
    while True:
        seen, reward, ended, late, info = env.step(action)
        assert seen in env.observation_space
        if ended or late:
            return reward, ended, late, info["outcome"]


# Gymnasium wants values from -1 to 1; ours are metres, so that a policy's numbers mean something.
@pytest.mark.filterwarnings("ignore:.*symmetric and normalized.*:UserWarning")
def test_gymnasium_finds_no_fault_with_it() -> None:
    check_env(gymnasium.make(DRAW, **QUICK).unwrapped, skip_render_check=True)


def test_the_name_of_the_environment_with_its_module_needs_no_import() -> None:
    made = f"import gymnasium; print(gymnasium.make('paletti.envs:{DRAW}').unwrapped.spec.id)"
    ran = subprocess.run([sys.executable, "-c", made], check=True, capture_output=True, text=True)

    assert ran.stdout == f"{DRAW}\n"


def test_a_loose_column_drawn_outwards_is_a_success() -> None:
    assert drawn(DrawEnv(**QUICK), 3, 0.004) == (1.0, True, False, "clear")


def test_a_column_dragged_through_the_villa_is_a_failure() -> None:
    reward, ended, late, outcome = drawn(DrawEnv(**QUICK), 3, 0.01, outwards=False)

    assert (reward, ended, late) == (-1.0, True, False)
    assert outcome == "pushed"


def test_a_hand_that_does_nothing_runs_out_of_time() -> None:
    assert drawn(DrawEnv(**QUICK, seconds=0.5), 3, 0.0) == (0.0, False, True, "late")


def test_an_observation_is_laid_out_as_the_docstring_says() -> None:
    env = DrawEnv(plateaus=2, **QUICK)
    seen, info = env.reset(seed=4)
    rows = seen[:200].reshape(25, 8)
    on_table = [name for name, row in zip(PIECES, rows, strict=True) if row[0] == 1]

    assert on_table == [*map(str, COLUMNS), "blue", "green"]
    at = PIECES.index(info["column"])
    assert seen[200:203] == pytest.approx(rows[at, 1:4], abs=1e-4)  # gripped at its middle
    assert seen[203:206] == pytest.approx(seen[200:203], abs=1e-4)
    assert seen[209] == 1
    assert np.flatnonzero(seen[210:]).tolist() == [at]


def test_twenty_steps_are_a_second_of_the_villa() -> None:
    env = DrawEnv(seconds=1)
    env.reset(seed=3)
    began = env.world.time
    while not env.step(np.zeros(3, np.float32))[3]:
        pass

    assert env.world.time - began == pytest.approx(1.0)


def test_no_set_and_no_layout_is_in_both_splits() -> None:
    assert SPLITS["train"][-1] < SPLITS["held-out"][0]
    found = find(VillaKind(split="held-out", wood="rollout"), 5)
    assert found.serial in SPLITS["held-out"]
    assert found.layout_seed in SPLITS["held-out"]


def test_a_villa_may_have_been_played_with_before_the_draw() -> None:
    once, again = (find(VillaKind(turns=1, wood="rollout"), 3) for _ in range(2))
    raised = [name for name, fact in once.world.observe().columns.items() if fact.level == "blue"]

    assert len(raised) == 1
    assert (once.world.hash(), once.column) == (again.world.hash(), again.column)


@pytest.mark.parametrize(
    "wrong", [{"plateaus": 6}, {"turns": -1}, {"split": "test"}, {"layout": "heap"}, {"tremor": -1}, {"seconds": 0}]
)
def test_what_cannot_be_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^A .*\.$|^Scripted .*\.$"):
        DrawEnv(**wrong)


def test_it_says_which_engine_it_was_made_with_and_refuses_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert DrawEnv.metadata["engine"] == ENGINE
    monkeypatch.setattr(frozen, "engine_version", lambda: "mujoco 9.9.9")
    with pytest.raises(
        WrongEngine, match=r"frozen to mujoco 4\.0\.1 by 8 and 4 ms, and the engine here is mujoco 9\.9\.9"
    ):
        DrawEnv()
