"""Tables set up for a row of the rules, and what they show after some acts."""

from collections import Counter

import pytest

from engines.core.playout import Playout
from engines.core.seats import RuleError
from engines.core.shuffle import Seeded
from engines.wild.cards import PACK, cards, names
from engines.wild.game import GAME
from engines.wild.options import Options


def left_of_pack(used):
    """The cards of the pack that are not among *used*, in the order of a new pack."""
    return names(sorted((Counter(PACK) - Counter(cards(used))).elements()))


def placed(*hands, top="r3", draw="", rest=None, options="", suit=None, **fields):
    """A table with *hands* and *top* (the discard); *draw* comes first, then what is left.

    *rest*: the seat that holds what is left of the pack instead, so that nothing can be drawn.
    *options*: house rules that are on, or off with ``no_`` before them.
    """
    held, discard, pile = [hand.split() for hand in hands], top.split(), draw.split()
    used = [*discard, *pile, *(card for hand in held for card in hand)]
    spare = left_of_pack(used)
    if rest is None:
        pile += spare
    else:
        held[rest] += spare
    position = {
        "hands": held,
        "draw": pile,
        "discard": discard,
        "suit": suit or discard[-1][0],
        "turn": 0,
        "last": len(hands) - 1,
        **fields,
    }
    switched = {each.removeprefix("no_"): not each.startswith("no_") for each in options.split()}
    chosen = Options(**switched)
    return Playout(GAME, len(hands), chosen, Seeded(1), position=position)


def act(table, told):
    """Do ``0 play r5; 1 draw``; what stands after a ``!`` must be refused and change nothing."""
    for each in filter(None, told.split("; ")):
        seat, _, text = each.lstrip("!").partition(" ")
        if each.startswith("!"):
            before = table.state
            with pytest.raises((RuleError, ValueError)):
                table.do(int(seat), text)
            assert table.state == before
        else:
            table.do(int(seat), text)


def shown(table, wanted):
    """The fields of *wanted* as the table shows them, hands and piles as texts."""
    position = GAME.position(table.state)
    found = {}
    for field in wanted:
        match field:
            case "hands":
                found[field] = [" ".join(hand) for hand in position["hands"]]
            case "top":
                found[field] = position["discard"][-1]
            case "counts":
                found[field] = [len(hand) for hand in position["hands"]]
            case "left":
                found[field] = len(position["draw"])
            case int():
                found[field] = " | ".join(table.legal(field))
            case _:
                found[field] = position[field]
    return found
