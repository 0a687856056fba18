"""Actions in words, for menus and for typing."""

from typing import assert_never

from bot.presenters.wild.wording import SUIT_WORDS, in_words, short, signed_suit, suit_in_words
from bot.words import Say
from engines.wild.actions import (
    Arrange,
    Call,
    Catch,
    Draw,
    Keep,
    Leave,
    Play,
    Timeout,
    parse,
)
from engines.wild.cards import (
    FACES,
    NAMES,
    REVERSE,
    SKIP,
    SUITS,
    WILD,
    WILD_FOUR,
    Card,
    face,
    name,
    suit,
)

ENGLISH_FACES = {SKIP: "skip", REVERSE: "reverse", REVERSE + 1: "+2"}


def action_label(text: str, say: Say) -> str:  # noqa: C901, PLR0911 - a line for each kind of action
    """Return the action written *text* in words: ``Play ♦️ Ember 7``."""
    action = parse(text)
    match action:
        case Play(card, int(named)):
            facts = {"card": short(card, say), "suit": signed_suit(named, say)}
            return say("wild-label-named", **facts)
        case Play(card, None, other) if other is not None:
            return say("wild-label-swap", card=short(card, say), n=other + 1)
        case Play(card):
            return say("wild-label-play", card=short(card, say))
        case Catch(seat):
            return say("wild-label-catch", n=seat + 1)
        case Draw():
            return say("wild-label-draw")
        case Keep():
            return say("wild-label-keep")
        case Call():
            return say("wild-label-call")
        case Arrange():
            return say("wild-label-arrange")
        case Leave():
            return say("wild-label-leave")
        case Timeout():
            return say("wild-label-timeout")
        case _:
            assert_never(action)


def action_search(text: str, say: Say) -> tuple[str, ...]:
    """Return other ways to type that action: ``play r5``, ``r5``, ``ember 5``."""
    action = parse(text)
    if not isinstance(action, Play):
        return (text,)
    ways = (text, text.removeprefix("play "), in_words(action.card, say), _english(action.card))
    if action.suit is None:
        return ways
    named = SUIT_WORDS[action.suit]
    local = f"{in_words(action.card, say)} {suit_in_words(action.suit, say)}"
    return (*ways, f"{name(action.card)} {named}", f"{_english(action.card)} {named}", local)


def _english(card: Card) -> str:
    number, of = face(card), suit(card)
    if number is None or of is None:
        return "wild +4" if card == WILD_FOUR else "wild"
    return f"{SUIT_WORDS[of]} {ENGLISH_FACES.get(number, FACES[number])}"


def every_action() -> tuple[str, ...]:
    """Return what a seat may ever do, in notation, but for what names a seat or a whole hand."""
    suited = tuple(f"play {code}" for code in NAMES[:WILD])
    wild = tuple(f"play {code} {letter}" for code in NAMES[WILD:] for letter in SUITS)
    return ("draw", "keep", "call", *suited, *wild)
