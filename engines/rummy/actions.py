"""What a seat can do, and how it is written."""

from typing import assert_never

import msgspec

from engines.core.cards import Card, name
from engines.rummy import pack
from engines.rummy.pack import Groups


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Draw the next card of the closed pile."""


class Take(msgspec.Struct, frozen=True, gc=False):
    """Take the top card of the open pile."""


class Discard(msgspec.Struct, frozen=True, gc=False):
    """Throw *card* on the open pile, which ends the turn."""

    card: Card


class Drop(msgspec.Struct, frozen=True, gc=False):
    """Give up the deal for the price of a drop."""


class Declare(msgspec.Struct, frozen=True, gc=False):
    """Throw *finish* face down and lay down the others as *groups*."""

    finish: Card
    groups: Groups


class Arrange(msgspec.Struct, frozen=True, gc=False):
    """Save the hand as *groups*; costs nothing."""

    groups: Groups


class Show(msgspec.Struct, frozen=True, gc=False):
    """Close the hand as *groups* after somebody's declaration."""

    groups: Groups


class Split(msgspec.Struct, frozen=True, gc=False):
    """Ask to split the prize."""


class Accept(msgspec.Struct, frozen=True, gc=False):
    """Agree to a split."""


class Refuse(msgspec.Struct, frozen=True, gc=False):
    """Decline a split."""


class Ready(msgspec.Struct, frozen=True, gc=False):
    """Wait no longer for the next deal."""


class Leave(msgspec.Struct, frozen=True, gc=False):
    """Give up the seat."""


class Timeout(msgspec.Struct, frozen=True, gc=False):
    """The clock ran out for this seat."""


Action = (
    Draw
    | Take
    | Discard
    | Drop
    | Declare
    | Arrange
    | Show
    | Split
    | Accept
    | Refuse
    | Ready
    | Leave
    | Timeout
)

_WORDS: dict[str, Action] = {
    "draw": Draw(),
    "take": Take(),
    "drop": Drop(),
    "split": Split(),
    "accept": Accept(),
    "refuse": Refuse(),
    "ready": Ready(),
    "leave": Leave(),
    "timeout": Timeout(),
}
_TEXTS = {type(action): word for word, action in _WORDS.items()}


def parse(text: str) -> Action:
    """Read ``draw``, ``discard Ah``, ``declare 9c | Ah 2h 3h / …``, ``arrange …`` and the like."""
    if text in _WORDS:
        return _WORDS[text]
    word, _, rest = text.partition(" ")
    match word:
        case "discard":
            return Discard(pack.card(rest))
        case "declare":
            finish, _, groups = rest.partition("|")
            return Declare(pack.card(finish.strip()), pack.groups(groups))
        case "arrange":
            return Arrange(pack.groups(rest))
        case "show":
            return Show(pack.groups(rest))
    raise ValueError(f"{text!r} is no action")


def text(action: Action) -> str:
    """Write *action* as ``parse`` reads it."""
    match action:
        case Discard(card):
            return f"discard {name(card)}"
        case Declare(finish, groups):
            return f"declare {name(finish)} | {pack.text(groups)}"
        case Arrange(groups):
            return f"arrange {pack.text(groups)}"
        case Show(groups):
            return f"show {pack.text(groups)}"
        case (
            Draw() | Take() | Drop() | Split() | Accept() | Refuse() | Ready() | Leave() | Timeout()
        ):
            return _TEXTS[type(action)]
        case _:
            assert_never(action)
