"""What a seat can do, and how it is written."""

from dataclasses import dataclass
from typing import assert_never

from engines.core.seats import Seat
from engines.wild.cards import SEVENS, SUITS, WILD, Card, Hand, card, cards, name, names


@dataclass(frozen=True, slots=True)
class Play:
    """Play *card*; a Wild names a *suit*, 0..3, and a 7 may name the seat to swap hands with."""

    card: Card
    suit: int | None = None
    other: Seat | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw: one card, as many as fit the house rule, or the whole of a pending stack."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the drawn card, which ends the turn."""


@dataclass(frozen=True, slots=True)
class Call:
    """Call one's last card."""


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch *seat*, which holds one card and has not called it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Arrange:
    """Put one's own hand in the order of *hand*."""

    hand: Hand


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat."""


@dataclass(frozen=True, slots=True)
class Timeout:
    """The clock ran out for this seat."""


Action = Play | Draw | Keep | Call | Catch | Arrange | Leave | Timeout

_WORDS: dict[str, Action] = {
    "draw": Draw(),
    "keep": Keep(),
    "call": Call(),
    "leave": Leave(),
    "timeout": Timeout(),
}


def parse(text: str) -> Action:
    """Read the notation of the rules: ``play r5``, ``play W g``, ``play r7 2``, ``catch 1`` …"""
    if text in _WORDS:
        return _WORDS[text]
    match text.split(" "):
        case ["play", code]:
            return Play(card(code))
        case ["play", code, letter] if card(code) >= WILD and letter in tuple(SUITS):
            return Play(card(code), suit=SUITS.index(letter))
        case ["play", code, digit] if card(code) in SEVENS:
            return Play(card(code), other=_seat(digit))
        case ["catch", digit]:
            return Catch(_seat(digit))
        case ["arrange", *codes]:
            return Arrange(cards(codes))
    raise ValueError(f"{text!r} is no action")


def _seat(digit: str) -> Seat:
    """Return the seat written *digit*, 0..9."""
    if len(digit) == 1 and digit in "0123456789":
        return Seat(int(digit))
    raise ValueError(f"{digit!r} is no seat")


def text(action: Action) -> str:  # noqa: PLR0911 - a line for each kind of action
    """Write *action* as ``parse`` reads it."""
    match action:
        case Play(played, suit, other):
            named = SUITS[suit] if suit is not None else other
            return f"play {name(played)}" if named is None else f"play {name(played)} {named}"
        case Catch(seat):
            return f"catch {seat}"
        case Arrange(hand):
            return " ".join(("arrange", *names(hand)))
        case Draw():
            return "draw"
        case Keep():
            return "keep"
        case Call():
            return "call"
        case Leave():
            return "leave"
        case Timeout():
            return "timeout"
        case _:
            assert_never(action)
