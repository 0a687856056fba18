"""The buttons and menus of a hand, and the catches that anybody may press at the table.

The call comes first where it is of use; else it stands beside the draw and whatever else can be
done besides playing. Then the cards, those that can be played before the others.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from bot.messages import OPTIONS_A_MENU, Button, Deed, Menu, Option, Row, Style, Verb, rows
from bot.presenters.names import plain_names
from bot.presenters.wild.reading import catchable, on_turn, playable
from bot.presenters.wild.wording import emoji, in_words
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat
from engines.wild.cards import Card, name
from engines.wild.views import View

CARD_BUTTONS = 18
"""As many as can ever fit at once: a suit, a face of three others, and both Wilds."""


def controls(sight: Sight, say: Say) -> tuple[Row | Menu, ...]:
    """Return the call, the other deeds, and the cards; cards without a button are in a menu.

    Of two cards alike there is one button, which says so.
    """
    view: View = sight.view
    fits = playable(sight)
    held = Counter(view.hand)
    shown = _shown(held, fits)
    rest = [card for card in held if card not in shown]
    cards = tuple(_card(sight, card, held[card], say, fits=card in fits) for card in shown)
    menu = (_rest(sight, rest, held, say),) if rest else ()
    return (*_calling(sight, say, able=bool(fits)), *rows(cards), *menu)


def _calling(sight: Sight, say: Say, *, able: bool) -> tuple[Row, ...]:
    """Return the call and the other deeds; the call goes first for whoever plays or can be caught.

    *able*: whether a card fits: with two cards of which none does there is nothing to call yet.
    """
    view: View = sight.view
    call, (first, *others) = _call(sight, say), _deeds(sight, say)
    if "call" in sight.legal and (able or view.seat in view.table.exposed):
        return (Row((call,)), *rows((first, *others)))
    return rows((first, call, *others))


def catches(sight: Sight, say: Say) -> tuple[Button, ...]:
    """Return a button for each seat that can be caught, for everybody at the public table."""
    return _catches(sight, sight.view.table.exposed, say)


def _catches(sight: Sight, seats: Iterable[Seat], say: Say) -> tuple[Button, ...]:
    names = plain_names(sight.record, say)
    deed = Deed(Verb.ACT, sight.record.id, sight.version)
    return tuple(
        Button(
            say("wild-catch", name=names[seat]),
            replace(deed, argument=f"catch {seat}"),
            Style.DANGER,
            emoji="✋",
        )
        for seat in seats
    )


def _shown(held: Counter[Card], fits: frozenset[Card]) -> list[Card]:
    """Return the cards with a button of their own: those that fit first, then as they lie."""
    first = [card for card in held if card in fits]
    return (first + [card for card in held if card not in fits])[:CARD_BUTTONS]


def _call(sight: Sight, say: Say) -> Button:
    deed = Deed(Verb.ACT, sight.record.id, sight.version, "call")
    able = "call" in sight.legal
    style = Style.DANGER if able else Style.SECONDARY
    return Button(say("wild-call"), deed, style, disabled=not able, emoji="📣")


def _deeds(sight: Sight, say: Say) -> tuple[Button, ...]:
    view: View = sight.view
    first = _keep(sight, view.held, say) if view.held is not None else _draw(sight, say)
    return (first, *_catches(sight, catchable(sight), say), *_arrange(sight, say))


def _draw(sight: Sight, say: Say) -> Button:
    table = sight.view.table
    deed = Deed(Verb.ACT, sight.record.id, sight.version, "draw")
    pending = table.pending if on_turn(sight.view) else 0
    until = "yes" if table.options.draw_until_playable else "no"
    text = say("wild-draw-stack", n=pending) if pending else say("wild-draw", until=until)
    return Button(text, deed, Style.PRIMARY, disabled="draw" not in sight.legal)


def _keep(sight: Sight, held: Card, say: Say) -> Button:
    deed = Deed(Verb.ACT, sight.record.id, sight.version, "keep")
    text = say("wild-keep", card=in_words(held, say))
    return Button(text, deed, Style.PRIMARY, disabled="keep" not in sight.legal)


def _arrange(sight: Sight, say: Say) -> tuple[Button, ...]:
    view: View = sight.view
    if view.table.options.auto_sort or len(view.hand) < 2:
        return ()
    deed = Deed(Verb.PICK, sight.record.id, sight.version, "arrange")
    return (Button(say("wild-arrange"), deed, emoji="↔️"),)


def _card(sight: Sight, card: Card, copies: int, say: Say, *, fits: bool) -> Button:
    """Return the button of *card*: a play, a jump-in, or the beginning of a choice."""
    action = f"play {name(card)}"
    whole = action in sight.legal or not fits
    deed = Deed(Verb.ACT if whole else Verb.PICK, sight.record.id, sight.version, action)
    key = "wild-button-jump" if fits and not on_turn(sight.view) else "wild-button-card"
    text = say(key, card=in_words(card, say), n=copies)
    style = Style.SUCCESS if fits else Style.SECONDARY
    return Button(text, deed, style, disabled=not fits, emoji=emoji(card))


def _rest(sight: Sight, rest: list[Card], held: Counter[Card], say: Say) -> Menu:
    deed = Deed(Verb.ACT, sight.record.id, sight.version, "rest")
    count = sum(held[card] for card in rest)
    options = tuple(
        Option(
            say("wild-button-card", card=in_words(card, say), n=held[card]),
            name(card),
            emoji=emoji(card),
        )
        for card in rest[:OPTIONS_A_MENU]
    )
    return Menu(say("wild-rest", n=count), deed, options, disabled=True)
