"""Cards and suits of Wild in text: a sign to glance at, a word to read or to listen to."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.messages import Emoji
from bot.words import Say
from engines.wild.cards import (
    FACES,
    NAMES,
    REVERSE,
    SKIP,
    SUITS,
    WILD,
    WILD_FOUR,
    Card,
    Hand,
    face,
    name,
    suit,
)
from engines.wild.cards import card as _card
from engines.wild.options import Options

SUIT_WORDS = ("ember", "sun", "leaf", "wave")
"""The catalogue's own words for the suits, in their order."""
SUIT_SIGNS = ("♦️", "☀️", "🍃", "💧")
"""What looks most like the shapes on the cards."""
WILD_SIGN = "🌈"
HOUSE_RULES = ("stacking", "draw_until_playable", "jump_in", "seven_zero")


def sign(card: Card) -> str:
    """Return the sign of the suit of *card*."""
    of = suit(card)
    return WILD_SIGN if of is None else SUIT_SIGNS[of]


def emoji(card: Card) -> Emoji:
    """Return the picture of *card* for a button or a menu, whose words name the card too."""
    return Emoji(f"wild_{name(card)}", sign(card))


def suit_emoji(number: int) -> Emoji:
    """Return the picture of a suit."""
    return Emoji(f"wild_suit_{SUITS[number]}", SUIT_SIGNS[number])


def in_words(card: Card, say: Say) -> str:
    """Return *card* in words alone: ``Ember 7``, ``Wild +4``."""
    of = suit(card)
    if of is None:
        return say("wild-card-wild", four="yes" if card == WILD_FOUR else "no")
    return say("wild-card", suit=SUIT_WORDS[of], **_face(card))


def short(card: Card, say: Say) -> str:
    """Return *card* as it stands within a sentence: ``♦️ Ember 7``."""
    return f"{sign(card)} {in_words(card, say)}"


def card_in_words(text: str, say: Say) -> str:
    """Return the card written *text* in words; another text as it is."""
    return short(_card(text), say) if text in NAMES else text


def face_in_words(card: Card, say: Say) -> str:
    """Return the number or symbol of *card* alone; of a Wild its whole name."""
    return in_words(card, say) if card >= WILD else say("wild-face", **_face(card))


def suit_in_words(number: int, say: Say) -> str:
    """Return the name of a suit."""
    return say("wild-suit", suit=SUIT_WORDS[number])


def signed_suit(number: int, say: Say) -> str:
    """Return a suit with its sign: ``♦️ Ember``."""
    return f"{SUIT_SIGNS[number]} {suit_in_words(number, say)}"


def listed(cards: Iterable[Card], say: Say) -> str:
    """Return *cards* in words, those of a suit that lie side by side together: ``Ember 3, 8; …``."""
    return "; ".join(
        ", ".join(face_in_words(card, say) for card in some)
        if of is None
        else f"{suit_in_words(of, say)} {', '.join(face_in_words(card, say) for card in some)}"
        for of, some in _side_by_side(cards)
    )


def glanced(cards: Iterable[Card], say: Say, bold: frozenset[int] = frozenset()) -> str:
    """Return *cards* with a sign for each suit, the *bold* places marked: ``♦️ Ember 3, **8** · ☀️ Sun 1``."""
    parts, place = [], 0
    for of, some in _side_by_side(cards):
        words = []
        for card in some:
            said = face_in_words(card, say)
            words.append(f"**{said}**" if place in bold else said)
            place += 1
        head = WILD_SIGN if of is None else signed_suit(of, say)
        parts.append(f"{head} {', '.join(words)}")
    return " · ".join(parts)


def house_rules(options: Options, say: Say) -> str:
    """Return the house rules of a table in a line."""
    chosen = [say(f"wild-rule-{key}") for key in HOUSE_RULES if getattr(options, key)]
    if not options.auto_sort:
        chosen.append(say("wild-rule-arranging"))
    return say("wild-rules", rules=" · ".join(chosen)) if chosen else say("wild-rules-none")


def _side_by_side(cards: Iterable[Card]) -> Iterator[tuple[int | None, Hand]]:
    for of, some in groupby(cards, key=suit):
        yield of, tuple(some)


def _face(card: Card) -> dict[str, str]:
    """Return the facts of a sentence about the number or symbol of *card*."""
    number = face(card) or 0
    words = {SKIP: "skip", REVERSE: "reverse"}.get(number, "number")
    return {"face": words, "number": "+2" if number > REVERSE else FACES[number]}
