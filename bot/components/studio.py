"""Draws the pictures of a message off the event loop and wraps it for sending."""

from collections.abc import Hashable
from typing import cast

from bot.components.wire import Parcel, Shown, parcel, pictures
from bot.messages import Message
from renderers.kit.press import Haste, Picture, Press


class OvertakenError(Exception):
    """A newer picture for the same place is being drawn; this one is not needed any more."""


class Studio:
    """Turns messages into parcels."""

    def __init__(self, press: Press, shown: Shown) -> None:
        self._press = press
        self._shown = shown

    async def parcel(self, key: Hashable, message: Message, haste: Haste = Haste.NOW) -> Parcel:
        """Return *message* ready to send; *key* names the place where it will stand."""
        drawn: dict[Hashable, bytes] = {}
        for picture in pictures(message):
            png = await self._press.draw((key, picture.name), cast("Picture", picture.scene), haste)
            if png is None:
                raise OvertakenError
            drawn[picture.scene] = png
        return parcel(message, drawn, self._shown)
