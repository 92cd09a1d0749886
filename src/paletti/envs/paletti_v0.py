"""Whole games by deeds, as a PettingZoo AEC environment: rules decide what is open, wood decides the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from msgspec import structs
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from paletti.bots.arena.match import MOST_DEEDS, MOST_FRAMES
from paletti.bots.hands.travel import BRISK
from paletti.bots.mind.decision import Decision, Speak
from paletti.bots.mind.intent import HANDS, BadIntent, least
from paletti.bots.mind.strength import Strength
from paletti.bots.player import Bot
from paletti.envs.actions import ACTIONS, ActionMask, decision_for, open_actions
from paletti.envs.frozen import check_engine, frozen_metadata
from paletti.envs.seat import HIGH, LOW, seat_numbers
from paletti.envs.villas import Split, check_layout, check_split, drawn_set
from paletti.rules.choices import Chosen
from paletti.rules.notation import write_event, write_state
from paletti.rules.state import State
from paletti.table.chance import Chance
from paletti.table.game import Game
from paletti.table.journal import Journal
from paletti.table.kit import Style
from paletti.table.setup import GameSetup

NAME = "paletti_v0"


def env(**chosen: Any) -> Any:
    """The environment with PettingZoo's usual guards: a seat that chooses a closed action loses 1; the game ends."""
    guarded = wrappers.TerminateIllegalWrapper(GameEnv(**chosen), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def rewards_of(state: State) -> tuple[float, ...]:
    """The reward of each seat at the end: 1 for each winner, -1 for the others; 0 for all if nobody won."""
    seats = range(len(state.players))
    if not state.winners:
        return tuple(0.0 for _ in seats)
    return tuple(1.0 if seat in state.winners else -1.0 for seat in seats)


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A whole game: each agent is a seat, each action a deed, carried out in real wood by the hands of our bots.

    **Action**: `Discrete(74)`; `paletti.envs.actions.ACTIONS` names each one.

    | action | deed |
    | --- | --- |
    | 0 to 19 | raise this column: move it, or prove with it where one objected |
    | 20 to 39 | let this column be: take hold of it and break off |
    | 40 to 59 | take this column out |
    | 60 to 63 | choose, or name, red, yellow, blue or green |
    | 64 to 68 | throw the seal; apply for a plateau; consent; object; lay the plateau |
    | 69 to 73 | give the plateau up; waive; pass; set the villa up; let the clock run out (if nothing else is open) |

    **Observation**: a dictionary of `observation` (a `Box` of 667 numbers, in docs/research.md) and `action_mask`
    (1 for each open action, all 0 while another seat is to act).

    **Reward**, when the game is over: 1 to each winner (several may share, as the rules say) and -1 to the others; 0 to
    all where nobody wins. A game of more than `most_deeds` deeds, or one that gets stuck, is truncated with 0 to all.

    `tremor` scales how the hands shake: 0 steady, 1 as people's; the house rule `hands` scales it once more.
    """

    metadata: ClassVar[dict[str, Any]] = frozen_metadata(name=NAME, render_modes=["ansi"], is_parallelizable=False)

    def __init__(
        self,
        players: int = 2,
        edition: str = "de",
        house: Mapping[str, Chosen] | None = None,
        layout: Style = "scattered",
        split: Split = "train",
        tremor: float = 0.0,
        most_deeds: int = MOST_DEEDS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_engine(NAME)
        check_split(split)
        check_layout(layout)
        if not 0 <= tremor <= 10:
            raise ValueError(f"A tremor is 0 (steady) to 10, not {tremor}.")
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._setup = GameSetup(tuple(self.possible_agents), edition, dict(house or {}), layout=layout)
        self._setup.check()
        self._split: Split = split
        self._skill = replace(HANDS, tremor=tremor)
        self.most_deeds, self.render_mode = most_deeds, render_mode
        box = spaces.Box(LOW, HIGH)
        mask = spaces.Box(0, 1, (len(ACTIONS),), np.int8)
        self._observed = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self._acted = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What this agent sees."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What this agent chooses from."""
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the game of this seed; without one, a game that follows from the last seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        number = int(self._rng.integers(1 << 53)) if seed is None else seed
        serial, villa = drawn_set(Chance("game", number), self._split)
        self.game = Game.new(structs.replace(self._setup, serial=serial, seed=villa), Journal())
        self._bots = [
            Bot(seat, Strength.MASTER, villa, BRISK, self._skill) for seat in range(len(self.possible_agents))
        ]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._mask: ActionMask = np.zeros(len(ACTIONS), np.int8)
        self.agent_selection = self.agents[0]
        if not self._ask():
            raise RuntimeError("nobody has anything to do in a new game")

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees now; the mask is its own only while it is to act."""
        seat = self.possible_agents.index(agent)
        mask = self._mask if agent == self.agent_selection else np.zeros_like(self._mask)
        return {"observation": seat_numbers(self.game.world, self.game.state, seat), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Carries the deed out until it is judged and somebody has to choose again."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._mask[int(action)]:
            raise ValueError(f"{agent} may not choose {action} now: its action_mask says what it may.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        moved = self._carry_out(self._bots[self.possible_agents.index(agent)], int(action))
        state = self.game.state
        if state.over:
            self._finish()
        elif not moved or self.game.version >= self.most_deeds or not self._ask():
            self._mask = np.zeros_like(self._mask)
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The referee's state in one line (`ansi`), in the rules' notation."""
        return write_state(self.game.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing, because nothing is open."""

    # Inside

    def _ask(self) -> bool:
        """Whether somebody has to choose; finds out who, and what is open."""
        state = self.game.state
        # All players set the villa up together. Later the seat that must act is asked first, then the others clockwise.
        first = state.actor if state.set_up else self.game.version
        for bot in sorted(self._bots, key=lambda bot: (bot.seat - first) % len(self._bots)):
            if not bot.wants(self.game):
                continue
            mask = open_actions(bot.view(self.game))
            if mask.any():
                self._mask, self.agent_selection = mask, self.possible_agents[bot.seat]
                return True
        return False

    def _carry_out(self, bot: Bot, action: int) -> bool:
        """Whether it had a result; every agent's info then says which."""
        game, version = self.game, self.game.version
        fault, decision = self._decision(bot, action)
        try:
            for frame, _ in enumerate(bot.act(game, decision)):
                game.advance()
                if frame > MOST_FRAMES:
                    break
        except FloatingPointError:
            return False  # the engine failed: nobody wins
        events = [write_event(event) for entry in game.journal.entries()[version:] for event in entry.events]
        for agent in self.agents:
            self.infos[agent] = {"events": events}
        if fault is not None:
            self.infos[self.possible_agents[bot.seat]]["fault"] = fault
        return game.version != version

    def _decision(self, bot: Bot, action: int) -> tuple[str | None, Decision]:
        view = bot.view(self.game)
        rng = np.random.default_rng([bot.seed, bot.seat, self.game.version, 0])
        try:
            return None, decision_for(view, action, rng)
        except BadIntent as problem:
            # The hands find no place for the column, so the least is done, as for every bot.
            return str(problem), Speak(least(view))

    def _finish(self) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards_of(self.game.state), strict=True))
        self._mask = np.zeros_like(self._mask)
        self.terminations = dict.fromkeys(self.agents, True)


raw_env = GameEnv  # PettingZoo's name for an environment without guards
