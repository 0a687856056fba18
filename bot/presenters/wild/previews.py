"""Choices that count only when confirmed: the suit of a Wild, the partner of a 7, a card's place."""

from collections.abc import Sequence

from bot.messages import Button, Deed, Emoji, Menu, Option, Part, Row, Style, Text, Verb
from bot.presenters.names import bold_names, plain_names
from bot.presenters.wild.arranging import arranging
from bot.presenters.wild.wording import short, signed_suit, suit_emoji, suit_in_words
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.wild.actions import Play, parse
from engines.wild.cards import SUITS, WILD, Card, name, suit
from engines.wild.views import View


def preview(sight: Sight, partial: str, say: Say) -> tuple[Part, ...]:
    """Return the choice that *partial* begins, or what it would do once chosen.

    ``play W``, ``play F b``, ``play r7``, ``play r7 2``, ``arrange …``; raise ``ValueError`` for
    anything else.
    """
    if partial.startswith("arrange"):
        return arranging(sight, partial, say)
    action = parse(partial)
    if isinstance(action, Play) and action.card >= WILD:
        return _suits(sight, action.card, action.suit, say)
    if isinstance(action, Play) and any(text.startswith(f"{partial} ") for text in sight.legal):
        return _partners(sight, action.card, None, say)
    if isinstance(action, Play) and action.other is not None and partial in sight.legal:
        return _partners(sight, action.card, action.other, say)
    raise ValueError(f"{partial!r} leaves no choice")


def _suits(sight: Sight, card: Card, chosen: int | None, say: Say) -> tuple[Part, ...]:
    choice = Row(tuple(_suit(sight, card, n, say, chosen=n == chosen) for n in range(4)))
    facts = {"card": short(card, say)}
    if chosen is None:
        return Text(say("wild-suit-which", **facts)), choice, Row((_back(sight, say),))
    held = _held(sight.view, chosen)
    sure = say("wild-suit-sure", **facts, suit=signed_suit(chosen, say), n=held)
    confirm = say("wild-suit-confirm", suit=suit_in_words(chosen, say))
    action = f"play {name(card)} {SUITS[chosen]}"
    return Text(sure), choice, _sure(sight, action, confirm, suit_emoji(chosen), say)


def _suit(sight: Sight, card: Card, number: int, say: Say, *, chosen: bool) -> Button:
    deed = Deed(Verb.PICK, sight.record.id, sight.version, f"play {name(card)} {SUITS[number]}")
    text = say("wild-suit-choice", suit=suit_in_words(number, say), n=_held(sight.view, number))
    style = Style.PRIMARY if chosen else Style.SECONDARY
    return Button(text, deed, style, emoji=suit_emoji(number))


def _held(view: View, number: int) -> int:
    return sum(suit(card) == number for card in view.hand)


def _partners(sight: Sight, card: Card, chosen: Seat | None, say: Say) -> tuple[Part, ...]:
    action = f"play {name(card)}"
    offered = [text for text in sight.legal if text.startswith(f"{action} ")]
    seats = [Seat(int(text.rpartition(" ")[2])) for text in offered]
    deed = Deed(Verb.PICK, sight.record.id, sight.version, action)
    names = plain_names(sight.record, say)
    options = tuple(_partner(sight, seat, names, say, chosen=seat == chosen) for seat in seats)
    menu, shown = Menu(say("wild-swap-menu"), deed, options), short(card, say)
    own = len(sight.view.hand) - 1
    if chosen is None:
        which = say("wild-swap-which", card=shown, own=own)
        return Text(which), menu, Row((_back(sight, say),))
    who, n = bold_names(sight.record, say)[chosen], sight.view.counts[chosen]
    sure = say("wild-swap-sure", card=shown, own=own, name=who, n=n)
    confirm = say("wild-swap-confirm", name=names[chosen])
    return Text(sure), menu, _sure(sight, f"{action} {chosen}", confirm, "🔄", say)


def _partner(sight: Sight, seat: Seat, names: Sequence[str], say: Say, *, chosen: bool) -> Option:
    does = say("wild-swap-does", n=sight.view.counts[seat])
    return Option(names[seat], str(seat), does, chosen)


def _sure(sight: Sight, action: str, text: str, emoji: str | Emoji, say: Say) -> Row:
    """Return the row that plays *action*, or takes the choice back."""
    deed = Deed(Verb.ACT, sight.record.id, sight.version, action)
    disabled = action not in sight.legal
    confirm = Button(text, deed, Style.SUCCESS, disabled=disabled, emoji=emoji)
    return Row((confirm, _back(sight, say)))


def _back(sight: Sight, say: Say) -> Button:
    return Button(say("wild-take-back"), Deed(Verb.BACK, sight.record.id, sight.version))
