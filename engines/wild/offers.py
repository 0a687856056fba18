"""What a seat may do, worked out from what it can see: the same for the rules and for computers."""

from engines.core.seats import Seat
from engines.wild.actions import Action, Call, Catch, Draw, Keep, Play
from engines.wild.cards import ANSWERS, FITS, KINDS, SEVENS, WILD, Card, Hand
from engines.wild.table import SEATS, Table

_WAYS: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(card, suit=suit) for suit in range(4)) if card >= WILD else (Play(card),)
    for card in KINDS
)
"""By card, the ways to play it: one for each suit to be named (rule 2.2)."""
_SWAPS = {card: tuple(Play(card, other=Seat(n)) for n in range(SEATS[-1])) for card in SEVENS}
_CATCHES = tuple(Catch(Seat(n)) for n in range(SEATS[-1]))
_NONE: frozenset[Card] = frozenset()
DRAW, KEEP, CALL = Draw(), Keep(), Call()


def offers(table: Table, seat: Seat, hand: Hand, held: Card | None) -> list[Action]:
    """Return what *seat* may do: plays in hand order, the pile, a call, catches.

    *hand* is its hand and *held* the card that it drew and may play or keep.
    """
    if table.turn is None or table.out[seat]:
        return []
    acts = _turn(table, seat, hand, held) if seat == table.turn else _jumps(table, seat, hand)
    for exposed in table.exposed:
        acts.append(CALL if exposed == seat else _CATCHES[exposed])
    return acts


def fitting(table: Table) -> frozenset[Card]:
    """Return the cards that fit now: on the top card, or as an answer to a pending stack."""
    top = table.discard[-1]
    return ANSWERS[top] if table.pending else FITS[top][table.suit]


def playable(table: Table, hand: Hand, held: Card | None) -> list[Card]:
    """Return the cards that the seat on turn may play, each once, in hand order."""
    if held is not None:
        return [held]
    cards = fitting(table).intersection(hand)
    return sorted(cards) if table.options.auto_sort else sorted(cards, key=hand.index)


def can_draw(table: Table) -> bool:
    """Tell whether there is anything to draw, or a stack to give in to (rule 5.3)."""
    return table.pile > 0 or len(table.discard) > 1 or table.pending > 0


def can_jump(table: Table, hand: Hand) -> bool:
    """Tell whether *hand* of a seat not on turn holds the twin of the top card (rule 9.1)."""
    top = table.discard[-1]
    return table.options.jump_in and not table.first and top < WILD and top in hand


def swaps(table: Table, hand: Hand, card: Card) -> bool:
    """Tell whether *card* out of *hand* names a seat to swap with (rules 10.1 and 10.3)."""
    return card in _swapping(table, hand)


def _swapping(table: Table, hand: Hand) -> frozenset[Card]:
    return SEVENS if table.options.seven_zero and len(hand) > 1 else _NONE


def _turn(table: Table, seat: Seat, hand: Hand, held: Card | None) -> list[Action]:
    cards = playable(table, hand, held)
    acts: list[Action] = _plays(table, seat, hand, cards)
    if held is not None:
        acts.append(KEEP)
    elif can_draw(table) or not cards:
        acts.append(DRAW)
    if len(hand) == 2 and table.called != seat:
        acts.append(CALL)
    return acts


def _jumps(table: Table, seat: Seat, hand: Hand) -> list[Action]:
    return _plays(table, seat, hand, [table.discard[-1]]) if can_jump(table, hand) else []


def _plays(table: Table, seat: Seat, hand: Hand, cards: list[Card]) -> list[Action]:
    """Return the ways to play *cards*: one for each suit or seat to be named."""
    swapping = _swapping(table, hand)
    acts: list[Action] = []
    for card in cards:
        acts += _swaps(table, seat, card) if card in swapping else _WAYS[card]
    return acts


def _swaps(table: Table, seat: Seat, card: Card) -> list[Play]:
    return [_SWAPS[card][n] for n, left in enumerate(table.out) if n != seat and not left]
