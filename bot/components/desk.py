"""The front desk: what a press or a command works with, and how it is refused."""

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

import discord

from bot.annals import Annals
from bot.catalogue import Entry
from bot.components.answer import UNREACHABLE, Answer
from bot.components.asides import Asides
from bot.components.bell import Bell
from bot.components.emojis import Emojis
from bot.components.hands import Hands, Notice
from bot.components.once import Once
from bot.components.outbox import Outbox
from bot.components.roll import Roll
from bot.components.screens import Screens
from bot.components.studio import OvertakenError, Studio
from bot.messages import Deed, Message, Text
from bot.preferences import Personal, Preferences
from bot.presenters.names import bold_names, host_seat
from bot.records import Ledger, TableId, UserId
from bot.sessions.hall import Hall
from bot.sessions.seating import Asker, SeatingError
from bot.sessions.table import StaleError, Table
from bot.words import Say, Words
from engines.core.seats import RuleError

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that answers people, made once by ``bot.app``."""

    catalogue: Mapping[str, Entry]
    words: Words
    hall: Hall
    ledger: Ledger
    hands: Hands
    outbox: Outbox
    screens: Screens
    studio: Studio
    now: Callable[[], float]
    annals: Annals
    preferences: Preferences
    bell: Bell
    roll: Roll
    emojis: Emojis
    once: Once
    asides: Asides
    keep_days: int = 0
    """How long the moves of finished games are kept; 0: for ever."""

    def private_voice(self, interaction: discord.Interaction) -> Say:
        """Return the language of whoever is behind *interaction*."""
        user, discords = UserId(interaction.user.id), interaction.locale.value
        return self.words.speaker(self.preferences.language(user, discords))

    def public_locale(self, interaction: discord.Interaction) -> str:
        """Return the language of the place of *interaction*, for what everybody there reads."""
        discords = str(interaction.guild_locale or interaction.locale)
        return self.preferences.public_language(interaction.guild_id, discords)


@dataclass(frozen=True)
class Visit:
    """One interaction of one person: who, in which language, and its answer."""

    desk: Desk
    answer: Answer
    deed: Deed
    """What was pressed; for a command only the verb matters."""
    values: tuple[str, ...] = ()
    """What was chosen in a menu or typed into a form."""

    @property
    def interaction(self) -> discord.Interaction:
        """The interaction itself."""
        return self.answer.interaction

    @property
    def value(self) -> str:
        """The first of the values, or nothing."""
        return self.values[0] if self.values else ""

    @property
    def whole(self) -> str:
        """The argument and the values, as one action of the game's notation."""
        return " ".join(part for part in (self.deed.argument, *self.values) if part)

    @cached_property
    def say(self) -> Say:
        """The person's language."""
        return self.desk.private_voice(self.interaction)

    @property
    def mine(self) -> Personal:
        """The person's own settings."""
        return self.desk.preferences.of(self.user)

    @property
    def locale(self) -> str:
        """The person's Discord locale."""
        return self.interaction.locale.value

    @property
    def user(self) -> UserId:
        """The person."""
        return UserId(self.interaction.user.id)

    @property
    def asker(self) -> Asker:
        """The person, as seating wants to know them."""
        moderator = self.interaction.permissions.manage_messages
        return Asker(self.user, self.interaction.user.display_name, moderator)

    @property
    def may_open(self) -> bool:
        """Whether the server wants tables in this channel, or in the one of this thread."""
        channel = self.interaction.channel
        places = {self.interaction.channel_id, getattr(channel, "parent_id", None)}
        channels = self.desk.preferences.at(self.interaction.guild_id).channels
        return not channels or not places.isdisjoint(channels)

    def require_place(self) -> None:
        """Refuse to open a table where the server wants none."""
        if not self.may_open:
            channels = self.desk.preferences.at(self.interaction.guild_id).channels
            raise SeatingError("elsewhere", channels=" ".join(f"<#{each}>" for each in channels))

    async def table(self) -> Table:
        """Return the table of the pressed button."""
        return await self.desk.hall.table(TableId(self.deed.table))

    async def show(self, message: Message) -> None:
        """Show *message* to this person alone: in place on a private message, else as a new one."""
        parcel = await self.desk.studio.parcel(self.interaction.id, message)
        if self.answer.on_private:
            await self.answer.update(parcel)
        else:
            await self.answer.private(parcel)

    async def post(self, message: Message) -> None:
        """Show *message* to the channel; to this person alone where they may not speak."""
        place = self.interaction.id
        sent, _ = await self.answer.public(await self.desk.studio.parcel(place, message))
        if not sent:
            parcel = await self.desk.studio.parcel(place, message)
            await self.desk.outbox.say(self.interaction, parcel)

    async def show_beside(self, message: Message) -> None:
        """Show *message* to this person alone, in a message of its own."""
        await self.answer.private(await self.desk.studio.parcel(self.interaction.id, message))

    async def tell(self, markdown: str) -> None:
        """Say *markdown* to this person alone, in a message of its own."""
        await self.show_beside(Message((Text(markdown),)))

    async def done(self, key: str) -> None:
        """Say that what was asked for is done, in place of the controls that asked for it."""
        await self.show(Message((Text(self.say(key)),)))

    async def show_hand(self, table: Table, *, notice: str = "", rule: str = "") -> None:
        """Show this person's hand at *table*, with why a press did nothing, and by which rule."""
        until = self.desk.hands.until(self.interaction)

        async def paint() -> Message:
            return self.desk.screens.hand(
                table, self.user, self.locale, until, notice=notice, rule=rule
            )

        said = Notice(notice, rule, table.version(table.record.seat_of(self.user)))
        await self.desk.hands.answer(self.answer, table, paint, notice=said)


@contextlib.asynccontextmanager
async def refusing(visit: Visit) -> AsyncIterator[None]:
    """Turn refusals into words for the person, and faults into a log line and an apology."""
    number = visit.interaction.id
    try:
        async with _telling(visit):
            yield
    except OvertakenError:
        log.debug("a picture was overtaken")
    except UNREACHABLE as failed:
        # The press came too late, or its message is gone: nobody is there to be told.
        log.warning("interaction %s could not be answered: %s", number, failed)
    except Exception:
        if visit.interaction.client.is_closed():
            log.info("interaction %s came too late for this process", number)
            return
        log.exception("interaction %s failed at %s", number, visit.deed.verb)
        with contextlib.suppress(*UNREACHABLE):
            await visit.tell(visit.say("fault"))


@contextlib.asynccontextmanager
async def _telling(visit: Visit) -> AsyncIterator[None]:
    try:
        yield
    except (SeatingError, RuleError, StaleError) as refused:
        if not await _host_left(visit, refused):
            await visit.tell(visit.desk.screens.refusal(refused, visit.say))


async def _host_left(visit: Visit, refused: Exception) -> bool:
    """Tell this person who the host is now, if only the host may, and the host left the server."""
    if getattr(refused, "why", "") != "not_host" or not visit.deed.table:
        return False
    table = await visit.table()
    if not await visit.desk.roll.left(table, table.record.host):
        return False
    seat, names = host_seat(table.record), bold_names(table.record, visit.say)
    if seat is None:
        await visit.tell(visit.say("note-left-server"))
    else:
        await visit.tell(visit.say("host-left-server", name=names[seat]))
    return True
