"""PettingZoo: London with several people."""

import contextlib
import io
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import automatable
from automatable import aec


def test_its_api():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec.env(seats=4), num_cycles=300)


def test_its_seeds():
    seed_test(lambda: aec.env(seats=3), num_cycles=60)


def test_its_pictures():
    with contextlib.redirect_stdout(io.StringIO()):
        render_test(lambda **words: aec.env(seats=3, **words), {"svg": lambda it: "<svg" in it})


def test_observations_are_no_pictures():
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        save_obs_test(aec.env(seats=3))
    assert "did not save" in said.getvalue()


def played(env, rng):
    while env.agents:
        agent = env.agent_selection
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        options = np.flatnonzero(seen["action_mask"])
        if agent == "automa_0":
            assert len(options) == 1
        env.step(int(rng.choice(options)))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game_with_automartin_in_its_chair(seats):
    env = aec.env(seats=seats, reward="win")
    env.reset(seed=8)
    people = [it for it in env.possible_agents if it != "automa_0"]
    assert len(people) == seats - 1
    last = {}
    while not any(env.terminations.values()):
        seen, *_ = env.last()
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        last = dict(env.rewards)
    assert set(last.values()) <= {1.0, 0.0, -1.0} and -1.0 in last.values()
    game = automatable.Game.open(env.record())
    assert game.is_over and game.n_seats == seats


def test_a_chair_sees_no_other_hand():
    env = aec.env(seats=3)
    env.reset(seed=8)
    field = env.sight.fields["hand"].at
    hands = {it: env.observe(it)["observation"][field] for it in env.possible_agents}
    assert hands["player_0"].sum() == 6 == hands["player_1"].sum()
    assert not (hands["player_0"] * hands["player_1"]).any()


def test_it_is_cut_off_where_that_is_asked():
    env = aec.env(seats=3, max_cycles=2)
    env.reset(seed=1)
    played(env, np.random.default_rng(1))
    assert env.table.outcome is None


def test_bad_input_is_refused():
    env = aec.env(seats=3)
    env.reset(seed=1)
    for action in [-1, 10_000]:
        with pytest.raises(automatable.Refused):
            env.step(action)
    env.close()
    with pytest.raises(automatable.ClosedError):
        env.reset()
    for wrong in [{"seats": 9}, {"reward": "fame"}, {"render_mode": "film"}]:
        with pytest.raises(automatable.UnknownError):
            aec.env(**wrong)
