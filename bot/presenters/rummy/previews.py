"""What an action that is not whole yet would do; nothing is played until it is confirmed."""

from collections.abc import Callable, Iterator

from bot.messages import OPTIONS_A_MENU, Button, Menu, Option, Part, Row, Style, Text, Verb
from bot.presenters.cards import emoji
from bot.presenters.names import bold_names
from bot.presenters.rummy.advice import advice, with_open
from bot.presenters.rummy.arranging import (
    chosen,
    cuts,
    moves,
    same,
    sortings,
    together,
    written,
)
from bot.presenters.rummy.controls import back, deed, may_arrange
from bot.presenters.rummy.wording import (
    group_lines,
    kind_word,
    labelled,
    letter,
    row,
    shown,
    worth,
)
from bot.sight import Sight
from bot.words import Say
from engines.core.cards import name
from engines.rummy import melds
from engines.rummy.actions import Discard, parse
from engines.rummy.order import less
from engines.rummy.pack import HAND, Group, Groups, held, is_joker
from engines.rummy.table import Phase
from engines.rummy.views import View

Parts = tuple[Part, ...]


def preview(sight: Sight, partial: str, say: Say) -> Parts:
    """Return the preview of *partial*: a word, and for some the places chosen.

    Raise ``ValueError`` for any other text, and for places that this hand does not have.
    """
    word, *rest = partial.split(" ")
    places = sorted({int(each) for each in rest})
    held_count = len(held(sight.view.hand))
    if any(place not in range(held_count) for place in places):
        raise ValueError(f"{partial!r} names cards that are not held")
    if word == "group" and places:
        return _grouped(sight, places, say)
    if word == "declare" and len(places) == 1:
        return _declaration(sight, places[0], say)
    if word not in _PLAIN or places:
        raise ValueError(f"{partial!r} begins no action")
    return _PLAIN[word](sight, say)


# Grouping


def _grouped(sight: Sight, places: list[int], say: Say) -> Parts:
    """Return where the chosen cards may go: a group of their own, or another one."""
    view: View = sight.view
    cards = chosen(view.hand, places)
    apart = together(view.hand, places, view.wild)
    kind = kind_word(cards, view.wild, say)
    said = say("rummy-chosen", n=len(cards), cards=row(cards, view.wild, say), kind=kind)
    found = moves(view.hand, places, view.wild)
    options = tuple(_move(view, at, grown, then, say) for at, grown, then in found)
    menu = Menu(say("rummy-move"), deed(sight, Verb.ACT, "arrange"), options)
    alone = same(apart, view.hand)
    return (
        Text(said),
        *(() if alone else (Row((_new_group(sight, apart, kind, say),)),)),
        *((menu,) if options else ()),
        Row((back(sight, say),)),
    )


def _new_group(sight: Sight, groups: Groups, kind: str, say: Say) -> Button:
    text = say("rummy-new-group", kind=kind)
    return Button(text, deed(sight, Verb.ACT, f"arrange {written(groups)}"), Style.SUCCESS)


def _move(view: View, at: int, grown: Group, then: Groups, say: Say) -> Option:
    """Return the choice of group *at*, and what it becomes with the cards in it."""
    text = say("rummy-move-to", letter=letter(at), cards=row(view.hand[at], view.wild, say))
    becomes = say("rummy-becomes", kind=kind_word(grown, view.wild, say))
    return Option(text, written(then), becomes)


def _cut(sight: Sight, say: Say) -> Parts:
    view: View = sight.view
    options = []
    for at, cut, then in cuts(view.hand):
        group = view.hand[at]
        if cut:
            left, right = (row(half, view.wild, say) for half in (group[:cut], group[cut:]))
            text = say("rummy-cut", letter=letter(at), left=left, right=right)
        else:
            text = say("rummy-cut-all", letter=letter(at), cards=row(group, view.wild, say))
        options.append(Option(text, written(then)))
    return _rearranged(sight, say("rummy-cut-which"), say("rummy-cut-choose"), options, say)


def _sort(sight: Sight, say: Say) -> Parts:
    view: View = sight.view
    options = [
        Option(say("rummy-sort-way", way=way), written(then))
        for way, then in sortings(view.hand, view.wild)
    ]
    return _rearranged(sight, say("rummy-sort-which"), say("rummy-sort-choose"), options, say)


def _rearranged(sight: Sight, question: str, choose: str, options: list[Option], say: Say) -> Parts:
    if not options or not may_arrange(sight.view):
        return Text(say("rummy-nothing-to-arrange")), Row((back(sight, say),))
    menu = Menu(choose, deed(sight, Verb.ACT, "arrange"), tuple(options[:OPTIONS_A_MENU]))
    return Text(question), menu, Row((back(sight, say),))


# Looking


def _hint(sight: Sight, say: Say) -> Parts:
    view: View = sight.view
    if not view.options.hints or not may_arrange(view):
        raise ValueError("no hints here")
    found = advice(view)
    lines = [say("rummy-hint-title"), *group_lines(found.groups, view.wild, say)]
    if found.declares and found.throw is not None:
        lines.append(say("rummy-hint-declare", card=shown(found.throw, view.wild, say)))
    elif found.throw is not None:
        card = shown(found.throw, view.wild, say)
        lines.append(say("rummy-hint-throw", card=card, points=found.points))
    else:
        lines.append(say("rummy-hint-points", points=found.points))
        lines += _about_open(view, found.points, say)
    arrange = f"arrange {written(found.groups)}"
    use = Button(say("rummy-hint-use"), deed(sight, Verb.ACT, arrange), Style.SUCCESS)
    buttons = (back(sight, say),) if same(found.groups, view.hand) else (use, back(sight, say))
    return Text("\n".join(lines)), Row(buttons)


def _about_open(view: View, now: int, say: Say) -> Iterator[str]:
    """Yield whether the open card helps, on the own turn to draw."""
    if view.phase is not Phase.DRAW or view.turn != view.seat:
        return
    then = with_open(view)
    if then is not None:
        helps = "finish" if then.declares else "yes" if then.points < now else "no"
        card = shown(view.open[-1], view.wild, say)
        yield say("rummy-hint-open", helps=helps, card=card, points=then.points)


def _open_cards(sight: Sight, say: Say) -> Parts:
    """Return every card of the open pile, the latest first, and what each seat has taken from it."""
    view: View = sight.view
    cards = row(reversed(view.open), view.wild, say)
    lines = [say("rummy-open-list", n=len(view.open), cards=cards)]
    for who, taken in zip(bold_names(sight.record, say), view.taken, strict=False):
        if taken:
            lines.append(say("rummy-open-taken", name=who, cards=row(taken, view.wild, say)))
    return Text("\n".join(lines)), Row((back(sight, say),))


# What cannot be undone


def _declaration(sight: Sight, place: int, say: Say) -> Parts:
    """Return the thirteen in their groups, whether they are valid, and the question."""
    view: View = sight.view
    card = held(view.hand)[place]
    groups = tuple(group for group in less(view.hand, {place}) if group)
    wrong = melds.flaw(groups, view.wild)
    kind = "none" if wrong is None else wrong[0].value
    cards = row(wrong[1], view.wild, say) if wrong else ""
    lines = (
        say("rummy-declare-title", card=shown(card, view.wild, say)),
        *group_lines(groups, view.wild, say),
        say("rummy-declare-flaw", flaw=kind, cards=cards),
        say("rummy-declare-sure" if wrong is None else "rummy-declare-wrong"),
    )
    key = "rummy-declare-confirm" if wrong is None else "rummy-declare-anyway"
    style = Style.SUCCESS if wrong is None else Style.DANGER
    action = f"declare {name(card)}|{written(groups)}"
    may = view.phase is Phase.DISCARD and view.turn == view.seat and len(held(groups)) == HAND
    confirm = Button(say(key), deed(sight, Verb.ACT, action), style, disabled=not may)
    return Text("\n".join(lines)), Row((back(sight, say), confirm))


def _jokers(sight: Sight, say: Say) -> Parts:
    view: View = sight.view
    throws = [action.card for action in map(parse, sight.legal) if isinstance(action, Discard)]
    options = tuple(
        Option(labelled(card, view.wild, say), name(card), emoji=emoji(card))
        for card in throws
        if is_joker(card, view.wild)
    )
    if not options:
        raise ValueError("no joker can be thrown")
    menu = Menu(say("rummy-joker-choose"), deed(sight, Verb.ACT, "discard"), options)
    return Text(say("rummy-joker-sure")), menu, Row((back(sight, say),))


def _drop(sight: Sight, say: Say) -> Parts:
    view: View = sight.view
    first = view.seat not in view.drawn_once
    text = say("rummy-drop-sure", points=view.drop_price or 0, kind="first" if first else "middle")
    confirm = Button(
        say("rummy-drop-confirm", points=view.drop_price or 0),
        deed(sight, Verb.ACT, "drop"),
        Style.DANGER,
        disabled="drop" not in sight.legal,
    )
    return Text(text), Row((back(sight, say), confirm))


def _show(sight: Sight, say: Say) -> Parts:
    view: View = sight.view
    lines = (
        *group_lines(view.hand, view.wild, say),
        worth(view.hand, view.wild, say),
        say("rummy-show-sure"),
    )
    action = f"show {written(view.hand)}"
    may = any(text.startswith("show ") for text in sight.legal)
    confirm = Button(
        say("rummy-show-confirm"), deed(sight, Verb.ACT, action), Style.SUCCESS, disabled=not may
    )
    return Text("\n".join(lines)), Row((back(sight, say), confirm))


def _prize(sight: Sight, say: Say) -> Parts:
    lines = (say("rummy-prize-sure"), *payout_lines(sight, say))
    confirm = Button(
        say("rummy-prize-confirm"),
        deed(sight, Verb.ACT, "split"),
        Style.SUCCESS,
        disabled="split" not in sight.legal,
    )
    return Text("\n".join(lines)), Row((back(sight, say), confirm))


def payout_lines(sight: Sight, say: Say) -> Iterator[str]:
    """Yield what each seat still in gets if the prize is split now."""
    view: View = sight.view
    names = bold_names(sight.record, say)
    for seat in view.in_table if view.payouts else ():
        yield say("rummy-payout", name=names[seat], chips=view.payouts[seat])


_PLAIN: dict[str, Callable[[Sight, Say], Parts]] = {
    "cut": _cut,
    "sort": _sort,
    "hint": _hint,
    "open": _open_cards,
    "jokers": _jokers,
    "drop": _drop,
    "show": _show,
    "prize": _prize,
}
