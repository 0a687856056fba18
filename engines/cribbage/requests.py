"""Questions of the engine protocol that only cribbage answers: what four cards count."""

from collections.abc import Callable
from typing import Any

from engines.core.cards import PACK, card
from engines.cribbage.scoring import Kind, score_show

_KINDS = {
    "fifteens": Kind.FIFTEEN,
    "pairs": Kind.PAIR,
    "runs": Kind.RUN,
    "flush": Kind.FLUSH,
    "nobs": Kind.NOBS,
}


def count(request: dict[str, Any]) -> dict[str, Any]:
    """Count ``hand`` (four cards in one text) with ``starter``; ``crib``: as a crib.

    Return the points in all and by kind; ``ValueError`` names what is no hand.
    """
    hand, starter, crib = request.get("hand"), request.get("starter"), request.get("crib", False)
    if not isinstance(hand, str) or not isinstance(starter, str) or not isinstance(crib, bool):
        raise ValueError(  # noqa: TRY004 - the protocol refuses by ValueError
            "count takes a hand and a starter as texts, and crib true or false"
        )
    four, turned = tuple(card(text) for text in hand.split()), card(starter)
    if len(four) != 4 or len({*four, turned}) != 5 or not {*four, turned} <= set(PACK):
        raise ValueError("a hand is four cards of the pack, and the starter is another")
    points = dict.fromkeys(_KINDS.values(), 0)
    for part in score_show(four, turned, crib=crib):
        points[part.kind] += part.points
    by_kind = {key: points[kind] for key, kind in _KINDS.items()}
    return {"total": sum(by_kind.values()), **by_kind}


REQUESTS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"count": count}
"""What the protocol asks by these names, answered without a table."""
