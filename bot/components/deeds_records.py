"""What the buttons of a recap do."""

from bot.components.desk import Visit
from bot.messages import Verb
from bot.records import TableId
from bot.sessions.past import Past, prove
from bot.sessions.seating import SeatingError

ROUND_DIGITS = 6
"""As many as the number of a round may have."""


async def details(visit: Visit) -> None:
    """Show every hand and its count; the argument is the round's number."""
    await visit.show(await visit.desk.screens.details(*_round(visit), visit.mine, visit.say))


async def plays(visit: Visit) -> None:
    """Show a page of the play-by-play; the argument is ``round page``."""
    table, number = _round(visit)
    _, _, page = visit.deed.argument.partition(" ")
    shown = int(page) if page.isdecimal() else 1
    await visit.show(await visit.desk.screens.plays(table, number, shown, visit.say))


async def moving(visit: Visit) -> None:
    """Show the round as a moving picture, to whoever asked for it; in words to who wants none."""
    if visit.mine.still or visit.mine.text_only:
        await plays(visit)
        return
    await visit.answer.acknowledge()
    await visit.show(await visit.desk.screens.moving(*_round(visit), visit.mine, visit.say))


async def proof(visit: Visit) -> None:
    """Play the round again from its secrets and say what matches."""
    table, number = _round(visit)
    past = await _past(visit, table, number)
    await visit.show(await visit.desk.screens.proof(past, prove(past), visit.say))


async def export(visit: Visit) -> None:
    """Hand out the round's event file, which names seats and nobody."""
    table, number = _round(visit)
    past = await _past(visit, table, number)
    await visit.show(visit.desk.screens.export(past, visit.say))


async def _past(visit: Visit, table: TableId, number: int) -> Past:
    return await visit.desk.screens.past(table, number)


def _round(visit: Visit) -> tuple[TableId, int]:
    number = visit.whole.partition(" ")[0]
    if not number.isdecimal() or len(number) > ROUND_DIGITS:
        raise SeatingError("no_such_round")
    return TableId(visit.deed.table), int(number)


DEEDS = {
    Verb.DETAILS: details,
    Verb.PLAYS: plays,
    Verb.PROOF: proof,
    Verb.EXPORT: export,
    Verb.MOVING: moving,
}
