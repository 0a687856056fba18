"""Actions in words: those that fit what somebody has typed so far, and the one that is meant."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from bot.messages import OPTIONS_A_MENU
from bot.presenters.part import GamePresenter
from bot.sight import Sight
from bot.words import Say


def moves(sight: Sight, typed: str, part: GamePresenter, say: Say) -> tuple[tuple[str, str], ...]:
    """Return up to 25 actions as words and notation, those that begin with what is *typed* first.

    Then come those with a word for each one typed, or for its beginning, in the game's order.
    """
    wanted = _plain(typed)
    found = [
        (rank, label, text)
        for text in sight.legal
        for rank, label in _found(text, wanted, part, say)
    ]
    found.sort(key=lambda each: each[0])
    return tuple((label, text) for _, label, text in found[:OPTIONS_A_MENU])


def meant(sight: Sight, typed: str, part: GamePresenter, say: Say) -> str | None:
    """Return the one action that is *typed*, in notation, allowed or not; ``None`` if it is unclear.

    What is allowed comes first: a card alone means the only thing that can be done with it.
    """
    wanted = _plain(typed)
    return _only(sight.legal, wanted, part, say) or _only(part.every_action(), wanted, part, say)


def example(sight: Sight, part: GamePresenter, say: Say) -> str:
    """Return an action in the words in which it may be typed, an allowed one if there is any."""
    return part.action_label(next(iter(sight.legal), part.every_action()[0]), say)


def _only(texts: Iterable[str], wanted: str, part: GamePresenter, say: Say) -> str | None:
    """Return the only one of *texts* that is called *wanted*, its label before its other names."""
    labelled = [text for text in texts if _plain(part.action_label(text, say)) == wanted]
    called = labelled or [
        text for text in texts if wanted in map(_plain, (text, *part.action_search(text, say)))
    ]
    return called[0] if len(called) == 1 else None


def _found(text: str, wanted: str, part: GamePresenter, say: Say) -> Iterator[tuple[int, str]]:
    """Yield how well the action *text* answers *wanted* (0 is best) and its label, or nothing."""
    label = part.action_label(text, say)
    ways = [_plain(way) for way in (label, *part.action_search(text, say))]
    if any(way.startswith(wanted) for way in ways):
        yield 0, label
    elif _begin(wanted.split(), " ".join(ways).split()):
        yield 1, label


def _begin(wanted: Sequence[str], words: Sequence[str]) -> bool:
    return all(any(word.startswith(beginning) for word in words) for beginning in wanted)


def _plain(text: str) -> str:
    """Return *text* in small letters without accents."""
    parted = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(c for c in parted if not unicodedata.combining(c)).split())
