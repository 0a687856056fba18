"""What a seat can read off its sight: its plays, its catches, what fits."""

from bot.sight import Sight
from engines.core.seats import Seat
from engines.wild.actions import Action, Catch, Play, parse
from engines.wild.cards import WILD, Card, face
from engines.wild.table import Table
from engines.wild.views import View


def actions(sight: Sight) -> tuple[Action, ...]:
    """Return what this seat may do."""
    return tuple(map(parse, sight.legal))


def playable(sight: Sight) -> frozenset[Card]:
    """Return the cards that this seat may play now, on turn or as a jump-in."""
    return frozenset(act.card for act in actions(sight) if isinstance(act, Play))


def catchable(sight: Sight) -> tuple[Seat, ...]:
    """Return the seats that this seat may catch."""
    return tuple(act.seat for act in actions(sight) if isinstance(act, Catch))


def on_turn(view: View) -> bool:
    """Tell whether the table waits for the seat of *view*."""
    return view.seat is not None and view.seat == view.table.turn


def playable_places(sight: Sight) -> frozenset[int]:
    """Return the places in hand of the cards that may be played: of a drawn card its own alone."""
    view: View = sight.view
    if view.held is not None:
        return frozenset((held_place(view),))
    fits = playable(sight)
    return frozenset(place for place, card in enumerate(view.hand) if card in fits)


def held_place(view: View) -> int:
    """Return the place of the card just drawn: of two alike the one on the right."""
    return max(place for place, card in enumerate(view.hand) if card == view.held)


def top(table: Table) -> Card:
    """Return the card that lies on top."""
    return table.discard[-1]


def like(table: Table) -> dict[str, str]:
    """Return the facts of a sentence about what fits beside the suit: ``any 7``, ``any Skip``."""
    number = face(top(table))
    if number is None:
        return {"like": "wild", "number": ""}
    words = {10: "skip", 11: "reverse", 12: "two"}.get(number, "number")
    return {"like": words, "number": str(number)}


def answer(table: Table) -> str:
    """Return what answers the pending stack."""
    return "+4" if top(table) >= WILD else "+2"
