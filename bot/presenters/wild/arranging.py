"""Putting one's own hand in order, card by card (rule 11.2).

A custom id holds no whole hand, so its text is short: ``move 3 left`` or ``move 3 1-25 7``, places
counted from 1; ``act`` makes the whole arrangement of it. Places come in groups of 25, as many as a
menu can show.
"""

from collections.abc import Iterator

from bot.messages import OPTIONS_A_MENU, Button, Deed, Menu, Option, Part, Row, Text, Verb
from bot.presenters.wild.wording import emoji, in_words, short
from bot.sight import Sight
from bot.words import Say
from engines.wild.cards import Hand, names
from engines.wild.views import View

STEPS = {"first": -1000, "left": -1, "right": 1, "last": 1000}
"""How far each button moves a card."""
EMOJI = {"first": "⏮️", "left": "◀️", "right": "▶️", "last": "⏭️"}


def act(sight: Sight, text: str) -> str:
    """Return the arrangement that *text* (``move 3 left``) makes of the hand; another text as it is."""
    words = text.split(" ")
    if words[0] != "move" or sight.view is None:
        return text
    hand: Hand = sight.view.hand
    found = _move(words, len(hand))
    if found is None:
        return text
    at, to = found
    rest = hand[:at] + hand[at + 1 :]
    return " ".join(("arrange", *names((*rest[:to], hand[at], *rest[to:]))))


def _move(words: list[str], count: int) -> tuple[int, int] | None:
    """Return from and to which index a card moves, or ``None`` if that cannot be read."""
    match words:
        case ["move", place, step] if step in STEPS and place.isdecimal():
            at, to = int(place) - 1, int(place) - 1 + STEPS[step]
        case ["move", place, _, target] if place.isdecimal() and target.isdecimal():
            at, to = int(place) - 1, int(target) - 1
        case _:
            return None
    return (at, min(max(to, 0), count - 1)) if at in range(count) else None


def arranging(sight: Sight, partial: str, say: Say) -> tuple[Part, ...]:
    """Return the choice of a card to move (``arrange``), or of its place (``arrange 1-25 3``)."""
    view: View = sight.view
    match partial.split(" "):
        case ["arrange"]:
            back = Row((_back(sight, say),))
            menus = _menus(sight, Verb.PICK, "arrange", "wild-arrange-menu", say)
            return (Text(say("wild-arrange-which")), *menus, back)
        case ["arrange", _, place] if place.isdecimal() and int(place) - 1 in range(len(view.hand)):
            return _moving(sight, int(place), say)
    raise ValueError(f"{partial!r} arranges nothing")


def _moving(sight: Sight, place: int, say: Say) -> tuple[Part, ...]:
    view: View = sight.view
    count = len(view.hand)
    said = say("wild-move-which", card=short(view.hand[place - 1], say), place=place, n=count)
    steps = tuple(_step(sight, place, step, say) for step in STEPS)
    menus = _menus(sight, Verb.ACT, f"move {place}", "wild-move-menu", say)
    return (Text(said), Row(steps), *menus, Row((_back(sight, say),)))


def _step(sight: Sight, place: int, step: str, say: Say) -> Button:
    end = 1 if STEPS[step] < 0 else len(sight.view.hand)
    deed = Deed(Verb.ACT, sight.record.id, sight.version, f"move {place} {step}")
    text = say("wild-move-step", step=step)
    return Button(text, deed, disabled=place == end, emoji=EMOJI[step])


def _menus(sight: Sight, verb: Verb, argument: str, key: str, say: Say) -> Iterator[Menu]:
    """Yield menus of all places of the hand, 25 each."""
    hand = sight.view.hand
    for first in range(0, len(hand), OPTIONS_A_MENU):
        last = min(first + OPTIONS_A_MENU, len(hand))
        group = f"{argument} {first + 1}-{last}"
        options = tuple(
            Option(
                say("wild-place", place=n + 1, card=in_words(hand[n], say)),
                str(n + 1),
                emoji=emoji(hand[n]),
            )
            for n in range(first, last)
        )
        deed = Deed(verb, sight.record.id, sight.version, group)
        yield Menu(say(key, first=first + 1, last=last), deed, options)


def _back(sight: Sight, say: Say) -> Button:
    return Button(say("wild-take-back"), Deed(Verb.BACK, sight.record.id, sight.version))
