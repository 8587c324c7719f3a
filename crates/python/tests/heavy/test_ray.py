"""Sweeps on a cluster of two nodes on loopback: processes of their own, one killed."""

import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time

import pytest

pytest.importorskip("ray")

from automatable import Plan, sweep

PLAN = """
game = "patchwork"
games = {games}
seed = 5
shards = 8

[grid]
level = ["I", "V"]
player = ["greedy"]
"""


def free_port():
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return it.getsockname()[1]


def below(pid):
    """The processes that a process has started, and theirs: id and command."""
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                words = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except (OSError, IndexError):
                continue
            parents.setdefault(parent, []).append((int(entry.name), words))
    found, left = [], [pid]
    while left:
        for child in parents.get(left.pop(), []):
            found.append(child)
            left.append(child[0])
    return found


class Node:
    """A node of a cluster, as a process of its own."""

    def __init__(self, env, log, *words):
        ray = pathlib.Path(sys.executable).with_name("ray")
        command = [str(ray), "start", "--block", "--num-cpus=1", "--disable-usage-stats", *words]
        self.log = open(log, "w")
        self.process = subprocess.Popen(command, env=env, stdout=self.log, stderr=subprocess.STDOUT)

    def kill(self):
        """Everything at once, as when the power fails."""
        for pid, _ in [*below(self.process.pid), (self.process.pid, "")]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        self.log.close()


@pytest.fixture
def cluster():
    # A short path: sockets have names of at most 107 letters.
    with tempfile.TemporaryDirectory(prefix="ra", dir="/tmp", ignore_cleanup_errors=True) as home:
        env = {**os.environ, "HOME": home, "RAY_DISABLE_IMPORT_WARNING": "1"}
        # Said aloud, or a node that is begun later may not look for its token.
        env["RAY_AUTH_MODE"] = "token"
        env["PYTHONPATH"] = os.pathsep.join(sys.path)
        ray = str(pathlib.Path(sys.executable).with_name("ray"))
        # Ray asks for a token, which every node and the driver must have.
        subprocess.run([ray, "get-auth-token", "--generate"], env=env, check=True, capture_output=True)
        port = free_port()
        head = Node(env, f"{home}/head", "--head", f"--port={port}", f"--temp-dir={home}/t", "--include-dashboard=false")
        nodes = [head]
        try:
            address = f"127.0.0.1:{port}"
            until(lambda: reached(port), 60)
            time.sleep(3)
            nodes.append(Node(env, f"{home}/node", f"--address={address}"))
            until(lambda: any("raylet" in it[1] for it in below(nodes[1].process.pid)), 90)
            time.sleep(4)
            yield env, address, nodes
        finally:
            for node in nodes:
                node.kill()


def reached(port):
    with socket.socket() as it:
        return it.connect_ex(("127.0.0.1", port)) == 0


def until(is_so, seconds):
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.1)


def files(folder):
    return {str(it.relative_to(folder)): it.read_bytes() for it in folder.rglob("*") if it.is_file()}


def test_a_node_that_dies_costs_its_shard_s_time_and_nothing_else(cluster, tmp_path):
    env, address, nodes = cluster
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN.format(games=os.environ.get("RAY_TEST_GAMES", "2400")))
    out = tmp_path / "cluster"
    command = [sys.executable, "-m", "automatable", "sweep", str(plan), "--out", str(out), "--address", address]
    said = open(tmp_path / "said", "w")
    driver = subprocess.Popen(command, env=env, stdout=said, stderr=subprocess.STDOUT, cwd=tmp_path)
    parts = out / ".parts"
    try:
        until(lambda: 2 <= len([it for it in parts.rglob("*-of-*") if it.is_dir()]) or driver.poll() is not None, 120)
        # The second node is at work when it dies.
        until(lambda: any("ray::play" in it[1] for it in below(nodes[1].process.pid)) or driver.poll() is not None, 60)
        assert driver.poll() is None, (tmp_path / "said").read_text()
        nodes[1].kill()
        assert driver.wait(timeout=240) == 0, (tmp_path / "said").read_text()
    finally:
        if driver.poll() is None:
            driver.kill()
        said.close()
    sweep(Plan.read(plan), tmp_path / "plain", workers=1)
    theirs, ours = files(out), files(tmp_path / "plain")
    assert set(theirs) == set(ours)
    assert all(theirs[it] == ours[it] for it in ours)
