"""Runs, comparisons, analyses: the documents of the command line."""

import json
import random

import pytest
from conftest import finished

import automatable

TIMES = ("seconds", "games_per_second")


def timeless(document):
    for key in TIMES:
        document.pop(key)
    return document


def test_a_run_is_the_summary_of_the_command_line(cli, tmp_path):
    words = ["--player", "casual", "--games", "6", "--seed", "3", "--threads", "2"]
    out = tmp_path / "run"
    theirs = json.loads(cli("simulate", "patchwork", "--level", "II", *words, "--json", "--out", str(out)))
    command = theirs["provenance"]["command"]
    ours, rows = automatable.simulate(
        "patchwork", level="II", player="casual", games=6, seed=3, threads=2, command=command, rows=True
    )
    assert timeless(ours) == timeless(theirs)
    lines = (out / "games.csv").read_text().splitlines()
    assert rows.names == lines[0].split(",")
    columns = rows.numpy()
    for line, nth in zip(lines[1:], range(6)):
        told = [str(columns[it][nth]) if it != "winner" else rows.WINNERS[columns[it][nth]] for it in rows.names]
        assert ",".join(told) == line


def test_a_comparison_is_that_of_the_command_line(cli):
    words = ["--games", "20", "--seed", "1", "--threads", "1"]
    theirs = json.loads(cli("compare", "brass", "level=easy", "level=hard", *words, "--json"))
    command = theirs["provenance"][0]["command"]
    ours = automatable.compare(
        "brass", {"level": "easy"}, {"level": "hard"}, games=20, seed=1, threads=1, command=command
    )
    ours.pop("seconds"), theirs.pop("seconds")
    assert ours == theirs


def test_rows_become_arrow_without_a_copy():
    pa = pytest.importorskip("pyarrow")
    summary, rows = automatable.simulate("london", games=5, seed=9, rows=True)
    table = rows.arrow()
    assert table.num_rows == 5 == summary["games"] and table.column_names == rows.names
    address = table["human"].chunk(0).buffers()[1].address
    assert address == rows.numpy()["human"].__array_interface__["data"][0]
    assert table["winner"].to_pylist() == [rows.WINNERS[it] for it in rows.numpy()["winner"]]
    assert sum(table["human"].to_pylist()) == summary["sums"]["human"]["sum"] and pa is not None


class First:
    name = "first"
    reproducible = True

    def __init__(self):
        self.seeds = []

    def begin(self, seed):
        self.seeds.append(seed)

    def choose(self, view, options):
        assert view.seat == 1 and view.automa_seat == 2 and len(view.scores) == 2
        assert view.features.shape[0] == len(options) == len(view.sentences)
        return options[0]


def test_a_player_of_ones_own_sits_in_a_run_and_in_a_comparison():
    player = First()
    once = automatable.simulate("patchwork", player=player, games=4, seed=1)
    again = automatable.simulate("patchwork", player=First(), games=4, seed=1)
    assert once["player"] == "first" and once["reproducible"]
    assert timeless(once) == timeless(again)
    # Who only advances has no patch: all of it is empty.
    assert once["human"]["max"] < 0 and 4 <= len(set(player.seeds))
    told = automatable.compare("patchwork", {"player": First()}, {"player": "greedy"}, games=4, seed=1)
    assert 0 < told["difference"]["human"]["mean"]


def test_what_a_player_raises_is_raised_and_ends_the_run():
    class Falls:
        def choose(self, view, options):
            raise KeyError("no idea")

    class Elsewhere:
        def choose(self, view, options):
            return "advance twice"

    with pytest.raises(KeyError, match="no idea"):
        automatable.simulate("patchwork", player=Falls(), games=100)
    with pytest.raises(automatable.Refused, match="advance twice"):
        automatable.simulate("patchwork", player=Elsewhere(), games=100)


def test_runs_that_cannot_be_are_refused():
    for wrong in [
        {"player": "nobody"},
        {"games": 0},
        {"seed": (1 << 53) - 1, "games": 10},
    ]:
        with pytest.raises(automatable.RunError):
            automatable.simulate("patchwork", **wrong)
    with pytest.raises(automatable.UnknownError):
        automatable.simulate("patchwork", level="easy")


def test_progress_is_told():
    heard = []
    automatable.simulate("patchwork", games=300, progress=lambda done, all: heard.append((done, all)))
    assert heard[-1] == (300, 300)


def test_a_hint_is_that_of_the_command_line(cli, tmp_path):
    table = automatable.Game("patchwork", seed=7)
    for _ in range(10):
        table.act(table.options[-1])
    file = tmp_path / "game.toml"
    file.write_text(table.record())
    assert automatable.hint(file) == json.loads(cli("hint", str(file), "--json"))


def test_no_analysis_of_a_game_nobody_played():
    with pytest.raises(automatable.Refused):
        automatable.analyse(automatable.Game("patchwork", seed=1))
    _, done = finished("patchwork", random.Random(2), seed=2)
    assert done
