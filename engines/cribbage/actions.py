"""What a seat can do, and how it is written."""

from typing import assert_never

import msgspec

from engines.core.cards import PACK, Card, card, name


class Cut(msgspec.Struct, frozen=True, gc=False):
    """Lift *depth* cards off the pack: for the deal, before the deal, or for the starter."""

    depth: int


class Lay(msgspec.Struct, frozen=True, gc=False):
    """Lay two cards away into the crib; *low* comes before *high* in ``in_order``."""

    low: Card
    high: Card


class Play(msgspec.Struct, frozen=True, gc=False):
    """Play *card* onto the count."""

    card: Card


class Go(msgspec.Struct, frozen=True, gc=False):
    """Say that no card of one's own fits."""


class Leave(msgspec.Struct, frozen=True, gc=False):
    """Give up the game."""


class Timeout(msgspec.Struct, frozen=True, gc=False):
    """The clock ran out for this seat."""


Action = Cut | Lay | Play | Go | Leave | Timeout

CUTS = tuple(Cut(depth) for depth in range(53))
"""``CUTS[n]`` lifts *n* cards."""
PLAYS = tuple(Play(each) for each in PACK)
"""``PLAYS[card]`` plays it."""
GO = Go()

_SIZE = len(PACK)
_PLACE = tuple(each % 13 * 4 + each // 13 for each in PACK)

_WORDS: dict[str, Action] = {
    **{f"cut {cut.depth}": cut for cut in CUTS},
    **{f"play {name(play.card)}": play for play in PLAYS},
    "go": GO,
    "leave": Leave(),
    "timeout": Timeout(),
}


def in_order(cards: tuple[Card, ...] | list[Card]) -> tuple[Card, ...]:
    """Return *cards* by rank, ace first, then by suit: the order of every hand."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def lay(one: Card, other: Card) -> Lay:
    """Return the action of laying both cards away, the same whichever is named first."""
    return Lay(one, other) if _PLACE[one] <= _PLACE[other] else Lay(other, one)


def parse(text: str) -> Action:
    """Read ``cut 23``, ``lay 5h Jd`` (either order), ``play Td``, ``go``, ``leave``, ``timeout``."""
    action = _WORDS.get(text)
    if action is not None:
        return action
    match text.split(" "):
        case ["lay", one, other] if card(one) < _SIZE and card(other) < _SIZE:
            return lay(card(one), card(other))
    raise ValueError(f"{text!r} is no action")


def text(action: Action) -> str:
    """Write *action* as ``parse`` reads it."""
    match action:
        case Play(played):
            return f"play {name(played)}"
        case Cut(depth):
            return f"cut {depth}"
        case Lay(low, high):
            return f"lay {name(low)} {name(high)}"
        case Go():
            return "go"
        case Leave():
            return "leave"
        case Timeout():
            return "timeout"
        case _:
            assert_never(action)
