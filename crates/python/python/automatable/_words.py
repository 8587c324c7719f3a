"""Words, and what was chosen as the native half reads it."""

import os
import pathlib
from typing import Any

from . import _native

Choice = str | int | os.PathLike[str]


def say(lang: str, id: str, **args: object) -> str:
    """One of the package's own sentences."""
    return _native.say(lang, id, [(key, str(value)) for key, value in args.items()])


def chosen(choices: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """Choices by key; a path, or a text of several lines, is a document of one's own."""
    given: list[tuple[str, str, bool]] = []
    for key, value in choices.items():
        if value is None:
            continue
        key = key.replace("_", "-")
        if isinstance(value, os.PathLike):
            given.append((key, pathlib.Path(value).read_text(encoding="utf-8"), True))
        else:
            text = str(value)
            given.append((key, text, "\n" in text))
    return given
