"""The buttons and menus of a hand, and those at the public table between deals."""

from collections.abc import Iterator

from bot.messages import Button, Deed, Menu, Option, Row, Style, Verb
from bot.presenters.cards import emoji
from bot.presenters.rummy.arranging import cuts, sortings
from bot.presenters.rummy.wording import kind_word, labelled, letter
from bot.records import Phase as TablePhase
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import name
from engines.rummy.actions import Discard, parse
from engines.rummy.order import finishes
from engines.rummy.pack import held, is_joker
from engines.rummy.table import Phase
from engines.rummy.views import View


def deed(sight: Sight, verb: Verb, argument: str = "") -> Deed:
    """Return what a control of this hand stands for."""
    return Deed(verb, sight.record.id, sight.version, argument)


def back(sight: Sight, say: Say) -> Button:
    """Return the way out of a preview."""
    return Button(say("rummy-take-back"), deed(sight, Verb.BACK))


def controls(sight: Sight, say: Say) -> tuple[Row | Menu, ...]:
    """Return the everyday deeds first, then the grouping; the drop stands apart, at the end."""
    return tuple(_controls(sight, sight.view, say))


def _controls(sight: Sight, view: View, say: Say) -> Iterator[Row | Menu]:
    match view.phase:
        case Phase.BETWEEN:
            yield from _between(sight, say)
        case Phase.DISCARD if view.turn == view.seat:
            yield from _throwing(sight, view, say)
        case Phase.DRAW | Phase.DISCARD if view.seat in view.in_deal:
            yield Row(tuple(_drawing(sight, view, say)))
        case _:
            pass
    if may_arrange(view):
        yield _grouping(sight, view, say)
    if view.phase not in (Phase.BETWEEN, Phase.OVER):
        yield Row(tuple(_tools(sight, view, say)))
    yield from _apart(sight, view, say)


def may_arrange(view: View) -> bool:
    """Tell whether this seat may group its cards now (rule 5.8)."""
    playing = view.phase in (Phase.DRAW, Phase.DISCARD, Phase.SHOW)
    return playing and view.seat in view.in_deal and view.seat not in view.shown


def _drawing(sight: Sight, view: View, say: Say) -> Iterator[Button]:
    yield Button(
        say("rummy-draw"),
        deed(sight, Verb.ACT, "draw"),
        Style.PRIMARY,
        disabled="draw" not in sight.legal,
    )
    if view.open:
        card = labelled(view.open[-1], view.wild, say)
        locked = not view.open_free
        yield Button(
            say("rummy-take-locked" if locked else "rummy-take", card=card),
            deed(sight, Verb.ACT, "take"),
            Style.PRIMARY,
            disabled="take" not in sight.legal,
            emoji=emoji(view.open[-1]),
        )


def _throwing(sight: Sight, view: View, say: Say) -> Iterator[Row | Menu]:
    """Yield the cards that may be thrown; jokers ask first (rule 3.7), a taken card is missing."""
    throws = [action.card for action in map(parse, sight.legal) if isinstance(action, Discard)]
    plain = [card for card in throws if not is_joker(card, view.wild)]
    if plain:
        drawn = view.drawn
        options = tuple(
            Option(
                labelled(card, view.wild, say),
                name(card),
                say("rummy-throw-drawn") if card == drawn else "",
                emoji=emoji(card),
            )
            for card in plain
        )
        yield Menu(say("rummy-throw"), deed(sight, Verb.ACT, "discard"), options)
    yield _finishing(sight, view, say)
    if len(plain) < len(throws):
        button = Button(say("rummy-throw-joker"), deed(sight, Verb.PICK, "jokers"))
        yield Row((button,))


def _finishing(sight: Sight, view: View, say: Say) -> Menu:
    """Return every card to finish with, those first that leave a valid declaration."""
    cards = held(view.hand)
    valid = {place for place, _ in finishes(view.hand, view.wild, view.locked)}
    places = [n for n, card in enumerate(cards) if card != view.locked or cards.count(card) > 1]
    options = tuple(
        Option(
            labelled(cards[place], view.wild, say),
            str(place),
            say("rummy-finish-valid") if place in valid else "",
            emoji=emoji(cards[place]),
        )
        for place in sorted(places, key=lambda place: place not in valid)
    )
    return Menu(say("rummy-declare"), deed(sight, Verb.PICK, "declare"), options)


def _grouping(sight: Sight, view: View, say: Say) -> Menu:
    """Return the menu of all cards held, of which any may be chosen at once."""
    options: list[Option] = []
    for at, group in enumerate(view.hand):
        kind = kind_word(group, view.wild, say)
        for card in group:
            text = say("rummy-group-card", card=labelled(card, view.wild, say), letter=letter(at))
            options.append(Option(text, str(len(options)), kind, emoji=emoji(card)))
    return Menu(
        say("rummy-group-choose"),
        deed(sight, Verb.PICK, "group"),
        tuple(options),
        most=len(options),
    )


def _tools(sight: Sight, view: View, say: Say) -> Iterator[Button]:
    if may_arrange(view):
        splits, sorts = any(cuts(view.hand)), any(sortings(view.hand, view.wild))
        yield Button(say("rummy-split"), deed(sight, Verb.PICK, "cut"), disabled=not splits)
        yield Button(say("rummy-sort"), deed(sight, Verb.PICK, "sort"), disabled=not sorts)
        if view.options.hints:
            yield Button(say("rummy-hint"), deed(sight, Verb.PICK, "hint"))
    yield Button(say("rummy-open-cards", n=len(view.open)), deed(sight, Verb.PICK, "open"))


def _apart(sight: Sight, view: View, say: Say) -> Iterator[Row]:
    """Yield what cannot be undone; each asks once more."""
    if "drop" in sight.legal and view.drop_price is not None:
        text = say("rummy-drop", points=view.drop_price)
        yield Row((Button(text, deed(sight, Verb.PICK, "drop"), Style.DANGER),))
    if any(text.startswith("show ") for text in sight.legal):
        yield Row((Button(say("rummy-show"), deed(sight, Verb.PICK, "show"), Style.SUCCESS),))
    if "split" in sight.legal:
        yield Row((Button(say("rummy-prize"), deed(sight, Verb.PICK, "prize")),))


def _between(sight: Sight, say: Say) -> Iterator[Row]:
    legal = sight.legal
    if "accept" in legal:
        yield Row(_answers(sight.record.id, sight.version, say))
    elif "ready" in legal:
        ready = deed(sight, Verb.ACT, "ready")
        yield Row((Button(say("rummy-ready"), ready, Style.SUCCESS),))


def public(sight: Sight, say: Say) -> tuple[Button, ...]:
    """Return what anybody may press at the table between deals, each for the own seat."""
    view: View = sight.view
    if view.phase is not Phase.BETWEEN or sight.record.phase is not TablePhase.PLAYING:
        return ()
    if view.vote is not None:
        return _answers(sight.record.id, 0, say)
    ready = Deed(Verb.ACT, sight.record.id, 0, "ready")
    return (Button(say("rummy-ready"), ready, Style.SUCCESS),)


def _answers(table: str, version: int, say: Say) -> tuple[Button, Button]:
    accept, refuse = (Deed(Verb.ACT, table, version, text) for text in ("accept", "refuse"))
    return (
        Button(say("rummy-accept"), accept, Style.SUCCESS),
        Button(say("rummy-refuse"), refuse, Style.SECONDARY),
    )
