"""The pack of Wild as small integers, with a text for each card.

A card is its kind: ``suit * 13 + face``, so ``0`` is the Ember 0 (``r0``) and ``51`` the Wave +2
(``bD``); ``52`` is the Wild ``W`` and ``53`` the Wild +4 ``F``. The two copies of a card are the
same number: nothing in the game tells them apart, and two that match may be jumped in (rule 9.1).
"""

from collections.abc import Iterable
from typing import NewType

Card = NewType("Card", int)
"""A card of the pack, 0..53."""

Hand = tuple[Card, ...]

SUITS = "rygb"
"""Suit letters: Ember, Sun, Leaf, Wave; a suit is its index here, 0..3."""
FACES = "0123456789SRD"
"""Face letters: numbers, Skip, Reverse, +2; a face is its index here, 0..12."""
SKIP, REVERSE, DRAW_TWO = 10, 11, 12
WILD, WILD_FOUR = Card(52), Card(53)

NAMES: tuple[str, ...] = (*(suit + face for suit in SUITS for face in FACES), "W", "F")
"""The text of each card, by card; a hand is sorted in this order (rule 11.1)."""
KINDS: Hand = tuple(Card(n) for n in range(len(NAMES)))

_CARDS = {text: card for card, text in zip(KINDS, NAMES, strict=True)}
_COPIES = (1, *(2,) * 12)
"""Copies of each face in a suit (rule 1.1)."""

PACK: Hand = tuple(card for card in KINDS for _ in range(4 if card >= WILD else _COPIES[card % 13]))
"""The 108 cards (rule 1.1), in the order of a new pack."""


def name(card: Card) -> str:
    """Return the letters of *card*.

    >>> name(card("rD"))
    'rD'
    """
    return NAMES[card]


def card(text: str) -> Card:
    """Return the card written *text*; raise ``ValueError`` for anything else."""
    try:
        return _CARDS[text]
    except (KeyError, TypeError):
        raise ValueError(f"{text!r} is no card") from None


def names(cards: Iterable[Card]) -> list[str]:
    """Return the texts of *cards*, in their order."""
    return [NAMES[each] for each in cards]


def cards(texts: Iterable[str]) -> Hand:
    """Return the cards written *texts*; raise ``ValueError`` if one is none."""
    return tuple(card(each) for each in texts)


def suit(card: Card) -> int | None:
    """Return the suit of *card*, 0 (Ember) to 3 (Wave); a Wild has none."""
    return None if card >= WILD else card // 13


def face(card: Card) -> int | None:
    """Return the face of *card*: its number, or Skip, Reverse, +2; a Wild has none."""
    return None if card >= WILD else card % 13


def longest_suit(hand: Hand) -> int:
    """Return the suit that *hand* holds most of, of equals the first in the order of the suits."""
    held = [suit(card) for card in hand]
    return max(range(4), key=held.count)


def _of_face(wanted: int) -> frozenset[Card]:
    return frozenset(card for card in KINDS if face(card) == wanted)


ZEROS, SEVENS = _of_face(0), _of_face(7)
SKIPS, REVERSES, DRAW_TWOS = _of_face(SKIP), _of_face(REVERSE), _of_face(DRAW_TWO)


def is_number(card: Card) -> bool:
    """Tell whether *card* is one of the 76 number cards."""
    return card < WILD and card % 13 < SKIP


_ANY_TIME = frozenset((WILD, WILD_FOUR))

FITS: tuple[tuple[frozenset[Card], ...], ...] = tuple(
    tuple(
        _ANY_TIME | {each for each in KINDS if suit(each) == in_force or face(each) == on_top}
        if on_top is not None
        else _ANY_TIME | {each for each in KINDS if suit(each) == in_force}
        for in_force in range(4)
    )
    for on_top in map(face, KINDS)
)
"""``FITS[top][suit]``: the cards that fit on *top* with *suit* in force (rules 2.1 to 2.3)."""

ANSWERS: dict[Card, frozenset[Card]] = {
    WILD_FOUR: frozenset((WILD_FOUR,)),
    **dict.fromkeys(DRAW_TWOS, DRAW_TWOS),
}
"""By the top card, the cards that answer its pending draw (rule 7.1)."""

TAKES: tuple[int, ...] = tuple(
    4 if card == WILD_FOUR else 2 if card in DRAW_TWOS else 0 for card in KINDS
)
"""How many cards each card makes the next seat draw (rules 4.3 and 4.4)."""
