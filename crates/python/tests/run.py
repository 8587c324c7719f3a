"""Lays the package out as it is installed, and runs a kind of tests: quick, heavy, wheel, bench."""

import os
import pathlib
import shutil
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parents[3]
CRATE, TARGET = ROOT / "crates" / "python", ROOT / "target" / "python"
LIBRARIES = {"win32": ("_native.dll", "_native.pyd"), "darwin": ("lib_native.dylib", "_native.abi3.so")}


def laid_out(profile):
    """The package with the extension of a profile in it."""
    site = TARGET / "site"
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(CRATE / "python" / "automatable", site / "automatable")
    built, placed = LIBRARIES.get(sys.platform, ("lib_native.so", "_native.abi3.so"))
    shutil.copy(TARGET / profile / built, site / "automatable" / placed)
    return site


def environment(site):
    cli = ROOT / "target" / "laws" / ("automatable.exe" if sys.platform == "win32" else "automatable")
    return {**os.environ, "PYTHONPATH": str(site), "AUTOMATABLE_CLI": str(cli)}


def pytest(*words):
    options = ["-q", "-p", "no:cacheprovider", "--durations=5", "-rs"]
    env = environment(laid_out("quick"))
    return subprocess.call([sys.executable, "-m", "pytest", *options, *words], cwd=CRATE, env=env)


def wheel():
    """The wheel and nothing else, as somebody installs it."""
    wheels = sorted((TARGET / "wheels").glob("*.whl"), key=lambda it: it.stat().st_mtime)
    fresh = TARGET / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    venv.create(fresh, with_pip=True)
    python = fresh / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    env = {key: it for key, it in os.environ.items() if key != "PYTHONPATH"}
    subprocess.check_call([python, "-m", "pip", "install", "-q", str(wheels[-1]), "pytest"], env=env)
    tests = [str(CRATE / "tests" / "test_docs.py"), str(CRATE / "tests" / "wheel.py")]
    return subprocess.call([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests], env=env)


def bench():
    env = environment(laid_out("release"))
    return subprocess.call([sys.executable, CRATE / "examples" / "bench.py"], env=env)


KINDS = {
    "quick": lambda: pytest("--ignore=tests/heavy", "tests"),
    "heavy": lambda: pytest("tests/heavy"),
    "wheel": wheel,
    "bench": bench,
}

if __name__ == "__main__":
    sys.exit(KINDS[sys.argv[1]]())
