"""Tables set up for a row of the rules, and what happened on them in short sentences."""

from engines.core.cards import PACK, card, cards, name, names
from engines.core.playout import Playout
from engines.core.shuffle import Seeded, Stacked
from engines.cribbage.events import (
    CountEnded,
    CutForDeal,
    DealerFound,
    Dealt,
    Ended,
    Laid,
    Left,
    Pegged,
    Played,
    SaidGo,
    Shown,
    Shuffled,
    Turned,
)
from engines.cribbage.game import GAME
from engines.cribbage.options import Options


def pack(top="", at=None):
    """A pack with *top* first and each card of *at* in its place; the rest as in a new pack."""
    placed = {place: card(text) for place, text in (at or {}).items()}
    first = list(cards(top.split()))
    rest = iter(each for each in PACK if each not in first and each not in placed.values())
    order = first
    while len(order) < 52:
        order.append(placed.get(len(order)) if len(order) in placed else next(rest))
    return tuple(order)


def opened(*packs, dealer="cut", start=(0, 0), **more):
    """A table just opened, with its packs in order and one to spare."""
    return Playout(GAME, 2, Options(dealer=dealer, start=start, **more), Stacked([*packs, PACK]))


def placed(phase, **fields):
    """A table in *phase*; cards not named are in the pack, in order."""
    named = [*fields.get("crib", ()), *fields.get("lifted", ())]
    named += [each for hand in fields.get("hands", ()) for each in hand]
    named += [text for _, text in fields.get("played", ())]
    named += [fields["starter"]] if fields.get("starter") else []
    deck = [text for text in names(PACK) if text not in named]
    position = {"phase": phase, "dealer": 1, "scores": [0, 0], "deck": deck, **fields}
    return Playout(GAME, 2, Options(), Seeded(1), position=position)


def playing(zero, one, count="", before="", *, crib="Ah 2c 3d 6h", starter="9s", **fields):
    """The play, seat 1 dealing: the cards held, and those played as ``0 Kc, 1 Qd``.

    *before*: the cards of counts that have ended, to which others are added until each seat has
    kept four. On turn is the seat that did not play last.
    """
    held = [zero.split(), one.split()]
    earlier, plays = _plays(before), _plays(count)
    named = {*crib.split(), starter, *held[0], *held[1], *(text for _, text in earlier + plays)}
    spare = (text for text in reversed(names(PACK)) if text not in named)
    for seat in (0, 1):
        known = len(held[seat]) + [player for player, _ in earlier + plays].count(seat)
        earlier = [[seat, next(spare)] for _ in range(4 - known)] + earlier
    return placed(
        "play",
        hands=held,
        crib=crib.split(),
        starter=starter,
        played=earlier + plays,
        count=[text for _, text in plays],
        **{"turn": 1 - plays[-1][0] if plays else 0, **fields},
    )


def _plays(told):
    plays = [each.split() for each in told.split(", ") if each]
    return [[int(seat), text] for seat, text in plays]


def said(events):
    """Each event as a sentence, so that a row reads like a game told aloud."""
    return [_sentence(event) for event in events]


def _sentence(event):
    match event:
        case Shuffled(dealer):
            return "shuffled to be cut" if dealer is None else f"shuffled for {dealer} to deal"
        case CutForDeal(seat, _, shown):
            return f"{seat} shows {name(shown)}"
        case DealerFound(dealer):
            return "a tie" if dealer is None else f"{dealer} deals first"
        case Dealt(seat, depth, hands):
            zero, one = (" ".join(names(hand)) for hand in hands)
            return f"{seat} cuts {depth}: 0 gets {zero}; 1 gets {one}"
        case Laid(seat, laid):
            return f"{seat} lays {' '.join(names(laid))}"
        case Turned(_, _, starter):
            return f"starter {name(starter)}"
        case Played(seat, played, total):
            return f"{seat} plays {name(played)}: {total}"
        case SaidGo(seat):
            return f"{seat} says go"
        case Pegged(seat, parts, score):
            return f"{seat} pegs {_parts(parts)} -> {score}"
        case CountEnded(lead):
            return f"{lead} leads"
        case Shown(seat, crib, _, _, parts, score):
            return f"{seat} {'crib' if crib else 'hand'} {_parts(parts)} -> {score}"
        case Left(seat):
            return f"{seat} leaves"
        case Ended(outcome, winner):
            return f"over, {outcome} {winner}"


def _parts(parts):
    return ", ".join(f"{part.kind} {part.points}" for part in parts) or "nothing"
