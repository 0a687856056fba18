"""Tables set up for a row of the rules, and what happened on them in short sentences."""

from collections import Counter

import msgspec

from engines.core.cards import name, names
from engines.core.playout import Playout
from engines.core.shuffle import Seeded, Stacked
from engines.rummy import events, pack
from engines.rummy.game import GAME
from engines.rummy.options import Options

MELDED = "4c 5c 6c / 2h 3h 4h Xx / 9h 9d 9s / Ks Kd Kh"
"""A hand that can declare whatever it draws, with sevens wild."""
NO_PURE = "4c 5c Xx / 2h 3h 4h 7s / 9h 9d 9s / Ks Kd Kh"
"""A hand that cannot."""
PLAIN = "4c 6c Tc Qc / 2d 3d Kd / 3h 5h 6h Jh / As 3s"
OTHER = "Ac 6c Kc / 6d Td Jd Qd / 8h Jh Kh / 3s 6s Xx"
THIRD = "2c 5c 8c / 3d 8d Td / 2h 7h 9h Qh / 5s 8s Js"
FOURTH = "3c 7c 9c Jc / Ad 5d 9d / 8h Th Ah / 2s 6s Qs"
PACK = Counter(names(pack.PACK))


def groups(text):
    return [part.split() for part in text.split("/") if part.strip()]


def table(*hands, closed="8s", open_="4d", shuffles=None, **more):
    """A deal going on, seat 0 to draw unless *more* says otherwise.

    *closed*: the next cards; the rest of the pack lies under them. Options and fields of the
    position by name.
    """
    options = {key: more.pop(key) for key in tuple(more) if key in Options.__struct_fields__}
    seats = len(hands)
    placed = {
        "variant": options.get("variant", "points"),
        "wild_card": "7d",
        "hands": [groups(hand) for hand in hands],
        "open": open_.split(),
        "open_first": False,
        "turn": 0,
        "phase": "draw",
        "drawn": None,
        "scores": [0] * seats,
        "misses": [0] * seats,
        "drawn_once": [],
        "in_deal": [seat for seat, hand in enumerate(hands) if hand],
        "in_table": [seat for seat, hand in enumerate(hands) if hand],
        "dealer": seats - 1,
        **more,
    }
    placed["closed"] = more.get("closed_pile", _rest(placed, closed.split()))
    placed.pop("closed_pile", None)
    shuffler = Seeded(1) if shuffles is None else Stacked(shuffles)
    chosen = msgspec.convert({"toss": False, **options}, Options)
    return Playout(GAME, seats, chosen, shuffler, position=placed)


def _rest(placed, first):
    left = PACK - Counter([placed["wild_card"], *placed["open"], *first])
    left -= Counter(card for hand in placed["hands"] for group in hand for card in group)
    return [*first, *left.elements()]


def new(seats=2, seed=1, **options):
    """A table just opened."""
    chosen = msgspec.convert({"toss": False, **options}, Options)
    return Playout(GAME, seats, chosen, Seeded(seed))


def act(played, acts):
    """Let seats act, ``0 draw; 0 discard 8s``; return the events of the last act."""
    told = ()
    for each in filter(None, acts.split("; ")):
        seat, _, action = each.partition(" ")
        told = played.do(int(seat), action)
    return told


def said(told):
    """Each event as a sentence, so that a row reads like a game told aloud."""
    return [_sentence(event) for event in told]


def _sentence(event):
    match event:
        case events.Tossed(dealer):
            return f"{dealer} wins the toss"
        case events.Dealt(number, dealer):
            return f"{dealer} deals, deal {number}"
        case events.Turned():
            return "the open pile is turned"
        case events.Drew(seat, card):
            return f"{seat} draws {name(card)}"
        case events.Took(seat, card):
            return f"{seat} takes {name(card)}"
        case events.Threw(seat, card):
            return f"{seat} throws {name(card)}"
        case events.Missed(seat, thrown, back):
            return f"{seat} misses a turn{_undone(thrown, back)}"
        case events.Dropped(seat, points, why, thrown, back):
            return f"{seat} is out for {points}, {why}{_undone(thrown, back)}"
        case events.Arranged(seat):
            return f"{seat} arranges"
        case events.Declared(seat, _, _, flaw):
            return f"{seat} declares{f', wrong: {flaw}' if flaw else ''}"
        case events.Shown(seat, _, late):
            return f"{seat} shows{', late' if late else ''}"
        case events.DealEnded(winner, points):
            return f"deal over, won by {winner}: {' '.join(map(str, points))}"
        case events.Asked(seat, payouts):
            return f"{seat} asks to split: {' '.join(map(str, payouts))}"
        case events.Answered(seat, accepts):
            return f"{seat} {'accepts' if accepts else 'refuses'}"
        case events.Waited(seat):
            return f"{seat} is ready"
        case events.Left(seat):
            return f"{seat} leaves"
        case events.Ended(outcome, places, chips):
            first = ",".join(map(str, places[0]))
            return f"over, {outcome} {first}: {' '.join(map(str, chips))}"


def _undone(thrown, back):
    if thrown is not None:
        return f", {name(thrown)} is thrown"
    return "" if back is None else f", {name(back)} goes back"


def look(played):
    """The position, and what the seats that are awaited may do, by word."""
    legal = {
        seat: " ".join(dict.fromkeys(text.split()[0] for text in played.legal(seat)))
        for seat in sorted(played.to_act)
    }
    seen = {**GAME.position(played.state), "to_act": sorted(played.to_act), "legal": legal}
    if played.result is not None:
        seen["chips"] = list(played.result.chips)
        seen["first"] = list(played.result.places[0])
    options = [text for seat in played.to_act for text in played.legal(seat)]
    seen["throws"] = {text.split()[1] for text in options if text.startswith("discard")}
    seen["sizes"] = [sum(map(len, hand)) for hand in seen["hands"]]
    seen |= {f"{pile}_count": len(seen[pile]) for pile in ("open", "closed")}
    seen["suited"] = all(map(_is_suited, played.state.hands))
    return seen | {"scores": list(GAME.scores(played.state))}


def _is_suited(hand):
    """Whether a hand lies as it is dealt: a group a suit, in rank order."""
    suits = [{card // 13 for card in group} for group in hand]
    return all(len(each) == 1 for each in suits) and all(
        list(group) == sorted(group) for group in hand
    )
