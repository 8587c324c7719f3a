"""Gymnasium: the tests of its own, and ours."""

import json
import random
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode

import automatable
from automatable import gym as ours

GAMES = ["automatable/Patchwork-III-v0", "automatable/Brass-medium-v0", "automatable/London-II-v0"]


def test_every_game_automa_and_level_has_an_id():
    ids = ours.ids()
    assert set(GAMES) <= set(ids) and "automatable/Patchwork-V-tactical-v0" in ids
    assert len(ids) == 5 * 2 + 3 + 3
    for id in ids:
        assert id in gymnasium.registry


@pytest.mark.parametrize("id", GAMES)
def test_check_env(id):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # "svg" is a mode of ours, which the checker cannot look at.
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(gymnasium.make(id).unwrapped)


@pytest.mark.parametrize("id", GAMES)
def test_two_of_a_kind_match(id):
    one, other = gymnasium.make(id), gymnasium.make(id)
    check_environments_match(one, other, num_steps=40, seed=5)


@pytest.mark.parametrize("id", GAMES)
def test_an_episode_is_legal_and_its_record_opens(id):
    env = gymnasium.make(id, reward="shaped").unwrapped
    seen, info = env.reset(seed=12)
    assert info["seed"] == 12
    start, total, rng, is_over = env._ahead(), 0.0, np.random.default_rng(1), False
    rungs = 0
    while not is_over:
        assert env.observation_space.contains(seen)
        n = info["n_options"]
        assert seen["action_mask"].sum() == n == env.action_masks().sum()
        assert seen["options"][:n].any(axis=1).all() and not seen["options"][n:].any()
        seen, reward, is_over, _, info = env.step(int(rng.integers(n)))
        rungs += sum(1 for _ in info["trace"]) if rungs == 0 else 0
        total += reward
    assert rungs and info["outcome"] in ("won", "drawn", "lost")
    # Shaped rewards add up to the change of the margin.
    assert total == env._ahead() - start
    assert automatable.Game.open(env.record()).record() == env.record()


def test_rewards_and_difficulty():
    def played(reward):
        env = gymnasium.make(GAMES[0], reward=reward).unwrapped
        _, info = env.reset(seed=3)
        rng, rewards = np.random.default_rng(3), []
        while True:
            _, reward, is_over, _, info = env.step(int(rng.integers(info["n_options"])))
            rewards.append(reward)
            if is_over:
                return rewards, env, info

    margins, env, info = played("margin")
    wins, _, _ = played("win")
    scores = env.table.scores()
    assert margins[-1] == scores[0] - scores[1] and not any(margins[:-1])
    assert wins[-1] == {"won": 1, "drawn": 0, "lost": -1}[info["outcome"]] and not any(wins[:-1])
    rows = {it["player"]: it for it in info["difficulty"]}
    assert rows["greedy"]["level"] == "III" and rows["greedy"]["deck"] == "normal"


def test_pictures():
    for mode, kind in [("ansi", str), ("svg", str), ("rgb_array", np.ndarray)]:
        env = gymnasium.make(GAMES[0], render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
    with pytest.raises(automatable.UnknownError):
        ours.AutomaEnv("patchwork", render_mode="film")


def test_bad_input_is_refused_by_name():
    env = ours.AutomaEnv("patchwork", level="II")
    with pytest.raises(automatable.ClosedError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for action in [-1, env.sight.most_options - 1, 10**9]:
        with pytest.raises(automatable.Refused):
            env.step(action)
    env.close()
    for deed in [lambda: env.step(0), env.reset, env.record]:
        with pytest.raises(automatable.ClosedError, match="closed"):
            deed()
    for wrong in [{"reward": "fame"}, {"level": "IX"}, {"lang": "de"}]:
        with pytest.raises(automatable.UnknownError):
            ours.AutomaEnv("patchwork", **wrong)
    with pytest.raises(automatable.UnknownError):
        ours.AutomaEnv("london", seats=3)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_vector_steps_the_same_games_as_single_ones(id, threads):
    vector = gymnasium.make_vec(
        id, num_envs=3, vectorization_mode="vector_entry_point", features=True, threads=threads
    )
    singles = [gymnasium.make(id).unwrapped for _ in range(3)]
    seen, info = vector.reset(seed=20)
    alone = [env.reset(seed=20 + nth) for nth, env in enumerate(singles)]
    rng = random.Random(4)
    ended = [False] * 3
    for _ in range(60):
        for nth, (one, told) in enumerate(alone):
            if ended[nth]:
                continue
            for key in one:
                assert np.array_equal(seen[key][nth], one[key]), (nth, key)
            assert info["seed"][nth] == told["seed"] and info["n_options"][nth] == told["n_options"]
        actions = [rng.randrange(max(1, int(it))) for it in info["n_options"]]
        seen, rewards, terminated, _, info = vector.step(actions)
        for nth, env in enumerate(singles):
            if ended[nth]:
                continue
            one, reward, is_over, _, told = env.step(actions[nth])
            assert rewards[nth] == reward and terminated[nth] == is_over
            alone[nth] = (one, told)
            if is_over:
                assert info["margin"][nth] == env._ahead()
                ended[nth] = True


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_games_follow_one_another_with_seeds_of_their_own(mode):
    vector = ours.AutomaVectorEnv(4, "patchwork", autoreset_mode=mode, copy=False)
    seen, info = vector.reset(seed=100)
    rng, seeds, n_ended = np.random.default_rng(0), set(info["seed"].tolist()), 0
    for _ in range(200):
        actions = (rng.random(4) * info["n_options"]).astype(np.int64)
        seen, _, terminated, _, info = vector.step(actions)
        n_ended += int(terminated.sum())
        seeds |= set(info["seed"].tolist())
        assert (seen["action_mask"].sum(axis=1) == info["n_options"]).all()
        if mode == AutoresetMode.SAME_STEP:
            assert (0 < info["n_options"]).all()
    assert 4 < n_ended and seeds == set(range(100, 100 + len(seeds)))


def test_the_vector_refuses_what_is_wrong_and_steps_nothing():
    vector = ours.AutomaVectorEnv(2, "patchwork")
    with pytest.raises(automatable.ClosedError):
        vector.step([0, 0])
    before, info = vector.reset(seed=1)
    for actions in [[0, int(info["n_options"][1])], [-1, 0], [0], [0, 0, 0]]:
        with pytest.raises(automatable.Error):
            vector.step(actions)
    again, _, _, _, _ = vector.step([0, 0])
    fresh = ours.AutomaVectorEnv(2, "patchwork")
    fresh.reset(seed=1)
    expected, _, _, _, _ = fresh.step([0, 0])
    assert np.array_equal(again["observation"], expected["observation"])
    assert not np.array_equal(before["observation"], expected["observation"])
    vector.close()
    with pytest.raises(automatable.ClosedError):
        vector.reset()
    with pytest.raises(automatable.UnknownError):
        ours.AutomaVectorEnv(0, "patchwork")
    with pytest.raises(automatable.UnknownError):
        ours.AutomaVectorEnv(2, "london", seats=4)


@pytest.mark.parametrize("game", ["patchwork", "brass", "london"])
def test_nothing_that_is_seen_leaves_its_space_in_random_games(game):
    vector = ours.AutomaVectorEnv(8, game, features=True)
    seen, info = vector.reset(seed=0)
    rng = np.random.default_rng(7)
    for _ in range(120):
        assert vector.observation_space.contains(seen)
        actions = (rng.random(8) * info["n_options"]).astype(np.int64)
        seen, _, _, _, info = vector.step(actions)
    assert json.dumps(info["seed"].tolist())
