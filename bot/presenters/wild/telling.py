"""What goes on, in sentences: whose turn it is, what a seat is asked, its hand in words."""

from bot.presenters.names import bold_names
from bot.presenters.wild.ending import outcome
from bot.presenters.wild.reading import (
    answer,
    catchable,
    held_place,
    like,
    on_turn,
    playable,
    playable_places,
    top,
)
from bot.presenters.wild.wording import glanced, house_rules, short, signed_suit
from bot.sight import Sight
from bot.words import Say
from engines.wild.offers import can_draw
from engines.wild.views import View


def status(sight: Sight, say: Say) -> str:
    """Return the house rules, and who must do what on which card, or how the game ended."""
    view: View = sight.view
    rules = f"-# {house_rules(view.table.options, say)}"
    return "\n".join((rules, *_alarms(sight, say), _turn(sight, say)))


def _turn(sight: Sight, say: Say) -> str:
    view: View = sight.view
    table, names = view.table, bold_names(sight.record, say)
    if table.turn is None:
        return outcome(sight, names, say)
    facts = {
        "name": names[table.turn],
        "card": short(top(table), say),
        "suit": signed_suit(table.suit, say),
    }
    if table.pending:
        return say("wild-status-stack", **facts, n=table.pending, answer=answer(table))
    if table.holding:
        return say("wild-status-holding", **facts, **like(table))
    if not can_draw(table):
        return say("wild-status-no-pile", **facts, **like(table))
    return say("wild-status-turn", **facts, **like(table), pile=table.pile)


def _alarms(sight: Sight, say: Say) -> tuple[str, ...]:
    """Return who has one card and has not called it."""
    names = bold_names(sight.record, say)
    return tuple(say("wild-status-catch", name=names[seat]) for seat in sight.view.table.exposed)


def asks(sight: Sight, say: Say) -> str:
    """Return what this seat is asked to do now, or whom it waits for."""
    view: View = sight.view
    table, names = view.table, bold_names(sight.record, say)
    if table.turn is None:
        return outcome(sight, names, say)
    if view.seat is not None and table.out[view.seat]:
        return say("wild-ask-left")
    if view.seat in table.exposed:
        return say("wild-ask-call")
    return _asks_on_turn(sight, say) if on_turn(view) else _asks_off_turn(sight, say)


def _asks_off_turn(sight: Sight, say: Say) -> str:
    names, table = bold_names(sight.record, say), sight.view.table
    caught, name = catchable(sight), names[table.turn]
    if caught:
        return say("wild-ask-catch", other=names[caught[0]], name=name)
    if playable(sight):
        return say("wild-ask-jump", card=short(top(table), say), name=name)
    return say("wild-ask-wait", name=name)


def _asks_on_turn(sight: Sight, say: Say) -> str:
    view: View = sight.view
    table, fits, caught = view.table, playable(sight), catchable(sight)
    if caught:
        return say("wild-ask-catch-turn", other=bold_names(sight.record, say)[caught[0]])
    if view.held is not None:
        return say("wild-ask-held", card=short(view.held, say))
    if table.pending:
        key = "wild-ask-answer" if fits else "wild-ask-stack"
        return say(key, n=table.pending, answer=answer(table))
    if not fits:
        return say("wild-ask-draw" if can_draw(table) else "wild-ask-pass")
    if len(view.hand) == 2 and table.called is None:
        return say("wild-ask-two")
    key = "wild-ask-play" if can_draw(table) else "wild-ask-must"
    return say(key, suit=signed_suit(table.suit, say), **like(table))


def hand_words(sight: Sight, say: Say) -> str:
    """Return this seat's hand suit by suit as it lies, the cards that can be played in bold."""
    view: View = sight.view
    cards = glanced(view.hand, say, playable_places(sight))
    said = say("wild-hand", n=len(view.hand), cards=cards)
    if view.held is None:
        return said
    drawn = short(view.hand[held_place(view)], say)
    return f"{said}\n{say('wild-hand-drawn', card=drawn)}"
