"""A hand as its owner likes it sorted, where the table sorts hands (rule 11.1)."""

from msgspec.structs import replace

from engines.wild.cards import FACES, Card, face
from engines.wild.views import View


def in_order(view: View, *, by_suit: bool) -> View:
    """Return *view* with its own cards by suit, or else by number; as they were laid, if they were."""
    if by_suit or not view.table.options.auto_sort:
        return view
    return replace(view, hand=tuple(sorted(view.hand, key=_by_number)))


def _by_number(card: Card) -> tuple[int, Card]:
    """Order cards by number and symbol, then suit; Wilds last."""
    number = face(card)
    return (len(FACES) if number is None else number, card)
