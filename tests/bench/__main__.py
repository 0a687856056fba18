"""The benchmarks: ``make bench``; ``python -m bench --help`` tells the rest."""

import argparse
import gc
import sys
from pathlib import Path
from typing import NamedTuple

from bench import crowd, disk, drawing, engine_rates, playing, sleeping, standings, storage
from bench.figures import head, printed, written
from bench.peers_apart import Peers

from bot.app import SWITCH_SECONDS

SUITES = {
    "engines": engine_rates.figures,
    "storage": storage.figures,
    "disk": disk.figures,
    "sleeping": sleeping.figures,
    "standings": standings.figures,
    "drawing": drawing.figures,
    "playing": playing.figures,
    "crowd": crowd.figures,
}


class Plan(NamedTuple):
    """How long to measure: *repeats* of *seconds* each, after *warm* seconds that do not count."""

    seconds: float
    repeats: int
    warm: float
    quick: bool


WHOLE = Plan(seconds=1.0, repeats=7, warm=0.5, quick=False)
QUICK = Plan(seconds=0.1, repeats=3, warm=0.05, quick=True)


def main():
    """Run the benches that were asked for and print their table."""
    asked = _asked()
    peers = Peers(asked.peers)
    gc.freeze()  # this and the next as the bot does, see ``bot.app.serve``
    sys.setswitchinterval(SWITCH_SECONDS)
    figures = []
    for name in asked.suites or SUITES:
        for figure in SUITES[name](QUICK if asked.quick else WHOLE, peers):
            print(f"{figure.name} …", file=sys.stderr)
            figures.append(figure)
    peers.close()
    facts = head(peers.versions)
    print(printed(facts, figures))
    written(asked.json, facts, figures)


def _asked():
    parser = argparse.ArgumentParser(prog="make bench", description="Measure Parlour.")
    parser.add_argument(
        "suites", nargs="*", choices=[*SUITES, []], help="which benches; all if none is named"
    )
    parser.add_argument(
        "--quick", action="store_true", help="under a minute; the figures mean little"
    )
    parser.add_argument("--peers", type=Path, help="the Python of the peers' own environment")
    parser.add_argument(
        "--json", type=Path, default=Path("bench.json"), help="where the same is written"
    )
    return parser.parse_args()


main()
