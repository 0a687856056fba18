"""What a seat can do, and how it is written."""

from dataclasses import dataclass
from typing import assert_never

from engines.core.cards import RANKS, Card, card, is_joker, name


@dataclass(frozen=True, slots=True)
class Play:
    """Play *card*; a Joker is called as *call*, a rank 0 (ace) to 12 (king)."""

    card: Card
    call: int | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one card."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the drawn card, which ends the turn."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat."""


@dataclass(frozen=True, slots=True)
class Timeout:
    """The clock ran out for this seat."""


Action = Play | Draw | Keep | Leave | Timeout

_WORDS: dict[str, Action] = {
    "draw": Draw(),
    "keep": Keep(),
    "leave": Leave(),
    "timeout": Timeout(),
}


def parse(text: str) -> Action:
    """Read ``play 9h``, ``play Xr Q``, ``draw``, ``keep``, ``leave`` or ``timeout``."""
    if text in _WORDS:
        return _WORDS[text]
    match text.split(" "):
        case ["play", code] if not is_joker(card(code)):
            return Play(card(code))
        case ["play", ("Xr" | "Xb") as code, letter] if len(letter) == 1 and letter in RANKS:
            return Play(card(code), RANKS.index(letter))
    raise ValueError(f"{text!r} is no action")


def text(action: Action) -> str:
    """Write *action* as ``parse`` reads it."""
    match action:
        case Play(played, call):
            return f"play {name(played)}" + ("" if call is None else f" {RANKS[call]}")
        case Draw():
            return "draw"
        case Keep():
            return "keep"
        case Leave():
            return "leave"
        case Timeout():
            return "timeout"
        case _:
            assert_never(action)
