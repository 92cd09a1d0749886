"""Roll-outs with which each environment was frozen, as hashes; `python -m tests.envs.golden` prints this machine's.

They are exact under one engine and one kind of processor, as replays are (table/machine.py). On other machines a
roll-out can only be compared with itself, and the tests' summary says so.
"""

from hashlib import blake2b

import gymnasium
import numpy as np

from paletti.envs import DRAW, paletti_v0
from paletti.table.chance import Chance
from paletti.table.machine import machine

GOLDEN = {
    "mujoco 4.0.1 by 8 and 4 ms, x86-64 AVX-512, Linux": {
        "paletti/Draw-v0": "aee2361f8b5af106a4459b2dce8a58b0",
        "paletti_v0": "8563c754990ab41269dd6036646f110f",
    },
}


def draw_rollout(seed: int = 8, steps: int = 25) -> str:
    """The hash of a draw: every observation, reward and ending, and where the wood is at the end."""
    env = gymnasium.make(DRAW, plateaus=2, tremor=1.0)
    chance, digest = Chance("golden draw", seed), blake2b(digest_size=16)
    seen, _ = env.reset(seed=seed)
    for _ in range(steps):
        digest.update(seen.tobytes())
        action = np.array([chance.between(0.002, 0.006), chance.between(-0.004, 0.004), 0.0], np.float32)
        seen, reward, ended, late, _ = env.step(action)
        digest.update(f"{reward} {ended} {late}".encode())
        if ended or late:
            break
    digest.update(seen.tobytes())
    return digest.hexdigest()


def game_rollout(seed: int = 8, deeds: int = 7) -> str:
    """The hash of the first deeds of a game: every observation, mask and reward, and where the wood is at the end."""
    env = paletti_v0.env(players=3, tremor=1.0)
    env.reset(seed=seed)
    chance, digest = Chance("golden game", seed), blake2b(digest_size=16)
    for agent in env.agent_iter(deeds):
        seen, reward, ended, late, _ = env.last()
        digest.update(f"{agent} {reward} {ended} {late}".encode())
        digest.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        open_now = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(open_now[chance.below(len(open_now))])
    digest.update(env.unwrapped.game.world.hash().encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(machine(), draw_rollout(), game_rollout())  # noqa: T201
