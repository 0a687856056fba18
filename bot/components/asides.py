"""Private messages beside a lobby, which mean nothing any more once the game has begun."""

import contextlib
from collections.abc import Callable

import discord

from bot.components.answer import UNREACHABLE
from bot.components.hands import TOKEN_LIFE
from bot.records import TableId, UserId


class Asides:
    """The latest of each person at each table, by the interaction that can still delete it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._open: dict[TableId, dict[UserId, discord.Interaction]] = {}

    def keep(self, table: TableId, interaction: discord.Interaction) -> None:
        """Remember what *interaction* showed beside *table*; forget what is out of reach."""
        for key, shown in tuple(self._open.items()):
            if not any(map(self._reaches, shown.values())):
                del self._open[key]
        self._open.setdefault(table, {})[UserId(interaction.user.id)] = interaction

    async def clear(self, table: TableId) -> None:
        """Delete all that was shown beside *table*."""
        for interaction in self._open.pop(table, {}).values():
            if self._reaches(interaction):
                with contextlib.suppress(*UNREACHABLE):  # whoever read it may have dismissed it
                    await interaction.delete_original_response()

    def _reaches(self, interaction: discord.Interaction) -> bool:
        return self._now() < interaction.created_at.timestamp() + TOKEN_LIFE
