"""Write the goldens anew: ``python tests/tables/cribbage/redraw.py``; then look at them."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PAINTED = ("table-play", "table-counts", "preview-six", "table-won")


def main():
    from tables.cribbage.samples import every

    from renderers.kit.paint import compose
    from renderers.kit.theme import Look

    scenes = every(Look())
    GOLDEN.mkdir(exist_ok=True)
    for name in PAINTED:
        compose(scenes[name]).save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[2])]
    main()
