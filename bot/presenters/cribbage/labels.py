"""Actions in words, for menus and for typing."""

from typing import assert_never

from bot.presenters.cards import RANK_WORDS, SUIT_WORDS, in_full, short
from bot.words import Say
from engines.core.cards import Card, name, rank, suit
from engines.cribbage.actions import (
    CUTS,
    GO,
    PLAYS,
    Action,
    Cut,
    Go,
    Lay,
    Leave,
    Play,
    Timeout,
    parse,
)
from engines.cribbage.actions import text as written


def action_label(text: str, say: Say) -> str:
    """Return the action written *text* in words: ``Play 9♥``."""
    action = parse(text)
    match action:
        case Cut(depth):
            return say("cribbage-label-cut", n=depth)
        case Lay(low, high):
            return say("cribbage-label-lay", low=short(low, say), high=short(high, say))
        case Play(card):
            return say("cribbage-label-play", card=short(card, say))
        case Go():
            return say("cribbage-label-go")
        case Leave():
            return say("cribbage-label-leave")
        case Timeout():
            return say("cribbage-label-timeout")
        case _:
            assert_never(action)


def action_search(text: str, say: Say) -> tuple[str, ...]:
    """Return other ways to type that action: ``9h``, ``nine of hearts``, ``Jd 5h``, ``23``."""
    action = parse(text)
    match action:
        case Cut(depth):
            return text, str(depth)
        case Play(card):
            return text, *_ways(card, say)
        case Lay(low, high):
            return (
                text,
                f"lay {name(high)} {name(low)}",
                f"{_letters(low)} {_letters(high)}",
                f"{_letters(high)} {_letters(low)}",
                *_ways(low, say),
                *_ways(high, say),
            )
        case _:
            return (text,)


def _ways(card: Card, say: Say) -> tuple[str, ...]:
    english = f"{RANK_WORDS[rank(card)]} of {SUIT_WORDS[suit(card)]}"
    return name(card), _letters(card), in_full(card, say), english


def _letters(card: Card) -> str:
    return ("10" if name(card)[0] == "T" else name(card)[0]) + name(card)[1]


def every_action() -> tuple[str, ...]:
    """Return what a seat may ever do, in notation, but for the pairs that can be laid away."""
    actions: tuple[Action, ...] = (*PLAYS, GO, *CUTS)
    return tuple(map(written, actions))
