"""Solo board games against automas that follow their printed rules and explain every choice."""

from ._native import (
    VERSION as __version__,
    ClosedError,
    Error,
    RecordError,
    Refused,
    RunError,
    SnapshotError,
    UnknownError,
    View,
)
from .game import Game, Rung, Why, games
from .lab import Player, Rows, analyse, compare, hint, simulate
from .sweeps import Plan, sweep

__all__ = [
    "ClosedError",
    "Error",
    "Game",
    "Plan",
    "Player",
    "RecordError",
    "Refused",
    "Rows",
    "RunError",
    "Rung",
    "SnapshotError",
    "UnknownError",
    "View",
    "Why",
    "__version__",
    "analyse",
    "compare",
    "games",
    "hint",
    "simulate",
    "sweep",
]
