"""A hint: what Hard would do with this seat's own view, why, and what it expects of it."""

from random import Random

from bot.messages import Button, Deed, Part, Row, Style, Text, Verb
from bot.presenters.cards import short, shorts
from bot.presenters.cribbage.controls import short_pair
from bot.presenters.cribbage.scores import parts_words
from bot.presenters.names import bold_names
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import rank
from engines.core.seats import after
from engines.cribbage.actions import Lay, Play, text
from engines.cribbage.computer.advice import Advice, advise
from engines.cribbage.computer.hard import HANDS
from engines.cribbage.views import View


def hint(sight: Sight, say: Say) -> tuple[Part, ...]:
    """Return Hard's choice, its reason and the next best, with a button that only shows it.

    Asked twice at the same moment it says the same.
    """
    found = advise(sight.view, Random(sight.version))
    if not found:
        return (Text(say("cribbage-hint-none")),)
    best = found[0]
    next_best = next((other for other in found if not _alike(other, best)), None)
    match best.action:
        case Lay():
            return _laying(sight, best, next_best, say)
        case Play():
            return _playing(sight, best, next_best, say)
        case _:
            return (Text(say("cribbage-hint-none")),)


def _alike(one: Advice, two: Advice) -> bool:
    """Tell whether both do the same but for the suit of a card."""
    return _ranks(one) == _ranks(two)


def _ranks(advice: Advice) -> tuple[int, ...]:
    match advice.action:
        case Lay(low, high):
            return rank(low), rank(high)
        case Play(card):
            return (rank(card),)
        case _:
            return ()


def _laying(sight: Sight, best: Advice, next_best: Advice | None, say: Say) -> tuple[Part, ...]:
    view: View = sight.view
    lay = best.action
    assert isinstance(lay, Lay)
    own = view.dealer == view.seat
    lines = [
        say("cribbage-hint-lay", **short_pair((lay.low, lay.high), say)),
        say(
            "cribbage-hint-lay-why",
            kept=shorts((card for card in view.hand if card not in (lay.low, lay.high)), say),
            hand=_tenths(best.hand),
        ),
        say(
            "cribbage-hint-lay-own" if own else "cribbage-hint-lay-theirs",
            crib=_tenths(best.crib),
            worth=_tenths(best.worth),
        ),
    ]
    if next_best is not None and isinstance(next_best.action, Lay):
        pair = (next_best.action.low, next_best.action.high)
        worth = _tenths(next_best.worth)
        lines.append(f"-# {say('cribbage-hint-lay-next', **short_pair(pair, say), worth=worth)}")
    look = Button(
        say("cribbage-hint-look"),
        Deed(Verb.PICK, sight.record.id, sight.version, text(lay)),
        Style.PRIMARY,
    )
    return Text("\n".join(lines)), Row((look,))


def _playing(sight: Sight, best: Advice, next_best: Advice | None, say: Say) -> tuple[Part, ...]:
    view: View = sight.view
    assert isinstance(best.action, Play)
    rival = bold_names(sight.record, say)[0 if view.seat is None else after(view.seat, 2)]
    now = (
        say("cribbage-hint-play-pegs", parts=parts_words(best.parts, say))
        if best.parts
        else say("cribbage-hint-play-quiet")
    )
    lines = [
        say("cribbage-hint-play", card=short(best.action.card, say)),
        now,
        say("cribbage-hint-play-why", n=HANDS, name=rival, **_margin(best)),
    ]
    if next_best is not None and isinstance(next_best.action, Play):
        card = short(next_best.action.card, say)
        lines.append(f"-# {say('cribbage-hint-play-next', card=card, **_margin(next_best))}")
    return (Text("\n".join(lines)),)


def _margin(advice: Advice) -> dict[str, str | float]:
    """Return how far ahead or behind a card leaves its player, as facts of a sentence."""
    worth = _tenths(advice.worth)
    return {"side": "ahead" if worth >= 0 else "behind", "worth": abs(worth)}


def _tenths(points: float) -> float:
    return round(points, 1) + 0.0
