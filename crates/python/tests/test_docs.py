"""The examples of the docs run, and the fields stand there as they are."""

import contextlib
import importlib.util
import io
import pathlib
import re

import pytest

from automatable.gym import Sight

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGES = [ROOT / "docs" / "python.md", ROOT / "README.md", ROOT / "crates" / "python" / "README.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda it: str(it.relative_to(ROOT)))
def test_examples_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names, n_run, left_out = {}, 0, []
    for needed, code in re.findall(r"```python ?(\w*)\n(.*?)```", page.read_text(), re.DOTALL):
        if needed and importlib.util.find_spec(needed) is None:
            left_out.append(needed)
            continue
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, str(page), "exec"), names)
        n_run += 1
    assert 1 <= n_run
    if left_out:
        print(f"not run: the examples that need {', '.join(left_out)}")


@pytest.mark.parametrize("game", ["patchwork", "brass", "london"])
def test_every_field_is_documented(game):
    sight = Sight.of(game)
    page = PAGES[0].read_text()
    head = f"### {game.capitalize()}: at most {sight.most_options} options\n"
    assert head in page
    section = page.split(head)[1].split("\n### ")[0]
    told = re.findall(r"^\| `([\w-]+)` \| (\d+) \| (-?\d+), (-?\d+) \| (.+) \|$", section, re.MULTILINE)
    fields = [*sight.fields.values(), *sight.option_fields.values()]
    assert [(it.name, it.n, it.low, it.high) for it in fields] == [
        (name, int(n), int(low), int(high)) for name, n, low, high, _ in told
    ]
    assert all(len(it[4]) > 3 for it in told)
