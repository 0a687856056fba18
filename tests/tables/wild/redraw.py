"""Write the goldens anew: ``python tests/tables/wild/redraw.py``; then look at them."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PAINTED = ("table-six", "hand-drew", "end-won", "deck")


def main():
    from tables.wild.samples import every

    from renderers.kit.paint import compose
    from renderers.kit.theme import Look
    from renderers.wild import samples

    scenes = {**every(Look()), "deck": samples()[0]}
    GOLDEN.mkdir(exist_ok=True)
    for name in PAINTED:
        compose(scenes[name]).save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[2])]
    main()
