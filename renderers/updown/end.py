"""The end of a round: every hand laid open."""

from collections.abc import Sequence

from engines.updown.views import View
from renderers.kit.scene import Scene
from renderers.kit.text import Say
from renderers.kit.theme import (
    Look,
)
from renderers.recap import Revealed, reveal
from renderers.updown.words import (
    GAME,
    by_rank,
    outcome_sentence,
    outcome_word,
    shown_names,
)


def ending(view: View, names: Sequence[str], look: Look, say: Say) -> Scene:
    """Return every hand laid open with its points, once the round is over."""
    shown = shown_names(names, say)
    hands = [
        Revealed(
            seat=seat,
            name=name,
            cards=tuple(sorted(view.hands[seat], key=by_rank)) if view.hands else (),
            points=say("picture-updown-seat-points", points=view.points[seat]),
            empty=say(
                "picture-updown-seat-left" if view.out[seat] else "picture-updown-hand-empty"
            ),
            winner=seat == view.winner,
        )
        for seat, name in enumerate(shown)
    ]
    word = outcome_word(view, say)
    winner = say("picture-updown-nobody") if view.winner is None else shown[view.winner]
    return reveal(GAME, word, winner, hands, (outcome_sentence(view, shown, say),), look)
