"""A game as PettingZoo's AEC environment: one agent after the other, each at its turn."""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from ...games import Game, load
from ...games.stepping import REASON, TURN
from ..observations import Form, Observations, Seen
from ..rendering import FRAMES_PER_SECOND, MODES, Frame, check_mode, render
from ..vector.games import Illegal, Reward, VectorGames


def agent_names(seats: int) -> list[str]:
    """What PettingZoo calls the seats."""
    return [f"seat_{seat}" for seat in range(seats)]


def metadata_of(game: Game, is_parallelizable: bool) -> dict[str, Any]:
    """What PettingZoo wants to know; the version is the version of the rules."""
    return {
        "name": f"{game.name}_v{game.rules_version}",
        "render_modes": MODES,
        "render_fps": FRAMES_PER_SECOND,
        "is_parallelizable": is_parallelizable,
    }


class SandtableAEC(AECEnv[str, Seen, int], EzPickle):  # type: ignore[misc]
    """Any of our games. Agents are called by their seats, `seat_0` takes the first turn."""

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
        """An environment of the game of this name, with its options.

        `observations`: their form (see observations.py). `reward`, `illegal`: as in `VectorGames`.
        `max_cycles`: so many moves a seat, on average, and the game is truncated. `copy`: whether
        each observation has memory of its own; if not, the next step writes over it.
        """
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
        super().__init__()
        check_mode(render_mode)
        rules = load(game)
        seats = rules.seat_count(rules.read_options(options))
        self.metadata = metadata_of(rules, is_parallelizable=False)  # type: ignore[misc]
        self.render_mode = render_mode
        self.games = VectorGames(
            rules,
            1,
            reward=reward,
            illegal=illegal,
            most_moves=max_cycles and max_cycles * seats,
            deals_again=False,
            tensors=observations != "text",
            threads=1,
            **options,
        )
        # Looked up once: they are asked for in every step.
        self._play, self._column = self.games.play, self.games.numbers[:, 0]
        self._mask = self.games.masks[0]
        self._is_rewarded_at_the_end = reward != "shaped"
        self._seen = Observations(self.games, observations, copy)
        self.possible_agents = agent_names(seats)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = self.games.action_count
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._seen.space)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all decisions: `env.games.game.action_texts` has their words."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same, and the same chance follows."""
        self.games.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._hand_over(self._column.item(TURN))

    def step(self, action: Any) -> None:
        """Play the action of the agent to move; None takes away one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        turn = self._play(action)
        if turn < 0 or not self._is_rewarded_at_the_end:
            self._end_step(self._column.item(TURN))
            return
        self.infos[agent] = {}
        self._hand_over(turn)

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own does, in fewer steps."""
        agent = self.agent_selection
        return (
            self._seen.seen_by(self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _hand_over(self, turn: int) -> None:
        self.agent_selection = agent = self.possible_agents[turn]
        self.infos[agent] = {"action_mask": self._mask.copy()}

    def _end_step(self, turn: int) -> None:
        """What is not in every step: rewards, and the end."""
        games = self.games
        self.rewards = dict(zip(self.possible_agents, games.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()
        self.infos = {agent: {} for agent in self.agents}
        if turn >= 0:
            self._hand_over(turn)
            self._tell_reason()
            return
        self.terminations = dict.fromkeys(self.agents, bool(games.terminated[0]))
        self.truncations = dict.fromkeys(self.agents, bool(games.truncated[0]))
        self.agent_selection = self.agents[0]
        self._tell_reason()

    def _tell_reason(self) -> None:
        """If the last action was refused: why, as a number of `Game.refusals`."""
        reason = self._column.item(REASON)
        if reason:
            for info in self.infos.values():
                info["refused"] = reason

    def observe(self, agent: str) -> Seen:
        """What an agent's seat may know."""
        return self._seen.seen_by(self._seats[agent])

    def render(self) -> Frame:
        """The position, with all that is hidden in it."""
        return render(self.games.game, self.games.states[0], self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""
