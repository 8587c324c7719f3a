"""Gymnasium: the automa is the environment."""

from __future__ import annotations

from typing import Any, Iterator

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import _native
from ._picture import rendered
from ._spaces import Field, Options, Sight
from ._words import Choice, chosen, say
from .game import Game, Rung, Why
from .registration import ids, register

__all__ = ["AutomaEnv", "AutomaVectorEnv", "Field", "Options", "Reasons", "Sight", "ids", "register"]

MODES = ["ansi", "rgb_array", "svg"]
Observation = dict[str, Any]


class Reasons:
    """Why the automa acted as it did since the last choice; worked out when somebody asks."""

    def __init__(self, table: _native.Table, plies: list[int]) -> None:
        self._table, self.plies = table, plies

    def why(self) -> Why | None:
        """The actions with their sentences and rungs; nothing if it did not act."""
        document = self._table.why(self.plies) if self.plies else None
        return None if document is None else Why.of(document)

    def __iter__(self) -> Iterator[Rung]:
        why = self.why()
        return iter(why.trace if why else [])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reasons) and self.why() == other.why()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Reasons of entries {self.plies}>"


class AutomaEnv(gymnasium.Env[Observation, Any]):
    """One person against an automa.

    An action is the number of an option. An observation is a row of numbers
    (``fields``), the mask of the options, and a row for each option
    (``option_fields``). ``reward`` is ``margin``, ``win`` or ``shaped``.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        reward: str = "margin",
        render_mode: str | None = None,
        lang: str = "en",
        **choices: Choice,
    ) -> None:
        _native.check_reward(reward, lang)
        if render_mode is not None and render_mode not in MODES:
            words = say(lang, "py-render", expected=", ".join(MODES), found=render_mode)
            raise _native.UnknownError(words)
        self.sight = Sight.of(game)
        self.game, self.lang, self.reward, self.render_mode = game, lang, reward, render_mode
        self._given = chosen(choices)
        # What cannot be begun is told now, not at the first reset.
        fresh = _native.Table(game, self._given, 0, lang)
        if fresh.n_seats != 2:
            raise _native.UnknownError(say(lang, "py-people", n=fresh.n_seats - 1))
        self._person, self._automa = 3 - fresh.automa_seat, fresh.automa_seat
        self._difficulty = fresh.difficulty()
        self._table: _native.Table | None = None
        self._is_closed = False
        self._margin = 0
        self.observation_space = self.sight.observation_space()
        self.action_space: Options = Options(self.sight.most_options)

    @property
    def fields(self) -> dict[str, Field]:
        """What is seen of a table."""
        return self.sight.fields

    @property
    def option_fields(self) -> dict[str, Field]:
        """What is seen of an option."""
        return self.sight.option_fields

    @property
    def table(self) -> _native.Table:
        """The table, if the environment is open and was reset."""
        if self._is_closed:
            raise _native.ClosedError(say(self.lang, "py-closed"))
        if self._table is None:
            raise _native.ClosedError(say(self.lang, "py-unset"))
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game: with a seed the one it deals, without one any."""
        if self._is_closed:
            raise _native.ClosedError(say(self.lang, "py-closed"))
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 53)) if seed is None else seed
        self._table = _native.Table(self.game, self._given, deal, self.lang)
        self._margin = self._ahead()
        return self._observed(), self._info(0)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Does the option with this number; one that there is not is refused."""
        since = self.table.ply
        self.table.act_nth(int(action))
        is_over = self.table.outcome is not None
        reward = 0.0
        if self.reward == "shaped" or is_over:
            margin = self._ahead()
            reward = float(
                {"margin": margin, "win": (0 < margin) - (margin < 0), "shaped": margin - self._margin}[
                    self.reward
                ]
            )
            if self.reward == "win":
                reward = {"won": 1.0, "drawn": 0.0, "lost": -1.0}[str(self.table.outcome)]
            self._margin = margin
        return self._observed(), reward, is_over, False, self._info(since)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of the options, where sb3-contrib looks for it."""
        mask: npt.NDArray[np.bool_] = np.arange(self.sight.most_options) < self.action_space.n_now
        return mask

    def record(self, format: str = "toml") -> str:
        """The record of the game so far."""
        return self.table.record(format)

    def to_game(self) -> Game:
        """The game so far, to be played on apart."""
        return Game._around(self.table.copy())

    def render(self) -> Any:
        """The table as text, SVG or pixels."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Ends it; whatever is asked then is refused."""
        self._is_closed, self._table = True, None

    def _ahead(self) -> int:
        scores = self.table.scores()
        return scores[self._person - 1] - scores[self._automa - 1]

    def _observed(self) -> Observation:
        table, sight = self.table, self.sight
        is_over = table.outcome is not None
        n = 0 if is_over else table.n_options()
        self.action_space.n_now = n
        row = np.zeros(sight.n_fields, np.float32)
        table.observe(self._person, row)
        rows = np.zeros((sight.most_options, sight.n_option_fields), np.float32)
        table.weigh(self._person, rows)
        mask = np.zeros(sight.most_options, np.int8)
        mask[:n] = 1
        return {"observation": row, "action_mask": mask, "options": rows}

    def _info(self, since: int) -> dict[str, Any]:
        table = self.table
        return {
            "seed": table.seed,
            "ply": table.ply,
            "n_options": self.action_space.n_now,
            "trace": Reasons(table, table.automa_plies(since)),
            "difficulty": self._difficulty,
            "outcome": table.outcome,
        }


class AutomaVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many games in one call, stepped without the interpreter's lock.

    Game ``i`` is dealt by ``seed + i``; the next one there by ``num_envs`` more. With
    ``copy=False`` the same arrays are written again at every step; with
    ``features=True`` each option has its row.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "patchwork",
        *,
        reward: str = "margin",
        features: bool = False,
        copy: bool = True,
        threads: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        lang: str = "en",
        **choices: Choice,
    ) -> None:
        if render_mode is not None:
            raise _native.UnknownError(say(lang, "py-render", expected="-", found=render_mode))
        self.sight = Sight.of(game)
        self.num_envs, self.lang, self.copy = num_envs, lang, copy
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        is_same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self._batch = _native.Batch(
            game, chosen(choices), num_envs, reward, is_same_step, threads, lang
        )
        sight, n = self.sight, num_envs
        n_rows = n if features else 0
        self._arrays: _native.Arrays = (
            np.zeros((n, sight.n_fields), np.float32),
            np.zeros((n, sight.most_options), np.bool_),
            np.zeros((n_rows, sight.most_options, sight.n_option_fields), np.float32),
            np.zeros(n, np.int64),
            np.zeros(n, np.float64),
            np.zeros(n, np.bool_),
            np.zeros(n, np.int64),
            np.zeros(n, np.int64),
            np.zeros(n, np.int64),
        )
        self._truncated = np.zeros(n, np.bool_)
        self._is_closed = self._is_reset = False
        self._features = features
        self.single_observation_space = sight.observation_space(features)
        self.single_action_space = Options(sight.most_options)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    @property
    def n_options(self) -> npt.NDArray[np.int64]:
        """How many options each game has now: below that, any number is one."""
        return self._arrays[3]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins every game anew."""
        if self._is_closed:
            raise _native.ClosedError(say(self.lang, "py-closed"))
        super().reset(seed=seed)
        deal = int(self.np_random.integers((1 << 53) - 2 * self.num_envs)) if seed is None else seed
        self._batch.reset(deal, self._arrays)
        self._is_reset = True
        return self._observed(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[
        Observation,
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Steps every game; one option that there is not, and none is stepped."""
        if self._is_closed or not self._is_reset:
            words = "py-closed" if self._is_closed else "py-unset"
            raise _native.ClosedError(say(self.lang, words))
        self._batch.step(np.ascontiguousarray(actions, np.int64), self._arrays)
        rewards, terminated = self._arrays[4], self._arrays[5]
        if self.copy:
            rewards, terminated = rewards.copy(), terminated.copy()
        return self._observed(), rewards, terminated, self._truncated, self._info()

    def close_extras(self, **kwargs: Any) -> None:
        """Ends it; whatever is asked then is refused."""
        self._is_closed = True

    def _observed(self) -> Observation:
        row, mask, rows = self._arrays[:3]
        seen: Observation = {"observation": row, "action_mask": mask.view(np.int8)}
        if self._features:
            seen["options"] = rows
        return {key: it.copy() for key, it in seen.items()} if self.copy else seen

    def _info(self) -> dict[str, Any]:
        n_options, terminated, margins, outcomes, seeds = (self._arrays[it] for it in (3, 5, 6, 7, 8))
        info = {"n_options": n_options, "seed": seeds, "margin": margins, "outcome": outcomes}
        info |= {"_margin": terminated, "_outcome": terminated}
        return {key: it.copy() for key, it in info.items()} if self.copy else info


register()
