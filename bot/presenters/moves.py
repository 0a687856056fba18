"""Every legal action in words, narrowed by what somebody has typed so far."""

import unicodedata
from collections.abc import Iterator, Sequence

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
    """Return *text* in small letters without accents or signs of emphasis."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in parted if not unicodedata.combining(c)).split())
