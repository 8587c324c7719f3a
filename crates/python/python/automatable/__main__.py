"""``python -m automatable sweep plan.toml``: prints a plan, or plays it."""

from __future__ import annotations

import argparse
import sys

from . import Error
from .sweeps import Plan, sweep, table


def main(words: list[str] | None = None) -> int:
    """Runs a command; 0 done, 2 could not."""
    parser = argparse.ArgumentParser(prog="python -m automatable")
    command = parser.add_subparsers(dest="command", required=True).add_parser("sweep")
    command.add_argument("plan", help="a TOML file")
    command.add_argument("--out", help="the folder for results; without it the plan is printed")
    command.add_argument("--address", help="a Ray cluster: auto, or where its head listens")
    command.add_argument("--workers", type=int, help="processes here, without a cluster")
    args = parser.parse_args(words)
    try:
        plan = Plan.read(args.plan)
        if args.out is None:
            for point in plan.points():
                n = len(plan.shards_of(point))
                print(f"{point.name}: {plan.game}, {point.player}, {plan.games} games, {n} shards")
            return 0

        def progress(n_done: int, n_all: int, what: str) -> None:
            print(f"{n_done}/{n_all} {what}", file=sys.stderr)

        summaries = sweep(
            plan, args.out, address=args.address, workers=args.workers, progress=progress
        )
        print(table(plan, summaries), end="")
    except (Error, OSError) as error:
        print(f"automatable: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
