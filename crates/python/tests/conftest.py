"""What the tests share."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def cli():
    """Runs the program of the command line; its path stands in AUTOMATABLE_CLI."""
    path = os.environ.get("AUTOMATABLE_CLI")
    if path is None or not pathlib.Path(path).exists():
        pytest.skip("the command line was not built: set AUTOMATABLE_CLI")

    def run(*args, stdin=""):
        ran = subprocess.run([path, *args], input=stdin, capture_output=True, text=True, timeout=60)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    return run


def finished(game, rng, **choices):
    """A finished game of random options, with what the person did."""
    import automatable

    table = automatable.Game(game, **choices)
    done = []
    while not table.is_over:
        options = table.options
        done.append(options[rng.randrange(len(options))])
        table.act(done[-1])
    return table, done
