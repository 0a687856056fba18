"""The routes of the API: which part of the sandbox answers which request."""

from bot.sandbox.channel_routes import ChannelRoutes
from bot.sandbox.command_routes import CommandRoutes
from bot.sandbox.emoji_routes import EmojiRoutes
from bot.sandbox.interaction_routes import InteractionRoutes
from bot.sandbox.interactions import Interactions
from bot.sandbox.lookup_routes import LookupRoutes
from bot.sandbox.requests import Call
from bot.sandbox.route_table import Route
from bot.sandbox.world import World


class Routes:
    """Finds the route for a call."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.lookup = LookupRoutes(world)
        self._tables = (
            InteractionRoutes(world, interactions).table,
            ChannelRoutes(world).table,
            CommandRoutes(world).table,
            EmojiRoutes(world).table,
            self.lookup.table,
        )

    def find(self, call: Call) -> Route | None:
        """Give what answers a call, or nothing for an unknown route."""
        found = (table.find(call) for table in self._tables)
        return next((route for route in found if route is not None), None)
