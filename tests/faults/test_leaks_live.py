"""What goes over the wire, and into the log, is the same in every world that its reader cannot tell.

The whole bot on the sandbox: at moments of a game the hidden cards are exchanged for others that
the reader cannot tell from the true ones, and all that the reader can be sent is sent again.
"""

import logging
import re
from functools import partial
from random import Random

import pytest
from faults.test_leaks import WRONG
from faults.worlds import GAMES, World, an_act
from play.parlour import live

from bot.components.outbox import Outbox
from bot.components.studio import Studio
from bot.journal import Discreet
from bot.sessions.moment import Moment
from engines.core.cards import NAMES
from renderers.kit.press import Press
from renderers.kit.reel import drawn

MOMENTS, APART = 2, 5
"""Moments of a game that are looked at, so many acts apart."""
_PASSING = re.compile(r"\d{15,}|<t:\d+|[\w-]{30,}|c\d+x[0-9a-f]+")
"""Ids, times and tokens, which differ at each asking."""


@pytest.fixture
async def playing(opened, caplog):
    """Gives a table of two people, each with the own hand open."""
    caplog.set_level(logging.INFO, "discord")
    caplog.set_level(logging.DEBUG, "bot")

    async def begin(game):
        parlour = await opened(seed=126, paint=drawn)
        people = maya, theo = [parlour.join(name) for name in ("Maya", "Theo")]
        await maya.opens(game=game)
        await theo.joins(maya)
        await maya.press("Start")
        await parlour.settle()
        for person in people:
            await person.opens_hand()
        await parlour.settle()
        return parlour, people

    return begin


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_wire_and_the_log_tell_nothing(playing, caplog, game):
    parlour, people = await playing(game)
    assert await leaks(parlour, people, caplog) == []


async def leaks(parlour, people, caplog) -> list[str]:
    """What is first sent otherwise in another world, at some moments of the game."""
    table, chance = await live(parlour, people[0]), Random(11)
    for moment in range(MOMENTS):
        for reader in (None, people[moment % 2]):
            if found := await compared(parlour, table, people, reader, caplog, chance):
                return found
        await goes_on(parlour, table, chance)
    return []


async def compared(parlour, table, people, reader, caplog, chance) -> list[str]:
    """What is sent to *reader* (the channel: ``None``) otherwise in another world."""
    seat = None if reader is None else table.record.seat_of(reader.user)
    truth = table.moment
    tried = [t for each in truth.seats for t in truth.legal(each) if each != seat]
    tried = [t for t in tried if t not in truth.legal(seat)][:2] if reader else []
    sent = await all_sent(parlour, table, people, reader, tried, caplog)
    table._book.moment = World(table.record, truth).unlike(seat, chance.getrandbits(32)).moment
    try:
        otherwise = await all_sent(parlour, table, people, reader, tried, caplog)
    finally:
        table._book.moment = truth
    assert len(sent) >= 2
    if len(sent) != len(otherwise):
        return [f"{len(sent)} and {len(otherwise)} things"]
    return [f"{one} and {two}" for one, two in zip(sent, otherwise, strict=True) if one != two]


async def all_sent(parlour, table, people, reader, tried, caplog) -> list:
    """Have everything sent anew; return what *reader* gets of it, and what is logged."""
    box, hands = parlour.box, parlour.desk.hands
    caplog.clear()
    files, requests = set(box.files.contents), len(box.log)
    parlour.desk.outbox._shown.clear()
    for hand in hands._open[table.record.id].values():
        hand.shown = None
    parlour.desk.outbox.tell(table)
    await parlour.settle()
    if reader is not None:
        await asks(parlour, reader, tried)
    theirs = {
        window.token
        for user, hand in hands._open[table.record.id].items()
        if (window := hand.window) and (reader is None or user != reader.user)
    }
    sent = [
        _PASSING.sub("#", f"{each.method} {each.path} {each.body} {each.files}")
        for each in box.log[requests:]
        if not any(token in each.path for token in theirs)
    ]
    fresh = [key for key in box.files.contents if key not in files]
    # With no reader everything but the table's own picture is somebody's.
    own = [box.files[key] for key in fresh if box.files.kinds[key] and seen(box, key, reader)]
    logged = [_PASSING.sub("#", Discreet("%(message)s").format(r)) for r in caplog.records]
    return [*sent, *own, *sorted(logged)]


def seen(box, key, reader) -> bool:
    """Tell whether *reader* sees the file *key*."""
    for posts in box.world.posts.values():
        for post in posts.values():
            if any(each.id == key for each in post.attachments):
                return post.seen_by in (None, reader.id if reader else None)
    return False


async def asks(parlour, reader, tried) -> None:
    """Ask for all that there is to be asked, and try what is another's to do."""
    for asked in (
        reader.opens_hand,
        partial(reader.press, "More"),
        partial(reader.complete, "move", {"action": ""}, focused="action"),
        *(partial(reader.command, "move", {"action": action}) for action in tried),
    ):
        await asked()
        await parlour.settle()


async def goes_on(parlour, table, chance) -> None:
    """Let a few acts happen."""
    for _ in range(APART):
        if table.record.phase != "playing":
            break
        seat, action = an_act(table.game, table.moment.state, chance, aimless=False)
        text = table.game.text(action)
        if text not in ("leave", "timeout"):
            await table.act(table.record.chairs[seat].user, text)
    await parlour.settle()


def _logged(patch):
    show = Outbox._show

    async def telling(outbox, table):
        table.sight(None)
        logging.getLogger("bot").debug("showing %s", WRONG)
        await show(outbox, table)

    patch.setattr(Outbox, "_show", telling)


def _painted(patch):
    draw = Press.draw

    async def telling(press, key, scene, *given):
        return await draw(press, key, scene, *given) + str(WRONG).encode()

    patch.setattr(Press, "draw", telling)


def _described(patch):
    parcel = Studio.parcel

    async def telling(studio, key, message, *given):
        made = await parcel(studio, key, message, *given)
        for file in made.files:
            file.description = str(WRONG)
        return made

    patch.setattr(Studio, "parcel", telling)


def _oftener(patch):
    show = Outbox._show

    async def telling(outbox, table):
        table.sight(None)
        for _ in range(1 + sum(map(ord, str(WRONG))) % 4):
            await show(outbox, table)
            outbox._shown.clear()

    patch.setattr(Outbox, "_show", telling)


PLANTS = [_logged, _painted, _described, _oftener]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
async def test_a_leak_on_the_wire_is_found(playing, caplog, monkeypatch, plant):
    sight = Moment.sight

    def overheard(moment, *given):
        WRONG[:] = [NAMES[card] for card in moment.state.pile[:1]]
        return sight(moment, *given)

    monkeypatch.setattr(Moment, "sight", overheard)
    plant(monkeypatch)
    parlour, people = await playing("updown")
    assert await leaks(parlour, people, caplog)
