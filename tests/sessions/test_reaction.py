"""Computers leave a person who may act out of turn the time to see it, and nobody else."""

import asyncio
from functools import partial
from random import Random

from sessions.ledger import Memory

from bot.records import UserId
from bot.sessions import hall as halls
from bot.sessions import seating
from bot.sessions.hall import Hall
from bot.sessions.seating import Asker
from engines.core.contract import Level
from engines.core.shuffle import SECRET_BYTES, Sealed, unsealed
from engines.wild.game import GAME

MAYA = Asker(UserId(1), "Maya")
PACE = 1.2


class Chosen(Sealed):
    """Shuffles by secrets of a seed."""

    chance = Random(4)

    def shuffled(self, cards):
        self.secrets.append(self.chance.randbytes(SECRET_BYTES))
        return unsealed(self.secrets[-1], cards)


async def opened():
    """Return a hall with Maya and three computers at a table of Wild with jump-ins."""
    hall = Hall({"wild": GAME}, Memory(), lambda _: None, pace=PACE, shuffler=Chosen)
    add = partial(seating.add_computer, asker=MAYA, level=Level.EASY, game=GAME)
    jump = partial(seating.set_option, asker=MAYA, key="jump_in", value="True", game=GAME)
    table = await hall.open(
        "wild", MAYA, guild=1, channel=2, locale="en", wishes=(add, add, add, jump)
    )
    await table.start(MAYA)
    return hall, table


def rings_in(hall, table, kind):
    """Return the seconds until an alarm of *table*, or nothing."""
    alarm = hall._alarms.get(table.record.id, {}).get(kind)
    return alarm and alarm.when() - asyncio.get_running_loop().time()


async def test_computers_wait_for_a_person_who_may_jump_in_or_catch_at_once():
    hall, table = await opened()
    waited = []
    seat = table.record.seat_of(MAYA.user)
    while table.game.result(table.moment.state) is None and len(waited) < 60:
        if seat in table.moment.awaited:
            await table.act(MAYA.user, next(iter(table.moment.legal(seat))))
            continue
        may = table.moment.legal(seat)
        delay = rings_in(hall, table, "computer")
        assert (delay > PACE) == bool(may), may
        assert delay < max(PACE, halls.REACTION) + 0.1
        waited.append(bool(may))
        catches = rings_in(hall, table, "onlooker")
        assert catches is None or (catches > PACE) == bool(may)
        await table.computers.move()
    await hall.close()
    assert True in waited
    assert False in waited
