"""Tables of every game for tests of faults: begun by people, played on by the rules alone."""

from random import Random

from faults.worlds import an_act
from play.parlour import Open, Player, live

from engines.core.contract import LEAVE, TIMEOUT

NAMES = ("Maya", "Theo", "Priya", "Arjun", "Lena", "Omar")


async def seated(parlour, game: str, names=NAMES[:2], *, hands: bool = True, **options):
    """Return people at a table of *game* that has begun, each with the own hand open."""
    host, *others = people = [parlour.join(name) for name in names]
    await host.opens(game=game, **options)
    for other in others:
        await other.joins(host)
    await host.press("Start")
    await parlour.settle()
    if hands:
        for person in people:
            await person.opens_hand()
        await parlour.settle()
    return people


async def acts(parlour: Open, player: Player, count: int, chance: Random) -> int:
    """Let up to *count* things be done at the table of *player*; return how many were."""
    table, done = await live(parlour, player), 0
    while done < count and table.record.phase == "playing":
        seat, action = an_act(table.game, table.moment.state, chance, aimless=False)
        text, user = table.game.text(action), table.record.chairs[seat].user
        if text not in (LEAVE, TIMEOUT) and user is not None:
            await table.act(user, text)
            done += 1
    return done
