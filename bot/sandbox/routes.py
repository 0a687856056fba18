"""The routes of the API: which part of the sandbox answers which request."""

from collections.abc import Callable
from typing import Any

from bot.sandbox.channel_routes import ChannelRoutes
from bot.sandbox.command_routes import CommandRoutes
from bot.sandbox.emoji_routes import EmojiRoutes
from bot.sandbox.interaction_routes import InteractionRoutes
from bot.sandbox.interactions import Interactions
from bot.sandbox.lookup_routes import LookupRoutes
from bot.sandbox.requests import Call
from bot.sandbox.world import World

Answer = tuple[int, Any]
Route = Callable[[Call], Answer]


class Routes:
    """Finds the route for a call."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.lookup = LookupRoutes(world)
        self._parts = (
            InteractionRoutes(world, interactions),
            ChannelRoutes(world),
            CommandRoutes(world),
            EmojiRoutes(world),
            self.lookup,
        )

    def find(self, call: Call) -> Route | None:
        """Give what answers a call, or nothing for an unknown route."""
        for part in self._parts:
            found = part.find(call)
            if found is not None:
                return found
        return None
