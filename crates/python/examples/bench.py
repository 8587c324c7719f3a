"""How fast: one environment, batches of games, and the loop of the games alone."""

import os
import time

import numpy as np

from automatable.gym import AutomaEnv, AutomaVectorEnv, AutoresetMode

SECONDS = float(os.environ.get("BENCH_SECONDS", "2"))


def best(deed, n=3):
    """The most a second of a few goes."""
    return max(deed() for _ in range(n))


def loop(game):
    """Decisions at random in the games' own language, on one thread."""
    batch, n = AutomaVectorEnv(1, game)._batch, 2000

    def go():
        started, done = time.perf_counter(), 0
        while time.perf_counter() - started < SECONDS / 3:
            done += batch.loop_of(n, done)
        return done / (time.perf_counter() - started)

    return best(go)


def single(game):
    env = AutomaEnv(game)

    def go():
        started, done, rng = time.perf_counter(), 0, np.random.default_rng(1)
        _, info = env.reset(seed=1)
        while time.perf_counter() - started < SECONDS / 3:
            _, _, is_over, _, info = env.step(int(rng.integers(info["n_options"])))
            done += 1
            if is_over:
                _, info = env.reset()
        return done / (time.perf_counter() - started)

    return best(go)


def vector(game, n, threads=1, **words):
    mode = AutoresetMode.SAME_STEP
    env = AutomaVectorEnv(n, game, threads=threads, copy=False, autoreset_mode=mode, **words)

    def go():
        _, info = env.reset(seed=1)
        rolls = np.random.default_rng(1).random((64, n))
        started, steps = time.perf_counter(), 0
        while time.perf_counter() - started < SECONDS / 3:
            actions = (rolls[steps % 64] * info["n_options"]).astype(np.int64)
            _, _, _, _, info = env.step(actions)
            steps += 1
        return steps * n / (time.perf_counter() - started)

    return best(go)


def main():
    cores = os.cpu_count() or 1
    print(f"load {os.getloadavg()[0]:.1f}, {cores} cores, {SECONDS} s each, the best of three")
    for game in ["patchwork", "brass", "london"]:
        alone = loop(game)
        print(f"{game}: loop {alone:,.0f} decisions/s; one environment {single(game):,.0f} steps/s")
        for n in [1, 64, 1024]:
            one = vector(game, n)
            print(f"  {n} games: {one:,.0f} steps/s, {one / alone:.0%} of the loop")
        many = vector(game, 1024, cores)
        rows = vector(game, 64, features=True)
        print(f"  1024 games on {cores} threads: {many:,.0f} steps/s; 64 with a row an option: {rows:,.0f}")


if __name__ == "__main__":
    main()
