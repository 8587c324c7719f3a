"""Sweeps on one machine."""

import json
import pathlib

import pytest

import automatable
from automatable import Plan, sweep
from automatable.__main__ import main
from automatable.sweeps import Shard, play

PLAN = """
game = "patchwork"
games = 24
seed = 5
shards = 3

[grid]
level = ["I", "V"]
player = ["random", "casual"]
"""


def files(folder):
    folder = pathlib.Path(folder)
    return {str(it.relative_to(folder)): it.read_bytes() for it in folder.rglob("*") if it.is_file()}


def test_shards_make_the_bytes_of_one_piece(tmp_path, cli):
    (tmp_path / "plan.toml").write_text(PLAN)
    sweep(tmp_path / "plan.toml", tmp_path / "parts", workers=1)
    plan = Plan.read(tmp_path / "plan.toml")
    whole = Plan(plan.game, plan.grid, games=plan.games, seed=plan.seed, shards=1)
    sweep(whole, tmp_path / "whole", workers=1)
    parts, pieces = files(tmp_path / "parts"), files(tmp_path / "whole")
    assert set(parts) == set(pieces)
    for name in parts:
        if name != "sweep.json":
            assert parts[name] == pieces[name], name
    out = tmp_path / "cli"
    words = ["--player", "casual", "--games", "24", "--seed", "5", "--out", str(out)]
    cli("simulate", "patchwork", "--level", "V", *words)
    for name in ["games.csv", "games.parquet"]:
        assert (out / name).read_bytes() == parts[f"V_casual/{name}"]


def test_a_sweep_that_stopped_goes_on(tmp_path):
    plan = Plan("london", {"level": ["I", "III"]}, games=12, shards=4)
    sweep(plan, tmp_path / "plain", workers=1)

    def stops(n_done, n_all, what):
        if n_done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sweep(plan, tmp_path / "stopped", workers=1, progress=stops)
    heard = []
    sweep(plan, tmp_path / "stopped", workers=1, progress=lambda *it: heard.append(it))
    assert [it[0] for it in heard] == [4, 5, 6, 7, 8]
    assert files(tmp_path / "stopped") == files(tmp_path / "plain")
    # Once more there is nothing left to do.
    sweep(plan, tmp_path / "stopped", workers=1, progress=lambda *it: heard.append(it))
    assert len(heard) == 5


def test_nothing_that_differs_is_put_together(tmp_path, monkeypatch):
    plan = Plan("patchwork", games=6, shards=2)
    sweep(plan, tmp_path / "one", workers=1)
    with pytest.raises(automatable.RunError, match="seed"):
        sweep(Plan("patchwork", games=6, shards=2, seed=1), tmp_path / "one", workers=1)
    shard = plan.shards_of(plan.points()[0])[0]
    other = Shard(**{**shard.__dict__, "version": "0.0.1"})
    assert play(other)[1] == {}
    monkeypatch.setattr("automatable.sweeps._here", lambda left, n: ((it, ("0.0.1", {})) for it in left))
    with pytest.raises(automatable.RunError, match="0.0.1"):
        sweep(plan, tmp_path / "two")
    assert not (tmp_path / "two" / "patchwork").exists()


def test_plans_that_cannot_be_are_refused(tmp_path, capsys):
    for text in ["game = ", 'game = "chess"', 'games = 3', 'game = "patchwork"\ngoal = 1',
                 'game = "patchwork"\ngames = 0', 'game = "patchwork"\n[grid]\nlevel = ["IX"]',
                 'game = "patchwork"\n[grid]\nlevel = ["I", "I"]']:
        (tmp_path / "plan.toml").write_text(text)
        assert main(["sweep", str(tmp_path / "plan.toml")]) == 2, text
        assert capsys.readouterr().err.startswith("automatable: ")


def test_the_command_prints_and_runs_the_same(tmp_path, capsys):
    (tmp_path / "plan.toml").write_text(PLAN)
    assert main(["sweep", str(tmp_path / "plan.toml")]) == 0
    assert "V_casual: patchwork, casual, 24 games, 3 shards" in capsys.readouterr().out
    words = ["sweep", str(tmp_path / "plan.toml"), "--out", str(tmp_path / "out"), "--workers", "1"]
    assert main(words) == 0
    told = capsys.readouterr()
    assert told.out == (tmp_path / "out" / "sweep.csv").read_text()
    assert "12/12" in told.err
    assert json.loads((tmp_path / "out" / "sweep.json").read_text())["points"]
