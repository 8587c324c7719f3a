"""PettingZoo: London with several people, AutoMartin as one more chair."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from . import _native
from ._picture import rendered
from ._spaces import Options, Sight
from ._words import Choice, chosen, say
from .game import Game
from .gym import MODES, Reasons

__all__ = ["LondonEnv", "env"]


def env(**kwargs: Any) -> LondonEnv:
    """London for several people; see ``LondonEnv``."""
    return LondonEnv(**kwargs)


class LondonEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """London for two or three people and AutoMartin.

    ``player_0`` and so on are the people in the order of their chairs, ``automa_0`` is
    AutoMartin: its one option is what its cards dictate. Each sees what its chair sees.
    At the end ``margin`` is by how much an agent is ahead of the best of the others,
    ``win`` 1, 0 (shared) or -1. After ``max_cycles`` turns around the table, if that is
    given, the game is cut off.
    """

    metadata: dict[str, Any] = {
        "name": "automatable_london_v0",
        "render_modes": [*MODES, "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        seats: int = 3,
        reward: str = "margin",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **choices: Choice,
    ) -> None:
        super().__init__()
        if reward not in ("margin", "win"):
            raise _native.UnknownError(say(lang, "py-reward", found=reward))
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise _native.UnknownError(say(lang, "py-render", expected=modes, found=render_mode))
        self.reward, self.max_cycles = reward, max_cycles
        self.render_mode, self.lang = render_mode, lang
        self._given = chosen({"seats": seats, **choices})
        self.sight = Sight.of("london")
        self._table: _native.Table | None = _native.Table("london", self._given, 0, lang)
        automa = self._table.automa_seat
        people = [it for it in range(1, self._table.n_seats + 1) if it != automa]
        self._seats = {f"player_{nth}": seat for nth, seat in enumerate(people)}
        self._seats["automa_0"] = automa
        self._agents = {seat: agent for agent, seat in self._seats.items()}
        # In the order of the chairs.
        self.possible_agents = [self._agents[seat] for seat in sorted(self._agents)]
        self.agents: list[str] = []
        space = self.sight.observation_space()
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {
            agent: Options(self.sight.most_options) for agent in self.possible_agents
        }
        self._deals = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Options:
        """The options of an agent, by their number."""
        return self.action_spaces[agent]

    @property
    def table(self) -> _native.Table:
        """The table, if the environment is open."""
        if self._table is None:
            raise _native.ClosedError(say(self.lang, "py-closed"))
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: with a seed the one it deals, without one any."""
        _ = self.table
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        deal = int(self._deals.integers(1 << 53)) if seed is None else seed
        self._table = _native.Table("london", self._given, deal, self.lang)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._n_turns, self._cursor = 0, 0
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is the one to act."""
        table, sight = self.table, self.sight
        row = np.zeros(sight.n_fields, np.float32)
        table.observe(self._seats[agent], row, self._cursor)
        rows = np.zeros((sight.most_options, sight.n_option_fields), np.float32)
        mask = np.zeros(sight.most_options, np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[: self._n_options()] = 1
            table.weigh(self._seats[agent], rows, self._cursor)
        return {"observation": row, "action_mask": mask, "options": rows}

    def step(self, action: int | None) -> None:
        """Does the option with this number; one that there is not is refused."""
        table, agent = self.table, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        n = self._n_options()
        if action is None or not 0 <= int(action) < n:
            raise _native.Refused(say(self.lang, "py-option", n=n, found=action))
        since = self._cursor
        if agent != "automa_0":
            table.act_nth(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cursor += 1
        self._go_on()
        if agent != self.agent_selection:
            self._n_turns += 1
        self.infos[agent] = {}
        if agent == "automa_0":
            # What it did and why, for everybody who wants to know.
            reasons = Reasons(table, [since])
            self.infos = {it: {"trace": reasons} for it in self.agents}
        if self._turn()[0] == "over":
            self._end()
        elif self.max_cycles is not None and self.max_cycles * len(self.agents) <= self._n_turns:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def record(self, format: str = "toml") -> str:
        """The record of the game so far."""
        return self.table.record(format)

    def to_game(self) -> Game:
        """The game so far, to be played on apart."""
        return Game._around(self.table.copy())

    def render(self) -> Any:
        """The table as text, SVG or pixels; ``human`` prints the text."""
        if self.render_mode == "human":
            print(self.table.ansi())
            return None
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Ends it; whatever is asked then is refused."""
        self._table = None

    def _turn(self) -> tuple[str, int | None]:
        return self.table.turn(self._cursor)

    def _n_options(self) -> int:
        return self.table.n_options(self._cursor)

    def _go_on(self) -> None:
        """Goes past what piles turned up, to whoever acts next."""
        while self._turn()[0] == "chance":
            self._cursor += 1
        seat = self._turn()[1]
        if seat is not None:
            self.agent_selection = self._agents[seat]
            self.action_spaces[self.agent_selection].n_now = self._n_options()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        scores = dict(enumerate(self.table.scores(), start=1))
        winners = [self._agents[seat] for seat in self.table.winners]
        for agent in self.agents:
            own = scores[self._seats[agent]]
            others = max(it for seat, it in scores.items() if seat != self._seats[agent])
            if self.reward == "margin":
                self.rewards[agent] = float(own - others)
            elif agent in winners:
                self.rewards[agent] = 1.0 if len(winners) == 1 else 0.0
            else:
                self.rewards[agent] = -1.0
