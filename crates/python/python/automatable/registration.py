"""The ids under which Gymnasium knows every game, automa and level."""

from __future__ import annotations

from typing import Any

from gymnasium.envs.registration import register as _register, registry

from . import _native

VERSION = 0


def ids() -> dict[str, dict[str, Any]]:
    """Every id with what it stands for: game, level, and the deck where it is not the usual one."""
    found: dict[str, dict[str, Any]] = {}
    for box in _native.games("en"):
        choices = {it["key"]: it for it in box["choices"]}
        deck = choices.get("deck")
        decks = [it["value"] for it in deck["values"]] if deck else []
        for level in (it["value"] for it in choices["level"]["values"]):
            for name in decks or [None]:
                is_usual = deck is None or name == deck["usual"]
                parts = [box["id"].capitalize(), level] + ([] if is_usual else [name])
                chosen = {"game": box["id"], "level": level}
                id = f"automatable/{'-'.join(parts)}-v{VERSION}"
                found[id] = chosen if is_usual else {**chosen, "deck": name}
    return found


def register() -> None:
    """Tells Gymnasium of every id; once is enough."""
    for id, chosen in ids().items():
        if id not in registry:
            _register(
                id=id,
                entry_point="automatable.gym:AutomaEnv",
                vector_entry_point="automatable.gym:AutomaVectorEnv",
                kwargs=chosen,
            )
