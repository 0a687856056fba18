"""Draws the pictures of a message off the event loop and wraps it for sending."""

from collections.abc import Hashable
from typing import Protocol

from bot.components.wire import Parcel, parcel, pictures
from bot.messages import Message


class Press(Protocol):
    """The pool that paints scenes; ``renderers.kit`` fills it."""

    async def draw(self, key: Hashable, scene: Hashable) -> bytes | None:
        """Return the PNG of *scene*, or ``None`` if a newer scene of *key* took its place."""
        ...


class OvertakenError(Exception):
    """A newer picture for the same place is being drawn; this one is not needed any more."""


class Studio:
    """Turns messages into parcels."""

    def __init__(self, press: Press) -> None:
        self._press = press

    async def parcel(self, key: Hashable, message: Message) -> Parcel:
        """Return *message* ready to send; *key* names the place where it will stand."""
        drawn: dict[Hashable, bytes] = {}
        for picture in pictures(message):
            png = await self._press.draw((key, picture.name), picture.scene)
            if png is None:
                raise OvertakenError
            drawn[picture.scene] = png
        return parcel(message, drawn)
