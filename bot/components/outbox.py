"""Shows tables in their channels: one public message a table, edited in place, latest state wins.

Nothing here ever makes a table wait or fail. A message that was deleted is posted anew; a channel
where the bot may not speak any more pauses its tables and says why as soon as it can.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import discord

from bot.components.answer import Answer
from bot.components.governor import Governor, Route
from bot.components.hands import TOKEN_LIFE, Hands
from bot.components.latest import Latest
from bot.components.studio import OvertakenError, Studio
from bot.components.wire import Parcel
from bot.messages import Message
from bot.records import Phase, Record, TableId, WhyPaused
from bot.sessions import seating
from bot.sessions.seating import SeatingError
from bot.sessions.table import Table
from renderers.kit.press import Haste

REPOST_AGE = 50 * 60.0
"""Seconds after which the table is posted anew: edits of messages over an hour old are slowed down
(Discord error 30046)."""
HANDS_INTERVAL = 0.42
"""Seconds between two updates of a table's private hands, at most: a token has five in two."""
UNKNOWN_MESSAGE, ARCHIVED = 10008, 50083
_WHY = {10003: WhyPaused.NO_CHANNEL, ARCHIVED: WhyPaused.SHUT}
NO_PLACE = tuple(_WHY)
"""The channel is gone, or the thread is archived and closed to us."""
_ON_THE_MESSAGE = (
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
)

log = logging.getLogger(__name__)


class Screens(Protocol):
    """What a table looks like, as messages."""

    def public(self, table: Table) -> Message:
        """Return the table's public message."""
        ...

    async def recap_of(self, table: TableId, number: int) -> Message:
        """Return the recap of a finished round; refuse one that was never played out."""
        ...


class Outbox:
    """Tells channels and hands about tables. *interval*: seconds between edits of one table."""

    def __init__(
        self,
        client: discord.Client,
        screens: Screens,
        studio: Studio,
        hands: Hands,
        governor: Governor,
        *,
        interval: float,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._screens = screens
        self._studio = studio
        self._governor = governor
        self._now = now
        self._shown: dict[TableId, Message] = {}
        self._opening: set[TableId] = set()
        """Tables whose first message is on its way."""
        self._lent: dict[TableId, discord.Interaction] = {}
        self._public: Latest[TableId, Table] = Latest(self._show, interval=interval)
        self._private: Latest[TableId, Table] = Latest(
            hands.refresh, interval=min(interval, HANDS_INTERVAL)
        )

    def tell(self, table: Table) -> None:
        """Have *table* shown as it now is, soon."""
        self._private.mark(table.record.id, table)
        self._public.mark(table.record.id, table)

    def lend(self, table: Table, interaction: discord.Interaction) -> None:
        """Let edits of the table's message use *interaction*, which was pressed on it.

        Edits by an interaction's token do not count against the bot's own limit.
        """
        message = interaction.message
        if message is not None and message.id == table.record.message:
            self._lent[table.record.id] = interaction

    async def open(self, table: Table, answer: Answer) -> None:
        """Answer the command that opened *table* with its message; post it if that stays private."""
        self._opening.add(table.record.id)
        try:
            message = self._screens.public(table)
            parcel = await self._studio.parcel(table.record.id, message)
            message_id, public = await answer.public(parcel)
            if public and message_id:
                await table.noted(message=message_id, posted=self._now())
                self._shown[table.record.id] = message
        finally:
            # Even if the answer came too late, the table is there and has to be seen.
            self._opening.discard(table.record.id)
            self.tell(table)

    async def say(self, interaction: discord.Interaction, parcel: Parcel) -> None:
        """Post *parcel* in the channel of *interaction*, which was answered already."""
        place = interaction.channel_id or 0
        await self._governor.leave(Route.POST, place)
        await self._client.get_partial_messageable(place).send(**parcel.sending())

    async def repost(self, table: Table) -> None:
        """Post *table* at the bottom of its channel and take the older copy away.

        However often a change overtakes its picture: somebody asked to have it there.
        """
        posted = False
        while not posted:
            with contextlib.suppress(OvertakenError):
                await self._post(table)
                posted = True

    def forget(self, table: TableId) -> None:
        """Let go of what was shown of *table*, which sleeps."""
        self._shown.pop(table, None)
        self._lent.pop(table, None)

    async def settle(self) -> None:
        """Wait until all that was told is shown."""
        await asyncio.gather(self._public.settle(), self._private.settle())

    async def close(self) -> None:
        """Stop showing."""
        await asyncio.gather(self._public.close(), self._private.close())

    async def _show(self, table: Table) -> None:
        if table.record.id in self._opening:
            return
        try:
            if self._screens.public(table) != self._shown.get(table.record.id):
                await self._edit_or_post(table)
            await self._recap(table)
            if table.record.phase is Phase.CLOSED and not table.record.settled:
                await table.noted(settled=True)
        except discord.HTTPException as refused:
            if not isinstance(refused, discord.Forbidden) and refused.code not in NO_PLACE:
                raise
            await self._pause(table, refused)
        except OvertakenError:
            self._public.mark(table.record.id, table)
        if table.record.phase is Phase.CLOSED:
            self.forget(table.record.id)

    async def _edit_or_post(self, table: Table) -> None:
        record = table.record
        old = record.posted and self._now() - record.posted > REPOST_AGE
        if record.message is None or (old and record.phase is not Phase.CLOSED):
            await self._post(table)
            return
        try:
            await self._edit(table)
        except discord.HTTPException as gone:
            # In an archived thread nothing can be edited, but a post opens it again.
            if gone.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                raise
            if record.phase is not Phase.CLOSED:
                await self._post(table)

    async def _edit(self, table: Table) -> None:
        if await self._edited_by_token(table):
            return
        await self._governor.leave(Route.EDIT, table.record.channel)
        message = self._screens.public(table)  # as it is now, after the waiting
        parcel = await self._studio.parcel(table.record.id, message, Haste.LATER)
        standing = self._channel(table).get_partial_message(table.record.message or 0)
        await standing.edit(**parcel.editing())
        self._shown[table.record.id] = message

    async def _edited_by_token(self, table: Table) -> bool:
        """Edit by the token of a press on the message, which needs no leave, while there is one."""
        record, lent = table.record, self._lent.get(table.record.id)
        if lent is not None and self._serves(lent, record):
            message = self._screens.public(table)
            parcel = await self._studio.parcel(record.id, message, Haste.LATER)
            try:
                await lent.edit_original_response(**parcel.editing())
            except discord.HTTPException:
                log.debug("table %s: the lent token failed, editing by the bot", record.id)
            else:
                self._shown[record.id] = message
                return True
        self._lent.pop(record.id, None)
        return False

    def _serves(self, lent: discord.Interaction, record: Record) -> bool:
        """Tell whether the token of *lent* can edit the table's message now."""
        # Answered by another message, the token would edit that one and not the table's.
        on_it = lent.response.type in _ON_THE_MESSAGE
        alive = lent.created_at.timestamp() + TOKEN_LIFE > self._now()
        return on_it and alive and lent.message is not None and lent.message.id == record.message

    async def _post(self, table: Table) -> None:
        await self._governor.leave(Route.POST, table.record.channel)
        record, message = table.record, self._screens.public(table)
        parcel = await self._studio.parcel(record.id, message, Haste.LATER)
        # The nonce makes Discord drop a second copy, should the process end before it is noted.
        nonce = f"t{record.id}{record.message or 0:x}"[:25]
        sent = await self._channel(table).send(**parcel.sending(), nonce=nonce)
        await table.noted(message=sent.id, posted=self._now())
        self._shown[record.id] = message
        self._lent.pop(record.id, None)
        if record.message is not None:
            await self._governor.leave(Route.DELETE, record.channel)
            with contextlib.suppress(discord.HTTPException):
                await self._channel(table).get_partial_message(record.message).delete()

    async def _recap(self, table: Table) -> None:
        """Post what has not been told of the rounds that are over: the next one may be dealt already."""
        for number in range(table.record.recapped + 1, _last_over(table) + 1):
            with contextlib.suppress(SeatingError):  # ended uncounted: there is nothing to tell
                await self._post_recap(table, number)
            await table.noted(recapped=number)

    async def _post_recap(self, table: Table, number: int) -> None:
        record = table.record
        message = await self._screens.recap_of(record.id, number)
        parcel = await self._studio.parcel((record.id, "recap"), message, Haste.LATER)
        nonce = f"r{record.id}{number}"[:25]
        await self._governor.leave(Route.POST, record.channel)
        await self._channel(table).send(**parcel.sending(), nonce=nonce)

    async def _pause(self, table: Table, refused: discord.HTTPException) -> None:
        log.warning("table %s cannot be shown: %s", table.record.id, refused)
        if table.record.phase is Phase.PLAYING and not table.record.paused:
            why = _WHY.get(refused.code, WhyPaused.SILENCED)
            await table.change(seating.paused_because(why))
        if table.record.phase is Phase.CLOSED and refused.code in NO_PLACE:
            await table.noted(settled=True)  # nobody is there to be told

    def _channel(self, table: Table) -> discord.PartialMessageable:
        record = table.record
        return self._client.get_partial_messageable(record.channel, guild_id=record.guild)


def _last_over(table: Table) -> int:
    """Return the number of the last round at *table* that is over, 0 before there is one."""
    record, moment = table.record, table.moment
    ends = moment is not None and moment.round.number == record.round and table.over
    return record.round if ends else max(record.round - 1, 0)
