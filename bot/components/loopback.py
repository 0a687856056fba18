"""Points the unmodified discord.py at a Discord-compatible server on loopback.

Three class attributes that the library itself reads; no function of it is replaced.
"""

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(base: str) -> None:
    """Send every later request to *base* (``http://127.0.0.1:8710``); call before login."""
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = base
