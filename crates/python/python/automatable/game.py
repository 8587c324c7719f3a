"""A game being played."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import secrets
from typing import Any

from . import _native
from ._words import Choice, chosen


@dataclasses.dataclass(frozen=True)
class Rung:
    """What one rule did to what could still be chosen."""

    action: int
    rule: str
    text: str
    source: str
    finding: str
    candidates: list[str | int]
    measures: list[int]
    measured: list[str]
    limit: int | None
    verdict: str
    survivors: list[str | int]


@dataclasses.dataclass(frozen=True)
class Why:
    """The reasons of some actions of the automa."""

    game: str
    plies: list[int]
    actions: list[str]
    sentences: list[str]
    account: str
    trace: list[Rung]

    @classmethod
    def of(cls, document: dict[str, Any]) -> Why:
        """The reasons of a document, as ``automatable why --json`` prints it."""
        trace = [Rung(**rung) for rung in document["trace"]]
        return cls(**{**document, "trace": trace})


class Game:
    """A game against an automa.

    ``level``, ``deck`` and every other choice are as on the command line; a path, or a
    text of several lines, is a deck, mat or card set of one's own. Without a seed there
    is any.
    """

    __slots__ = ("_table",)

    def __init__(
        self,
        game: str,
        *,
        level: str | int | None = None,
        deck: Choice | None = None,
        seed: int | None = None,
        lang: str = "en",
        **choices: Choice,
    ) -> None:
        seed = secrets.randbelow(1_000_000) if seed is None else seed
        given = chosen({"level": level, "deck": deck, **choices})
        self._table = _native.Table(game, given, seed, lang)

    @classmethod
    def _around(cls, table: _native.Table) -> Game:
        game = cls.__new__(cls)
        game._table = table
        return game

    @classmethod
    def open(cls, record: str | os.PathLike[str], *, lang: str = "en") -> Game:
        """The game that a record, or a file with one, stands for."""
        return cls._around(_native.Table.open(text_of(record), lang))

    @classmethod
    def restore(cls, snapshot: bytes) -> Game:
        """The game of a snapshot."""
        return cls._around(_native.Table.restore(snapshot))

    def snapshot(self) -> bytes:
        """The game as bytes, for this version of the package."""
        return self._table.snapshot()

    def copy(self) -> Game:
        """The same game, to be played on apart."""
        return self._around(self._table.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return (Game.restore, (self.snapshot(),))

    @property
    def game(self) -> str:
        """Its id."""
        return self._table.game

    @property
    def seed(self) -> int | None:
        """What deals."""
        return self._table.seed

    @property
    def ply(self) -> int:
        """How many entries the record has."""
        return self._table.ply

    @property
    def turn(self) -> str:
        """Whose turn it is: ``human`` or ``over``."""
        return self._table.turn()[0]

    @property
    def seat(self) -> int | None:
        """The chair that is to act, from 1."""
        return self._table.turn()[1]

    @property
    def n_seats(self) -> int:
        """How many chairs there are, the automa's included."""
        return self._table.n_seats

    @property
    def automa_seat(self) -> int:
        """The automa's chair, from 1."""
        return self._table.automa_seat

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.turn == "over"

    @property
    def scores(self) -> list[int]:
        """Points of every chair, if it ended now."""
        return self._table.scores()

    @property
    def margin(self) -> int:
        """By how much the best-placed person is ahead of the automa."""
        scores = self.scores
        automa = scores.pop(self.automa_seat - 1)
        return max(scores) - automa

    @property
    def outcome(self) -> str | None:
        """``won``, ``drawn`` or ``lost`` for the people, once it is over."""
        return self._table.outcome

    @property
    def winners(self) -> list[int]:
        """The chairs that have won, from 1, once it is over."""
        return self._table.winners

    @property
    def options(self) -> list[str]:
        """What may be done now, in notation."""
        return self._table.options()

    def offers(self) -> list[dict[str, str]]:
        """What may be done now, in notation and as sentences."""
        return self._table.offers()

    def act(self, action: str | int) -> list[str]:
        """Does this: an action in notation, or the number of an option.

        Returns everything that has happened then, up to the next choice of a person.
        Raises ``Refused`` with the rule that forbids it.
        """
        if isinstance(action, str):
            return self._table.act(action)
        return self._table.act_nth(int(action))

    def undo(self) -> None:
        """Takes back one step of a person, and what followed from it."""
        self._table.undo()

    def explain(self, plies: int | list[int] | None = None) -> Why | None:
        """The automa's reasons at these entries; those of its whole last turn without them."""
        document = self._table.why([plies] if isinstance(plies, int) else plies)
        return None if document is None else Why.of(document)

    def table(self, viewer: int | None = None) -> dict[str, Any]:
        """The table as ``/api/v1`` shows it, as the person in a chair may see it."""
        return self._table.document(viewer)

    def record(self, format: str = "toml") -> str:
        """The record as a file: ``toml`` as ``automatable play`` keeps it, or ``json``."""
        return self._table.record(format)

    def difficulty(self) -> list[dict[str, Any]]:
        """What the measured players came to against this automa and level."""
        return self._table.difficulty()

    def hint(self) -> dict[str, Any]:
        """Up to three good deeds, as ``automatable hint --json`` prints them."""
        return self._table.hint()

    def analyse(self, threads: int | None = None) -> dict[str, Any]:
        """Luck, choices and moments, as ``automatable analyse --json`` prints them."""
        return self._table.analyse(threads or os.cpu_count() or 1)

    def __str__(self) -> str:
        return self._table.ansi()

    def __repr__(self) -> str:
        return f"<Game {self.game}, seed {self.seed}, entry {self.ply}, {self.turn}>"


def games(lang: str = "en") -> list[dict[str, Any]]:
    """The games with their levels, decks, editions, readings and players."""
    return _native.games(lang)


def text_of(record: str | os.PathLike[str]) -> str:
    """A record, or what the file with this name says."""
    if isinstance(record, os.PathLike) or "\n" not in record:
        return pathlib.Path(record).read_text(encoding="utf-8")
    return record
