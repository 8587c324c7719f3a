"""Pictures of a table: points by source, and the quilt where there is one."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _native
from ._spaces import Sight

WIDTH, LINE, CELL = 480, 24, 12
COLOURS = ["#4c72b0", "#dd8452", "#55a868", "#c44e52", "#8172b3", "#937860", "#da8bc3", "#8c8c8c"]
GROUND, CLOTH, BARE = "#ffffff", "#4c72b0", "#e6e2d8"


class Box(NamedTuple):
    """A rectangle with a colour."""

    x: int
    y: int
    w: int
    h: int
    colour: str


def _drawn(table: _native.Table) -> tuple[list[Box], list[tuple[int, str]], int]:
    chairs = table.sources()
    most = max([sum(abs(n) for _, n in sources) for _, sources in chairs] + [1])
    boxes: list[Box] = []
    words: list[tuple[int, str]] = []
    y = 0
    for name, sources in chairs:
        words.append((y + LINE - 7, f"{name}: {sum(n for _, n in sources)}"))
        x = 160
        for nth, (_, n) in enumerate(sources):
            w = abs(n) * (WIDTH - 170) // most
            # Points that are lost are drawn thin.
            height = LINE - 8 if 0 <= n else (LINE - 8) // 3
            boxes.append(Box(x, y + 4, w, height, COLOURS[nth % len(COLOURS)]))
            x += w
        y += LINE
    sight = Sight.of(table.game)
    quilt = sight.fields.get("quilt")
    if quilt is not None:
        row = np.zeros(sight.n_fields, np.float32)
        table.observe(1, row)
        for cell, covered in enumerate(row[quilt.at]):
            x, top = 8 + cell % 9 * CELL, y + 8 + cell // 9 * CELL
            boxes.append(Box(x, top, CELL - 1, CELL - 1, CLOTH if covered else BARE))
        y += 9 * CELL + 16
    return boxes, words, y


def svg(table: _native.Table) -> str:
    """The table as an SVG picture."""
    boxes, words, height = _drawn(table)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape('; '.join(text for _, text in words))}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>',
    ]
    parts += [
        f'<rect x="{it.x}" y="{it.y}" width="{it.w}" height="{it.h}" fill="{it.colour}"/>'
        for it in boxes
    ]
    parts += [
        f'<text x="8" y="{y}" font-family="sans-serif" font-size="13">{escape(text)}</text>'
        for y, text in words
    ]
    return "\n".join([*parts, "</svg>\n"])


def pixels(table: _native.Table) -> npt.NDArray[np.uint8]:
    """The same picture without its words, as rows of pixels."""
    boxes, _, height = _drawn(table)
    drawn = np.full((height, WIDTH, 3), 255, np.uint8)
    for it in boxes:
        colour = [int(it.colour[at : at + 2], 16) for at in (1, 3, 5)]
        drawn[it.y : it.y + it.h, it.x : it.x + it.w] = colour
    return drawn


def rendered(table: _native.Table, mode: str | None) -> Any:
    """The table in a render mode."""
    if mode == "ansi":
        return table.ansi()
    if mode == "svg":
        return svg(table)
    if mode == "rgb_array":
        return pixels(table)
    return None
