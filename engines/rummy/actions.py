"""What a seat can do, and how it is written."""

from dataclasses import dataclass
from typing import assert_never

from engines.core.cards import Card, name
from engines.rummy import pack
from engines.rummy.pack import Groups


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the next card of the closed pile."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of the open pile."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw *card* on the open pile, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Drop:
    """Give up the deal for the price of a drop."""


@dataclass(frozen=True, slots=True)
class Declare:
    """Throw *finish* face down and lay down the others as *groups*."""

    finish: Card
    groups: Groups


@dataclass(frozen=True, slots=True)
class Arrange:
    """Save the hand as *groups*; costs nothing."""

    groups: Groups


@dataclass(frozen=True, slots=True)
class Show:
    """Close the hand as *groups* after somebody's declaration."""

    groups: Groups


@dataclass(frozen=True, slots=True)
class Split:
    """Ask to split the prize."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree to a split."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Decline a split."""


@dataclass(frozen=True, slots=True)
class Ready:
    """Wait no longer for the next deal."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat."""


@dataclass(frozen=True, slots=True)
class Timeout:
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
