"""A baseline that learns Patchwork: PPO with masks (sb3-contrib), on a CPU, in minutes.

    pip install automatable sb3-contrib
    python train.py --minutes 8 --out agent

It sees the package's own numbers and nothing else. The places of each patch are cut to
the twelve that leave the quilt least ragged; which of them, which patch, or advancing, it
learns. At the end it is measured by the package's own ``compare``.
"""

from __future__ import annotations

import argparse
import csv
import json
import pathlib
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

import automatable
from automatable.gym import Sight

SIGHT = Sight.of("patchwork")
N_PLACES, N_OPTIONS = 12, 1 + 3 * 12
QUILT = SIGHT.fields["quilt"].n
N_TABLE = SIGHT.n_fields - QUILT
N_OPTION = SIGHT.n_option_fields


def scales(fields: Any) -> np.ndarray:
    """What numbers are divided by, so that most lie between -1 and 1."""
    return np.concatenate([np.full(it.n, min(max(it.high, 1), 50), np.float32) for it in fields])


TABLE_SCALE = scales(SIGHT.fields.values())[QUILT:]
OPTION_SCALE = scales(SIGHT.option_fields.values())


def shortlist(rows: np.ndarray) -> np.ndarray:
    """The numbers of the options that are thought of: advancing, and compact places."""
    field = SIGHT.option_fields
    ragged = rows[:, field["after-edges"].start] + 4 * rows[:, field["after-regions"].start]
    reach = rows[:, field["reach"].start] * 2 + rows[:, field["is-advance"].start]
    chosen = []
    for kind in np.unique(reach):
        them = np.flatnonzero(reach == kind)
        chosen.append(them[np.argsort(ragged[them], kind="stable")[:N_PLACES]])
    return np.concatenate(chosen)[:N_OPTIONS]


def seen(row: np.ndarray, rows: np.ndarray, them: np.ndarray) -> dict[str, np.ndarray]:
    """What the network is given."""
    options = np.zeros((N_OPTIONS, N_OPTION), np.float32)
    options[: len(them)] = rows[them] / OPTION_SCALE
    return {"table": row[QUILT:] / TABLE_SCALE, "options": options}


class Shortlist(gymnasium.Wrapper):
    """The environment with the shortlist for its options, and rewards of about one."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        free = {"low": -np.inf, "high": np.inf, "dtype": np.float32}
        table = spaces.Box(shape=(N_TABLE,), **free)
        options = spaces.Box(shape=(N_OPTIONS, N_OPTION), **free)
        self.observation_space = spaces.Dict({"table": table, "options": options})
        self.action_space = spaces.Discrete(N_OPTIONS)
        self.them = np.zeros(0, np.int64)

    def _seen(self, observation: dict[str, np.ndarray], n: int) -> dict[str, np.ndarray]:
        rows = observation["options"][:n]
        self.them = shortlist(rows) if n else np.zeros(1, np.int64)
        return seen(observation["observation"], rows, self.them if n else self.them[:0])

    def reset(self, **words: Any) -> Any:
        observation, info = self.env.reset(**words)
        return self._seen(observation, info["n_options"]), {}

    def step(self, action: Any) -> Any:
        observation, reward, is_over, cut, info = self.env.step(int(self.them[int(action)]))
        told = {"margin": self.env.unwrapped._ahead()} if is_over else {}
        return self._seen(observation, info["n_options"]), reward / 20, is_over, cut, told

    def action_masks(self) -> np.ndarray:
        return np.arange(N_OPTIONS) < len(self.them)


class Flat(BaseFeaturesExtractor):
    """Table and options in one row."""

    def __init__(self, space: spaces.Dict) -> None:
        super().__init__(space, N_TABLE + N_OPTIONS * N_OPTION)

    def forward(self, given: dict[str, torch.Tensor]) -> torch.Tensor:
        return torch.cat([given["table"], given["options"].flatten(1)], dim=1)


class Scorer(torch.nn.Module):
    """Scores every option by itself beside the table; the table alone has a value."""

    latent_dim_pi, latent_dim_vf = N_OPTIONS, 64

    def __init__(self) -> None:
        super().__init__()
        self.option = torch.nn.Sequential(
            torch.nn.Linear(N_TABLE + N_OPTION, 64), torch.nn.Tanh(),
            torch.nn.Linear(64, 64), torch.nn.Tanh(), torch.nn.Linear(64, 1),
        )
        self.table = torch.nn.Sequential(
            torch.nn.Linear(N_TABLE + N_OPTION, 64), torch.nn.Tanh(), torch.nn.Linear(64, 64), torch.nn.Tanh()
        )

    def forward(self, row: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(row), self.forward_critic(row)

    def forward_actor(self, row: torch.Tensor) -> torch.Tensor:
        table, options = self._parts(row)
        beside = table.unsqueeze(1).expand(-1, N_OPTIONS, -1)
        return self.option(torch.cat([beside, options], dim=2)).squeeze(2)

    def forward_critic(self, row: torch.Tensor) -> torch.Tensor:
        table, options = self._parts(row)
        return self.table(torch.cat([table, options[:, 0]], dim=1))

    @staticmethod
    def _parts(row: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return row[:, :N_TABLE], row[:, N_TABLE:].view(-1, N_OPTIONS, N_OPTION)


class Policy(MaskableActorCriticPolicy):
    """The scores are the logits."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Scorer()

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = torch.nn.Identity()
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


class Agent:
    """The trained network in a person's chair."""

    name, reproducible = "ppo", True

    def __init__(self, model: MaskablePPO) -> None:
        self.model = model

    def choose(self, view: automatable.View, options: list[str]) -> int:
        rows = view.features
        them = shortlist(rows)
        mask = np.arange(N_OPTIONS) < len(them)
        given = seen(view.observation, rows, them)
        action, _ = self.model.predict(given, deterministic=True, action_masks=mask)
        return int(them[int(action)])


class Curve(BaseCallback):
    """Keeps the mean margin of the games behind, and stops in time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.started = seconds, time.monotonic()
        self.margins: list[int] = []
        self.rows: list[tuple[int, int, int, float]] = []

    def _on_step(self) -> bool:
        self.margins += [it["margin"] for it in self.locals["infos"] if "margin" in it]
        return time.monotonic() - self.started < self.seconds

    def _on_rollout_end(self) -> None:
        took = time.monotonic() - self.started
        mean = float(np.mean(self.margins[-200:])) if self.margins else float("nan")
        self.rows.append((self.num_timesteps, len(self.margins), round(took), round(mean, 2)))
        print(*self.rows[-1], flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--level", default="III")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("agent"))
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)

    def begun() -> gymnasium.Env:
        return Shortlist(gymnasium.make(f"automatable/Patchwork-{args.level}-v0", disable_env_checker=True))

    model = MaskablePPO(
        Policy, DummyVecEnv([begun] * 8), n_steps=256, batch_size=256, n_epochs=6, gamma=1.0,
        gae_lambda=0.95, learning_rate=7e-4, ent_coef=0.005, seed=1, device="cpu",
        policy_kwargs={"features_extractor_class": Flat},
    )
    curve = Curve(args.minutes * 60)
    model.learn(100_000_000, callback=curve)
    args.out.mkdir(parents=True, exist_ok=True)
    model.save(args.out / "model.zip")
    with open(args.out / "curve.csv", "w", newline="") as file:
        csv.writer(file).writerows([("steps", "games", "seconds", "margin"), *curve.rows])
    measured = {}
    for other in ["random", "casual", "greedy"]:
        told = automatable.compare(
            "patchwork", {"player": other}, {"player": Agent(model)},
            level=args.level, games=args.games, seed=1, threads=1,
        )
        measured[other] = told
        a, b, difference = told["a"], told["b"], told["difference"]
        print(
            f"{other}: {a['human']['mean']:.1f} points, {a['win_rate']:.1%} won; "
            f"ppo: {b['human']['mean']:.1f} points, {b['win_rate']:.1%} won; "
            f"margin {difference['margin']['mean']:+.1f} {difference['margin']['ci95']}",
            flush=True,
        )
    (args.out / "compare.json").write_text(json.dumps(measured, indent=2) + "\n")


if __name__ == "__main__":
    main()
