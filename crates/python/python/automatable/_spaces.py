"""Spaces: what is seen, and what can be chosen."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from . import _native

Numbers = npt.NDArray[np.float32]


@dataclasses.dataclass(frozen=True)
class Field:
    """A field of a row: its name, where its numbers stand, and between what they lie."""

    name: str
    start: int
    n: int
    low: int
    high: int

    @property
    def at(self) -> slice:
        """Where its numbers stand in a row."""
        return slice(self.start, self.start + self.n)


def _fields(told: _native.Fields) -> dict[str, Field]:
    found, start = {}, 0
    for name, n, low, high in told:
        found[name] = Field(name, start, n, low, high)
        start += n
    return found


@dataclasses.dataclass(frozen=True)
class Sight:
    """What is seen of a game's tables and options, field by field."""

    fields: dict[str, Field]
    option_fields: dict[str, Field]
    most_options: int

    @classmethod
    def of(cls, game: str) -> Sight:
        """That of a game."""
        fields, option_fields, most_options = _native.sight(game)
        return cls(_fields(fields), _fields(option_fields), most_options)

    @property
    def n_fields(self) -> int:
        """How long the row of a table is."""
        return sum(it.n for it in self.fields.values())

    @property
    def n_option_fields(self) -> int:
        """How long the row of an option is."""
        return sum(it.n for it in self.option_fields.values())

    def observation_space(self, features: bool = True) -> spaces.Dict:
        """A table, the mask of its options, and a row for each of them."""

        def bounds(fields: dict[str, Field]) -> tuple[Numbers, Numbers]:
            each = [(it.n, it.low, it.high) for it in fields.values()]
            low = np.concatenate([np.full(n, low, np.float32) for n, low, _ in each])
            high = np.concatenate([np.full(n, high, np.float32) for n, _, high in each])
            return low, high

        low, high = bounds(self.fields)
        within: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (self.most_options,), np.int8),
        }
        if features:
            low, high = bounds(self.option_fields)
            # What is no option is a row of noughts.
            low, high = np.minimum(low, 0), np.maximum(high, 0)
            shape = (self.most_options, self.n_option_fields)
            within["options"] = spaces.Box(
                np.broadcast_to(low, shape), np.broadcast_to(high, shape), dtype=np.float32
            )
        return spaces.Dict(within)


class Options(spaces.Discrete):
    """The options of a table by their number; a sample is one that is allowed now."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.n_now = most

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the options there are now, or of those that a mask allows."""
        if mask is None and probability is None:
            return np.int64(self.np_random.integers(max(self.n_now, 1)))
        return super().sample(mask, probability)
