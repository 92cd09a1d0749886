"""Both research environments, each stepped by chance and by a simple script. Needs the extra `research`.

python examples/environments.py
"""

import time
from collections import Counter
from collections.abc import Callable
from math import atan2, cos, radians, remainder, sin, tau
from typing import Any

import gymnasium
import numpy as np

from paletti.envs import ACTIONS, DRAW, paletti_v0

Policy = Callable[[Any, dict[str, Any]], Any]  # what it sees and is told at the start, and what it does at each step

STEP_M = 0.004  # 8 cm a second


def draw(env: gymnasium.Env[Any, Any], policy: Policy, seed: int) -> tuple[str, int]:
    """What came of one draw, and after how many steps."""
    seen, told = env.reset(seed=seed)
    steps = 0
    while True:
        seen, _, ended, late, info = env.step(policy(seen, told))
        steps += 1
        if ended or late:
            return info["outcome"], steps


def straight_out(seen: Any, told: dict[str, Any]) -> Any:
    """Draws on the way that leads most away from the middle, of those with room for fingers."""
    outward = atan2(seen[201], seen[200])
    way = min(map(radians, told["ways"]), key=lambda way: abs(remainder(way - outward, tau)))
    return np.array([STEP_M * cos(way), STEP_M * sin(way), 0.0], np.float32)


def play(env: Any, choose: Callable[[list[int]], int], seed: int) -> list[str]:
    """What happened in a game in which all seats choose alike."""
    env.reset(seed=seed)
    happened: list[str] = []
    for _ in env.agent_iter():
        seen, _, ended, late, _ = env.last()
        if ended or late:
            env.step(None)
            continue
        env.step(choose(np.flatnonzero(seen["action_mask"]).tolist()))
        happened += env.infos[env.agent_selection].get("events", [])
    return happened


def main() -> None:
    rng = np.random.default_rng(1)
    env = gymnasium.make(DRAW, plateaus=1, wood="rollout", seconds=3)
    policies: dict[str, Policy] = {"by chance": lambda *_: env.action_space.sample(), "straight out": straight_out}
    env.action_space.seed(1)
    for name, policy in policies.items():
        began = time.process_time()
        drawn = [draw(env, policy, seed) for seed in range(3)]
        cpu_s = time.process_time() - began
        outcomes = dict(Counter(outcome for outcome, _ in drawn))
        per_s = sum(steps for _, steps in drawn) / cpu_s
        print(f"Drawn {name}: {outcomes}, {per_s:.0f} steps a CPU second, resets included")

    game = paletti_v0.env(edition="de", players=2, most_deeds=7)
    choices: dict[str, Callable[[list[int]], int]] = {
        "by chance": lambda may: int(rng.choice(may)),
        "the first that is open": lambda may: may[0],  # actions 0 to 19 raise a column
    }
    for name, choose in choices.items():
        events = play(game, choose, seed=2)
        raised = sum(event.startswith("column-raised") for event in events)
        print(f"Played {name}: {raised} columns raised, the last event was {events[-1]!r}")
    print(f"There are {len(ACTIONS)} actions: 0 is {ACTIONS[0]}, {len(ACTIONS) - 1} is {ACTIONS[-1]}.")


if __name__ == "__main__":
    main()
