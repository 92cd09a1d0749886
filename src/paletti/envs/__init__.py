"""Research environments on real wood: one draw (Gymnasium) and whole games (PettingZoo); docs/research.md.

Imports bots, testing, the table and what is below it. Importing this registers `paletti/Draw-v0` with Gymnasium; whole
games are `paletti_v0.env(...)`.
"""

try:
    import gymnasium
    import pettingzoo as _pettingzoo  # noqa: F401  imported here, so that one sentence says what is missing
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"paletti.envs needs {missing.name}, which is not installed: pip install 'villa-paletti[research]'",
        name=missing.name,
    ) from None

from paletti.envs import paletti_v0
from paletti.envs.actions import ACTIONS, Action, number_of
from paletti.envs.draw import DRAW, DrawEnv
from paletti.envs.frozen import ENGINE, WrongEngine
from paletti.envs.villas import SPLITS, Split

__all__ = [
    "ACTIONS",
    "DRAW",
    "ENGINE",
    "SPLITS",
    "Action",
    "DrawEnv",
    "Split",
    "WrongEngine",
    "number_of",
    "paletti_v0",
]

if DRAW not in gymnasium.registry:
    gymnasium.register(DRAW, "paletti.envs.draw:DrawEnv")
