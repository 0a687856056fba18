"""The application's own emojis: pictures of cards for buttons, uploaded once, words without them."""

import asyncio
import logging
from collections.abc import Mapping

import discord

from bot.catalogue import Entry
from bot.components.answer import UNREACHABLE
from bot.messages import Emoji
from renderers.kit.emojis import emojis, png
from renderers.kit.sprites import Art

log = logging.getLogger(__name__)


def wanted(catalogue: Mapping[str, Entry]) -> dict[str, Art]:
    """Return every picture that some button may show: the standard pack, and each game's own.

    A renderer's own are what its ``emojis()`` returns, by name (2 to 32 letters, digits, ``_``).
    """
    found = dict(emojis())
    for entry in catalogue.values():
        own = getattr(entry.renderer, "emojis", None)
        found.update({} if own is None else own())
    return found


class Emojis:
    """Which of the *arts* are uploaded; the others are shown by a sign of Unicode, or not at all."""

    def __init__(self, client: discord.Client, arts: Mapping[str, Art]) -> None:
        self._client = client
        self._arts = arts
        self._known: dict[str, str] = {}

    @property
    def progress(self) -> tuple[int, int]:
        """How many are there, of how many."""
        return len(self._known), len(self._arts)

    def shown(self, emoji: str | Emoji | None) -> str | None:
        """Return *emoji* as Discord takes it, or ``None``."""
        if isinstance(emoji, Emoji):
            return self._known.get(emoji.name, emoji.instead)
        return emoji

    async def refresh(self) -> None:
        """Ask Discord which are there: somebody may have deleted some in the developer portal."""
        there = await self._client.fetch_application_emojis()
        self._known = {each.name: str(each) for each in there if each.name in self._arts}

    async def upload(self) -> None:
        """Upload the missing ones; stop where Discord takes no more, until the next start."""
        try:
            await self.refresh()
            for name in self._arts.keys() - self._known.keys():
                image = await asyncio.to_thread(png, self._arts[name])
                made = await self._client.create_application_emoji(name=name, image=image)
                self._known[name] = str(made)
        except UNREACHABLE as failed:
            log.warning("%s of %s emojis are there: %s", *self.progress, failed)
