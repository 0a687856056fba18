"""Look for leaks in many random games of each kind: ``PYTHONPATH=.:tests python tests/soak/leaks.py 1000``."""

import asyncio
import sys
import time

from faults.test_leaks import found
from faults.worlds import GAMES


async def main(games: int) -> int:
    leaks = []
    for key in sorted(GAMES):
        began = time.monotonic()
        leaks += await found(key, range(games))
        print(f"{key}: {games} games in {time.monotonic() - began:.0f} s")
    print("\n".join(leaks) or "nothing leaks")
    return bool(leaks)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]))))
