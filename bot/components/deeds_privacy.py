"""What the buttons of ``/privacy`` do: everything about a person handed out, or deleted."""

import asyncio
import contextlib

import msgspec

from bot.components.desk import Desk, Visit
from bot.messages import Message, Text, Verb
from bot.presenters import privacy
from bot.sessions.seating import SeatingError

SETTLE_SECONDS = 5.0
"""How long a deletion waits for messages about the person's last tables to be shown and noted."""


async def show(visit: Visit) -> None:
    """Show what is stored and why."""
    await visit.show(privacy.privacy(visit.desk.keep_days, visit.say))


async def export(visit: Visit) -> None:
    """Hand out all that is stored about this person."""
    data = await visit.desk.annals.data_of(visit.user)
    file = msgspec.json.format(msgspec.json.encode(data), indent=1)
    message = privacy.my_data(file, visit.say)
    await visit.answer.private(await visit.desk.studio.parcel(visit.interaction.id, message))


async def ask(visit: Visit) -> None:
    """Ask before anything is deleted."""
    await visit.show(privacy.sure_forget(visit.say))


async def forget(visit: Visit) -> None:
    """Take this person out of every open table, then delete all that is stored about them."""
    await visit.answer.acknowledge()
    desk, user = visit.desk, visit.user
    for known in await desk.annals.tables_of(user):
        try:
            table = await desk.hall.table(known)
        except SeatingError:
            continue  # of a game that is hosted no more: it cannot be woken, nor write anything
        await table.forget(user)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(_settled(desk), SETTLE_SECONDS)
    await desk.annals.forget(user)
    desk.preferences.forget(user)
    await visit.show(Message((Text(visit.say("privacy-forgotten")),)))


async def _settled(desk: Desk) -> None:
    await desk.outbox.settle()
    await desk.hands.settle()


DEEDS = {
    Verb.PRIVACY: show,
    Verb.MY_DATA: export,
    Verb.FORGET: ask,
    Verb.FORGOTTEN: forget,
}
