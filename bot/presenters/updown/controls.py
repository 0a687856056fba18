"""The buttons and menus of a hand: each card, the draw, and a Joker's call before it counts."""

from bot.messages import (
    OPTIONS_A_MENU,
    Button,
    Deed,
    Menu,
    Option,
    Part,
    Row,
    Style,
    Text,
    Verb,
    rows,
)
from bot.presenters.cards import RANK_WORDS, emoji, label, rank_as, short, short_rank
from bot.presenters.updown.telling import fits, neighbours, playable
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import RANKS, Card, card, is_joker, name
from engines.updown.views import View

CARD_BUTTONS = 20
"""Four rows of cards; with the draw 25 buttons at most."""


def controls(sight: Sight, say: Say) -> tuple[Row | Menu, ...]:
    """Return the draw (or the keeping) first, then the cards by rank, those that fit enabled.

    A hand too big for buttons keeps those that fit; a closed menu tells how many others there are.
    """
    view: View = sight.view
    fitting = playable(sight)
    shown = _shown(view.hand, fitting)
    rest = [each for each in view.hand if each not in shown]
    cards = rows(tuple(_card(sight, each, say, fits=each in fitting) for each in shown))
    deeds = Row((_keep(sight, view.held, say) if view.held is not None else _draw(sight, say),))
    return (deeds, *cards, *((_rest(sight, rest, say),) if rest else ()))


def _shown(hand: tuple[Card, ...], fitting: frozenset[Card]) -> list[Card]:
    """Return the cards with a button of their own, in the order of the hand."""
    others = [each for each in hand if each not in fitting][: CARD_BUTTONS - len(fitting)]
    return [each for each in hand if each in fitting or each in others]


def _draw(sight: Sight, say: Say) -> Button:
    deed = Deed(Verb.ACT, sight.record.id, sight.version, "draw")
    return Button(say("updown-draw"), deed, Style.PRIMARY, disabled="draw" not in sight.legal)


def _keep(sight: Sight, held: Card, say: Say) -> Button:
    deed = Deed(Verb.ACT, sight.record.id, sight.version, "keep")
    text = say("updown-keep", card=short(held, say))
    unable = "keep" not in sight.legal
    return Button(text, deed, Style.PRIMARY, disabled=unable, emoji=emoji(held))


def _card(sight: Sight, each: Card, say: Say, *, fits: bool) -> Button:
    verb = Verb.PICK if is_joker(each) else Verb.ACT
    deed = Deed(verb, sight.record.id, sight.version, f"play {name(each)}")
    style = Style.SUCCESS if fits else Style.SECONDARY
    return Button(label(each, say), deed, style, disabled=not fits, emoji=emoji(each))


def _rest(sight: Sight, rest: list[Card], say: Say) -> Menu:
    deed = Deed(Verb.ACT, sight.record.id, sight.version, "rest")
    options = tuple(
        Option(label(each, say), name(each), emoji=emoji(each)) for each in rest[:OPTIONS_A_MENU]
    )
    return Menu(say("updown-rest", n=len(rest)), deed, options, disabled=True)


def preview(sight: Sight, partial: str, say: Say) -> tuple[Part, ...]:
    """Return the calls of the Joker in *partial* (``play Xr`` or, one chosen, ``play Xr Q``).

    Nothing is done until the chosen call is confirmed; raise ``ValueError`` for another text.
    """
    match partial.split(" "):
        case ["play", ("Xr" | "Xb") as code]:
            return _calls(sight, card(code), None, say)
        case ["play", ("Xr" | "Xb") as code, letter] if len(letter) == 1 and letter in RANKS:
            return _calls(sight, card(code), RANKS.index(letter), say)
    raise ValueError(f"{partial!r} is no Joker's play")


def _calls(sight: Sight, joker: Card, chosen: int | None, say: Say) -> tuple[Part, ...]:
    text = short(joker, say)
    deed = Deed(Verb.PICK, sight.record.id, sight.version)
    options = tuple(_call(sight, joker, call, say, chosen=call == chosen) for call in range(13))
    menu = Menu(say("updown-call-menu", joker=text), deed, options)
    back = Button(say("updown-take-back"), Deed(Verb.BACK, sight.record.id, sight.version))
    if chosen is None:
        return Text(say("updown-call-which", joker=text)), menu, Row((back,))
    called = rank_as(chosen, say)
    sure = Text(say("updown-call-sure", joker=text, rank=called, **neighbours(chosen)))
    return sure, menu, Row((_confirm(sight, joker, chosen, say), back))


def _confirm(sight: Sight, joker: Card, call: int, say: Say) -> Button:
    action = f"play {name(joker)} {RANKS[call]}"
    text = say("updown-call-confirm", rank=rank_as(call, say))
    deed = Deed(Verb.ACT, sight.record.id, sight.version, action)
    return Button(text, deed, Style.SUCCESS, disabled=action not in sight.legal)


def _call(sight: Sight, joker: Card, call: int, say: Say, *, chosen: bool) -> Option:
    left = [each for each in sight.view.hand if each != joker]
    fitting = sum(fits(each, call) for each in left)
    does = (
        say("updown-call-does", n=fitting, **neighbours(call)) if left else say("updown-call-wins")
    )
    text = say("rank-label", rank=RANK_WORDS[call], short=short_rank(call))
    return Option(text, f"play {name(joker)} {RANKS[call]}", does, chosen)
