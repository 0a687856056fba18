"""Private hands: opened by a press, kept up to date for as long as Discord lets us edit them.

An ephemeral message can be edited only with the token of an interaction that made or last changed
it, for 15 minutes. So every press on a hand renews it, and a hand whose token died says (in its
footer) how to get a fresh one. Source: Discord, "Receiving and responding".
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import cast

import discord

from bot.components.answer import Answer
from bot.components.studio import OvertakenError, Studio
from bot.components.windows import INTERVAL, Windows
from bot.components.wire import Parcel
from bot.messages import Message
from bot.records import Ledger, Phase, TableId, UserId, Window
from bot.sessions.table import Table
from renderers.kit.press import Haste

TOKEN_LIFE = 15 * 60 - 20
"""Seconds for which we count on an interaction token: Discord's 15 minutes less a margin."""

_GONE = (401, 403, 404)
"""How Discord answers for a message or a token that is no more."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """Why the last press on a hand did nothing, and by which rule, at a *version* of its seat."""

    text: str = ""
    rule: str = ""
    version: int = 0


_NOTHING = Notice()

Paint = Callable[[Table, UserId, str, float, Notice], Message]
"""``paint(table, user, locale, until, notice)``: the hand of *user*, or why there is none any more."""


@dataclass(slots=True)
class _Hand:
    """One person's hand at one table; *shown* is the message that stands in its window.

    Whoever changes it holds *turn*, an answer from making the message to having sent it. A refresh
    makes its message before, and makes it anew if the hand was changed meanwhile, so that an older
    picture of the table never overwrites a newer one.
    """

    window: Window | None = None
    shown: Message | None = None
    preview_of: int | None = None
    """The seat version for which a preview stands in the hand's place."""
    notice: Notice = _NOTHING
    """What stands in the hand for as long as its seat's situation is the same."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hands:
    """Every private hand that can still be edited."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        studio: Studio,
        paint: Paint,
        now: Callable[[], float],
        interval: float = INTERVAL,
    ) -> None:
        self._client = client
        self._windows = Windows(ledger, min(interval, INTERVAL))
        self._studio = studio
        self._paint = paint
        self._now = now
        self._open: dict[TableId, dict[UserId, _Hand]] = {}

    async def restore(self) -> None:
        """Take up again the hands that were open when the process ended."""
        for window in await self._windows.still_open(self._now()):
            self._open.setdefault(window.table, {})[window.user] = _Hand(window)

    async def answer(
        self,
        answer: Answer,
        table: Table,
        paint: Callable[[], Awaitable[Message]],
        *,
        preview_of: int | None = None,
        notice: Notice = _NOTHING,
    ) -> None:
        """Show what *paint* makes as this person's hand: in the pressed hand's place or anew.

        *preview_of*: the seat version for which it is a preview, that a refresh leaves alone;
        *notice*: what *paint* says of the last press, for a refresh to repeat.
        """
        user = UserId(answer.interaction.user.id)
        key = (table.record.id, user)
        hand = self._open.setdefault(table.record.id, {}).setdefault(user, _Hand())
        async with hand.turn:
            message, old = await paint(), hand.window
            standing = await self._put(answer, hand, message, (key, answer.interaction.id))
            window = self._window(answer.interaction, table, user, standing)
            # By a token whose own message is the public one, a hand would come to stand there.
            hand.window = window if answer.owned else None
            hand.shown, hand.preview_of, hand.notice = message, preview_of, notice
        if hand.window is not None:
            self._windows.keep(hand.window)
        if old is not None and old.message != standing:
            await self._discard(old)

    async def _put(self, answer: Answer, hand: _Hand, message: Message, key: Hashable) -> int:
        """Have *message* stand where *answer* belongs; return that message's id."""
        pressed = answer.message_id
        stands = hand.window is not None and hand.window.message == pressed
        if answer.on_private and pressed and stands and message == hand.shown:
            await answer.acknowledge()  # it is there already: somebody presses very fast
            return pressed
        parcel = await self._studio.parcel(key, message)
        return await (answer.update(parcel) if answer.on_private else answer.private(parcel))

    async def refresh(self, table: Table) -> None:
        """Bring every open hand of *table* up to date."""
        hands = tuple(self._open.get(table.record.id, {}).items())
        await asyncio.gather(*(self._refresh(table, user, hand) for user, hand in hands))

    async def renew(self, table: Table, user: UserId) -> None:
        """Bring the open hand of *user* up to date, in place of a preview too."""
        hand = self._open.get(table.record.id, {}).get(user)
        if hand is not None:
            async with hand.turn:
                hand.preview_of, hand.notice = None, _NOTHING
            await self._refresh(table, user, hand)

    async def settle(self) -> None:
        """Wait until what a next start needs to know of open hands is stored."""
        await self._windows.settle()

    async def close(self) -> None:
        """Store it now, and open no more."""
        await self._windows.close()

    def tables_of(self, user: UserId) -> tuple[TableId, ...]:
        """Return the tables where *user* has a hand open."""
        return tuple(table for table, hands in self._open.items() if user in hands)

    def reaches(self, table: TableId, user: UserId) -> bool:
        """Tell whether *user*'s hand at *table* can be shown now: it is open, and we are heard."""
        hand = self._open.get(table, {}).get(user)
        connected = self._client.ws is not None and self._client.ws.open
        return connected and hand is not None and not self._ended(hand)

    def forget(self) -> None:
        """Let go of the hands that can be edited no more."""
        for table, hands in tuple(self._open.items()):
            for user, hand in tuple(hands.items()):
                if not hand.turn.locked() and self._ended(hand):
                    del hands[user]
            if not hands:
                del self._open[table]

    def until(self, interaction: discord.Interaction) -> float:
        """Return the moment up to which a hand shown by *interaction* updates itself."""
        return interaction.created_at.timestamp() + TOKEN_LIFE

    async def _refresh(self, table: Table, user: UserId, hand: _Hand) -> None:
        """Bring *hand* up to date. Its picture is drawn before its turn is taken: no press waits."""
        if hand.window is None:
            async with hand.turn:  # it may be opening, with what stood before this change
                pass
        while (window := hand.window) is not None and not self._ended(hand):
            before, seat = hand.shown, table.record.seat_of(user)
            over = seat is None or table.record.phase is Phase.CLOSED
            if not over and hand.preview_of is not None and hand.preview_of == table.version(seat):
                return
            said = _NOTHING
            if not over and hand.notice.version == table.version(seat):
                said = hand.notice
            message = self._paint(table, user, window.locale, window.until, said)
            parcel = await self._drawn(window, message) if message != before else None
            async with hand.turn:
                if hand.window is not window or hand.shown is not before:
                    continue  # by a press, whose answer may be older than this change
                if parcel is not None:
                    await self._edit(hand, window, message, parcel)
                if over:
                    hand.window = None
                return

    async def _drawn(self, window: Window, message: Message) -> Parcel | None:
        """Return *message* ready to send, or ``None`` if a newer one overtook it."""
        try:
            key = (window.table, window.user)
            return await self._studio.parcel(key, message, Haste.SOON)
        except OvertakenError:
            return None

    def _ended(self, hand: _Hand) -> bool:
        return hand.window is None or self._now() >= hand.window.until

    async def _edit(self, hand: _Hand, window: Window, message: Message, parcel: Parcel) -> None:
        try:
            await self._webhook(window).edit_message(_ORIGINAL, **parcel.editing())
        except discord.HTTPException as gone:
            if gone.status not in _GONE:
                raise  # the message is there still, and is tried again
            # The person dismissed it, or its token died early: My hand opens another.
            log.info("a hand of table %s cannot be edited: %s", window.table, gone.code)
            hand.window = None
            return
        hand.shown = message
        hand.preview_of = None

    async def _discard(self, window: Window) -> None:
        if self._now() < window.until:
            with contextlib.suppress(discord.HTTPException):
                await self._webhook(window).delete_message(_ORIGINAL)

    def _webhook(self, window: Window) -> discord.Webhook:
        return discord.Webhook.partial(window.application, window.token, client=self._client)

    def _window(
        self, interaction: discord.Interaction, table: Table, user: UserId, message: int
    ) -> Window:
        return Window(
            table=table.record.id,
            user=user,
            application=interaction.application_id,
            token=interaction.token,
            message=message,
            until=self.until(interaction),
            locale=interaction.locale.value,
        )


_ORIGINAL = cast("int", "@original")
"""The message that an interaction made or stood on; the library formats it into the route."""
