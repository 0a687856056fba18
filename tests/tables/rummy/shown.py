"""What is shown of tables of rummy that are being played, and which tables those are."""

from presenters.limits import buttons, menus
from tables.rummy.rounds import EN, Live

from bot.messages import Button, Verb
from bot.presenters import rummy
from bot.presenters.hand import hand, preview
from bot.presenters.table import table

GAMES = [
    (2, 1, {"variant": "points"}),
    (3, 2, {"variant": "pool101"}),
    (6, 3, {"variant": "pool61", "wrong_declaration": "plays_on"}),
    (4, 4, {"variant": "deals"}),
    (3, 6, {"variant": "pool201", "hints": False}),
]


def in_public(live: Live, say=EN):
    return table(live.sight(), "scene", rummy, say)


def in_hand(live: Live, seat: int, say=EN):
    return hand(live.sight(seat), "scene", rummy, say, fresh_until=1.9e9)


def previews(live: Live, seat: int, say=EN):
    """Yield each preview that the hand leads to; a few cards are chosen where many may be."""
    sight = live.sight(seat)
    message = hand(sight, "scene", rummy, say)
    for each in (*buttons(message), *menus(message)):
        if each.disabled or each.deed.verb is not Verb.PICK:
            continue
        if isinstance(each, Button):
            yield preview(sight, "scene", each.deed.argument, rummy, say)
            continue
        values = [option.value for option in each.options]
        chosen = [values[:1], values[-1:]] if each.most == 1 else [values[:2], values[1:5], values]
        for some in chosen:
            partial = f"{each.deed.argument} {' '.join(some)}"
            yield preview(sight, None, partial, rummy, say)


def deeds(message, verb: Verb):
    """Return the whole actions of the enabled controls of *message* with *verb*."""
    found = [b.deed.argument for b in buttons(message) if not b.disabled and b.deed.verb is verb]
    for menu in menus(message):
        if not menu.disabled and menu.deed.verb is verb:
            found += [f"{menu.deed.argument} {option.value}" for option in menu.options]
    return found
