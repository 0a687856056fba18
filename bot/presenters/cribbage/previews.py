"""What is shown before anything is done: two cards for the crib, a hint, the last counts."""

from bot.messages import Button, Deed, Part, Row, Style, Text, Verb
from bot.presenters.cards import shorts
from bot.presenters.cribbage.controls import COUNT, HINT, short_pair, two_for_the_crib
from bot.presenters.cribbage.hints import hint
from bot.presenters.cribbage.scores import count_rows
from bot.presenters.names import bold_names
from bot.sight import Sight
from bot.words import Say
from engines.cribbage.actions import Lay, parse, text
from engines.cribbage.views import View


def preview(sight: Sight, partial: str, say: Say) -> tuple[Part, ...]:
    """Return what *partial* would do: ``lay 5h Jd``; or what ``hint`` and ``count`` tell.

    Nothing is done until it is confirmed; raise ``ValueError`` for another text.
    """
    if partial == HINT:
        return (*hint(sight, say), Row((_back(sight, say),)))
    if partial == COUNT:
        return _counts(sight, say)
    action = parse(partial)
    if not isinstance(action, Lay):
        raise ValueError(f"{partial!r} has no preview")  # noqa: TRY004 - a text, not a type
    return _laying(sight, action, say)


def _laying(sight: Sight, lay: Lay, say: Say) -> tuple[Part, ...]:
    view: View = sight.view
    pair = (lay.low, lay.high)
    kept = [card for card in view.hand if card not in pair]
    key = "cribbage-lay-sure-own" if view.dealer == view.seat else "cribbage-lay-sure"
    dealer = bold_names(sight.record, say)[view.dealer or 0]
    named = {} if view.dealer == view.seat else {"name": dealer}
    words = say(key, **short_pair(pair, say), kept=shorts(kept, say), **named)
    action = text(lay)
    confirm = Button(
        say("cribbage-lay-confirm", **short_pair(pair, say)),
        Deed(Verb.ACT, sight.record.id, sight.version, action),
        Style.SUCCESS,
        disabled=action not in sight.legal,
    )
    return (
        Text(words),
        two_for_the_crib(sight, say, pair),
        Row((confirm, _back(sight, say))),
    )


def _counts(sight: Sight, say: Say) -> tuple[Part, ...]:
    view: View = sight.view
    names = bold_names(sight.record, say)
    told = tuple(Text("\n".join(count_rows(shown, names, say, view.seat))) for shown in view.shows)
    return (*(told or (Text(say("cribbage-count-none")),)), Row((_back(sight, say),)))


def _back(sight: Sight, say: Say) -> Button:
    return Button(say("cribbage-back"), Deed(Verb.BACK, sight.record.id, sight.version))
