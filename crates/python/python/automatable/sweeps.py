"""Sweeps: a grid of set-ups and players, in shards, on one machine or on a Ray cluster."""

from __future__ import annotations

import concurrent.futures
import dataclasses
import itertools
import json
import os
import pathlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator
from typing import Any

from . import _native
from ._words import chosen, say

Progress = Callable[[int, int, str], object]
Played = Generator[tuple["Shard", Any], None, None]
FILES = ("summary.json", "games.csv", "games.parquet")
KEYS = ("game", "games", "seed", "shards", "player", "grid", "setup")


@dataclasses.dataclass(frozen=True)
class Shard:
    """A part of one point of the grid, as a node is given it."""

    point: str
    game: str
    choices: list[tuple[str, str, bool]]
    player: str
    games: int
    seed: int
    part: str
    command: list[str]
    version: str


@dataclasses.dataclass(frozen=True)
class Point:
    """A point of the grid: a set-up and a player."""

    name: str
    choices: dict[str, str]
    player: str


@dataclasses.dataclass(frozen=True)
class Plan:
    """What a sweep plays: every combination of the lists in ``grid``.

    ``grid`` and ``setup`` name choices (level, deck, mat, ...) and ``player``; a value
    that is a path with a suffix is a document of one's own. Game number *i* of every
    point is dealt by ``seed + i``.
    """

    game: str
    grid: dict[str, list[str]] = dataclasses.field(default_factory=dict)
    setup: dict[str, str] = dataclasses.field(default_factory=dict)
    player: str = "random"
    games: int = 1000
    seed: int = 0
    shards: int = 8

    def __post_init__(self) -> None:
        if self.games < 1 or self.shards < 1:
            found = min(self.games, self.shards)
            raise _native.UnknownError(say("en", "py-plan-key", expected="1", found=found))
        # What cannot be played is told before the first game.
        for point in self.points():
            _native.Table(self.game, self._given(point), 0, "en")

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Plan:
        """The plan of a TOML file; documents are looked for beside it."""
        if sys.version_info >= (3, 11):
            import tomllib
        else:
            import tomli as tomllib
        path = pathlib.Path(path)
        try:
            told = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise _native.UnknownError(say("en", "py-plan", what=error)) from error
        for key in told:
            if key not in KEYS:
                words = say("en", "py-plan-key", expected=", ".join(KEYS), found=key)
                raise _native.UnknownError(words)
        if "game" not in told:
            raise _native.UnknownError(say("en", "py-plan-key", expected="game", found=""))

        def located(value: Any) -> str:
            text = str(value)
            is_file = pathlib.PurePath(text).suffix == ".toml"
            return str((path.parent / text).resolve()) if is_file else text

        grid = {key: [located(it) for it in all] for key, all in told.pop("grid", {}).items()}
        setup = {key: located(it) for key, it in told.pop("setup", {}).items()}
        return cls(grid=grid, setup=setup, **told)

    def points(self) -> list[Point]:
        """Every point of the grid, in the order of its lists."""
        keys = list(self.grid)
        points = []
        for values in itertools.product(*self.grid.values()):
            own = dict(zip(keys, values))
            choices = {**self.setup, **own}
            player = choices.pop("player", self.player)
            words = [pathlib.PurePath(value).stem if ".toml" in value else value for value in values]
            name = "_".join(word.replace(":", "-") for word in words) or self.game
            points.append(Point(name, choices, player))
        names = [it.name for it in points]
        if len(set(names)) != len(names):
            double = next(it for it in names if 1 < names.count(it))
            raise _native.UnknownError(say("en", "py-plan", what=double))
        return points

    def _given(self, point: Point) -> list[tuple[str, str, bool]]:
        def value(text: str) -> str | pathlib.Path:
            return pathlib.Path(text) if text.endswith(".toml") else text

        return chosen({key: value(text) for key, text in point.choices.items()})

    def shards_of(self, point: Point) -> list[Shard]:
        """The parts of a point."""
        n = min(self.shards, self.games)
        command = ["automatable", "sweep", point.name]
        given, version = self._given(point), _version()
        return [
            Shard(
                point.name,
                self.game,
                given,
                point.player,
                self.games,
                self.seed,
                f"{nth}/{n}",
                command,
                version,
            )
            for nth in range(1, n + 1)
        ]

    def document(self) -> dict[str, Any]:
        """The plan as it is written down beside its results."""
        points = [
            {"name": it.name, "player": it.player, "setup": self._given(it)} for it in self.points()
        ]
        told = {"game": self.game, "games": self.games, "seed": self.seed, "shards": self.shards}
        return {"version": _version(), **told, "points": points}


def _version() -> str:
    """The version that plays: results of another one are never put beside it."""
    commit = f"+{_native.COMMIT}" if _native.COMMIT else ""
    return f"{_native.VERSION}{commit}"


def play(shard: Shard) -> tuple[str, dict[str, bytes]]:
    """Plays a part wherever this runs, and hands over its files with the version."""
    found = _version()
    if found != shard.version:
        return found, {}
    with tempfile.TemporaryDirectory(prefix="automatable-") as folder:
        out = os.path.join(folder, "part")
        side = (shard.choices, None, shard.player, True)
        many = (shard.games, shard.seed, 1, shard.command, "en")
        _native.shard(shard.game, side, many, shard.part, out, False, None)
        return found, {name: pathlib.Path(out, name).read_bytes() for name in FILES}


def sweep(
    plan: Plan | str | os.PathLike[str],
    out: str | os.PathLike[str],
    *,
    address: str | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> list[dict[str, Any]]:
    """Plays a plan into a folder, and returns the summaries of its points.

    With ``address`` (``auto``, or where a head listens) on a Ray cluster, without on
    ``workers`` processes here: the files are the same, byte by byte. What is complete
    is not played again, so a sweep that stopped goes on.
    """
    plan = plan if isinstance(plan, Plan) else Plan.read(plan)
    root = pathlib.Path(out)
    _begin(root, plan)
    left = [it for point in plan.points() for it in plan.shards_of(point) if not _has(root, it)]
    n_all = sum(len(plan.shards_of(it)) for it in plan.points())
    n_done = n_all - len(left)
    played = _on_ray(left, address) if address else _here(left, workers)
    try:
        for shard, (version, files) in played:
            if version != shard.version:
                words = say("en", "py-versions", expected=shard.version, found=version)
                raise _native.RunError(words)
            _keep(root, shard, files)
            n_done += 1
            if progress is not None:
                progress(n_done, n_all, f"{shard.point} {shard.part}")
    finally:
        played.close()
    return _merged(root, plan)


def _here(shards: list[Shard], workers: int | None) -> Played:
    n = workers or os.cpu_count() or 1
    if n == 1:
        for shard in shards:
            yield shard, play(shard)
        return
    with concurrent.futures.ProcessPoolExecutor(n) as pool:
        waiting = {pool.submit(play, shard): shard for shard in shards}
        try:
            for done in concurrent.futures.as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(shards: list[Shard], address: str) -> Played:
    try:
        import ray
    except ImportError as error:
        raise _native.Error(say("en", "py-missing", package="ray", extra="ray")) from error
    is_mine = not ray.is_initialized()
    if is_mine:
        ray.init(address=address, log_to_driver=False)
    # A node that dies costs its shard's time: whatever it played is played again elsewhere.
    remote = ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(play)
    waiting = {remote.remote(shard): shard for shard in shards}
    try:
        while waiting:
            done, _ = ray.wait(list(waiting), num_returns=1)
            for it in done:
                shard = waiting.pop(it)
                yield shard, ray.get(it)
    finally:
        for it in waiting:
            ray.cancel(it, force=True)
        if is_mine:
            ray.shutdown()


def _begin(root: pathlib.Path, plan: Plan) -> None:
    """Writes down what is begun, or finds that it is the same."""
    document, path = plan.document(), root / "sweep.json"
    # As it is read again: tuples are lists there.
    document = json.loads(json.dumps(document))
    if path.exists():
        found = json.loads(path.read_text(encoding="utf-8"))
        for key in document:
            if found.get(key) != document[key]:
                words = say("en", "py-plan-other", dir=root, what=key)
                raise _native.RunError(words)
        return
    root.mkdir(parents=True, exist_ok=True)
    _write(path, (json.dumps(document, indent=2) + "\n").encode())


def _part(root: pathlib.Path, shard: Shard) -> pathlib.Path:
    return root / ".parts" / shard.point / shard.part.replace("/", "-of-")


def _has(root: pathlib.Path, shard: Shard) -> bool:
    is_merged = (root / shard.point / "summary.json").exists()
    return is_merged or _part(root, shard).exists()


def _keep(root: pathlib.Path, shard: Shard, files: dict[str, bytes]) -> None:
    """A part is there as a whole or not at all."""
    folder = _part(root, shard)
    begun = folder.with_name(folder.name + ".begun")
    shutil.rmtree(begun, ignore_errors=True)
    begun.mkdir(parents=True)
    for name, bytes in files.items():
        (begun / name).write_bytes(bytes)
    begun.rename(folder)


def _write(path: pathlib.Path, bytes: bytes) -> None:
    begun = path.with_name(path.name + ".part")
    begun.write_bytes(bytes)
    begun.replace(path)


def _merged(root: pathlib.Path, plan: Plan) -> list[dict[str, Any]]:
    """Puts the parts of each point together; nothing that differs is."""
    summaries = []
    for point in plan.points():
        folder = root / point.name
        path = folder / "summary.json"
        if not path.exists():
            shutil.rmtree(folder, ignore_errors=True)
            shards = plan.shards_of(point)
            parts = [_part(root, it) for it in shards]
            begun = folder.with_name(folder.name + ".begun")
            shutil.rmtree(begun, ignore_errors=True)
            if len(parts) == 1:
                shutil.copytree(parts[0], begun)
            else:
                _native.merge([str(it) for it in parts], str(begun), shards[0].command, "en")
            begun.rename(folder)
        summaries.append(json.loads(path.read_text(encoding="utf-8")))
    shutil.rmtree(root / ".parts", ignore_errors=True)
    _write(root / "sweep.csv", table(plan, summaries).encode())
    return summaries


def table(plan: Plan, summaries: list[dict[str, Any]]) -> str:
    """A line for each point: its choices, and what its games came to."""
    keys = list(dict.fromkeys(key for it in plan.points() for key in it.choices))
    lines = [",".join(["point", *keys, "player", "games", "win_rate", "low", "high", "human", "automa"])]
    for point, it in zip(plan.points(), summaries):
        values = [pathlib.PurePath(point.choices.get(key, "")).name for key in keys]
        low, high = it["win_rate_ci95"]
        numbers = [it["games"], it["win_rate"], low, high, it["human"]["mean"], it["automa"]["mean"]]
        lines.append(",".join([point.name, *values, point.player, *map(str, numbers)]))
    return "\n".join(lines) + "\n"
