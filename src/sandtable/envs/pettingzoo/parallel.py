"""A game as PettingZoo's parallel environment, for libraries that know no other.

All agents act in every step. Those that are not to move have one legal action, to wait; it is the
last one, and whatever else they choose is not looked at.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from ...games import load
from ..observations import Form, Observations, Seen
from ..rendering import Frame, check_mode, render
from ..vector.games import Illegal, Reward, VectorGames
from .aec import agent_names, metadata_of

Told = dict[str, Seen]
All = tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]


class SandtableParallel(ParallelEnv[str, Seen, int], EzPickle):  # type: ignore[misc]
    """Any of our games, all seats at once."""

    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        game: str,
        *,
        observations: Form = "flat",
        reward: Reward = "win",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """As the AEC environment, but that `max_cycles` are steps."""
        EzPickle.__init__(
            self,
            game,
            observations=observations,
            reward=reward,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
            copy=copy,
            **options,
        )
        check_mode(render_mode)
        rules = load(game)
        self.metadata = metadata_of(rules, is_parallelizable=True)  # type: ignore[misc]
        self.render_mode = render_mode
        self.games = VectorGames(
            rules,
            1,
            reward=reward,
            illegal=illegal,
            most_moves=max_cycles,
            deals_again=False,
            tensors=True,
            threads=1,
            **options,
        )
        self.wait = self.games.action_count
        """The action of those who are not to move."""
        self._seen = Observations(self.games, observations, copy)
        self.possible_agents = agent_names(self.games.seats)
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        seen = spaces.Dict({**self._seen.space.spaces, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all decisions, and `wait`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        """Deal a new game."""
        self.games.reset(seed)
        self.agents = list(self.possible_agents)
        return self._tell()

    def step(self, actions: dict[str, int]) -> All:
        """Play the action of the seat to move; when the game is over there is nothing to tell."""
        games = self.games
        if not self.agents:
            return {}, {}, {}, {}, {}
        games.play(actions[self.possible_agents[games.turns.item(0)]])
        seen, infos = self._tell()
        rewards = dict(zip(self.agents, games.rewards[0].tolist(), strict=True))
        terminations = dict.fromkeys(self.agents, bool(games.terminated[0]))
        truncations = dict.fromkeys(self.agents, bool(games.truncated[0]))
        if games.turns[0] < 0:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _tell(self) -> tuple[Told, Told]:
        seen, infos = {}, {}
        turn = self.games.turns.item(0)
        for seat, agent in enumerate(self.possible_agents):
            own = self._seen.seen_by(seat)
            mask = own["action_mask"]
            waits = np.array([turn >= 0 and seat != turn], np.int8)
            own["action_mask"] = np.concatenate([mask if seat == turn else mask * 0, waits])
            seen[agent] = own
            infos[agent] = {"action_mask": own["action_mask"].copy()}
        return seen, infos

    def render(self) -> Frame:
        """The position, with all that is hidden in it."""
        return render(self.games.game, self.games.states[0], self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""
