"""Games: acts, reasons, records, snapshots, refusals."""

import copy
import json
import pickle
import random

import pytest
from conftest import ROOT, finished

import automatable
from automatable import Game

GAMES = ["patchwork", "brass", "london"]


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_the_record_of_the_command_line_byte_by_byte(game, cli, tmp_path):
    table, done = finished(game, random.Random(5), seed=11)
    file = tmp_path / "game.toml"
    cli("play", game, "--seed", "11", "--file", str(file), stdin="\n".join(done))
    assert file.read_text() == table.record()
    replayed = json.loads(cli("replay", str(file), "--json"))
    assert replayed["ok"] and replayed["scores"] == table.table()["scores"]
    assert json.loads(cli("why", str(file), "--json")) == table._table.why()
    assert table.outcome == {"human": "won", "automa": "lost", "shared": "drawn"}[replayed["winner"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_a_copy_and_a_pickle_go_on_alike(game):
    rng = random.Random(3)
    table = Game(game, seed=4)
    for _ in range(6):
        table.act(rng.choice(table.options))
    others = [Game.restore(table.snapshot()), table.copy(), copy.deepcopy(table)]
    others.append(pickle.loads(pickle.dumps(table)))
    option = table.options[-1]
    table.act(option)
    for other in others:
        assert other.ply < table.ply
        other.act(option)
        assert other.record() == table.record()


def test_reasons_are_objects():
    table = Game("patchwork", level="III", seed=7)
    assert table.explain() is None
    table.act("advance")
    why = table.explain()
    assert why.actions == ["take 16"] and why.trace[-1].survivors == [16]
    assert why.trace[0].rule == "AT2" and why.trace[0].source.startswith("Automa rules")
    assert table.explain(why.plies) == why
    assert table.explain(0).trace == []


def test_a_refusal_names_its_rule_in_the_language_of_the_game():
    for lang, word in [("en", "reach"), ("fr", "portée"), ("es", "alcance")]:
        with pytest.raises(automatable.Refused) as told:
            Game("patchwork", seed=7, lang=lang).act("buy 28 a1 r0")
        assert told.value.rule == "R5-1" and told.value.source
        assert word in told.value.sentence, told.value.sentence


def test_what_is_not_there_is_refused_and_nothing_changes():
    table = Game("patchwork", seed=7)
    before = table.record()
    for action in ["chess", "buy 33 a1 r0", -1, 10_000]:
        with pytest.raises(automatable.Refused):
            table.act(action)
    assert table.record() == before
    for wrong in [
        lambda: Game("chess"),
        lambda: Game("patchwork", level="IX"),
        lambda: Game("patchwork", colour="red"),
        lambda: Game("patchwork", seed=1 << 53),
        lambda: Game("patchwork", lang="de"),
        lambda: table.record("xml"),
        lambda: table.table(viewer=3),
        lambda: table.explain(10_000),
    ]:
        with pytest.raises(automatable.UnknownError):
            wrong()
    table, _ = finished("patchwork", random.Random(1), seed=1)
    for action in ["advance", 0]:
        with pytest.raises(automatable.Refused):
            table.act(action)


def test_foreign_snapshots_and_records_are_refused():
    snapshot = Game("london", seed=1).snapshot()
    version = automatable.__version__.encode()
    for bytes in [b"", b"PK\x03\x04", snapshot[:-9], snapshot.replace(version, b"0.0.1", 1)]:
        with pytest.raises(automatable.SnapshotError):
            Game.restore(bytes)
    record = Game("london", seed=1).record()
    for text in ["format = 1\n\n", record.replace('"london"', '"chess"'), record.replace("city ", "city x", 1)]:
        with pytest.raises(automatable.RecordError):
            Game.open(text)


def test_a_deck_of_ones_own_plays():
    file = ROOT / "crates" / "patchwork" / "decks" / "normal.toml"
    table = Game("patchwork", deck=file, seed=2)
    table.act("advance")
    assert table.difficulty() == []
    assert Game.open(table.record()).record() == table.record()


def test_undo_takes_back_a_step_and_what_followed():
    table = Game("patchwork", seed=7)
    before = table.record()
    table.act("advance")
    table.undo()
    assert table.options == Game("patchwork", seed=7).options
    assert table.ply == Game("patchwork", seed=7).ply and before != ""


def test_the_games_are_those_of_the_command_line(cli):
    assert automatable.games() == json.loads(cli("games", "--json"))
