"""The words of these pictures, and what their parts share.

Words come from the locales: each key below is said through ``say``. ``ENGLISH`` lists them with
their facts in braces; a fact named *card* is a mini card.
"""

from collections.abc import Sequence

from engines.rummy.options import Variant
from engines.rummy.views import View
from renderers.kit.cards import label
from renderers.kit.names import safe_name
from renderers.kit.text import Say
from renderers.kit.theme import FELTS

GAME = "rummy"
ENGLISH = {
    "picture-seat": "Player {number}",
    "picture-rummy-pure": "Pure sequence",
    "picture-rummy-impure": "Sequence",
    "picture-rummy-set": "Set",
    "picture-rummy-loose": "Loose",
    "picture-rummy-points": "{points} pts",
    "picture-rummy-closed": "Closed · {count}",
    "picture-rummy-wild": "{rank}s are wild",
    "picture-rummy-open": "Open",
    "picture-rummy-open-locked": "Open · locked",
    "picture-rummy-finish": "Finish",
    "picture-rummy-finish-first": "last card",
    "picture-rummy-finish-second": "goes here",
    "picture-rummy-seat-dropped": "dropped · {points}",
    "picture-rummy-seat-wrong": "wrong · {points}",
    "picture-rummy-tag-dropped": "dropped",
    "picture-rummy-tag-wrong": "wrong",
    "picture-rummy-seat-out": "out",
    "picture-rummy-seat-left": "left",
    "picture-rummy-seat-missed": "{count} missed",
    "picture-rummy-seat-declared": "declared",
    "picture-rummy-seat-shown": "hand closed",
    "picture-rummy-seat-grouping": "grouping",
    "picture-rummy-seat-score": "{points} points",
    "picture-rummy-seat-chips": "{chips} chips",
    "picture-rummy-seat-dealer": "dealer",
    "picture-rummy-to-draw": "{name} to draw: closed pile or {card}",
    "picture-rummy-to-draw-closed": "{name} to draw: {card} is locked",
    "picture-rummy-to-draw-only": "{name} to draw from the closed pile",
    "picture-rummy-to-throw": "{name} drew and is to throw",
    "picture-rummy-to-throw-taken": "{name} took {card} and is to throw",
    "picture-rummy-grouping": "{name} declared: {count} still grouping",
    "picture-rummy-deal": "Deal {number}",
    "picture-rummy-points-game": "Points rummy · play chips",
    "picture-rummy-pool": "Pool rummy · out at {limit}",
    "picture-rummy-deals": "{count} deals · play chips",
    "picture-rummy-final": "Final standings",
    "picture-rummy-next": "Next deal when all are ready",
    "picture-rummy-vote": "Split the prize? {count} of {total} agree",
    "picture-rummy-won": "WINNER: {name}",
    "picture-rummy-shared": "WRONG: the others share the chips",
    "picture-rummy-split": "SPLIT: the prize is shared",
    "picture-rummy-winner-word": "WINNER",
    "picture-rummy-shared-word": "WRONG",
    "picture-rummy-split-word": "SPLIT",
    "picture-rummy-hand-points": "{points} points as grouped",
    "picture-rummy-hand-no-pure": "No pure sequence yet: {points} points",
    "picture-rummy-hand-one-run": "One more sequence needed: {points} points",
    "picture-rummy-hand-ready": "All fit: finish with {card}",
    "picture-rummy-hand-thirteen": "All thirteen fit",
    "picture-rummy-hand-cost": "This deal: {points} points",
    "picture-rummy-hand-wild": "Wild {rank}",
    "picture-rummy-hand-open": "Open {card}",
    "picture-rummy-hand-empty": "You hold no cards in this deal",
    "picture-rummy-reveal-closed": "hand not shown",
}
"""Every key this module says, in English."""

FELT = FELTS[GAME]


def shown_names(names: Sequence[str], say: Say) -> list[str]:
    """Return the drawable forms of *names*, in seat order."""
    return [safe_name(name, say("picture-seat", number=n + 1)) for n, name in enumerate(names)]


def wild_label(view: View) -> str:
    """Return the sign of the wild rank: ``5``, ``10``, ``A``."""
    return label(view.wild)


def variant_words(view: View, say: Say) -> str:
    """Return what is played, and to which end."""
    options = view.options
    if options.variant is Variant.POINTS:
        return say("picture-rummy-points-game")
    if options.variant is Variant.DEALS:
        return say("picture-rummy-deals", count=options.deals)
    return say("picture-rummy-pool", limit=options.terms.limit)
