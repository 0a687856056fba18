"""The buttons and menus of a hand: the depth of a cut, two for the crib, a card to play."""

from collections.abc import Iterator

from bot.messages import (
    OPTIONS_A_MENU,
    Button,
    Deed,
    Form,
    Menu,
    Option,
    Row,
    Style,
    Verb,
)
from bot.presenters.cards import emoji, in_full, label, short
from bot.presenters.cribbage.telling import playable
from bot.presenters.names import plain_names
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import Card, name
from engines.core.seats import RuleError
from engines.cribbage.actions import CUTS
from engines.cribbage.views import View

CUT, LAY, HINT, COUNT = "cut", "lay", "hint", "count"
"""Arguments: what a form asks for, and beginnings and names of what is shown before it counts."""
CUT_RULES = {"cut_dealer": "2.4", "cut_deck": "3.1", "cut_starter": "3.4"}
"""The rule that bounds the cut of each phase."""


def controls(sight: Sight, say: Say) -> tuple[Row | Menu, ...]:
    """Return the cut, the choice for the crib or the cards, then what only shows something."""
    view: View = sight.view
    shown = tuple(_shown(sight, say))
    return (*_deeds(sight, view, say), *((Row(shown),) if shown else ()))


def _deeds(sight: Sight, view: View, say: Say) -> tuple[Row | Menu, ...]:
    if view.phase == "lay" and not view.laid:
        return (two_for_the_crib(sight, say),)
    cut = _cut(sight, view.depths, say) if view.depths and view.turn == view.seat else ()
    if not view.hand:
        return cut
    fitting = playable(sight)
    cards = tuple(_card(sight, each, say, fits=each in fitting) for each in view.hand)
    return (*cut, Row(cards))


def _shown(sight: Sight, say: Say) -> Iterator[Button]:
    """Yield what is a look and no act: a hint where there is a choice, and the last counts."""
    view: View = sight.view
    choosing = view.phase == "lay" and not view.laid
    if choosing or len(playable(sight)) > 1:
        yield Button(say("cribbage-hint"), _deed(sight, Verb.PICK, HINT), emoji="💡")
    if view.shows:
        yield Button(say("cribbage-last-count"), _deed(sight, Verb.PICK, COUNT), emoji="🧮")


def two_for_the_crib(sight: Sight, say: Say, chosen: tuple[Card, ...] = ()) -> Menu:
    """Return the menu of the six cards, of which two are laid away; it leads to a preview."""
    view: View = sight.view
    options = tuple(
        Option(label(card, say), name(card), in_full(card, say), card in chosen, emoji(card))
        for card in view.hand
    )
    own = view.dealer == view.seat
    dealer = plain_names(sight.record, say)[view.dealer or 0]
    words = say("cribbage-lay-menu-own") if own else say("cribbage-lay-menu", name=dealer)
    return Menu(words, _deed(sight, Verb.PICK, LAY), options, least=2, most=2)


def _card(sight: Sight, card: Card, say: Say, *, fits: bool) -> Button:
    deed = _deed(sight, Verb.ACT, f"play {name(card)}")
    style = Style.SUCCESS if fits else Style.SECONDARY
    return Button(label(card, say), deed, style, disabled=not fits, emoji=emoji(card))


def _cut(sight: Sight, depths: tuple[int, int], say: Say) -> tuple[Row | Menu, ...]:
    """Return the cut in the middle, a box for any number, and a menu of depths."""
    low, high = depths
    middle = (low + high) // 2
    half = Button(
        say("cribbage-cut-middle", n=middle),
        _deed(sight, Verb.ACT, f"cut {middle}"),
        Style.PRIMARY,
        emoji="✂️",
    )
    typed = Button(say("cribbage-cut-type"), _deed(sight, Verb.ASK, CUT), emoji="🔢")
    options = tuple(
        Option(say("cribbage-cut-depth", n=depth), str(depth)) for depth in _spread(low, high)
    )
    words = say("cribbage-cut-menu", low=low, high=high)
    return Row((half, typed)), Menu(words, _deed(sight, Verb.ACT, CUT), options)


def _spread(low: int, high: int) -> list[int]:
    """Return at most 25 depths from *low* to *high*, evenly spread.

    >>> _spread(4, 8)
    [4, 5, 6, 7, 8]
    """
    steps = min(OPTIONS_A_MENU - 1, high - low)
    return [low + round(n * (high - low) / steps) for n in range(steps + 1)] if steps else [low]


def act(sight: Sight, text: str) -> str:
    """Return *text*; refuse a cut by what is no number of cards, and say how many may be lifted."""
    view: View = sight.view
    word, _, typed = text.partition(" ")
    if word != CUT or view.depths is None:
        return text
    if not typed.isdecimal() or int(typed) >= len(CUTS):
        low, high = view.depths
        raise RuleError("no_such_number", CUT_RULES[view.phase], low=low, high=high)
    return f"{CUT} {int(typed)}"


def form(sight: Sight, argument: str, say: Say) -> Form:
    """Return the box in which the depth of a cut is typed; ``ValueError`` if nothing is cut."""
    view: View = sight.view
    if argument != CUT or view.depths is None or view.turn != view.seat:
        raise ValueError(f"nothing to type for {argument!r}")
    low, high = view.depths
    return Form(
        say("cribbage-cut-form"),
        say("cribbage-cut-form-label", low=low, high=high),
        str((low + high) // 2),
        _deed(sight, Verb.ACT, CUT),
        least=1,
        most=2,
    )


def _deed(sight: Sight, verb: Verb, argument: str) -> Deed:
    return Deed(verb, sight.record.id, sight.version, argument)


def short_pair(pair: tuple[Card, Card], say: Say) -> dict[str, str]:
    """Return two cards as facts of a sentence."""
    return {"low": short(pair[0], say), "high": short(pair[1], say)}
