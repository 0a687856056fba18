"""Actions in words, for menus and for typing."""

from bot.presenters.cards import RANK_WORDS, SUIT_WORDS, in_full, short
from bot.words import Say
from engines.core.cards import PACK, PRINTED_JOKER, Card, is_joker, name, rank, suit
from engines.rummy.actions import Declare, Discard, parse


def action_label(text: str, say: Say) -> str:
    """Return the action written *text* in words: ``Throw 9♥``."""
    action = parse(text)
    if isinstance(action, Discard):
        return say("rummy-label-discard", card=short(action.card, say))
    if isinstance(action, Declare):
        return say("rummy-label-declare", card=short(action.finish, say))
    word = text.partition(" ")[0]
    return say(f"rummy-label-{word}")


def action_search(text: str, say: Say) -> tuple[str, ...]:
    """Return other ways to type that action: ``discard 9h``, ``9h``, ``nine of hearts``."""
    action = parse(text)
    if isinstance(action, Discard):
        return text, *_ways(action.card, say)
    if isinstance(action, Declare):
        return ("declare", f"declare {name(action.finish)}")
    return (text.partition(" ")[0],)


def _ways(card: Card, say: Say) -> tuple[str, ...]:
    if is_joker(card):
        return name(card), "joker", in_full(card, say)
    letters = ("10" if name(card)[0] == "T" else name(card)[0]) + name(card)[1]
    english = f"{RANK_WORDS[rank(card)]} of {SUIT_WORDS[suit(card)]}"
    return name(card), letters, in_full(card, say), english


def every_action() -> tuple[str, ...]:
    """Return what a seat may ever do, in notation, but for what names a whole hand."""
    thrown = tuple(f"discard {name(card)}" for card in (*PACK, PRINTED_JOKER))
    return ("draw", "take", *thrown, "drop", "split", "accept", "refuse", "ready")
