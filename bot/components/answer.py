"""The one answer to a press or a command, in whatever way Discord still takes it."""

import asyncio
import contextlib
import logging
from types import TracebackType
from typing import Self

import aiohttp
import discord

from bot.components.wire import Parcel

PATIENCE = 2.0
"""Seconds after which an interaction is acknowledged before its answer is ready; Discord gives 3."""
UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Discord refuses what we send, or cannot be reached."""

log = logging.getLogger(__name__)


class Answer:
    """Answers *interaction* once; by itself it acknowledges what takes longer than ``PATIENCE``.

    Used as a context: ``async with Answer(interaction) as answer: … await answer.private(parcel)``.
    A press that ends without an answer is acknowledged, so nobody reads "interaction failed".
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self._deferred_private = False
        """Whether a private message that says "thinking" stands for the answer."""
        self.owned = True
        """Whether the token's own message is the one that answered, and not the one pressed on."""
        self._turn = asyncio.Lock()
        self._waiting: asyncio.Task[None] | None = None
        self._answered = False
        """Whether something stands where the acknowledgement promised it."""

    async def __aenter__(self) -> Self:
        self._waiting = asyncio.ensure_future(self._hold())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        if fault is None:
            with contextlib.suppress(*UNREACHABLE):
                await self._close()

    @property
    def on_private(self) -> bool:
        """Whether the press was on a message that only its reader sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def message_id(self) -> int | None:
        """The message that carries the pressed button."""
        return self.interaction.message.id if self.interaction.message else None

    async def acknowledge(self) -> None:
        """Tell Discord that the press arrived, if nothing was answered yet.

        Where Discord cannot be told, the wish is carried out all the same: the person sees it at
        the table, and must not have pressed in vain.
        """
        async with self._turn:
            if self.interaction.response.is_done():
                return
            try:
                await self._defer()
            except UNREACHABLE as failed:
                log.info("interaction %s was not acknowledged: %s", self.interaction.id, failed)

    async def update(self, parcel: Parcel) -> int:
        """Change the pressed message into *parcel*; return its id."""
        async with self._turn:
            if not self.interaction.response.is_done():
                await self.interaction.response.edit_message(**parcel.editing())
            else:
                await self.interaction.edit_original_response(**parcel.editing())
        message = self.interaction.message
        return message.id if message else 0

    async def private(self, parcel: Parcel) -> int:
        """Show *parcel* to this person alone, as a new message; return its id."""
        async with self._turn:
            if not self.interaction.response.is_done():
                sent = await self.interaction.response.send_message(
                    **parcel.sending(), ephemeral=True
                )
                return sent.message_id or 0
            if self._deferred_private and not self._answered:
                self._answered = True
                return (await self.interaction.edit_original_response(**parcel.editing())).id
            self.owned = False
            later = await self.interaction.followup.send(
                **parcel.sending(), ephemeral=True, wait=True
            )
            return later.id

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Open *modal* before this person; only possible while nothing was answered."""
        async with self._turn:
            await self.interaction.response.send_modal(modal)

    async def public(self, parcel: Parcel) -> tuple[int, bool]:
        """Post *parcel* for the channel; return its id and whether it really became public.

        A command that was acknowledged already, privately, posts nothing: the caller does, since
        whether an answer is private is settled by the acknowledgement.
        """
        async with self._turn:
            if not self.interaction.response.is_done():
                sent = await self.interaction.response.send_message(**parcel.sending())
                return sent.message_id or 0, not sent.is_ephemeral()
            if self._deferred_private:
                self._answered = True
                await self.interaction.delete_original_response()
                return 0, False
            later = await self.interaction.followup.send(**parcel.sending(), wait=True)
            return later.id, not later.flags.ephemeral

    async def _hold(self) -> None:
        """Acknowledge what takes long; a press on what all read gets its answer in private.

        Else the token's own message would be the public one, and a hand would come to stand there.
        """
        await asyncio.sleep(PATIENCE)
        async with self._turn:
            with contextlib.suppress(*UNREACHABLE):
                if not self.interaction.response.is_done():
                    await (self._defer() if self.on_private else self._defer_in_private())

    async def _close(self) -> None:
        """Acknowledge what was not answered; take away a promise of an answer that never came."""
        async with self._turn:
            if not self.interaction.response.is_done():
                await self._defer()
            elif self._deferred_private and not self._answered:
                await self.interaction.delete_original_response()

    async def _defer(self) -> None:
        if self.interaction.message is not None:
            await self.interaction.response.defer()
        else:
            await self._defer_in_private()

    async def _defer_in_private(self) -> None:
        await self.interaction.response.defer(ephemeral=True, thinking=True)
        self._deferred_private = True
