"""What only an installed wheel shows: ids by entry point, types, no path of ours."""

import importlib.metadata
import pathlib
import subprocess
import sys


def test_gymnasium_finds_the_ids_by_itself():
    code = "import gymnasium; print(gymnasium.make('automatable/Brass-easy-v0').unwrapped.game)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout.strip() == "brass", ran.stderr


def test_it_is_typed_and_installed():
    import automatable

    folder = pathlib.Path(automatable.__file__).parent
    assert "site-packages" in str(folder)
    assert (folder / "py.typed").exists() and (folder / "_native.pyi").exists()
    assert importlib.metadata.version("automatable") == automatable.__version__
