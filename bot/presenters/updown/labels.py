"""Actions in words, for menus and for typing."""

from typing import assert_never

from bot.presenters.cards import RANK_WORDS, SUIT_WORDS, in_full, rank_as, short
from bot.words import Say
from engines.core.cards import BLACK_JOKER, PACK, RANKS, RED_JOKER, is_joker, name, rank, suit
from engines.updown.actions import Draw, Keep, Leave, Play, Timeout, parse


def action_label(text: str, say: Say) -> str:
    """Return the action written *text* in words: ``Play 9♥``."""
    action = parse(text)
    match action:
        case Play(card, int(call)):
            return say("updown-label-call", joker=short(card, say), rank=rank_as(call, say))
        case Play():
            return say("updown-label-play", card=short(action.card, say))
        case Draw():
            return say("updown-label-draw")
        case Keep():
            return say("updown-label-keep")
        case Leave():
            return say("updown-label-leave")
        case Timeout():
            return say("updown-label-timeout")
        case _:
            assert_never(action)


def action_search(text: str, say: Say) -> tuple[str, ...]:
    """Return other ways to type that action: ``play 9h``, ``9h``, ``nine of hearts``."""
    action = parse(text)
    if not isinstance(action, Play):
        return (text,)
    card = action.card
    if action.call is not None:
        letter = "10" if RANKS[action.call] == "T" else RANKS[action.call]
        return text, f"{name(card)} {letter}", f"joker {letter}", f"joker {RANK_WORDS[action.call]}"
    assert not is_joker(card)
    letters = ("10" if name(card)[0] == "T" else name(card)[0]) + name(card)[1]
    english = f"{RANK_WORDS[rank(card)]} of {SUIT_WORDS[suit(card)]}"
    return text, name(card), letters, in_full(card, say), english


def every_action() -> tuple[str, ...]:
    """Return all that a seat may ever do, in notation."""
    plays = tuple(f"play {name(card)}" for card in PACK)
    jokers = (name(RED_JOKER), name(BLACK_JOKER))
    return ("draw", "keep", *plays, *(f"play {joker} {call}" for joker in jokers for call in RANKS))
