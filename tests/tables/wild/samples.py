"""Tables of Wild at chosen moments, and the English words of their pictures."""

from random import Random

from engines.core.contract import Level
from engines.core.playout import Playout
from engines.core.shuffle import Seeded
from engines.wild.cards import PACK, cards, name, names
from engines.wild.game import GAME
from engines.wild.options import Options
from renderers.wild import ENGLISH, ending, hand, table

TEN = ("Maya", "Theo", "Priyanka", "Oz", "Zoë", "Alexandra", "Bartholomew", "Li", "Ana", "João")
ALL_RULES = Options(stacking=True, draw_until_playable=True, jump_in=True, seven_zero=True)


def say(key, /, **facts):
    return ENGLISH[key].format(**facts)


def placed(hands, top, *, options=ALL_RULES, **changes):
    """Return a table where seat 0 is to play on *top*, a text, with *hands* as texts of cards.

    A hand that is a number is that many of the cards nobody else has.
    """
    rest = list(PACK)
    for each in (top, *(each for held in hands if isinstance(held, str) for each in held.split())):
        rest.remove(cards([each])[0])
    Random(7).shuffle(rest)
    dealt = [
        held.split() if isinstance(held, str) else names(rest.pop() for _ in range(held))
        for held in hands
    ]
    position = {
        "hands": dealt,
        "draw": names(rest),
        "discard": [top],
        "suit": changes.pop("suit", top[0]),
        "turn": 0,
        "last": len(hands) - 1,
        **changes,
    }
    return Playout(GAME, len(hands), options, Seeded(3), position=position)


def thick(count, seed=5):
    """Return *count* cards of the pack as a hand in text, without the Leaf 4 for the top."""
    pack = [card for card in PACK if name(card) != "g4"]
    return " ".join(names(Random(seed).sample(pack, count)))


def finished(seats, seed=1, options=ALL_RULES):
    """Return a game that Medium computers played to its end."""
    playout, chance = Playout(GAME, seats, options, Seeded(seed)), Random(seed)
    while playout.result is None:
        act(playout, chance)
    return playout


def act(playout, chance):
    """Let the first computer act that wants to; return its seat and the events."""
    for seat in range(playout.seats):
        if playout.legal(seat):
            action = GAME.choose(playout.view(seat), Level.MEDIUM, chance)
            if action is not None:
                return seat, playout.do(seat, GAME.text(action))
    raise AssertionError("nobody acts")


def overfull(seats, seed=1, options=ALL_RULES):
    """Return a game played to its end at random: hands are far larger than people's."""
    playout = Playout(GAME, seats, options, shuffler=Seeded(seed))
    chance = Random(seed)
    while playout.result is None:
        (seat,) = playout.to_act
        playout.do(seat, chance.choice(playout.legal(seat)))
    return playout


def stopped():
    playout = Playout(GAME, 2, ALL_RULES, Seeded(1))
    playout.do(1, "leave")
    return playout


TABLES = {
    "two": placed([7, 5], "b7"),
    "three": placed([4, 1, 12], "gS", dir=-1),
    "four": placed([3, 1, 12, 4], "W", suit="g", exposed=[1], last=1),
    "six": placed(["bD y4", 1, 12, 4, 6, 9], "rD", pending=6, pending_face="D"),
    "eight": placed([7, 2, 1, 4, 6, 9, 11, 3], "F", suit="r", pending=8, pending_face="F", dir=-1),
    "ten": placed([7, 1, 12, 4, 6, 9, 11, 3, 2, 8], "y0", exposed=[1], last=1),
    "holding": placed(["b2 r4 g9", 6], "bR", phase="drawn", drawn="b2"),
    "won": finished(4, 3),
    "won-ten": finished(10, 5),
    "won-two": finished(2, 5),
    "won-full": overfull(10, 5),
    "stopped": stopped(),
}
HANDS = {
    "one": placed(["r4", 5], "r7"),
    "seven": placed(["r3 y7 g0 b2 bS W F", 5], "b7"),
    "eleven": placed(["r3 r8 rD y1 y7 g0 g6 g9 b2 bS W", 5], "b7"),
    "drew": placed(["r3 r8 y1 b2 b2 g0", 5], "b7", phase="drawn", drawn="b2"),
    "jump": placed(["r9 r3", "b7 g3 gS y2"], "b7", last=0),
    "answer": placed(["rD y4 bD F", 1], "gD", pending=4, pending_face="D"),
    "stuck": placed(["r4 y4 b9 F", 1], "gD", pending=4, pending_face="D"),
    "call": placed([5, "g9"], "g3", exposed=[1], last=1),
    "twenty": placed([thick(20), 5], "g4"),
    "thirty": placed([thick(30), 5], "g4"),
    "forty": placed([thick(40), 5], "g4"),
    "nothing": placed(["r4 y5", 5], "b7"),
    "sixty": placed([thick(60), 5], "g4"),
    "over": TABLES["won"],
    "out": placed(["", 5, 5], "g4", out=[0], turn=1),
    "empty": TABLES["won-two"],
}
"""Seat 0's hands, but for ``jump`` and ``call``: those are seat 1's."""
OTHER_SEAT = ("jump", "call")


def table_view(key):
    return TABLES[key].view(None)


def hand_view(key):
    return HANDS[key].view(1 if key in OTHER_SEAT else 0)


def every(look, names=TEN, speak=say):
    """Return every sample scene by name."""
    scenes = {
        f"table-{key}": table(table_view(key), names[: each.seats], look, speak)
        for key, each in TABLES.items()
    }
    scenes |= {
        f"hand-{key}": hand(hand_view(key), names[: each.seats], look, speak)
        for key, each in HANDS.items()
    }
    return scenes | {
        f"end-{key}": ending(table_view(key), names[: each.seats], look, speak)
        for key, each in TABLES.items()
        if each.result
    }
