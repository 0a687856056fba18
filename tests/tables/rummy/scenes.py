"""Sample scenes of rummy; ``python tests/tables/rummy/scenes.py`` writes the goldens anew."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PAINTED = ("hand-fourteen", "table-five", "table-declared", "between")
"""Scenes whose pixels are kept."""
NAMES = ("Priya", "Arjun", "Maya", "Theo", "Zoë", "Lena")


def say(key, /, **facts):
    from renderers.rummy import ENGLISH

    return ENGLISH[key].format(**facts)


def played():
    """Return tables at moments worth drawing, by name."""
    from rummy.tables import FOURTH, MELDED, OTHER, PLAIN, THIRD, act, new, table

    found = {}
    fourteen = "4s 5s 6s 7s / 9d 7h Jd / Kh Kc Xx / 2c 8h Qs"
    found["fourteen"] = table(fourteen, OTHER, closed="Ts")
    found["singles"] = table(" / ".join(fourteen.replace("/ ", "").split()), OTHER, closed="Ts")
    found["one"] = table(fourteen.replace("/ ", ""), OTHER, closed="Ts")
    found["mixed"] = table("4s 5s 6s / 7s / 9d 7h / Jd / Kh Kc Xx / 2c 8h / Qs", OTHER)
    found["ready"] = table(MELDED, OTHER)
    for name in ("fourteen", "singles", "one", "mixed", "ready"):
        act(found[name], "0 draw")
    found["two"] = new(2, seed=4)
    found["locked"] = table(PLAIN, OTHER, open_="4d Xx", misses=[1, 0])
    found["taken"] = table(PLAIN, OTHER, THIRD, open_="9d", variant="deals")
    act(found["taken"], "0 take")
    found["five"] = new(5, seed=3, variant="pool101")
    act(found["five"], "1 drop; 2 draw")
    found["six"] = new(6, seed=3, variant="pool201", wrong_declaration="plays_on")
    wrong = (MELDED, OTHER, THIRD)
    found["plays_on"] = table(*wrong, wrong_declaration="plays_on", misses=[0, 2, 0])
    act(found["plays_on"], f"0 draw; 0 declare 4c | 8s {MELDED[3:]}")
    pool = {"variant": "pool201", "scores": [38, 44, 71, 60]}
    found["declared"] = table(MELDED, OTHER, THIRD, FOURTH, **pool)
    act(found["declared"], f"0 draw; 0 declare 8s | {MELDED}; 1 show {OTHER}")
    shows = f"0 draw; 0 declare 8s | {MELDED}; 1 show {OTHER}; 2 show {THIRD}"
    found["between"] = table(MELDED, OTHER, THIRD, FOURTH, **pool)
    act(found["between"], f"{shows}; 3 show {FOURTH}")
    found["vote"] = table(MELDED, OTHER, THIRD, "", variant="pool201", scores=[100, 50, 60, 210])
    act(found["vote"], f"{shows}; 0 split")
    found["deals"] = table(MELDED, OTHER, THIRD, variant="deals", chips=[160, 200, 120])
    act(found["deals"], shows)
    found["over"] = table(MELDED, OTHER, THIRD)
    act(found["over"], shows)
    found["wrong"] = table(MELDED, OTHER, THIRD)
    act(found["wrong"], f"0 draw; 0 declare 4c | 8s {MELDED[3:]}")
    found["crowd"] = table(MELDED, OTHER, THIRD, FOURTH)
    act(found["crowd"], f"{shows}; 3 show {FOURTH}")
    return found


def every(look=None):
    """Return every sample scene by name."""
    from engines.rummy.table import Phase
    from renderers.kit.theme import Look
    from renderers.rummy import ending, hand, table

    look, scenes = look or Look(), {}
    for name, playout in played().items():
        view = playout.view(None)
        names = NAMES[: playout.seats]
        kind = "" if view.phase in (Phase.BETWEEN, Phase.OVER) else "table-"
        scenes[f"{kind}{name}"] = table(view, names, look, say)
        for seat in range(playout.seats):
            own = hand(playout.view(seat), names, look, say)
            scenes["hand-" + (name if seat == 0 else f"{name}-{seat}")] = own
        if view.phase is Phase.OVER:
            scenes[f"end-{name}"] = ending(view, names, look, say)
    return scenes


def main():
    from renderers.kit.paint import compose

    scenes = every()
    GOLDEN.mkdir(exist_ok=True)
    for name in PAINTED:
        compose(scenes[name]).save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[2])]
    main()
