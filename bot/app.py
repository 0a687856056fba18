"""The composition root: the one place that knows every concrete part."""

import asyncio
import contextlib
import gc
import logging
import signal
import sys
import time
from collections.abc import Callable

import discord

from bot import catalogue, journal
from bot.commands import tree
from bot.commands.words import Translator
from bot.components import loopback, router
from bot.components.answer import UNREACHABLE
from bot.components.asides import Asides
from bot.components.bell import Bell
from bot.components.desk import Desk
from bot.components.emojis import Emojis, wanted
from bot.components.governor import Governor
from bot.components.hands import Hands
from bot.components.once import Once
from bot.components.outbox import Outbox
from bot.components.pulse import Pulse
from bot.components.roll import Roll
from bot.components.screens import Screens
from bot.components.studio import Studio
from bot.preferences import Preferences
from bot.records import Phase, TableId, UserId, WhyPaused
from bot.sessions import seating
from bot.sessions.hall import Hall
from bot.sessions.table import Table
from bot.settings import Settings, SettingsError
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.words import Words
from engines.core.shuffle import Recording, Sealed
from renderers.kit.press import Painters, Press
from renderers.kit.workshop import Workshop

STOP_SECONDS = 10.0
"""How long a stop waits for messages that are still to be shown."""
GUILDS_SECONDS = 0.01
"""How long the library waits for one more server before it says that it is ready; presses need
none of them."""
SWITCH_SECONDS = 0.001
"""How long a thread in which a computer thinks keeps the loop waiting, each time the loop wakes;
Python's own 5 ms make presses wait four times as long."""
NEVER = 1 << 30
"""Collections of the young after which a full one would follow by itself."""
TIDY_SECONDS = 5 * 60.0
DAY = 24 * 60 * 60.0

log = logging.getLogger(__name__)


class Parlour(discord.Client):
    """The bot. It needs no privileged intent and keeps no messages and no members."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        ready: Callable[[], None] | None = None,
        *,
        now: Callable[[], float] = time.time,
        shuffler: Callable[[], Recording] = Sealed,
        painters: Painters | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            guild_ready_timeout=GUILDS_SECONDS,
        )
        games, words = catalogue.load(), Words.load()
        self._painters = painters or Workshop()
        self._press = press = Press(self._painters)
        self._ready_call = ready
        self._tidying: asyncio.Task[None] | None = None
        self._uploading: asyncio.Task[None] | None = None
        self._uploads = settings.emojis
        self._health = settings.health
        self._pulse: Pulse | None = None
        emojis = Emojis(self, wanted(games))
        studio = Studio(press, emojis.shown)
        preferences = Preferences(store)
        screens = Screens(games, words, store, preferences)
        interval = settings.edit_interval
        hands = Hands(self, store, studio, screens.standing_hand, now, interval)
        self._governor = governor = Governor(limited=interval > 0)
        outbox = Outbox(self, screens, studio, hands, governor, interval=interval, now=now)
        bell = Bell(self, studio, words, preferences, self._table, governor, now)
        self.roll = Roll(self, self._table, governor, now)
        engines = {key: entry.game for key, entry in games.items()}
        hall = Hall(
            engines,
            store,
            self._tell,
            pace=settings.pace,
            slowness=preferences.pace,
            now=now,
            shuffler=shuffler,
            reaches=hands.reaches,
        )
        self.desk = Desk(
            games,
            words,
            hall,
            store,
            hands,
            outbox,
            screens,
            studio,
            now,
            annals=store,
            preferences=preferences,
            bell=bell,
            roll=self.roll,
            emojis=emojis,
            once=Once(now),
            asides=Asides(now),
            keep_days=settings.keep_days,
        )
        self.tree = tree.build(self, self.desk)

    async def setup_hook(self) -> None:
        """Register the commands and wake every table, before the first press can arrive."""
        await self.tree.set_translator(Translator(self.desk.words))
        await self.tree.sync()
        await self._painters.open()
        await self.desk.preferences.load()
        await self.desk.hands.restore()
        for table in await self.desk.hall.wake_all():
            self._tell(table)
        self._tidying = asyncio.ensure_future(self._tidy())
        if self._health is not None:
            playing = self.desk.hall.playing
            self._pulse = Pulse(self._health, self._connected, lambda: len(playing()))
        if self._uploads:
            self._uploading = asyncio.ensure_future(self.desk.emojis.upload())
        log.info("ready to play %s", ", ".join(self.desk.catalogue))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Carry out a press; the tree takes the commands."""
        self.desk.bell.stir(UserId(interaction.user.id))
        await router.on_press(self.desk, interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the tables of a server that the bot was thrown out of: no clock charges anybody."""
        pause = seating.paused_because(WhyPaused.NO_CHANNEL)
        await asyncio.gather(
            *(
                table.change(pause)
                for table in self.desk.hall.awake_on(guild.id)
                if table.record.phase is Phase.PLAYING and not table.record.paused
            )
        )

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the tables of a server that the bot is back in, so that they can be resumed."""
        for table in self.desk.hall.awake_on(guild.id):
            self._tell(table)

    async def close(self) -> None:
        """Stop clocks and computers, have every table say so, and leave."""
        for task in (self._tidying, self._uploading):
            if task is not None:
                task.cancel()
        await self.desk.hall.close()
        for table in self.desk.hall.playing():
            table.remark("note-stopping")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.desk.outbox.settle(), STOP_SECONDS)
        await self.desk.bell.close()
        await self.roll.close()
        await self.desk.outbox.close()
        await self.desk.hands.close()
        await super().close()
        await self._press.close()
        await self._painters.close()
        if self._pulse is not None:
            await self._pulse.stop()

    def _connected(self) -> bool:
        return self.is_ready() and self.ws.open

    async def on_ready(self) -> None:
        """Say that presses can arrive; Discord says so again after each new session."""
        if self._ready_call:
            self._ready_call()
            self._ready_call = None

    def tidy(self) -> None:
        """Let go of tables that sleep, of hands that can be edited no more, and of what they left."""
        for table in self.desk.hall.doze():
            self.desk.outbox.forget(table)
        self.desk.hands.forget()
        self.desk.bell.forget()
        self.desk.once.forget()
        self._governor.forget()
        gc.collect()

    def _tell(self, table: Table) -> None:
        """Show a change of *table*, and mind whom it waits for."""
        self.desk.outbox.tell(table)
        self.desk.bell.heed(table)
        self.roll.heed(table)

    async def _table(self, key: TableId) -> Table:
        return await self.desk.hall.table(key)

    async def drop_moves(self) -> None:
        """Let go of the moves of games that ended more days ago than the host keeps them."""
        days = self.desk.keep_days
        dropped = await self.desk.annals.drop_moves(self.desk.now() - days * DAY) if days else 0
        if dropped:
            log.info("moves of %s games were older than %s days", dropped, days)

    async def _tidy(self) -> None:
        """Tidy up every few minutes; drop old moves at the start and once a day."""
        due = 0.0
        while True:
            if self.desk.now() >= due:
                due = self.desk.now() + DAY
                with contextlib.suppress(StoreError):  # tried again the next day
                    await self.drop_moves()
            await asyncio.sleep(TIDY_SECONDS)
            self.tidy()
            if self._uploads:
                with contextlib.suppress(*UNREACHABLE):
                    await self.desk.emojis.refresh()


async def serve(settings: Settings, *, ready: Callable[[], None] | None = None) -> None:
    """Run the bot until it is asked to stop (SIGINT, SIGTERM); call *ready* once it plays."""
    journal.keep(settings.log_level, settings.log_format)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    if settings.sandbox_url:
        loopback.point_at(settings.sandbox_url)
    async with await Store.open(settings.store) as store, Parlour(settings, store, ready) as client:
        # A full collection walks all that there is, and all tables wait for it (0.2 s with 500 of
        # them): what is loaded by now stays and is left out; ``tidy`` says when the rest is due.
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], NEVER)
        sys.setswitchinterval(SWITCH_SECONDS)
        try:
            await _until_asked_to_stop(client, settings.discord_token.get_secret_value())
        except discord.LoginFailure as refused:
            raise SettingsError("DISCORD_TOKEN: Discord does not accept this token") from refused
        except UNREACHABLE as failed:
            where = settings.sandbox_url or "Discord"
            raise SettingsError(f"{where} cannot be reached: {failed}") from failed


async def _until_asked_to_stop(client: Parlour, token: str) -> None:
    """Run *client* until a signal asks for its end, or raise why it cannot run."""
    asked, loop = asyncio.Event(), asyncio.get_running_loop()
    for wish in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(wish, asked.set)
    running = asyncio.ensure_future(client.start(token))
    waiting = asyncio.ensure_future(asked.wait())
    await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if running.done():
        running.result()
    log.info("stopping")
    # Closed, not only cancelled: on Python 3.11 ``asyncio.wait_for``, which the library connects
    # with, loses a cancellation that comes at the same moment as its result.
    await client.close()
    running.cancel()
    with contextlib.suppress(Exception, asyncio.CancelledError):
        await asyncio.wait_for(running, STOP_SECONDS)
