"""Many games: the lab and the coach, with the documents of the command line."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from . import _native
from ._words import Choice, chosen, say
from .game import Game

Progress = Callable[[int, int], object]


@runtime_checkable
class Player(Protocol):
    """Somebody who sits in a person's chair.

    ``name`` and ``reproducible`` (whether the same seeds come to the same again) are
    read if they are there, and ``begin(seed)`` is called before each game.
    """

    def choose(self, view: _native.View, options: list[str]) -> str | int:
        """One of the options, in notation or by its number."""
        ...


class Rows:
    """The games of a run, one a row, column by column."""

    WINNERS = ("human", "automa", "draw")

    def __init__(self, columns: dict[str, bytes]) -> None:
        self._columns = columns

    @property
    def names(self) -> list[str]:
        """The columns, those of ``games.csv`` in their order."""
        fixed = ["seed", "human", "automa", "winner", "actions"]
        return fixed + [name for name in self._columns if name not in fixed]

    def __len__(self) -> int:
        return len(self._columns["winner"])

    def numpy(self) -> dict[str, Any]:
        """The columns as arrays over the same memory; ``winner`` indexes ``WINNERS``."""
        import numpy as np

        kind = {"winner": np.int8}
        return {it: np.frombuffer(self._columns[it], kind.get(it, np.int64)) for it in self.names}

    def arrow(self) -> Any:
        """The rows as a ``pyarrow.Table`` over the same memory."""
        try:
            import pyarrow as pa
        except ImportError as error:
            raise _native.Error(say("en", "py-missing", package="pyarrow", extra="data")) from error

        def column(name: str) -> Any:
            buffer = pa.py_buffer(self._columns[name])
            if name != "winner":
                return pa.Array.from_buffers(pa.int64(), len(self), [None, buffer])
            places = pa.Array.from_buffers(pa.int8(), len(self), [None, buffer])
            return pa.DictionaryArray.from_arrays(places, pa.array(self.WINNERS))

        return pa.table({name: column(name) for name in self.names})


def _side(player: str | Player, choices: dict[str, Any]) -> _native.GivenSide:
    given = chosen(choices)
    if isinstance(player, str):
        return (given, None, player, True)
    name = getattr(player, "name", None) or f"python:{type(player).__name__}"
    return (given, player, str(name), bool(getattr(player, "reproducible", False)))


def _many(
    games: int, seed: int, threads: int | None, command: list[str] | None, lang: str
) -> _native.GivenMany:
    return (games, seed, threads or os.cpu_count() or 1, command or ["python"], lang)


def simulate(
    game: str,
    *,
    player: str | Player = "random",
    games: int = 1000,
    seed: int = 0,
    threads: int | None = None,
    rows: bool = False,
    progress: Progress | None = None,
    command: list[str] | None = None,
    lang: str = "en",
    **choices: Choice,
) -> Any:
    """Plays many games and sums them up, as ``automatable simulate --json`` does.

    With ``rows=True`` it returns the summary and the ``Rows``. A player of one's own
    plays on one thread.
    """
    many = _many(games, seed, threads, command, lang)
    summary, columns = _native.simulate(game, _side(player, choices), many, rows, progress)
    return (summary, Rows(columns)) if columns is not None else summary


def compare(
    game: str,
    a: dict[str, Any],
    b: dict[str, Any],
    *,
    player: str | Player = "random",
    games: int = 1000,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    command: list[str] | None = None,
    lang: str = "en",
    **choices: Choice,
) -> dict[str, Any]:
    """Plays two set-ups on the same seeds, as ``automatable compare --json`` does.

    A side names its choices and may name its ``player``; the rest holds for both.
    """

    def side(own: dict[str, Any]) -> _native.GivenSide:
        own = dict(own)
        return _side(own.pop("player", player), {**choices, **own})

    many = _many(games, seed, threads, command, lang)
    return _native.compare(game, side(a), side(b), many, progress)


def analyse(
    record: str | os.PathLike[str] | Game, *, threads: int | None = None, lang: str = "en"
) -> dict[str, Any]:
    """Luck, choices and the moments of a game, as ``automatable analyse --json``."""
    game = record if isinstance(record, Game) else Game.open(record, lang=lang)
    return game.analyse(threads)


def hint(record: str | os.PathLike[str] | Game, *, lang: str = "en") -> dict[str, Any]:
    """Up to three good deeds for whoever is to choose, as ``automatable hint --json``."""
    game = record if isinstance(record, Game) else Game.open(record, lang=lang)
    return game.hint()
