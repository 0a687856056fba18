"""Write what the picture tests expect anew: ``python tests/pictures/redraw.py``; then look at it."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
GOLDEN, SCENES = HERE / "golden", HERE / "scenes"
PAINTED = ("table-two", "table-joker", "hand-drew", "end-blocked", "scores", "deck")
"""Scenes whose pixels are kept."""
LAID_OUT = ("table-two", "table-three", "table-won", "hand-drew", "end-draw", "crowd")
"""Scenes whose operations are kept."""


def listing(scene):
    """Return *scene* as text, one operation a line."""
    head = f"{scene.game} {scene.width} x {scene.height}"
    return "\n".join([head, *map(repr, scene.ops), ""])


def main():
    from pictures.samples import every

    from renderers.kit.paint import compose
    from renderers.kit.theme import Look

    scenes = every(Look())
    GOLDEN.mkdir(exist_ok=True)
    SCENES.mkdir(exist_ok=True)
    for name in PAINTED:
        compose(scenes[name]).save(GOLDEN / f"{name}.png", optimize=True)
    for name in LAID_OUT:
        (SCENES / f"{name}.txt").write_text(listing(scenes[name]), encoding="utf-8")


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]
    main()
