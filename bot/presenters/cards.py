"""Cards of the standard pack in text: ``9♥`` to glance at, ``nine of hearts`` to listen to."""

from collections.abc import Iterable

from bot.messages import Emoji
from bot.words import Say
from engines.core.cards import NAMES, RANKS, RED_JOKER, Card, is_joker, name, rank, suit
from engines.core.cards import card as _card

SUIT_SIGNS = "♣♦♥♠"
RANK_WORDS = (
    *("ace", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "jack", "queen", "king"),
)
"""The catalogue's own words for a rank, by rank."""
SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades")
JOKER_COLOURS = ("red", "black", "printed")
"""Of the jokers in the order of their cards."""


def short_rank(number: int) -> str:
    """Return the sign of a rank: ``A``, ``10``, ``K``.

    >>> short_rank(9)
    '10'
    """
    return "10" if RANKS[number] == "T" else RANKS[number]


def emoji(card: Card) -> Emoji:
    """Return the picture of *card* for a button or a menu, whose words name the card too."""
    return Emoji(f"card_{name(card)}")


def short(card: Card, say: Say) -> str:
    """Return *card* as it stands within a sentence: ``9♥``, ``red Joker``."""
    return say("card-joker", colour=colour(card)) if is_joker(card) else _signs(card)


def told_card(card: Card, say: Say) -> str:
    """Return *card* as what is done with it needs it: ``9♥``, ``the red Joker``."""
    return say("card-joker-told", colour=colour(card)) if is_joker(card) else _signs(card)


def told_text(text: str, say: Say) -> str:
    """Return the card written *text* as ``told_card`` does; another text as it is."""
    return told_card(_card(text), say) if text in NAMES else text


def label(card: Card, say: Say) -> str:
    """Return *card* as it stands alone, on a button: ``9♥``, ``Red Joker``."""
    return say("card-joker-label", colour=colour(card)) if is_joker(card) else _signs(card)


def in_full(card: Card, say: Say) -> str:
    """Return *card* in words that read well aloud: ``nine of hearts``."""
    if is_joker(card):
        return short(card, say)
    return say("card-full", rank=RANK_WORDS[rank(card)], suit=SUIT_WORDS[suit(card)])


def shorts(cards: Iterable[Card], say: Say) -> str:
    """Return *cards* in short, one after the other."""
    return ", ".join(short(card, say) for card in cards)


def in_order(cards: Iterable[Card], *, by_suit: bool) -> tuple[Card, ...]:
    """Return *cards* by suit and then by rank, or else by rank and then by suit; jokers last.

    >>> in_order((Card(13), Card(12), Card(0)), by_suit=True)
    (0, 12, 13)
    >>> in_order((Card(13), Card(12), Card(0)), by_suit=False)
    (0, 13, 12)
    """
    if by_suit:
        return tuple(sorted(cards))
    return tuple(sorted(cards, key=lambda each: (is_joker(each), rank(each), each)))


def rank_as(number: int, say: Say) -> str:
    """Return a rank as a joker stands for it: ``a queen``."""
    return say("rank-as", rank=RANK_WORDS[number])


def colour(card: Card) -> str:
    """Return the catalogue's word for a joker's colour."""
    return JOKER_COLOURS[card - RED_JOKER]


def _signs(card: Card) -> str:
    return short_rank(rank(card)) + SUIT_SIGNS[suit(card)]
