"""Moments of a game, for finding the colours that its pictures need."""

from collections.abc import Iterator

from engines.core.cards import PACK, Card, cards
from engines.core.seats import Seat
from engines.cribbage.events import Shown
from engines.cribbage.scoring import VALUE, score_show
from engines.cribbage.views import View
from renderers.cribbage.board import table
from renderers.cribbage.own import hand
from renderers.cribbage.words import ENGLISH
from renderers.kit.scene import Scene
from renderers.kit.theme import Look

_NAMES = ("Maya", "Theo")


def samples() -> Iterator[Scene]:
    """Yield tables and hands with every card of the pack once in play, then counts and an end."""
    for at in range(0, 52, 4):
        view = _play(PACK[at : at + 4], PACK[(at + 20) % 52])
        yield table(view, _NAMES, Look(), _say)
        yield hand(view, _NAMES, Look(), _say)
    yield table(_view(phase="lay", laid_away=(True, False), starter=None), _NAMES, Look(), _say)
    yield table(_counting(), _NAMES, Look(), _say)
    four = cards(["5c", "6d", "7h", "8s"])
    end = _view(phase="over", outcome="winner", winner=Seat(0), hands=(four, four), crib=four)
    yield table(end, _NAMES, Look(), _say)


def _play(played: tuple[Card, ...], starter: Card) -> View:
    """Return a moment of the play with three cards of this count, one faded, and pegs on the way."""
    return _view(
        seat=Seat(0),
        hand=played[:2],
        kept=played,
        laid=(starter,) * 2,
        starter=starter,
        count=played[1:],
        total=sum(VALUE[card] for card in played[1:]),
        played=tuple((Seat(n % 2), card) for n, card in enumerate(played)),
        scores=(3 + 2 * starter, 118 - 2 * starter),
        rear=(2 * starter, 110 - 2 * starter),
    )


def _counting() -> View:
    hands = (cards(["5c", "5d", "5s", "Jh"]), cards(["4c", "4d", "6s", "6h"]))
    starter = cards(["5h"])[0]
    shows = tuple(
        Shown(Seat(seat), False, four, starter, score_show(four, starter, crib=False), 60)
        for seat, four in enumerate(hands)
    )
    return _view(phase="cut_deck", shows=shows)


def _view(**changes: object) -> View:
    plain: dict[str, object] = {
        "seat": None,
        "phase": "play",
        "scores": (40, 60),
        "dealer": Seat(0),
        "turn": Seat(1),
        "hand": (),
        "laid": (),
        "kept": (),
        "counts": (2, 2),
        "laid_away": (True, True),
        "deck": 39,
        "depths": None,
        "cuts": (),
        "starter": PACK[0],
        "count": (),
        "total": 0,
        "played": (),
        "go": (),
        "shows": (),
        "rear": (30, 50),
        "outcome": None,
        "winner": None,
        "hands": (),
        "crib": (),
    }
    return View(**{**plain, **changes})  # type: ignore[arg-type]  # the fields of a view by name


def _say(key: str, /, **facts: str | int) -> str:
    return ENGLISH[key].format(**facts)
